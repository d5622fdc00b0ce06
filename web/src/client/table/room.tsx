// The room before the start: who sits where; guests take a chair, the host puts bots on chairs and starts.

import { useState } from "preact/hooks";
import { coverOf } from "../../covers";
import { Icon } from "../../icons";
import { Disc } from "../../pieces/disc";
import type { Person, SeatWish, TableCard } from "../../protocol";
import { api } from "../core/api";
import { bots, gameText, gameTitle } from "../core/games";
import { me } from "../core/me";
import { t } from "../core/speech";
import { AlteredFold } from "../lobby/altered";
import { levelText } from "../lobby/seats";
import { paceText } from "../lobby/tables";
import { Welcome } from "../lobby/welcome";
import { noteTrouble } from "../shell/announce";
import { Page } from "../shell/frame";
import { Invite } from "./invite";

interface RoomProps {
  table: TableCard;
  onTable(table: TableCard): void;
}

function Chair({ person, table, onTable }: RoomProps & { person: Person }) {
  const run = (asked: Promise<TableCard>) => void asked.then(onTable, noteTrouble);
  const put = (wish: SeatWish) => run(api.seat(table.id, person.seat, wish));
  const mine = table.seats.includes(person.seat);
  return (
    <li class={`chair chair-${person.kind}`} data-chair={person.seat}>
      {person.kind === "open" ? (
        <span class="empty-chair large" aria-hidden="true" />
      ) : (
        <Disc colour={person.colour < 0 ? person.seat : person.colour} name={person.name} size={44} />
      )}
      <span class="chair-name">
        {person.kind === "open" ? t("chair-open") : person.name}
        {person.kind === "bot" ? (
          <span class="small">
            {" "}
            <Icon name="vintage-robot" /> {levelText(person.level)}
          </span>
        ) : null}
        {person.host ? <span class="tag">{t("host")}</span> : null}
        {mine ? <span class="tag">{t("you")}</span> : null}
      </span>
      <span class="chair-keys">
        {person.kind === "open" && me.value && !table.seats.length ? (
          <button
            type="button"
            class="primary"
            data-testid={`sit-${person.seat}`}
            onClick={() => run(api.join(table.id, { seat: person.seat, colour: -1 }))}
          >
            {t("sit-down")}
          </button>
        ) : null}
        {table.host && person.kind === "open" ? (
          <select
            aria-label={t("put-bot")}
            value=""
            onChange={(event) => put({ who: "bot", level: event.currentTarget.value, name: "", colour: -1 })}
          >
            <option value="" selected>
              {t("put-bot")}
            </option>
            {bots.value.levels.map((level) => (
              <option key={level} value={level}>
                {levelText(level)}
              </option>
            ))}
          </select>
        ) : null}
        {table.host && person.kind === "bot" ? (
          <button type="button" class="plain" onClick={() => put({ who: "open", level: "", name: "", colour: -1 })}>
            {t("free-chair")}
          </button>
        ) : null}
      </span>
    </li>
  );
}

export function Room({ table, onTable }: RoomProps) {
  const [busy, setBusy] = useState(false);
  const run = (asked: Promise<TableCard>) => {
    setBusy(true);
    asked.then(onTable, noteTrouble).finally(() => setBusy(false));
  };
  const free = table.people.filter((one) => one.kind === "open").length;
  const cover = coverOf(table.game);
  return (
    <Page name={gameTitle(table.game)}>
      <div class="room" data-testid="room">
        <div class="new-head">
          <img class="new-cover" src={cover} alt="" width="400" height="260" />
          <div>
            <h1>{gameTitle(table.game)}</h1>
            <p>{gameText(table.game, "game-tagline")}</p>
            <p class="small">
              {paceText(table.pace)} · {t(`talking-${table.talk}`)} · {table.listed ? t("is-listed") : t("is-private")}{" "}
              · {t(`after-${table.aftermath}`)}
            </p>
          </div>
        </div>
        <AlteredFold table={table} open />
        {me.value === null ? <Welcome about={t("welcome-table")} /> : null}
        <p role="status">{free ? t("chairs-free", { count: free }) : t("chairs-full")}</p>
        <ul class="chairs">
          {table.people.map((person) => (
            <Chair key={person.seat} person={person} table={table} onTable={onTable} />
          ))}
        </ul>
        <div class="buttons">
          {table.host ? (
            <button
              type="button"
              class="primary large"
              data-testid="start"
              disabled={busy}
              onClick={() => run(api.start(table.id))}
            >
              {free ? t("start-with-bots") : t("start-now")}
            </button>
          ) : null}
          {table.seats.length && !table.host ? (
            <button type="button" class="plain" onClick={() => run(api.leave(table.id))}>
              {t("stand-up")}
            </button>
          ) : null}
        </div>
        <Invite table={table} />
      </div>
    </Page>
  );
}
