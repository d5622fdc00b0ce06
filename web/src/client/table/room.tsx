// The room before the start: who sits where, which colours, who is ready; the host fills chairs, removes and starts.

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
import { Confirm } from "../shell/dialog";
import { Page } from "../shell/frame";
import { useSittingDown } from "./another-name";
import { ColourPicker } from "./colour-picker";
import { Invite } from "./invite";

interface RoomProps {
  table: TableCard;
  onTable(table: TableCard): void;
}

function SitDown({ table, person, onTable }: RoomProps & { person: Person }) {
  const { begin, dialog } = useSittingDown((name) => api.join(table.id, { seat: person.seat, name }).then(onTable));
  return (
    <>
      <button type="button" class="primary" data-testid={`sit-${person.seat}`} onClick={() => void begin()}>
        {t("sit-down")}
      </button>
      {dialog}
    </>
  );
}

/** What the host can do about a chair. */
function HostChair({ table, person, onTable }: RoomProps & { person: Person }) {
  const [asking, setAsking] = useState(false);
  const run = (asked: Promise<TableCard>) => void asked.then(onTable, noteTrouble);
  const put = (wish: SeatWish) => run(api.seat(table.id, person.seat, wish));
  if (person.kind === "open")
    return (
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
    );
  if (person.kind === "bot")
    return (
      <button type="button" class="plain" onClick={() => put({ who: "open", level: "", name: "", colour: -1 })}>
        {t("free-chair")}
      </button>
    );
  if (person.host) return null;
  return (
    <>
      <button
        type="button"
        class="plain"
        data-testid={`hand-on-${person.seat}`}
        onClick={() => run(api.host(table.id, { what: "hand-on", seat: person.seat }))}
      >
        {t("host-hand-on")}
      </button>
      <button type="button" class="plain danger" data-testid={`remove-${person.seat}`} onClick={() => setAsking(true)}>
        {t("send-away")}
      </button>
      {asking ? (
        <Confirm
          title={t("send-away")}
          text={t("send-away-about", { name: person.name })}
          yes={t("send-away")}
          onYes={() => run(api.host(table.id, { what: "remove", seat: person.seat }))}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

function Chair({ person, table, onTable }: RoomProps & { person: Person }) {
  const mine = table.seats.includes(person.seat);
  const empty = person.kind === "open";
  return (
    <li class={`chair chair-${person.kind}`} data-chair={person.seat}>
      {empty ? (
        <span class="empty-chair large" aria-hidden="true" />
      ) : (
        <Disc colour={person.colour} name={person.name} size={44} />
      )}
      <span class="chair-name">
        {empty ? (person.saved ? t("saved-for", { name: person.saved }) : t("chair-open")) : person.name}
        {person.kind === "bot" ? (
          <span class="small">
            {" "}
            <Icon name="vintage-robot" /> {levelText(person.level)}
          </span>
        ) : null}
        {person.host ? <span class="tag">{t("host")}</span> : null}
        {mine ? <span class="tag">{t("you")}</span> : null}
        {person.ready ? <span class="tag is-ready">{t("is-ready")} ✓</span> : null}
      </span>
      <span class="chair-keys">
        {empty && me.value && !table.seats.length ? <SitDown table={table} person={person} onTable={onTable} /> : null}
        {table.host ? <HostChair table={table} person={person} onTable={onTable} /> : null}
      </span>
      {mine && table.palette.length ? (
        <ColourPicker
          palette={table.palette}
          own={person.colour}
          taken={table.people.filter((one) => one.kind === "person" && one !== person).map((one) => one.colour)}
          label={t("own-colour")}
          onPick={(colour) => api.colour(table.id, { seat: person.seat, colour }).then(onTable, noteTrouble)}
        />
      ) : null}
    </li>
  );
}

/** What the room waits for. */
function waitsFor(table: TableCard): string {
  const free = table.people.filter((one) => one.kind === "open").length;
  if (free) return t("chairs-free", { count: free });
  if (table.start === "host") return t("waits-host");
  return t("waits-ready", { count: table.people.filter((one) => one.kind === "person" && !one.ready).length });
}

/** The buttons of whoever looks: ready, begin, get up. */
function RoomKeys({ table, onTable }: RoomProps) {
  const [busy, setBusy] = useState(false);
  const run = (asked: Promise<TableCard>) => {
    setBusy(true);
    asked.then(onTable, noteTrouble).finally(() => setBusy(false));
  };
  const free = table.people.some((one) => one.kind === "open");
  const ready = table.people.some((one) => table.seats.includes(one.seat) && one.ready);
  return (
    <div class="buttons">
      {table.seats.length && table.start === "ready" ? (
        <button
          type="button"
          class={ready ? "plain large" : "primary large"}
          data-testid="ready"
          aria-pressed={ready}
          disabled={busy}
          onClick={() => run(api.ready(table.id, !ready))}
        >
          {ready ? t("not-ready") : t("ready")}
        </button>
      ) : null}
      {table.host ? (
        <button
          type="button"
          class={table.start === "ready" ? "plain large" : "primary large"}
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
  );
}

export function Room({ table, onTable }: RoomProps) {
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
        {table.claims.map((claim) => (
          <p key={claim.seat} class="banner" role="alert" data-testid="claim">
            {t("claim-told", { name: claim.name, code: claim.code })}
          </p>
        ))}
        {me.value === null ? <Welcome about={t("welcome-table")} /> : null}
        <p role="status">{waitsFor(table)}</p>
        <ul class="chairs">
          {table.people.map((person) => (
            <Chair key={person.seat} person={person} table={table} onTable={onTable} />
          ))}
        </ul>
        {table.palette.length ? null : <p class="small">{t("sides-colour")}</p>}
        <RoomKeys table={table} onTable={onTable} />
        <Invite table={table} />
      </div>
    </Page>
  );
}
