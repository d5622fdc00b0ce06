// The numbers of things in the car park, and what follows from what a seat sees of it.

import type { Character, View, Zombie } from "./view";

export const WIDTH = 16;
export const HEIGHT = 12;
export const NOBODY = -1;
export const HUMAN_CARDS = 6;
export const CARDS = 12;
export const DOG = 6;
export const POLICEMAN = 4;

export enum Health {
  healthy,
  wounded,
  doomed,
  gone,
}

export enum Kind {
  zombie,
  mutant,
  hound,
}

/** The ways in the order of the game's vocabulary: the straight ones first, clockwise from north. */
export const WAYS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];

/** Whether two games are played, with the sides swapped for the second. */
export const isDouble = (view: View): boolean => (view.games ?? 1) > 1;

/** Whether a first game has been played before this one. */
export const isSecond = (view: View): boolean => (view.game ?? 1) > 1;

export const isBase = (view: View): boolean => view.scenario === "base";
export const columnOf = (field: number): number => field % WIDTH;
export const rowOf = (field: number): number => Math.floor(field / WIDTH);

/** The field next to another in a way, or NOBODY beyond the edge. */
export function neighbour(field: number, way: number): number {
  const [dx, dy] = WAYS[way];
  const x = columnOf(field) + dx;
  const y = rowOf(field) + dy;
  return x < 0 || x >= WIDTH || y < 0 || y >= HEIGHT ? NOBODY : y * WIDTH + x;
}

export const zombieOn = (view: View, field: number): Zombie | undefined =>
  view.zombies.find((zombie) => zombie.field === field);

export const characterOn = (view: View, field: number): Character | undefined =>
  view.characters.find((one) => one.field === field);

export const characterOf = (view: View, character: number): Character | undefined =>
  view.characters.find((one) => one.character === character);

/** The zombies that could bite on a field in one activation. */
export const bitersOf = (view: View, field: number): Zombie[] =>
  view.zombies.filter((zombie) => zombie.active && zombie.bites.includes(field));

export const isAlive = (one: Character): boolean => one.field >= 0 && one.health < Health.doomed;

/** Which seat holds an open card, or NOBODY. */
export const holderOf = (view: View, card: number): number =>
  view.players.find((player) => player.open_cards.includes(card))?.seat ?? NOBODY;
