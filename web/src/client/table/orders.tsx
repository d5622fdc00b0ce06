// Orders for a slow table: what is to be done for me when I am asked and not here.

import { useEffect, useState } from "preact/hooks";
import type { NewOrder, StandingOrder, TableCard } from "../../protocol";
import { api } from "../core/api";
import { t } from "../core/speech";
import { Pick } from "../lobby/fields";
import { noteTrouble } from "../shell/announce";
import type { Cast } from "./session";

const MANY = 40; // options of one verb that can still be picked from a list
const ANYWHERE = "-1";

/** What can be ordered: options with one target, of which there are not too many. */
function choosable(cast: Cast, seats: number): (string | number)[][] {
  return cast.catalog.verbs.flatMap((verb) => {
    if (verb.domains.length !== 1) return [];
    const domain = cast.catalog.domains[verb.domains[0]];
    const labels = domain.name === "seat" ? domain.labels.slice(0, seats) : domain.labels;
    return labels.length > MANY ? [] : labels.filter((label) => label !== "").map((label) => [verb.name, label]);
  });
}

/** The places that the question for a verb can be about: the rooms in which a vote is held, say. */
function placesFor(cast: Cast, verb: string): { question: string; domain: string; places: number[] } | null {
  const question = `ask-${verb}`;
  const first = cast.catalog.phrases[question]?.[0];
  const domain = first === undefined ? undefined : cast.catalog.domains[first];
  if (!domain || domain.literal || domain.name === "seat") return null;
  const places = domain.labels.flatMap((label, at) => (label === "" ? [] : [at]));
  return { question, domain: domain.name, places };
}

function orderText(order: StandingOrder, cast: Cast, seat: number): string {
  if (order.kind === "pass") return t("order-pass");
  const what = cast.say.chosen(order.words, seat) ?? order.words.join(" ");
  const at = placesFor(cast, String(order.words[0]));
  return at && order.args.length ? t("order-in", { what, place: cast.say.thing(at.domain, order.args[0]) }) : what;
}

interface OrdersProps {
  table: TableCard;
  seat: number;
  cast: Cast;
}

function NewChoice({ table, seat, cast, give }: OrdersProps & { give(wish: NewOrder): void }) {
  const options = choosable(cast, table.people.length);
  const [picked, setPicked] = useState("0");
  const [place, setPlace] = useState(ANYWHERE);
  const words = options[Number(picked)];
  if (!words) return null;
  const at = placesFor(cast, String(words[0]));
  const wish: NewOrder =
    at && place !== ANYWHERE
      ? { kind: "choose", words, question: at.question, args: [Number(place)] }
      : { kind: "choose", words };
  return (
    <div class="fields">
      <Pick
        id="order-what"
        label={t("order-what")}
        value={picked}
        values={options.map((_, index) => String(index))}
        said={(index) => cast.say.chosen(options[Number(index)], seat) ?? options[Number(index)].join(" ")}
        onPick={setPicked}
      />
      {at ? (
        <Pick
          id="order-where"
          label={t("order-where")}
          value={place}
          values={[ANYWHERE, ...at.places.map(String)]}
          said={(one) => (one === ANYWHERE ? t("order-anywhere") : cast.say.thing(at.domain, Number(one)))}
          onPick={setPlace}
        />
      ) : null}
      <button type="button" class="plain" data-testid="order-choose" onClick={() => give(wish)}>
        {t("order-give")}
      </button>
    </div>
  );
}

export function Orders({ table, seat, cast }: OrdersProps) {
  const [orders, setOrders] = useState<StandingOrder[]>([]);
  useEffect(() => {
    api.orders(table.id, seat).then(setOrders, noteTrouble);
  }, [table.id, seat]);
  const give = (wish: NewOrder) => void api.giveOrder(table.id, seat, wish).then(setOrders, noteTrouble);
  const cancel = (order: string) => void api.cancelOrder(table.id, seat, order).then(setOrders, noteTrouble);
  return (
    <details class="fold">
      <summary data-testid="orders">{t("orders", { count: orders.length })}</summary>
      <p class="small">{t("orders-about")}</p>
      <ul class="host-guests">
        {orders.map((order) => (
          <li key={order.id} class="host-guest">
            <span class="host-name">{orderText(order, cast, seat)}</span>
            <button type="button" class="plain" onClick={() => cancel(order.id)}>
              {t("order-cancel")}
            </button>
          </li>
        ))}
      </ul>
      {orders.some((order) => order.kind === "pass") ? null : (
        <button type="button" class="plain" data-testid="order-pass" onClick={() => give({ kind: "pass" })}>
          {t("order-pass")}
        </button>
      )}
      <NewChoice table={table} seat={seat} cast={cast} give={give} />
    </details>
  );
}
