// The picture of the mall: the status above, the floor plan, the desk in it, and the players beside or below it.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../../../icons";
import type { BoardProps } from "../../contract";
import { ballotOf } from "../facts";
import type { Opened } from "../memory";
import { Bar } from "./bar";
import { useBeats } from "./motion";
import "./board.css";
import "./rooms.css";
import "./people.css";
import "./horde.css";
import "./desk.css";
import "./wheel.css";
import "./dice.css";
import "./cards.css";
import "./bar.css";
import "./status.css";
import "./players.css";
import "./chronicle.css";
import "./screens.css";
import "./motion.css";
import { useSize } from "../../../pieces";
import { stillSays, useRecall } from "../memory";
import { ballotTitle, tieRule } from "../panels-ballot";
import type { View } from "../view";
import { sign } from "../words";
import { hasBallot } from "./chronicle";
import { Desk, Tray } from "./desk";
import { FloorPatterns, Ground } from "./floors";
import { planOf, shapeOf } from "./layout";
import { BallotLines, OpenWheels } from "./opened";
import { Players, roomBelow } from "./players";
import { Room } from "./room";
import { Status } from "./status";
import { type Table, tableOf } from "./table";

const USUAL = { width: 760, height: 560 };

export function Board(props: BoardProps<View>) {
  const beats = useBeats(props.news);
  const table = tableOf(props, beats);
  const { view, say } = table;
  const root = useRef<HTMLDivElement>(null);
  const mall = useRef<HTMLDivElement>(null);
  const whole = useSize(root, { width: 1000, height: 640 });
  const size = useSize(mall, USUAL);
  const recall = useRecall(props.feed);
  const last = beats.now || beats.coming.length ? null : stillSays(recall, view);
  const shape = shapeOf(whole.width, whole.height);
  const small = shape === "blocks" || shape === "tiny";
  const plan = useMemo(() => planOf(view, shape, size.width, size.height), [view, shape, size.width, size.height]);
  // In a floor plan the last ballot lies below the players, if it finds room there, else on the desk.
  const onDesk = shape === "plan" && last && hasBallot(roomBelow(table, whole.height), last) ? null : last;
  useSkipping(beats.skip, beats.coming.length > 0);
  return (
    <div ref={root} class={`moh moh-${shape}`} onClickCapture={beats.coming.length ? beats.skip : undefined}>
      <Status table={table} small={small} />
      <div ref={mall} class="moh-mall">
        <svg
          class="moh-picture"
          width={plan.width}
          height={plan.height}
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          role="group"
          aria-label={say.text("mall-board")}
        >
          <FloorPatterns />
          <Ground width={plan.width} height={plan.height} />
          {plan.cells.map((cell) => (
            <Room key={cell.number} table={table} plan={plan} cell={cell} />
          ))}
        </svg>
        {plan.desk ? <Desk table={table} area={plan.desk} last={onDesk} /> : null}
        {beats.now && !beats.now.ballot && beats.now.items.length === 1 && beats.now.kind !== "zombie" ? (
          <p class="moh-caption" aria-hidden="true">
            {say.item(beats.now.items[0])}
          </p>
        ) : null}
        {small && beats.now?.ballot ? (
          <div class="moh-over">
            <OpenWheels table={table} ballot={beats.now.ballot} lines />
          </div>
        ) : null}
      </div>
      {shape === "rows" ? <Desk table={table} area={null} last={onDesk} /> : null}
      {small ? <Strip table={table} last={last} /> : null}
      {small ? <Bar table={table} small /> : null}
      <Players table={table} last={last} recall={recall} look={shape} width={whole.width} height={whole.height} />
      {beats.coming.length ? (
        <button type="button" class="moh-skip" onClick={beats.skip}>
          <Icon name="fast-forward-button" size={18} /> {say.text("mall-skip")}
        </button>
      ) : null}
    </div>
  );
}

/** Any key or touch that means something ends the showing at once. */
function useSkipping(skip: () => void, showing: boolean): void {
  const [latest] = useState<{ skip: () => void }>({ skip });
  latest.skip = skip;
  useEffect(() => {
    if (!showing) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" || event.key === "Enter" || event.key === " ") latest.skip();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [showing]);
}

/** On a small screen: the tray of pieces to place, what the ballot is about, or how the last one went. */
function Strip({ table, last }: { table: Table; last: Opened | null }) {
  const { view, say } = table;
  if (view.phase === "placement")
    return (
      <div class="moh-strip">
        <Tray table={table} small />
      </div>
    );
  const ballot = ballotOf(table);
  if (!ballot?.candidates.length && !last) return null;
  if (!ballot?.candidates.length)
    return (
      <div class="moh-strip" data-place="last-ballot">
        <BallotLines table={table} ballot={last!} />
      </div>
    );
  return (
    <div class="moh-strip" data-place="wheel">
      <Icon name="vote" size={18} label={ballotTitle(say, ballot)} />
      <span>
        <b>{sign(say, ballot.place)}</b> · {tieRule(say, ballot)}
      </span>
    </div>
  );
}
