// The plaque at a door: strength against zombies, with a light: shield and green, or a broken shield and red.

import { Icon } from "../../../icons";
import { PARKING, strengthOf } from "../reading";
import type { Place } from "../view";
import type { Cell } from "./layout";
import type { Table } from "./table";

type Part = [icon: string, number: string];

interface Scale {
  parts: Part[];
  tone: "good" | "bad" | "dim";
  /** The key of a word that says it. */
  word?: string;
}

/** What stands on the plaque of a room; nothing where there is nothing to weigh. */
function scaleOf({ view }: Table, place: Place): Scale | null {
  const zombies = String(place.zombies);
  if (place.number === PARKING) {
    if (!place.zombies) return null;
    if (!place.breached) return { parts: [["shambling-zombie", zombies]], tone: "dim" };
    return { parts: [["hazard-sign", zombies]], tone: "bad", word: "mall-breach" };
  }
  if (!place.heads.length) {
    if (!place.zombies) return null;
    const tone = place.zombies + 2 >= view.curse ? "bad" : "dim";
    return { parts: [["biohazard", `${zombies}/${view.curse}`]], tone, word: "mall-empty" };
  }
  // Where so many zombies always get in, no strength holds off more.
  const holds = place.sure_breach ? Math.min(strengthOf(place), place.sure_breach) : strengthOf(place);
  const shield: Part = [place.breached ? "broken-shield" : "shield", String(holds)];
  const tone = place.breached ? "bad" : "good";
  return { parts: [shield, ["shambling-zombie", zombies]], tone, word: place.breached ? "mall-breach" : "mall-holds" };
}

const LETTER = 0.52;

interface ScalesProps {
  table: Table;
  place: Place;
  cell: Cell;
  small: boolean;
}

/** How wide a plaque is, with or without its word. */
export function plaqueOf({
  table,
  place,
  small,
}: Omit<ScalesProps, "cell">): { scale: Scale; wide: number; word: string } | null {
  const scale = scaleOf(table, place);
  if (!scale) return null;
  const figure = small ? 15 : 18;
  const word = scale.word && !small ? table.say.text(scale.word) : "";
  const parts = scale.parts.reduce((sum, [, text]) => sum + figure + 3 + text.length * figure * 0.58, 0);
  const gaps = (small ? 6 : 10) * (scale.parts.length - 1 + (word ? 1 : 0));
  return { scale, word, wide: parts + gaps + word.length * 14 * LETTER + (small ? 10 : 18) };
}

/** In a floor plan the plaque hangs in the door itself; where it is low, at the end of the stretch before it. */
export function Scales({ table, place, cell, small }: ScalesProps) {
  const plaque = plaqueOf({ table, place, small });
  if (!plaque) return null;
  const { scale, word, wide } = plaque;
  const figure = small ? 15 : 18;
  const gap = small ? 6 : 10;
  const high = figure + (small ? 5 : 10);
  const { x: left, y } = spotOf(cell, wide, small);
  let x = left + (small ? 5 : 9);
  return (
    <g class={`moh-scales moh-tone-${scale.tone}`} aria-hidden="true">
      <rect class="moh-scales-box" x={left} y={y - high / 2} width={wide} height={high} rx={small ? high / 2 : 7} />
      {scale.parts.map(([icon, text], at) => {
        const start = x;
        x += figure + 3 + text.length * figure * 0.58 + gap;
        return (
          <g key={at}>
            <Icon name={icon} x={start} y={y - figure / 2} size={figure} />
            <text x={start + figure + 3} y={y + 0.5} dominant-baseline="central" font-size={figure}>
              {text}
            </text>
          </g>
        );
      })}
      {word ? (
        <text class="moh-scales-word" x={x} y={y + 0.5} dominant-baseline="central" font-size={14}>
          {word}
        </text>
      ) : null}
    </g>
  );
}

/** The left end and the middle line of a plaque. */
function spotOf({ number, rect, band, door }: Cell, wide: number, small: boolean): { x: number; y: number } {
  if (number === PARKING) return { x: band.x + (small ? 4 : 10), y: band.y + band.h / 2 };
  if (small) return { x: band.x + band.w - wide - 4, y: band.y + band.h / 2 };
  return { x: rect.x + rect.w / 2 - wide / 2, y: door === "bottom" ? band.y + 1 : band.y + band.h - 1 };
}

/** Planks that are nailed across a door, each a card of Hardware. */
export function Planks({ place, cell, small }: Omit<ScalesProps, "table">) {
  const { band, rect, door } = cell;
  const size = small ? 16 : 20;
  const x = small ? band.x + band.w - 84 : rect.x + rect.w - 14;
  const y = small ? band.y + band.h / 2 : door === "bottom" ? band.y + 16 : band.y + band.h - 16;
  return (
    <>
      {Array.from({ length: place.heads.length ? place.hardware : 0 }, (_, at) => (
        <g key={at} data-piece="hardware" aria-hidden="true">
          <Icon name="hammer-nails" x={x - (at + 1) * size} y={y - size / 2} size={size} class="moh-hardware" />
        </g>
      ))}
    </>
  );
}
