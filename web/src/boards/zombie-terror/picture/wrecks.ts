// Obstacles that touch each other are one thing in the way: a truck, a bus, a wreck, or something small.

import { columnOf, neighbour, rowOf } from "../reading";

type WreckKind = "lorry" | "bus" | "car" | "small" | "rubble";

export interface Wreck {
  kind: WreckKind;
  fields: number[];
  /** In cells. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const STRAIGHT = [0, 1, 2, 3];

function groupOf(start: number, walls: ReadonlySet<number>, seen: Set<number>): number[] {
  const group: number[] = [];
  const waiting = [start];
  seen.add(start);
  while (waiting.length) {
    const field = waiting.pop() as number;
    group.push(field);
    for (const next of STRAIGHT.map((way) => neighbour(field, way))) {
      if (next < 0 || seen.has(next) || !walls.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return group.sort((a, b) => a - b);
}

function kindOf(width: number, height: number, count: number): WreckKind {
  if (count !== width * height) return "rubble";
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (long === 1) return "small";
  if (short === 1 && long === 2) return "car";
  if (short === 2 && long === 3) return height > width ? "lorry" : "bus";
  return "rubble";
}

/** Put the obstacles of a board together; whatever the data file says, every field of them is covered. */
export function wrecksOf(walls: readonly number[]): Wreck[] {
  const all = new Set(walls);
  const seen = new Set<number>();
  return walls.flatMap((wall) => {
    if (seen.has(wall)) return [];
    const fields = groupOf(wall, all, seen);
    const columns = fields.map(columnOf);
    const rows = fields.map(rowOf);
    const [x, y] = [Math.min(...columns), Math.min(...rows)];
    const [width, height] = [Math.max(...columns) - x + 1, Math.max(...rows) - y + 1];
    return [{ kind: kindOf(width, height, fields.length), fields, x, y, width, height }];
  });
}

/** A small number that is always the same for a field, to vary what is drawn there. */
export const chance = (field: number, sides: number): number => ((field * 2654435761) >>> 8) % sides;
