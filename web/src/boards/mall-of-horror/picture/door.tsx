// A door: the wall with its opening, planks across it, and the pool of light on the corridor that belongs to it.

import { PARKING } from "../reading";
import type { Place } from "../view";
import type { Cell } from "./layout";

/** Half of the opening. */
const halfOf = ({ rect }: Cell): number => Math.min(80, rect.w * 0.3);

/** The floor before a door, lit from inside: whatever stands on it stands before this room. */
export function Apron({ cell, breached }: { cell: Cell; breached: boolean }) {
  const { band, rect, door, number } = cell;
  const look = breached ? "moh-apron moh-apron-red" : "moh-apron";
  const fill = breached ? `url(#moh-alarm-${door === "top" ? "up" : "down"})` : undefined;
  if (number === PARKING) {
    return (
      <rect class={look} x={band.x + 4} y={band.y} width={band.w - 8} height={band.h - 3} rx={6} style={{ fill }} />
    );
  }
  const [near, far] = door === "bottom" ? [band.y, band.y + band.h - 2] : [band.y + band.h, band.y + 2];
  const middle = rect.x + rect.w / 2;
  const half = halfOf(cell);
  const d = `M${middle - half} ${near}L${rect.x + 5} ${far}H${rect.x + rect.w - 5}L${middle + half} ${near}Z`;
  return <path class={look} d={d} style={{ fill }} />;
}

export function Door({ cell, place }: { cell: Cell; place: Place }) {
  const { band, rect, door } = cell;
  if (cell.number === PARKING) return null;
  const y = door === "bottom" ? band.y : band.y + band.h;
  const back = door === "bottom" ? rect.y : rect.y + rect.h;
  const [left, right, middle] = [rect.x + 2, rect.x + rect.w - 2, rect.x + rect.w / 2];
  const half = halfOf(cell);
  const inner = door === "bottom" ? 2 : -2;
  return (
    <g class="moh-door" aria-hidden="true">
      <path class="moh-wall" d={`M${middle - half} ${y}H${left}V${back + inner}H${right}V${y}H${middle + half}`} />
      <path class="moh-gate" d={`M${middle - half} ${y}H${middle + half}`} />
      {Array.from({ length: Math.min(3, place.hardware) }, (_, at) => (
        <path
          key={at}
          class="moh-plank"
          d={`M${middle - half + 4} ${y - 5 + at * 5}L${middle + half - 4} ${y + 5 - at * 5}`}
        />
      ))}
    </g>
  );
}
