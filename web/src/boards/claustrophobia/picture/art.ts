// The rough hand of the mason: outlines of floors, cracks and flagstones, always the same for the same tile.

import type { Kind } from "../view";
import { HALF, TILE } from "./layout";

/** A stream of numbers between 0 and 1 that depends on its seed alone. */
function stream(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const number = (value: number): string => value.toFixed(1);

/** A closed smooth line through points. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const middle = (a: readonly [number, number], b: readonly [number, number]) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const start = middle(points[points.length - 1], points[0]);
  let path = `M${number(start[0])} ${number(start[1])}`;
  points.forEach((point, at) => {
    const end = middle(point, points[(at + 1) % points.length]);
    path += `Q${number(point[0])} ${number(point[1])} ${number(end[0])} ${number(end[1])}`;
  });
  return `${path}Z`;
}

const RADIUS: Partial<Record<Kind, number>> = { pentacle: 86, exit: 86, tight: 52, lair: 80 };
const WIDTH: Partial<Record<Kind, number>> = { tight: 34, pentacle: 66, exit: 66 };

/** The chamber in the middle of a tile. */
export function chamber(tile: number, kind: Kind): string {
  const random = stream(tile + 11);
  const radius = RADIUS[kind] ?? 74;
  const even = kind === "pentacle" ? 0.02 : 0.11;
  const corners = kind === "pentacle" ? 16 : 11;
  const points = Array.from({ length: corners }, (_, at): [number, number] => {
    const angle = (at / corners) * 2 * Math.PI;
    const far = radius * (1.06 + (random() - 0.5) * 2 * even);
    return [HALF + Math.cos(angle) * far, HALF + Math.sin(angle) * far * 0.94];
  });
  return smooth(points);
}

/** A corridor from the middle to the northern edge; other directions turn it. All mouths are alike. */
export function corridor(tile: number, kind: Kind, quarter: number): string {
  const random = stream(tile * 4 + quarter + 500);
  const [mouth, half] = [30, (WIDTH[kind] ?? 60) / 2];
  const side = (sign: number): [number, number][] => [
    [HALF + sign * mouth, -1],
    [HALF + sign * (mouth - 1), 8],
    [HALF + sign * (half + (random() - 0.5) * 7), 24],
    [HALF + sign * (half + (random() - 0.5) * 7), 42],
    [HALF + sign * (half + 3), HALF],
  ];
  const [left, right] = [side(-1), side(1).reverse()];
  return `M${[...left, ...right].map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}Z`;
}

/** Flagstones: short seams over the whole tile, shown on its floor only. */
export function flagstones(tile: number): string {
  const random = stream(tile + 77);
  let path = "";
  for (let row = 0; row < 9; row++) {
    const y = row * 23 + random() * 5;
    const [one, other] = [number(y + random() * 6 - 3), number(y + random() * 6 - 3)];
    path += `M0 ${number(y)}C60 ${one} 140 ${other} ${TILE} ${number(y)}`;
    for (let x = (row % 2) * 17 + random() * 14; x < TILE; x += 30 + random() * 16) {
      path += `M${number(x)} ${number(y)}l${number(random() * 4 - 2)} 22`;
    }
  }
  return path;
}

const within = (value: number): number => Math.min(TILE - 4, Math.max(4, value));

/** Facets of hewn rock, as three-cornered flakes. */
export function facets(tile: number): string {
  const random = stream(tile + 1201);
  let path = "";
  for (let flake = 0; flake < 26; flake++) {
    const [x, y] = [random() * TILE, random() * TILE];
    const points = [0, 1, 2].map((at) => {
      const angle = (at / 3 + random() * 0.2) * 2 * Math.PI;
      const far = 9 + random() * 16;
      return `${number(within(x + Math.cos(angle) * far))} ${number(within(y + Math.sin(angle) * far))}`;
    });
    path += `M${points.join("L")}Z`;
  }
  return path;
}

/** Cracks and ledges of the rock around the floor. */
export function cracks(tile: number): string {
  const random = stream(tile + 303);
  let path = "";
  for (let crack = 0; crack < 14; crack++) {
    const angle = random() * 2 * Math.PI;
    const far = 92 + random() * 40;
    let [x, y] = [within(HALF + Math.cos(angle) * far), within(HALF + Math.sin(angle) * far)];
    path += `M${number(x)} ${number(y)}`;
    for (let bend = 0; bend < 3; bend++) {
      x = within(x + (random() - 0.5) * 24);
      y = within(y + (random() - 0.5) * 24);
      path += `L${number(x)} ${number(y)}`;
    }
  }
  return path;
}

/** Stones scattered over the floor: place and size. */
export function pebbles(tile: number): { x: number; y: number; r: number }[] {
  const random = stream(tile + 909);
  return Array.from({ length: 9 }, () => {
    const angle = random() * 2 * Math.PI;
    const far = 46 + random() * 30;
    return { x: HALF + Math.cos(angle) * far, y: HALF + Math.sin(angle) * far, r: 1 + random() * 2.4 };
  });
}

/** Teeth around a chamber, their points inwards. */
export function teeth(tile: number): string {
  const random = stream(tile + 41);
  let path = "";
  const count = 22;
  for (let tooth = 0; tooth < count; tooth++) {
    const angle = (tooth / count) * 2 * Math.PI;
    const wide = 0.1;
    const at = (turn: number, far: number) =>
      `${number(HALF + Math.cos(turn) * far)} ${number(HALF + Math.sin(turn) * far * 0.94)}`;
    path += `M${at(angle - wide, 78)}L${at(angle, 78 - 14 - random() * 8)}L${at(angle + wide, 78)}Z`;
  }
  return path;
}

/** A gear around the middle. */
export function gear(radius: number, count: number): string {
  const points: string[] = [];
  for (let tooth = 0; tooth < count; tooth++) {
    for (const [part, far] of [
      [0, 1],
      [0.28, 1],
      [0.36, 1.2],
      [0.64, 1.2],
      [0.72, 1],
    ] as const) {
      const angle = ((tooth + part) / count) * 2 * Math.PI;
      points.push(`${number(HALF + Math.cos(angle) * radius * far)} ${number(HALF + Math.sin(angle) * radius * far)}`);
    }
  }
  return `M${points.join("L")}Z`;
}

/** A five-pointed star in one line. */
export function pentagram(radius: number): string {
  const points = [0, 2, 4, 1, 3].map((at) => {
    const angle = (at / 5) * 2 * Math.PI - Math.PI / 2;
    return `${number(HALF + Math.cos(angle) * radius)} ${number(HALF + Math.sin(angle) * radius)}`;
  });
  return `M${points.join("L")}Z`;
}
