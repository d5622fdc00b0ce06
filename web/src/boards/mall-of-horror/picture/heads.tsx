// The people in a room: every character on its place, and the flags of those who are heading there.

import { Icon } from "../../../icons";
import { Target } from "../../../pieces";
import { headingOf, isHidden } from "../reading";
import type { Head, Place } from "../view";
import { headMark, headName, kindLine } from "../words";
import { type Cell, gridIn, middleOf, type Plan, type Spot } from "./layout";
import { coming, isNow } from "./motion";
import type { Table } from "./table";
import { Mark, Token } from "./token";

interface InRoom {
  table: Table;
  place: Place;
  cell: Cell;
  plan: Plan;
}

/** How many of the places of the Supermarket help: the others only hold people. */
const dimFrom = (place: Place): number =>
  place.sure_breach && place.capacity > place.sure_breach ? place.sure_breach : 99;

export function Heads({ table, place, cell, plan }: InRoom) {
  const ghosts = eatenHere(table, place.number);
  const count = Math.max(place.capacity, place.heads.length + ghosts.length, 1);
  const { size, spots } = gridIn(cell.floor, count, plan.head, plan.shape === "plan" ? 8 : 4);
  return (
    <>
      {spots.slice(0, place.capacity).map((spot, at) => (
        <circle
          key={`place${at}`}
          data-piece="place"
          class={at >= dimFrom(place) ? "moh-seat moh-seat-dim" : "moh-seat"}
          cx={spot.x}
          cy={spot.y}
          r={size * 0.44}
        />
      ))}
      {place.heads.map((head, at) => (
        <OneHead
          key={`head${head[0]}-${head[1]}`}
          table={table}
          place={place}
          head={head}
          spot={spots[at]}
          size={size}
          plan={plan}
        />
      ))}
      {ghosts.map((head, at) => (
        <Ghost
          key={`ghost${head[0]}-${head[1]}`}
          table={table}
          head={head}
          spot={spots[place.heads.length + at]}
          size={size}
        />
      ))}
    </>
  );
}

interface OneHeadProps {
  table: Table;
  place: Place;
  head: Head;
  spot: Spot;
  size: number;
  plan: Plan;
}

function OneHead({ table, place, head, spot, size, plan }: OneHeadProps) {
  const { say, view } = table;
  const [seat, kind] = head;
  const hidden = isHidden(place, head);
  const { walks, style } = stepOf(table, head, spot, plan);
  const token = (
    <g class={`moh-step ${walks} ${motionOf(table, head)}`} style={style}>
      <circle class="moh-hit" r={Math.max(22, size / 2)} />
      {table.marked.has(headMark(seat, kind)) ? <circle class="moh-marked" r={size * 0.56} /> : null}
      <Token colour={table.colour(seat)} name={table.name(seat)} kind={kind} size={size} hidden={hidden} />
    </g>
  );
  const at = `translate(${spot.x} ${spot.y})`;
  const label = `${headName(say, head)}${hidden ? ` (${say.text("mall-hidden")})` : ""}`;
  if (seat !== table.me) {
    return (
      <g data-piece="head" class="moh-head" transform={at} role="img" aria-label={label}>
        {token}
      </g>
    );
  }
  return (
    <g data-piece="head">
      <Target
        svg
        table={table}
        target={say.target("character", kind)}
        about={`${label}, ${kindLine(say, view, kind)}`}
        class="moh-head moh-own"
        transform={at}
      >
        {token}
      </Target>
    </g>
  );
}

type Style = Record<string, string>;

/** How far a spot is from the middle of a room, as a CSS translation. */
function towards(plan: Plan, place: number, spot: Spot): [x: string, y: string] {
  const there = middleOf(plan.cells[place - 1].floor);
  return [`${there.x - spot.x}px`, `${there.y - spot.y}px`];
}

