// What stands before a door: zombies, one figure each, and the scales of strength against them with the light.

import { Icon } from "../../icons";
import { coming, isNow } from "./beats";
import { crowdIn, type Cell, type Plan, type Rect } from "./layout";
import type { Table } from "./table";
import { PARKING, strengthOf, type Place } from "./view";

interface HordeProps {
  table: Table;
  place: Place;
  cell: Cell;
  plan: Plan;
}

export function Horde({ table, place, cell, plan }: HordeProps) {
  const { beats } = table;
  const small = plan.shape === "blocks" || plan.shape === "tiny";
  const scales = small ? 78 : 124;
  const pad = small ? 3 : 8;
  const area: Rect = { x: cell.band.x + pad, y: cell.band.y + 3, w: cell.band.w - scales - pad, h: cell.band.h - 6 };
  const here = ([number]: readonly number[]) => number === place.number;
  const killed = killedHere(table, place.number);
  const { size, spots } = crowdIn(
    area,
    place.zombies + killed,
    Math.min(plan.zombie, area.h),
    cell.rect.x + cell.rect.w / 2,
  );
  const waiting = coming(beats, "zombie", here);
  const arriving = isNow(beats, "zombie", here) ? (beats.now?.items.filter((item) => here(item.args)).length ?? 0) : 0;
  return (
    <>
      {spots.map((spot, at) => {
        const fromEnd = place.zombies - 1 - at;
        const state =
          at >= place.zombies
            ? "moh-zombie-shot"
            : fromEnd < waiting
              ? "moh-waits"
              : fromEnd < waiting + arriving
                ? "moh-zombie-comes"
                : "";
        const piece = at < place.zombies ? { "data-piece": "zombie" } : {};
        return (
          <g
            key={at}
            {...piece}
            class={`moh-zombie ${state}`}
            transform={`translate(${spot.x} ${spot.y})`}
            aria-hidden="true"
          >
            <g class="moh-zombie-body">
              <g transform={`scale(${at % 2 ? -1 : 1} 1) rotate(${((at * 37) % 13) - 6})`}>
                <Icon name="shambling-zombie" x={-size / 2} y={-size / 2} size={size} />
              </g>
            </g>
          </g>
        );
      })}
      <Scales
        table={table}
        place={place}
        small={small}
        area={{ ...cell.band, x: cell.band.x + cell.band.w - scales, w: scales - (small ? 5 : 8) }}
      />
    </>
  );
}

/** Zombies that a weapon kills just now. */
function killedHere({ beats }: Table, place: number): number {
  return isNow(beats, "killed", ([, , where]) => where === place) ? beats.now!.items[0].args[1] : 0;
}

/** Strength against zombies, with a light: shield and green, or a broken shield and red. */
function Scales({ table, place, small, area }: { table: Table; place: Place; small: boolean; area: Rect }) {
  const { say, view } = table;
  const y = area.y + area.h / 2;
  const right = area.x + area.w;
  const figure = small ? 15 : 19;
  const worded = !small && area.h >= 44;
  const word = (key: string) =>
    !worded ? null : (
      <text
        class="moh-scales-word"
        x={right - 3}
        y={y + 15}
        text-anchor="end"
        dominant-baseline="central"
        font-size={13}
      >
        {say.text(key)}
      </text>
    );
  const top = worded ? y - 8 : y;
  if (!place.heads.length) {
    if (!place.zombies) return null;
    if (place.number === PARKING)
      return (
        <Numbers right={right} y={y} parts={[["shambling-zombie", String(place.zombies)]]} figure={figure} tone="dim" />
      );
    return (
      <>
        <Numbers
          right={right}
          y={top}
          parts={[["biohazard", `${place.zombies}/${view.curse}`]]}
          figure={figure}
          tone={place.zombies + 2 >= view.curse ? "bad" : "dim"}
        />
        {word("mall-empty")}
      </>
    );
  }
  const tone = place.breached ? "bad" : "good";
  const zombies = String(place.zombies);
  if (place.number === PARKING) {
    return (
      <>
        <Numbers
          right={right}
          y={top}
          parts={[[place.breached ? "hazard-sign" : "shambling-zombie", zombies]]}
          figure={figure}
          tone={place.breached ? "bad" : "dim"}
        />
        {place.breached ? word("mall-breach") : null}
      </>
    );
  }
  const shield: Part = [place.breached ? "broken-shield" : "shield", String(strengthOf(place))];
  return (
    <>
      <Numbers right={right} y={top} parts={[shield, ["shambling-zombie", zombies]]} figure={figure} tone={tone} />
      {word(place.breached ? "mall-breach" : "mall-holds")}
      {Array.from({ length: place.hardware }, (_, at) => (
        <g key={at} data-piece="hardware" aria-hidden="true">
          <Icon name="hammer-nails" x={area.x - 18 - at * 18} y={y - 9} size={18} class="moh-hardware" />
        </g>
      ))}
    </>
  );
}

type Part = [icon: string, number: string];

function Numbers({
  right,
  y,
  parts,
  figure,
  tone,
}: {
  right: number;
  y: number;
  parts: Part[];
  figure: number;
  tone: string;
}) {
  const wide = (text: string) => figure + 3 + text.length * figure * 0.56;
  const gap = figure > 15 ? 12 : 7;
  const total = parts.reduce((sum, [, text]) => sum + wide(text), 0) + gap * (parts.length - 1);
  let x = right - total;
  return (
    <g class={`moh-scales moh-tone-${tone}`} aria-hidden="true">
      <rect
        class="moh-scales-box"
        x={x - 5}
        y={y - figure / 2 - 3}
        width={total + 9}
        height={figure + 6}
        rx={(figure + 6) / 2}
      />
      {parts.map(([icon, text], at) => {
        const start = x;
        x += wide(text) + gap;
        return (
          <g key={at}>
            <Icon name={icon} x={start} y={y - figure / 2} size={figure} />
            <text x={start + figure + 3} y={y + 0.5} dominant-baseline="central" font-size={figure}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
