// A table by its address: the room before the start, or the game; and the curtain between players of one device.

import { useCallback, useEffect, useState } from "preact/hooks";
import { boardOf } from "../../boards";
import type { Person, TableCard } from "../../protocol";
import { api, Refused } from "../core/api";
import { me } from "../core/me";
import { t, trouble } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { Page } from "../shell/frame";
import { Curtain } from "../table/curtain";
import { Play } from "../table/play";
import { Room } from "../table/room";
import { coloured } from "../table/session";
import { Shut } from "../table/shut";

const AGAIN = 2_000;
/** Holds the id of a table of which one person moves all seats of this device. */
const ALONE = "ostoja-alone";

/** One device for several seats: a curtain before every change of hands. */
function Seats({ table, onTable }: { table: TableCard; onTable(table: TableCard): void }) {
  const shared = table.seats.length > 1;
  // In a sandbox one person moves all seats; elsewhere they can say so, once for the table.
  const [alone, setAlone] = useState(() => table.sandbox || sessionStorage.getItem(ALONE) === table.id);
  const [seat, setSeat] = useState<number | null>(table.seats[0] ?? null);
  const [next, setNext] = useState<number | null>(null);
  // Who is asked first is found out with a spectator's eyes, so that no hand is shown before its player is there.
  const [found, setFound] = useState(!shared || table.status !== "playing");
  useEffect(() => {
    if (!alone || next === null) return;
    setSeat(next);
    setNext(null);
  }, [alone, next]);
  useEffect(() => {
    if (found) return;
    const first = (asked: readonly number[]) => {
      setNext(table.seats.find((one) => asked.includes(one)) ?? table.seats[0]);
      setFound(true);
    };
    const look = async () => {
      const [update, module] = await Promise.all([api.update(table.id, null, 0), boardOf(table.game)]);
      setPeople(coloured(table.people, module, update.view));
      first(update.asked);
    };
    look().catch(() => first([]));
  }, []);
  const [people, setPeople] = useState<readonly Person[]>(table.people);
  const onAsked = useCallback(
    (asked: readonly number[], shown: readonly Person[]) => {
      setPeople(shown);
      if (!shared || seat === null || asked.includes(seat)) return;
      const other = table.seats.find((one) => asked.includes(one));
      if (other !== undefined) setNext(other);
    },
    [seat, shared, table.seats.join()],
  );
  if (!found)
    return (
      <main id="main" class="loading">
        <p role="status">{t("loading")}</p>
      </main>
    );
  if (next !== null) {
    const person = people.find((one) => one.seat === next);
    const ready = () => {
      setSeat(next);
      setNext(null);
    };
    const playAlone = () => {
      sessionStorage.setItem(ALONE, table.id);
      setAlone(true);
      ready();
    };
    if (person && !alone) return <Curtain person={person} onReady={ready} onAlone={playAlone} />;
  }
  return <Play key={seat} table={table} seat={seat} onTable={onTable} onAsked={onAsked} />;
}

export function Table({ id }: { id: string }) {
  const [table, setTable] = useState<TableCard | null>(null);
  const [problem, setProblem] = useState("");
  const who = me.value?.id;
  useEffect(() => {
    setProblem("");
    api.table(id).then(setTable, (error: unknown) => setProblem(trouble(error)));
  }, [id, who]);
  const waits = table?.status === "open";
  useEffect(() => {
    if (!waits) return;
    const load = () => {
      api.table(id).then(setTable, (error: unknown) => error instanceof Refused && noteTrouble(error));
    };
    const timer = window.setInterval(load, AGAIN);
    return () => window.clearInterval(timer);
  }, [id, waits]);
  if (problem)
    return (
      <Page name={t("table")}>
        <h1>{t("table")}</h1>
        <p class="banner" role="alert">
          {problem}
        </p>
      </Page>
    );
  if (!table || me.value === undefined)
    return (
      <Page name={t("table")}>
        <p role="status">{t("loading")}</p>
      </Page>
    );
  if (table.trouble || table.status === "closed") return <Shut table={table} />;
  if (table.status === "open") return <Room table={table} onTable={setTable} />;
  return <Seats key={`${table.id}:${who}:${table.seats.join()}`} table={table} onTable={setTable} />;
}
