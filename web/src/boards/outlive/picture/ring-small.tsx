// The ring at a glance, where the area of the acting hero takes all the room: which area that is, and who stands where.

import { colourOf } from "../../../pieces";
import { heroesIn, type Props } from "../facts";
import { RING } from "./layout";
import { personOn } from "./tokens";

const CELL = 20;
const DOT = 3.1;

export function RingInSmall({ table, focus }: { table: Props; focus: number }) {
  return (
    <svg class="out-ring-small" viewBox={`0 0 ${CELL * 3} ${CELL * 3}`} aria-hidden="true">
      {RING.map(({ area, line, column }) => (
        <g key={area} transform={`translate(${(column - 1) * CELL} ${(line - 1) * CELL})`}>
          <rect class={area === focus ? "out-ring-here" : ""} x={1} y={1} width={CELL - 2} height={CELL - 2} rx={4} />
          {heroesIn(table.view, area)
            .slice(0, 6)
            .map((hero, at) => (
              <circle
                key={`${hero.seat}-${hero.hero}`}
                cx={5 + (at % 3) * 5}
                cy={at < 3 ? 7 : 13.5}
                r={hero.active ? DOT : DOT - 1}
                fill={colourOf(personOn(table, hero.seat)?.colour ?? 7)}
              />
            ))}
        </g>
      ))}
    </svg>
  );
}