/** A head whose step is still to come stands where it was; in its own beat it walks, or comes back from a full room. */
function stepOf({ beats }: Table, [seat, kind]: Head, spot: Spot, plan: Plan): { walks: string; style?: Style } {
  for (const beat of [...(beats.now ? [beats.now] : []), ...beats.coming]) {
    if (beat.kind !== "moved" && beat.kind !== "bounced") continue;
    const [owner, which, to, from] = beat.items[0].args;
    if (owner !== seat || which !== kind) continue;
    const [x, y] = towards(plan, from, spot);
    if (beat !== beats.now) return { walks: "", style: { transform: `translate(${x}, ${y})` } };
    const [byX, byY] = towards(plan, to, spot);
    const style = { "--from-x": x, "--from-y": y, "--by-x": byX, "--by-y": byY };
    return { walks: beat.kind === "moved" ? "moh-walks" : "moh-bounces", style };
  }
  return { walks: "" };
}

function motionOf({ beats }: Table, [seat, kind]: Head): string {
  const mine = (args: readonly number[]) => args[0] === seat && args[1] === kind;
  if (isNow(beats, "placed", mine)) return "moh-lands";
  if (coming(beats, "placed", mine)) return "moh-waits";
  return isNow(beats, "hid", mine) || isNow(beats, "stayed", mine) ? "moh-nods" : "";
}

/** Heads that are eaten in news still to come, or just now. */
function eatenHere({ beats }: Table, place: number): Head[] {
  return [...(beats.now ? [beats.now] : []), ...beats.coming]
    .filter((beat) => beat.kind === "eaten" && beat.items[0].args[2] === place)
    .map((beat): Head => [beat.items[0].args[0], beat.items[0].args[1]]);
}

function Ghost({ table, head: [seat, kind], spot, size }: { table: Table; head: Head; spot: Spot; size: number }) {
  const eaten = isNow(table.beats, "eaten", (args) => args[0] === seat && args[1] === kind);
  return (
    <g class={eaten ? "moh-eaten" : ""} transform={`translate(${spot.x} ${spot.y})`} aria-hidden="true">
      <g class="moh-eaten-body">
        <Token colour={table.colour(seat)} name={table.name(seat)} kind={kind} size={size} />
      </g>
      {eaten ? (
        <Icon name="skull-crossed-bones" class="moh-eaten-skull" x={-size / 2} y={-size / 2} size={size} />
      ) : null}
    </g>
  );
}

/** Who is heading for a room and has not moved yet, as far as the seat may know. */
export function flagsOf(table: Table, place: number): number[] {
  if (coming(table.beats, "destination")) return [];
  const seats = table.view.players.map((player) => player.seat);
  return seats.filter((seat) => headingOf(table.view, seat)?.place === place && !hasMoved(table, seat));
}

/** Flags of the players who are heading for a room: announced, revealed, or one's own secret. */
export function Incoming({ table, cell, small }: { table: Table; cell: Cell; small: boolean }) {
  const { view } = table;
  const flags = flagsOf(table, cell.number);
  const size = small ? 20 : 24;
  const shown = isNow(table.beats, "destination") ? "moh-flag moh-flag-opens" : "moh-flag";
  const right = cell.sign.x + cell.sign.w - (small ? 34 : 40);
  return (
    <>
      {flags.map((seat, at) => (
        <g
          key={seat}
          data-piece="destination"
          class={headingOf(view, seat)?.known === "own" ? `${shown} moh-flag-own` : shown}
          transform={`translate(${right - size / 2 - at * (size - 1)} ${cell.sign.y + cell.sign.h / 2})`}
          aria-hidden="true"
        >
          <g class="moh-flag-body">
            <circle class="moh-flag-ring" r={size / 2} />
            <Mark colour={table.colour(seat)} name={table.name(seat)} size={size - 4} />
          </g>
        </g>
      ))}
    </>
  );
}

/** In the movement phase the order runs clockwise from the badge: who comes before the one asked has moved. */
function hasMoved({ view, asked }: Table, seat: number): boolean {
  if (view.phase !== "movement" || asked.length !== 1) return false;
  const players = view.players.length;
  const turn = (one: number) => (one - view.badge + players) % players;
  return turn(seat) < turn(asked[0]);
}
