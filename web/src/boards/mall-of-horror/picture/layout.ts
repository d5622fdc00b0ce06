// Where everything lies: the floor plan of the mall for a given size, in pixels. No number here is a rule of the game.

import { PARKING } from "../reading";
import type { View } from "../view";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Places for pieces of one size. */
export interface Spots {
  size: number;
  spots: Spot[];
}

export interface Cell {
  number: number;
  rect: Rect;
  /** Where people stand. */
  floor: Rect;
  /** Where the sign hangs. */
  sign: Rect;
  /** The stretch of corridor before the door. */
  band: Rect;
  door: "top" | "bottom";
  /** Where the truck stands, in Parking of a floor plan. */
  truck?: Rect;
}

export interface Plan {
  shape: Shape;
  /** The largest sizes of heads and zombies. */
  head: number;
  zombie: number;
  width: number;
  height: number;
  cells: Cell[];
  /** The middle of the lower side: dice, wheel, cards; only in a floor plan. */
  desk: Rect | null;
}

const GAP = 12;
const LEAST = { width: 300, height: 150 };
const LEAST_PLAN = 420;

export type Shape = "plan" | "rows" | "blocks" | "tiny";

/** A floor plan; rows where it is low, blocks where it is narrow, tiny where it is both. */
export function shapeOf(width: number, height: number): Shape {
  if (width < 640 && height < 420) return "tiny";
  if (width < 640 || (width < 860 && height >= 560)) return "blocks";
  return height < 560 ? "rows" : "plan";
}

/** A cell with its parts: sign, floor, and the band before its door. */
function cell(number: number, rect: Rect, door: "top" | "bottom", signHeight: number, bandHeight: number): Cell {
  const up = door === "top";
  const inside = { ...rect, y: rect.y + (up ? bandHeight : 0), h: rect.h - bandHeight };
  return {
    number,
    rect,
    door,
    band: { ...rect, y: up ? rect.y : rect.y + rect.h - bandHeight, h: bandHeight },
    sign: { ...inside, h: signHeight },
    floor: { x: inside.x + 8, y: inside.y + signHeight, w: inside.w - 16, h: inside.h - signHeight - 6 },
  };
}

/** Inside a door, room for the inner half of its plaque. */
const PLAQUE = 13;

function withPlaque(one: Cell): Cell {
  const { floor, sign } = one;
  const down = one.door === "top" ? PLAQUE : 0;
  return { ...one, sign: { ...sign, y: sign.y + down }, floor: { ...floor, y: floor.y + down, h: floor.h - PLAQUE } };
}

/** The truck stands in the right part of Parking; people keep out of its way. */
function withTruck(parking: Cell): Cell {
  const room = Math.min(112, parking.floor.w * 0.3);
  const { floor } = parking;
  return {
    ...parking,
    floor: { ...floor, w: floor.w - room },
    truck: { x: floor.x + floor.w - room, y: floor.y, w: room, h: floor.h },
  };
}

/** The floor plan: three rooms above, Parking in the middle, two rooms and the desk below. */
function floorPlan(width: number, height: number): Plan {
  const left = Math.round(width * 0.28);
  const right = Math.round(width * 0.31);
  const middle = width - left - right - 2 * GAP;
  const x = [0, left + GAP, left + middle + 2 * GAP];
  const upper = Math.round(height * 0.5);
  const lower = height - upper - GAP;
  const top = Math.round(height * 0.28);
  const desk = Math.max(176, Math.round(height * 0.33));
  const park = height - top - desk - 2 * GAP;
  const sign = height > 640 ? 34 : 28;
  const band = (h: number) => Math.round(Math.min(110, Math.max(38, h * 0.26)));
  const room = (number: number, rect: Rect, door: "top" | "bottom") => {
    const one = cell(number, rect, door, sign, band(rect.h));
    return number === PARKING ? one : withPlaque(one);
  };
  return {
    shape: "plan",
    head: Math.max(46, Math.min(82, height * 0.1)),
    zombie: Math.max(36, Math.min(60, height * 0.074)),
    width,
    height,
    cells: [
      room(1, { x: x[2], y: upper + GAP, w: right, h: lower }, "top"),
      room(2, { x: x[0], y: upper + GAP, w: left, h: lower }, "top"),
      room(3, { x: x[0], y: 0, w: left, h: upper }, "bottom"),
      withTruck(room(4, { x: x[1], y: top + GAP, w: middle, h: park }, "bottom")),
      room(5, { x: x[1], y: 0, w: middle, h: top }, "bottom"),
      room(6, { x: x[2], y: 0, w: right, h: upper }, "bottom"),
    ],
    desk: { x: x[1], y: height - desk, w: middle, h: desk },
  };
}

