// The end of a game as a scene: who won, before the cover of the game; then why, what turned it, and how the dice fell.

import type { BoardProps } from "../../boards/contract";
import { coverOf } from "../../covers";
import { Icon } from "../../icons";
import { Disc } from "../../pieces/disc";
import type { Ending, Person, TableCard } from "../../protocol";
import { api } from "../core/api";
import { go } from "../core/router";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { Dialog } from "../shell/dialog";
import type { Cast } from "../table/session";
import { LuckOfDice } from "./luck";
import { KeyMoments } from "./moments";
import { outcome } from "./outcome";
import { Scores } from "./scores";
import type { Told } from "./story";
import { Fairness, Ledger } from "./trust";

export function EndButtons({ table, me }: { table: TableCard; me: number | null }) {
  const rematch = (swap: boolean) =>
    table.rematch
      ? go(`/table/${table.rematch}`)
      : void api.rematch(table.id, swap).then((next) => go(`/table/${next.id}`), noteTrouble);
  return (
    <div class="buttons">
      {me === null ? null : (
        <>
          <button type="button" class="primary" data-testid="rematch" onClick={() => rematch(false)}>
            <Icon name="cycle" /> {t(table.rematch ? "rematch-join" : "rematch")}
          </button>
          {table.people.length === 2 && !table.rematch ? (
            <button type="button" class="plain" data-testid="rematch-swap" onClick={() => rematch(true)}>
              {t("rematch-swap")}
            </button>
          ) : null}
        </>
      )}
      <a class="button plain" href={`/replay/${table.id}`} data-testid="replay">
        <Icon name="film-projector" /> {t("replay")}
      </a>
      <a class="button plain" href={api.recordPath(table.id)} download title={t("record")}>
        <Icon name="save-arrow" /> <span class="record-word">{t("record")}</span>
      </a>
    </div>
  );
}

function Curtain({
  end,
  table,
  people,
  me,
}: {
  end: Ending;
  table: TableCard;
  people: readonly Person[];
  me: number | null;
}) {
  const winners = people.filter((one) => end.winners.includes(one.seat));
  const cover = coverOf(table.game);
  return (
    <div class="end-scene">
      <img class="end-cover" src={cover} alt="" />
      <div class="end-words">
        <div class="end-winners">
          {winners.map((one) => (
            <Disc key={one.seat} colour={one.colour} name={one.name} size={84} />
          ))}
        </div>
        <h2 class="end-outcome" tabIndex={-1}>
          {outcome(end, me, people)}
        </h2>
        <p>{t("game-over", { rounds: end.rounds })}</p>
      </div>
    </div>
  );
}

interface EndProps {
  end: Ending;
  table: TableCard;
  cast: Cast;
  props: BoardProps;
  told: Told;
  onClose(): void;
}

export function End({ end, table, cast, props, told, onClose }: EndProps) {
  const { people, me } = props;
  const lines = cast.module.account?.(props) ?? [];
  const scene = <Curtain end={end} table={table} people={people} me={me} />;
  return (
    <Dialog title={outcome(end, me, people)} head={scene} onClose={onClose} testid="end">
      <EndButtons table={table} me={me} />
      <Scores end={end} people={people} lines={lines} me={me} />
      {told.story ? null : (
        <p role="status" class="small">
          {t("loading")}
        </p>
      )}
      <KeyMoments moments={told.moments} people={people} table={table.id} me={me} />
      <LuckOfDice luck={told.luck} people={people} />
      <div>
        <Ledger end={end} cast={cast} />
        <Fairness end={end} table={table} />
      </div>
    </Dialog>
  );
}
