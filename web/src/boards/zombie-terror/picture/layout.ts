// Where everything lies in the picture, in units of the drawing.

import type { Point } from "../../../pieces";
import { columnOf, HEIGHT, rowOf, WIDTH } from "../reading";

export const CELL = 60;
/** The rim of the car park: the shop front on the left, letters above, the kerb on the right and below. */
export const LEFT = 78;
export const TOP = 44;
const RIGHT = 34;
const BOTTOM = 34;
export const PICTURE_WIDTH = LEFT + WIDTH * CELL + RIGHT;
export const PICTURE_HEIGHT = TOP + HEIGHT * CELL + BOTTOM;

/** The middle of a field. */
export const middle = (field: number): Point => ({
  x: LEFT + (columnOf(field) + 0.5) * CELL,
  y: TOP + (rowOf(field) + 0.5) * CELL,
});

/** The upper left corner of a field. */
export const corner = (field: number): Point => ({ x: LEFT + columnOf(field) * CELL, y: TOP + rowOf(field) * CELL });

export const at = ({ x, y }: Point): string => `translate(${x} ${y})`;

/** Sodium lamps: where light falls on the asphalt, and how far. */
export const LAMPS: readonly { x: number; y: number; r: number }[] = [
  { x: LEFT + 3.5 * CELL, y: TOP + 2.2 * CELL, r: 250 },
  { x: LEFT + 11.6 * CELL, y: TOP + 1.6 * CELL, r: 230 },
  { x: LEFT + 7.9 * CELL, y: TOP + 6 * CELL, r: 270 },
  { x: LEFT + 3 * CELL, y: TOP + 9.6 * CELL, r: 240 },
  { x: LEFT + 12.4 * CELL, y: TOP + 9.9 * CELL, r: 260 },
];

/** Painted bays: x and y of the first line in cells, how many bays, and how deep they are. */
export const BAYS: readonly { x: number; y: number; bays: number; depth: number }[] = [
  { x: 1, y: 2, bays: 4, depth: 2 },
  { x: 9, y: 2, bays: 6, depth: 2 },
  { x: 1, y: 8, bays: 4, depth: 2 },
  { x: 10, y: 8, bays: 5, depth: 2 },
  { x: 4, y: 5, bays: 4, depth: 1 },
  { x: 9, y: 5, bays: 5, depth: 1 },
];
