// The lobby: my tables (my turn first), open tables, tables to watch, and the games.

import { useEffect, useState } from "preact/hooks";
import type { Lobby as Tables } from "../../protocol";
import { api } from "../core/api";
import { cards } from "../core/games";
import { me } from "../core/me";
import { t } from "../core/speech";
import { Shelf } from "../lobby/games";
import { TableList } from "../lobby/tables";
import { Welcome } from "../lobby/welcome";
import { Street } from "../shell/brand";
import { Page } from "../shell/frame";
import { title } from "../shell/signals";

const AGAIN = 10_000;

function useLobby(): { tables: Tables | null; lost: boolean } {
  const [tables, setTables] = useState<Tables | null>(null);
  const [lost, setLost] = useState(false);
  const known = Boolean(me.value);
  useEffect(() => {
    const load = () => {
      api.lobby().then(
        (found) => {
          setTables(found);
          setLost(false);
          const turns = found.mine.filter((one) => one.turn).length;
          title(turns ? t("turns-waiting", { count: turns }) : "", turns > 0);
        },
        () => setLost(true),
      );
    };
    load();
    const timer = window.setInterval(() => document.hidden || load(), AGAIN);
    return () => window.clearInterval(timer);
  }, [known]);
  return { tables, lost };
}

export function Lobby() {
  const { tables, lost } = useLobby();
  return (
    <Page name="" wide>
      <div class="hero">
        <Street />
        <h1>{t("hero-title")}</h1>
        <p>{cards.value.length ? t("hero-about", { games: cards.value.length }) : " "}</p>
      </div>
      {lost ? (
        <p class="banner" role="status">
          {t("error-unreachable")}
        </p>
      ) : null}
      {me.value === null ? <Welcome /> : null}
      {tables ? <TableList title={t("tables-mine")} tables={tables.mine} /> : null}
      <Shelf />
      {tables ? (
        <div class="lobby-lists">
          <TableList title={t("tables-open")} tables={tables.open} empty={t("tables-open-empty")} />
          <TableList title={t("tables-watch")} tables={tables.watch} />
        </div>
      ) : null}
      <p>
        <a href="/position">{t("position-open-title")}</a>
      </p>
    </Page>
  );
}
