// The voting wheel: a sector for everybody who can be named, and beside it who votes with how much.

import { Icon } from "../../../icons";
import { colourOf, Target } from "../../../pieces";
import { ballotTitle, tieRule, wheelState } from "../panels-ballot";
import { NOBODY } from "../reading";
import type { Ballot } from "../view";
import { sign } from "../words";
import type { Table } from "./table";
import { Mark, PageMark } from "./token";

const TURN = 2 * Math.PI;

/** A sector of a wheel around 0, 0; the first begins at the top. */
export function sector(at: number, of: number, radius: number): string {
  if (of === 1) return `M0-${radius}A${radius} ${radius} 0 1 1-.01-${radius}Z`;
  const [start, end] = [at / of, (at + 1) / of].map((part) => part * TURN - TURN / 4);
  const point = (angle: number) => `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  return `M0 0L${point(start)}A${radius} ${radius} 0 ${of < 2 ? 1 : 0} 1 ${point(end)}Z`;
}

export const middle = (at: number, of: number): number => ((at + 0.5) / of) * TURN - TURN / 4;

/** Units across the wheel; it is drawn as large as there is room. */
const ACROSS = 140;

function WheelFace({ table, ballot }: { table: Table; ballot: Ballot }) {
  const { candidates } = ballot;
  const radius = ACROSS / 2 - 4;
  const pointed = candidates.findIndex(
    (seat) => table.chosen.has(table.say.target("seat", seat)) || table.view.vote === seat,
  );
  const mark = Math.min(34, radius * (candidates.length > 4 ? 0.46 : 0.56));
  return (
    <svg
      class="moh-wheel"
      viewBox={`${-ACROSS / 2} ${-ACROSS / 2} ${ACROSS} ${ACROSS}`}
      role="group"
      aria-label={table.say.text("mall-wheel")}
    >
      <circle class="moh-wheel-rim" r={ACROSS / 2 - 1.5} />
      {candidates.map((seat, at) => {
        const angle = middle(at, candidates.length);
        const away = candidates.length === 1 ? 0 : radius * 0.62;
        return (
          <Target key={seat} svg table={table} target={table.say.target("seat", seat)} class="moh-sector">
            <path d={sector(at, candidates.length, radius)} style={{ fill: colourOf(table.colour(seat)) }} />
            <g transform={`translate(${Math.cos(angle) * away} ${Math.sin(angle) * away})`}>
              <circle class="moh-sector-hole" r={mark * 0.62} />
              <Mark colour={table.colour(seat)} name={table.name(seat)} size={mark} />
            </g>
          </Target>
        );
      })}
      {pointed < 0 ? null : (
        <path
          class="moh-wheel-hand"
          d={`M-5 4L0 ${-radius * 0.34}L5 4Z`}
          transform={`rotate(${((pointed + 0.5) / candidates.length) * 360})`}
        />
      )}
      <circle class="moh-wheel-hub" r={7} />
    </svg>
  );
}

/** Who votes, with how much, and whether the wheel is set. */
function Voters({ table, ballot }: { table: Table; ballot: Ballot }) {
  const { view, say, asked } = table;
  const open = view.ballot !== null;
  return (
    <ul class="moh-voters">
      {ballot.weights.map((count, seat) =>
        count ? (
          <li key={seat}>
            <PageMark colour={table.colour(seat)} name={table.name(seat)} size={20} />
            <span class="moh-voter-name">{table.name(seat)}</span>
            <b role="img" aria-label={say.text("mall-vote-count", { count })}>
              {count}
            </b>
            {open ? (
              <Icon
                name={asked.includes(seat) ? "hourglass" : "check-mark"}
                label={wheelState(say, view, asked, seat)}
                class={asked.includes(seat) ? "moh-voter-open" : "moh-voter-set"}
              />
            ) : null}
          </li>
        ) : null,
      )}
    </ul>
  );
}

export function Wheel({ table, ballot }: { table: Table; ballot: Ballot }) {
  const { say, view } = table;
  return (
    <section class="moh-ballot" data-place="wheel" aria-label={say.text("mall-wheel")}>
      <h3 class="moh-desk-title">
        {ballotTitle(say, ballot)}{" "}
        <small>
          {sign(say, ballot.place)}
          {ballot.again ? ` · ${say.text("mall-wheel-again")}` : ""}
        </small>
      </h3>
      <div class="moh-ballot-body">
        <WheelFace table={table} ballot={ballot} />
        <Voters table={table} ballot={ballot} />
      </div>
      <p class="moh-desk-note">
        {view.vote !== undefined && view.vote !== NOBODY
          ? say.text("mall-wheel-yours", { name: say.seat(view.vote) })
          : tieRule(say, ballot)}
      </p>
    </section>
  );
}
