// Where things lie on the picture, in its own units: a tile is a square of TILE units, north is up.

import type { Point } from "../../../pieces";
import type { Direction, Tile } from "../view";

export const TILE = 200;
export const HALF = TILE / 2;
/** The radius of a figure, and the heights of the two rows on a tile: Humans above, Demon side below. */
export const FIGURE = 19;
export const ROWS = { human: 66, demon: 137 } as const;
/** Below this scale no words are drawn on the maze; the automatic camera stays between COSY and CLOSEST. */
export const WORDS = 0.5;
export const COSY = 0.58;
export const CLOSEST = 1.5;
export const NEAREST = 2.2;
export const FARTHEST = 0.22;

/** The upper left corner of a place of the grid. */
export const corner = (place: Point): Point => ({ x: place.x * TILE, y: -place.y * TILE });

export const centre = (place: Point): Point => ({ x: place.x * TILE + HALF, y: -place.y * TILE + HALF });

/** Towards the edge of a tile, as a unit vector on the picture. */
export const TOWARDS: Record<Direction, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

export const QUARTERS: Record<Direction, number> = { north: 0, east: 1, south: 2, west: 3 };

const spacing = (count: number): number => (count <= 3 ? 46 : count === 4 ? 42 : 37);

/** Where a figure stands on the picture: its side's row, from the middle outwards. */
export function slot(tile: Tile, row: keyof typeof ROWS, place: number): Point {
  const count = row === "human" ? tile.humans.length : tile.demons.length;
  const { x, y } = corner(tile);
  return { x: x + HALF + (place - (count - 1) / 2) * spacing(count), y: y + ROWS[row] };
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box around some places of the grid, with room for what glows at their edges. */
export function boxAround(places: readonly Point[]): Box {
  const margin = 50;
  const points = places.length ? places.map(corner) : [{ x: 0, y: 0 }];
  const left = Math.min(...points.map((one) => one.x)) - margin;
  const top = Math.min(...points.map((one) => one.y)) - margin;
  const right = Math.max(...points.map((one) => one.x)) + TILE + margin;
  const bottom = Math.max(...points.map((one) => one.y)) + TILE + margin;
  return { left, top, width: right - left, height: bottom - top };
}
