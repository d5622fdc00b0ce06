// What everybody at a table must see at once: it is paused, a chair is free or asked for, a rematch waits.

import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import type { Person, TableCard } from "../../protocol";
import { api } from "../core/api";
import { me } from "../core/me";
import { go } from "../core/router";
import { t } from "../core/speech";
import { Welcome } from "../lobby/welcome";
import { noteTrouble } from "../shell/announce";
import { Dialog } from "../shell/dialog";
import { useSittingDown } from "./another-name";

interface NewsProps {
  table: TableCard;
  seat: number | null;
  over: boolean;
  onTable(table: TableCard): void;
}

function TakeChair({ table, person, onTable }: { table: TableCard; person: Person; onTable(card: TableCard): void }) {
  const { begin, dialog } = useSittingDown((name) =>
    api.take(table.id, { seat: person.seat, name }).then((card) => onTable(card)),
  );
  return (
    <>
      <button type="button" class="plain" data-testid={`take-${person.seat}`} onClick={() => void begin()}>
        {t("take-chair", { name: person.name })}
      </button>
      {dialog}
    </>
  );
}

function Reclaim({ table, person, onTable }: { table: TableCard; person: Person; onTable(card: TableCard): void }) {
  const [asked, setAsked] = useState(false);
  const [code, setCode] = useState("");
  const ask = () => api.claim(table.id, person.seat).then(() => setAsked(true), noteTrouble);
  const submit = (event: Event) => {
    event.preventDefault();
    api.redeem(table.id, person.seat, code).then(onTable, noteTrouble);
  };
  if (!asked)
    return (
      <button type="button" class="plain" data-testid={`claim-${person.seat}`} onClick={() => void ask()}>
        {t("i-am", { name: person.name })}
      </button>
    );
  return (
    <form class="claim" onSubmit={submit}>
      <p>{t("claim-about")}</p>
      <input
        aria-label={t("claim-code")}
        placeholder={t("claim-code")}
        data-testid="claim-code"
        inputMode="numeric"
        autocomplete="one-time-code"
        maxLength={6}
        value={code}
        onInput={(event) => setCode(event.currentTarget.value)}
      />
      <button type="submit" class="primary" data-testid="claim-ok">
        {t("claim-ok")}
      </button>
    </form>
  );
}

/** What somebody who only watches can do to sit down: take a chair over, or ask for their own. */
function Chairs({ table, onTable, onClose }: Pick<NewsProps, "table" | "onTable"> & { onClose(): void }) {
  const free = table.people.filter((one) => one.free);
  const away = table.people.filter((one) => one.kind === "person" && !one.here && !one.host);
  return (
    <Dialog title={t("late-title")} drawer onClose={onClose} testid="late">
      {me.value === null ? <Welcome about={t("welcome-table")} /> : null}
      {me.value ? (
        <>
          {free.length ? <p>{t("late-about")}</p> : null}
          <div class="menu">
            {free.map((person) => (
              <TakeChair key={person.seat} table={table} person={person} onTable={onTable} />
            ))}
          </div>
          {away.length ? <p>{t("reclaim-about")}</p> : null}
          <div class="menu">
            {away.map((person) => (
              <Reclaim key={person.seat} table={table} person={person} onTable={onTable} />
            ))}
          </div>
        </>
      ) : null}
    </Dialog>
  );
}

/** The table at which somebody looks for a chair; it outlives the page, which begins anew when they say their name. */
const lookedAt = signal("");

function Late({ table, onTable }: Pick<NewsProps, "table" | "onTable">) {
  const any = table.people.some((one) => one.free || (one.kind === "person" && !one.here && !one.host));
  if (!any || table.status !== "playing" || table.sandbox) return null;
  return (
    <div class="banner news" role="status">
      <span>{t("late-hint")}</span>
      <button type="button" class="primary" data-testid="late-open" onClick={() => (lookedAt.value = table.id)}>
        {t("sit-down")}
      </button>
      {lookedAt.value === table.id ? (
        <Chairs table={table} onTable={onTable} onClose={() => (lookedAt.value = "")} />
      ) : null}
    </div>
  );
}

export function TableNews({ table, seat, over, onTable }: NewsProps) {
  const own = table.people.find((one) => one.seat === seat);
  const resume = () => void api.host(table.id, { what: "resume", seat: -1 }).catch(noteTrouble);
  return (
    <>
      {table.paused && !over ? (
        <div class="banner news" role="status" data-testid="paused">
          <span>{t("is-paused")}</span>
          {table.host ? (
            <button type="button" class="primary" data-testid="resume" onClick={resume}>
              {t("host-resume")}
            </button>
          ) : null}
        </div>
      ) : null}
      {over
        ? null
        : table.claims.map((claim) => (
            <div key={claim.seat} class="banner news" role="alert" data-testid="claim">
              {t("claim-told", { name: claim.name, code: claim.code })}
            </div>
          ))}
      {seat === null && !over ? <Late table={table} onTable={onTable} /> : null}
      {over && table.rematch && own ? (
        <div class="banner news" role="alert" data-testid="rematch-news">
          <span>{t("rematch-waits")}</span>
          <button
            type="button"
            class="primary"
            data-testid="rematch-join"
            onClick={() => go(`/table/${table.rematch}`)}
          >
            {t("rematch-join")}
          </button>
        </div>
      ) : null}
    </>
  );
}
