// Finished games: when, what, who, who won, how long, and the way to the replay.

import { useState } from "preact/hooks";
import { coverOf } from "../../covers";
import { Icon } from "../../icons";
import { Disc } from "../../pieces/disc";
import type { Played } from "../../protocol";
import { gameTitle } from "../core/games";
import { language, t } from "../core/speech";

const SHOWN = 10;
const MINUTE = 60_000;

const day = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(time);

/** How long a game took; one that lasted days is told in days. */
function lasted(game: Played): string {
  const minutes = Math.max(1, Math.round((game.ended - game.started) / MINUTE));
  if (minutes < 90) return t("lasted-minutes", { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t("lasted-hours", { count: hours }) : t("lasted-days", { count: Math.round(hours / 24) });
}

function Game({ game }: { game: Played }) {
  const won = game.people.some((one) => one.won && game.seats.includes(one.seat));
  return (
    <li class={won ? "table-row has-won" : "table-row"} data-played={game.table}>
      <img class="table-cover" src={coverOf(game.game)} alt="" width="64" height="64" loading="lazy" />
      <div class="table-facts">
        <h3>{gameTitle(game.game)}</h3>
        <p class="table-state">
          <time dateTime={new Date(game.ended).toISOString()}>{day(game.ended)}</time> · {lasted(game)}
        </p>
      </div>
      <ul class="table-people" aria-label={t("players")}>
        {game.people.map((one) => (
          <li key={one.seat} class={one.won ? "has-won" : ""}>
            <Disc colour={one.colour} name={one.name} size={22} />
            {one.player ? <a href={`/player/${one.player}`}>{one.name}</a> : <span>{one.name}</span>}
            {one.bot ? <Icon name="vintage-robot" label={t("bot")} size="1em" /> : null}
            {one.won ? <Icon name="trophy-cup" label={t("winner")} size="1em" /> : null}
          </li>
        ))}
      </ul>
      <span class="table-acts">
        <a class="button plain" href={`/replay/${game.table}`}>
          {t("replay")}
        </a>
      </span>
    </li>
  );
}

export function History({ games, empty }: { games: readonly Played[]; empty: string }) {
  const [shown, setShown] = useState(SHOWN);
  return (
    <section class="table-list" data-testid="history">
      <h2>{t("history")}</h2>
      {games.length ? null : <p class="empty">{empty}</p>}
      <ul>
        {games.slice(0, shown).map((game) => (
          <Game key={game.table} game={game} />
        ))}
      </ul>
      {games.length > shown ? (
        <button type="button" class="plain more" onClick={() => setShown(shown + 20)}>
          {t("tables-more", { count: games.length - shown })}
        </button>
      ) : null}
    </section>
  );
}