/** The rooms row by row, with the row's share of the height and where its doors are. */
type Row = [rooms: number[], share: number, door: "top" | "bottom"];
const BLOCKS: Row[] = [
  [[3, 5], 0.3, "bottom"],
  [[4, 6], 0.4, "bottom"],
  [[2, 1], 0.3, "bottom"],
];
const ROWS: Row[] = [
  [[3, 5, 6], 0.5, "bottom"],
  [[2, 4, 1], 0.5, "top"],
];
/** Shares of a row's width. */
const SHARES: Record<number, number> = { 1: 1, 2: 1, 3: 1.1, 4: 1.25, 5: 1, 6: 1.15 };
const CLOSED_SHARE = 0.45;

/** Sizes that go with a shape: gap, sign, the lowest band, and the largest heads and zombies. */
const SIZES = {
  rows: { gap: 10, sign: 26, band: 32, head: 48, zombie: 34 },
  blocks: { gap: 5, sign: 20, band: 25, head: 38, zombie: 26 },
  roomy: { gap: 8, sign: 24, band: 36, head: 60, zombie: 44 },
  tiny: { gap: 3, sign: 18, band: 22, head: 32, zombie: 22 },
  tall: { gap: 4, sign: 20, band: 28, head: 42, zombie: 28 },
} as const;

function sizeOf(shape: "rows" | "blocks" | "tiny", width: number, height: number): keyof typeof SIZES {
  if (shape === "blocks" && width > 520) return "roomy";
  return shape === "tiny" && height > 230 ? "tall" : shape;
}

function inRows(view: View, shape: "rows" | "blocks" | "tiny", width: number, height: number): Plan {
  const rows = shape === "blocks" ? BLOCKS : ROWS;
  const { gap, sign, band, head, zombie } = SIZES[sizeOf(shape, width, height)];
  const cells: Cell[] = [];
  let y = 0;
  for (const [numbers, share, door] of rows) {
    const h = Math.floor((height - gap * (rows.length - 1)) * share);
    const shares = numbers.map((number) => (view.places[number - 1].closed ? CLOSED_SHARE : SHARES[number]));
    const all = shares.reduce((sum, one) => sum + one, 0);
    let x = 0;
    numbers.forEach((number, at) => {
      const w = Math.floor(((width - gap * (numbers.length - 1)) * shares[at]) / all);
      cells.push(cell(number, { x, y, w, h }, door, sign, Math.max(band, Math.round(h * 0.24))));
      x += w + gap;
    });
    y += h + gap;
  }
  return { shape, head, zombie, width, height, cells: cells.sort((one, two) => one.number - two.number), desk: null };
}

export function planOf(view: View, shape: Shape, wide: number, high: number): Plan {
  const width = Math.max(LEAST.width, Math.floor(wide));
  const height = Math.max(shape === "plan" ? LEAST_PLAN : LEAST.height, Math.floor(high));
  return shape === "plan" ? floorPlan(width, height) : inRows(view, shape, width, height);
}

/** As many equal places as large as they fit into an area, centred. */
export function gridIn(area: Rect, count: number, most: number, gap = 4): Spots {
  let best = { size: 0, columns: 1, worth: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(most, (area.w - gap * (columns - 1)) / columns, (area.h - gap * (rows - 1)) / rows);
    // Full rows look better than large pieces and a gap.
    const worth = size * (1 - 0.03 * (columns * rows - count));
    if (worth >= best.worth) best = { size, columns, worth };
  }
  const { size, columns } = best;
  const rows = Math.ceil(count / columns);
  const top = area.y + (area.h - rows * size - (rows - 1) * gap) / 2;
  const spots = Array.from({ length: count }, (_, at): Spot => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = area.x + (area.w - inRow * size - (inRow - 1) * gap) / 2;
    return { x: left + (at % columns) * (size + gap) + size / 2, y: top + row * (size + gap) + size / 2 };
  });
  return { size, spots };
}

/** A crowd pressing towards a door, around `middle` if it can: figures of one size that overlap when they are many. */
export function crowdIn(area: Rect, count: number, most: number, middle: number): Spots {
  const rows = area.h >= most * 1.7 && count > 4 ? 2 : 1;
  const size = Math.min(most, area.h / (rows === 2 ? 1.75 : 1));
  const perRow = Math.ceil(count / rows);
  const step = perRow > 1 ? Math.min(size * 0.86, (area.w - size) / (perRow - 1)) : 0;
  const wide = size + step * (perRow - 1);
  const left = Math.max(area.x, Math.min(middle - wide / 2, area.x + area.w - wide));
  const spots = Array.from({ length: count }, (_, at): Spot => {
    const row = Math.floor(at / perRow);
    const x = left + size / 2 + (at % perRow) * step + (row ? step * 0.4 : 0);
    const y = area.y + area.h / 2 + (rows === 2 ? (row ? 0.36 : -0.36) * size : 0);
    return { x: Math.min(x, area.x + area.w - size / 2), y };
  });
  return { size, spots };
}

export const middleOf = (rect: Rect): Spot => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 });
