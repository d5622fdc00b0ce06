// Joint reveals: votes and dice that came to light together are shown together, for a moment.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../icons";
import { Die } from "../../pieces/die";
import { Disc } from "../../pieces/disc";
import { mayMove, slowness } from "../../pieces/motion";
import type { Item, Person, ToldEvent } from "../../protocol";
import { t } from "../core/speech";
import type { Cast } from "./session";

const VOTED = "voted";
const DIE = /(^|-)die$/;
const MILLISECONDS = 1600;
const EACH = 500;

interface Shown {
  kind: "votes" | "dice";
  items: ToldEvent[];
}

/** The votes or else the dice among the news; one alone is no joint reveal. */
export function revealOf(news: readonly Item[]): Shown | null {
  const told = news.filter((item): item is ToldEvent => item.t === "event");
  const votes = told.filter((item) => item.kind === VOTED);
  if (votes.length > 1) return { kind: "votes", items: votes };
  const dice = told.filter((item) => DIE.test(item.kind));
  return dice.length > 1 ? { kind: "dice", items: dice } : null;
}

/** The face of a die, where an event names one. */
function faceOf(item: ToldEvent, cast: Cast): number | null {
  const domains = (cast.catalog.phrases[item.kind] ?? []).map((at) => cast.catalog.domains[at]?.name);
  const at = domains.indexOf("die");
  return at < 0 ? null : item.args[at];
}

function Vote({ item, people, cast }: { item: ToldEvent; people: readonly Person[]; cast: Cast }) {
  const voter = people.find((one) => one.seat === item.args[0]);
  const target = people.find((one) => one.seat === item.args[1]);
  return (
    <li class="reveal-vote">
      {voter && target ? (
        <>
          <Disc colour={voter.colour} name={voter.name} size={30} />
          <span aria-hidden="true">→</span>
          <Disc colour={target.colour} name={target.name} size={30} />
        </>
      ) : null}
      <span>{cast.say.item(item)}</span>
    </li>
  );
}

function Roll({ item, cast }: { item: ToldEvent; cast: Cast }) {
  const face = faceOf(item, cast);
  return (
    <li class="reveal-vote">
      {face === null ? <Icon name="dice-six-faces-five" size={30} /> : <Die face={face} size={30} />}
      <span>{cast.say.item(item)}</span>
    </li>
  );
}

export function Reveal({ news, people, cast }: { news: readonly Item[]; people: readonly Person[]; cast: Cast }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const found = mayMove() ? revealOf(news) : null;
    setShown(found);
    if (!found) return;
    const timer = window.setTimeout(() => setShown(null), (MILLISECONDS + EACH * found.items.length) * slowness());
    const skip = () => setShown(null);
    window.addEventListener("keydown", skip, { once: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("keydown", skip);
    };
  }, [news]);
  if (!shown) return null;
  return (
    <div class="reveal" data-testid="reveal" onClick={() => setShown(null)}>
      <div class="reveal-card">
        <h2>
          <Icon name={shown.kind === "votes" ? "vote" : "dice-six-faces-five"} /> {t(`reveal-${shown.kind}`)}
        </h2>
        <ul>
          {shown.items.map((item, at) =>
            shown.kind === "votes" ? (
              <Vote key={at} item={item} people={people} cast={cast} />
            ) : (
              <Roll key={at} item={item} cast={cast} />
            ),
          )}
        </ul>
        <button type="button" class="plain">
          {t("skip-reveal")}
        </button>
      </div>
    </div>
  );
}
