// The numbers of things in the maze, and what follows from what a seat sees of it.

import type { Direction, Fiend, Hero, Tile, View } from "./view";

export const DIRECTIONS: readonly Direction[] = ["north", "east", "south", "west"];
export const HEROES = 5;
export const FIRST_DEMON = 16;
/** All Troglodytes of a tile as one target. */
export const SWARM = 21;
/** Charges and the treasure lie on a tile from this number on. */
export const LYING = 8;
export const OUT = -2;
export const PLANTED = -1;
export const REDEEMER = 0;

export const isHero = (one: Hero | Fiend): one is Hero => one.warrior < HEROES;
const isFiend = (one: Hero | Fiend): one is Fiend => one.warrior >= HEROES;
export const isTroglodyte = (warrior: number): boolean => warrior >= HEROES && warrior < FIRST_DEMON;

export const heroesOf = (view: View): Hero[] => view.warriors.filter(isHero);
export const fiendsOf = (view: View): Fiend[] => view.warriors.filter(isFiend);
export const bigOf = (view: View): Fiend[] => fiendsOf(view).filter((one) => one.warrior >= FIRST_DEMON);

export const tileOf = (view: View, tile: number): Tile | undefined => view.tiles.find((one) => one.tile === tile);
export const warriorOf = (view: View, warrior: number): Hero | Fiend | undefined =>
  view.warriors.find((one) => one.warrior === warrior);

/** Whether the reader plays the Humans, the Demon side, or neither. */
export function sideOf(view: View, me: number | null): "human" | "demon" | null {
  if (me === null || view.human < 0) return null;
  return me === view.human ? "human" : "demon";
}

const STEPS: Record<Direction, [number, number]> = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] };

/** The tile on the other side of an edge. */
export function beyond(view: View, tile: Tile, direction: Direction): Tile | undefined {
  const [x, y] = STEPS[direction];
  return view.tiles.find((one) => one.x === tile.x + x && one.y === tile.y + y);
}

/** The place on the other side of an edge. */
export function placeBeyond(tile: { x: number; y: number }, direction: Direction): { x: number; y: number } {
  const [x, y] = STEPS[direction];
  return { x: tile.x + x, y: tile.y + y };
}

/** The open directions of a tile turned by so many quarters clockwise. */
export function turned(openings: number, quarters: number): number {
  return ((openings << quarters) | (openings >> (4 - quarters))) & 15;
}
