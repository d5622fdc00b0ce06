// Tables in the lobby: whose they are, who sits there, and what one can do with them.

import { useState } from "preact/hooks";
import { coverOf } from "../../covers";
import { Icon } from "../../icons";
import { Disc } from "../../pieces/disc";
import type { TableCard } from "../../protocol";
import { api } from "../core/api";
import { gameTitle } from "../core/games";
import { set, settings } from "../core/me";
import { ago, t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { AlteredFold } from "./altered";
import { Filters } from "./filters";
import { HANDFUL, OPEN_SIEVE, sifted } from "./sieve";

export function paceText(pace: TableCard["pace"]): string {
  if (pace.kind === "live")
    return t("pace-live", { minutes: Math.round((pace.bank ?? 0) / 60), seconds: pace.increment ?? 0 });
  if (pace.kind === "slow") return t("pace-slow", { hours: pace.hours ?? 0 });
  return t("pace-none");
}

function People({ table }: { table: TableCard }) {
  return (
    <ul class="table-people" aria-label={t("players")}>
      {table.people.map((person) => (
        <li key={person.seat} class={person.kind === "open" ? "is-open" : ""}>
          {person.kind === "open" ? (
            <span class="empty-chair" aria-hidden="true" />
          ) : (
            <Disc colour={person.colour} name={person.name} size={22} />
          )}
          <span>{person.kind === "open" ? t("chair-open") : person.name}</span>
          {person.kind === "bot" ? <Icon name="vintage-robot" label={t("bot")} size="1em" /> : null}
        </li>
      ))}
    </ul>
  );
}

function stateOf(table: TableCard): string {
  if (table.trouble === "broken") return t("table-broken");
  if (table.trouble === "outdated") return t("table-outdated", { version: table.begun });
  if (table.turn) return t("table-your-turn");
  if (table.status === "over") return t("table-over");
  if (table.status === "open") return t("table-waits");
  return t("table-plays");
}

function act(table: TableCard): string {
  if (table.trouble) return t("table-story");
  if (table.seats.length)
    return t({ over: "table-look", open: "table-enter", playing: "table-go-on", closed: "table-look" }[table.status]);
  return table.status === "open" ? t("table-join") : t("table-watch");
}

/** A table that cannot be opened, or waits for nobody, is put away by its host. */
export function CloseTable({ table, onClosed }: { table: TableCard; onClosed(): void }) {
  const [busy, setBusy] = useState(false);
  const close = () => {
    setBusy(true);
    api
      .close(table.id)
      .then(onClosed, noteTrouble)
      .finally(() => setBusy(false));
  };
  return (
    <button type="button" class="plain" data-testid="close-table" disabled={busy} onClick={close}>
      {t("table-close")}
    </button>
  );
}

function rowClass(table: TableCard): string {
  if (table.trouble) return "table-row has-trouble";
  return table.turn ? "table-row has-turn" : "table-row";
}

function TableRow({ table }: { table: TableCard }) {
  const [closed, setClosed] = useState(false);
  const cover = coverOf(table.game);
  if (closed) return null;
  return (
    <li class={rowClass(table)} data-table={table.id}>
      <img class="table-cover" src={cover} alt="" width="64" height="64" loading="lazy" />
      <div class="table-facts">
        <h3>
          {gameTitle(table.game)}
          {table.sandbox ? <span class="tag">{t("sandbox")}</span> : null}
        </h3>
        <p class="table-state">
          {table.turn ? <Icon name="candle-flame" /> : null}
          {stateOf(table)} · {paceText(table.pace)} · {ago(table.changed)}
        </p>
        <AlteredFold table={table} />
      </div>
      <People table={table} />
      <span class="table-acts">
        <a class={table.turn && !table.trouble ? "button primary" : "button plain"} href={`/table/${table.id}`}>
          {act(table)}
        </a>
        {table.trouble && table.host ? <CloseTable table={table} onClosed={() => setClosed(true)} /> : null}
      </span>
    </li>
  );
}

const SHOWN = 6;

/** A list of tables; a long one can be sifted. */
export function TableList({ title, tables, empty }: { title: string; tables: TableCard[]; empty?: string }) {
  const [all, setAll] = useState(false);
  if (!tables.length && !empty) return null;
  const long = tables.length > HANDFUL;
  const wanted = long ? sifted(tables, settings.value.sieve) : tables;
  const shown = all ? wanted : wanted.slice(0, SHOWN);
  return (
    <section class="table-list">
      <h2>{title}</h2>
      {long ? <Filters tables={tables} list={title} /> : null}
      {tables.length ? null : <p class="empty">{empty}</p>}
      <ul>
        {shown.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
      {tables.length && !wanted.length ? (
        <p class="empty">
          {t("filter-none")}{" "}
          <button type="button" class="plain" onClick={() => set({ sieve: OPEN_SIEVE })}>
            {t("filter-clear")}
          </button>
        </p>
      ) : null}
      {shown.length < wanted.length ? (
        <button type="button" class="plain more" onClick={() => setAll(true)}>
          {t("tables-more", { count: wanted.length - shown.length })}
        </button>
      ) : null}
    </section>
  );
}
