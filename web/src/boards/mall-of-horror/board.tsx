// The picture of the mall: the status above, the floor plan, the desk in it, and the players beside or below it.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../contract";
import { Icon } from "../../icons";
import { ballotOf, keep, type Kept } from "./ballots";
import { useBeats } from "./beats";
import "./board.css";
import "./desk.css";
import "./motion.css";
import "./plates.css";
import "./status.css";
import { Desk, Tray } from "./desk";
import { FloorPatterns, Ground } from "./floors";
import { planOf, shapeOf } from "./layout";
import { sign } from "./names";
import { ballotTitle, tieRule } from "./panels-ballot";
import { Plates } from "./plates";
import { Room } from "./room";
import { Status } from "./status";
import { tableOf, type Table } from "./table";
import { useSize } from "./use-size";
import { OpenWheels } from "./wheel";

const USUAL = { width: 760, height: 560 };

export function Board(props: BoardProps) {
  const beats = useBeats(props.news);
  const table = tableOf(props, beats);
  const { view, say } = table;
  const root = useRef<HTMLDivElement>(null);
  const mall = useRef<HTMLDivElement>(null);
  const whole = useSize(root, { width: 1000, height: 640 });
  const size = useSize(mall, USUAL);
  const kept = useRef<Kept | null>(null);
  kept.current = keep(kept.current, props.news, view);
  const last = beats.now || beats.coming.length ? null : (kept.current?.ballot ?? null);
  const shape = shapeOf(whole.width, whole.height);
  const small = shape === "blocks" || shape === "tiny";
  const plan = useMemo(() => planOf(view, shape, size.width, size.height), [view, shape, size.width, size.height]);
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
        {plan.desk ? <Desk table={table} area={plan.desk} last={last} /> : null}
        {beats.now && !beats.now.ballot && beats.now.items.length === 1 && beats.now.kind !== "zombie" ? (
          <p class="moh-caption" aria-hidden="true">
            {say.item(beats.now.items[0])}
          </p>
        ) : null}
        {small && beats.now?.ballot ? (
          <div class="moh-over">
            <OpenWheels table={table} ballot={beats.now.ballot} />
          </div>
        ) : null}
      </div>
      {shape === "rows" ? <Desk table={table} area={null} last={last} /> : null}
      {small ? <Strip table={table} /> : null}
      <Plates table={table} last={last} look={shape} height={whole.height} />
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

/** On a small screen: what the ballot is about, or the tray of pieces to place. */
function Strip({ table }: { table: Table }) {
  const { view, say } = table;
  if (view.phase === "placement")
    return (
      <div class="moh-strip">
        <Tray table={table} small />
      </div>
    );
  const ballot = ballotOf(table);
  if (!ballot?.candidates.length) return null;
  return (
    <div class="moh-strip" data-place="wheel">
      <Icon name="vote" size={18} label={ballotTitle(say, ballot)} />
      <span>
        <b>{sign(say, ballot.place)}</b> · {tieRule(say, ballot)}
      </span>
    </div>
  );
}
