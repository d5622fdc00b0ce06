// The series of a group: points, and the same deal at several tables.

import { useEffect, useState } from "preact/hooks";
import type { Board, SeriesPage, TableCard } from "../../protocol";
import { api } from "../core/api";
import { gameTitle } from "../core/games";
import { go } from "../core/router";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";

function Deal({ board, series }: { board: Board; series: string }) {
  const again = () => void api.sameDeal(series, board.tables[0]).then((card) => go(`/table/${card.id}`), noteTrouble);
  return (
    <details class="fold">
      <summary>{t("series-board", { number: board.number, game: gameTitle(board.game) })}</summary>
      {board.open ? <p class="small">{t("series-open", { count: board.open })}</p> : null}
      {board.compared.length ? (
        <table class="tallies">
          <thead>
            <tr>
              <th scope="col">{t("welcome-name")}</th>
              <th scope="col">{t("series-score")}</th>
              <th scope="col">{t("series-beaten")}</th>
            </tr>
          </thead>
          <tbody>
            {[...board.compared]
              .sort((one, other) => one.seat - other.seat || other.beaten - one.beaten)
              .map((one) => (
                <tr key={`${one.table}${one.seat}`}>
                  <th scope="row">
                    {one.seat + 1}. <a href={`/replay/${one.table}`}>{one.name}</a>
                  </th>
                  <td>{one.score}</td>
                  <td>{one.beaten}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ) : null}
      <button type="button" class="plain" onClick={again}>
        {t("series-again")}
      </button>
    </details>
  );
}

function One({ page, tables, add }: { page: SeriesPage; tables: readonly TableCard[]; add(table: string): void }) {
  const counted = new Set(page.boards.flatMap((board) => board.tables));
  const free = tables.filter((table) => !counted.has(table.id));
  return (
    <article data-testid="series">
      <h3>{page.name}</h3>
      <p class="small">{t("series-about", { win: page.win, play: page.play })}</p>
      <table class="tallies">
        <thead>
          <tr>
            <th scope="col">{t("welcome-name")}</th>
            <th scope="col">{t("series-points")}</th>
            <th scope="col">{t("tally-played")}</th>
            <th scope="col">{t("tally-won")}</th>
          </tr>
        </thead>
        <tbody>
          {page.places.map((place) => (
            <tr key={place.player}>
              <th scope="row">{place.name}</th>
              <td>{place.points}</td>
              <td>{place.played}</td>
              <td>{place.won}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {page.boards.map((board) => (
        <Deal key={board.number} board={board} series={page.id} />
      ))}
      {free.length ? (
        <select aria-label={t("series-add")} value="" onChange={(event) => add(event.currentTarget.value)}>
          <option value="">{t("series-add")}</option>
          {free.map((table) => (
            <option key={table.id} value={table.id}>
              {gameTitle(table.game)}: {table.people.map((one) => one.name || t("chair-open")).join(", ")}
            </option>
          ))}
        </select>
      ) : null}
    </article>
  );
}

export function SeriesOf({ group }: { group: string }) {
  const [pages, setPages] = useState<SeriesPage[]>([]);
  const [tables, setTables] = useState<TableCard[]>([]);
  const [name, setName] = useState("");
  useEffect(() => {
    api.series(group).then(setPages, noteTrouble);
    const mine = (table: TableCard) => table.host && !table.sandbox && ["open", "playing"].includes(table.status);
    api.lobby().then((lobby) => setTables(lobby.mine.filter(mine)), noteTrouble);
  }, [group]);
  const begin = (event: Event) => {
    event.preventDefault();
    api.beginSeries(group, { name: name.trim() }).then((found) => {
      setPages(found);
      setName("");
    }, noteTrouble);
  };
  return (
    <section class="box">
      <h2>{t("series")}</h2>
      {pages.length ? null : <p class="small">{t("series-none")}</p>}
      {pages.map((page) => (
        <One
          key={page.id}
          page={page}
          tables={tables}
          add={(table) => table && void api.addToSeries(page.id, table).then(setPages, noteTrouble)}
        />
      ))}
      <form class="inline-form" onSubmit={begin}>
        <input
          aria-label={t("series-name")}
          placeholder={t("series-name")}
          data-testid="series-name"
          maxLength={24}
          required
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="plain" data-testid="begin-series">
          {t("series-begin")}
        </button>
      </form>
    </section>
  );
}
