// What a seat sees of the car park, as the server sends it, and small questions about it.

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

export interface Character {
  character: number;
  field: number;
  owner: number;
  health: Health;
  stars: number;
  healthy_stars: number;
  ap: number;
  /** Where it could walk in this turn; missing in views recorded before the server told it. */
  reach?: number[];
  activated: boolean;
  silenced: boolean;
  saved_by: number;
  seen_by: number[];
}

export interface Zombie {
  field: number;
  kind: Kind;
  facing: number;
  active: boolean;
  sees: number;
  forced: boolean;
  view: number[];
  bites: number[];
}

export interface Player {
  seat: number;
  side: "humans" | "zombies" | "norman" | "frank";
  cards: number;
  open_cards: number[];
  stars: number;
  saved: number[];
  team: number[];
  support: boolean;
}

export interface Ground {
  walls: number[];
  entries: number[];
  car: number[];
  manholes: number[];
  supermarket: number[];
  car_half: number;
}

export interface Noise {
  quiet: number;
  activated: number;
  allowance: number;
  held: number;
  left: number;
  next_adds: number;
}

export interface Coming {
  supermarket: number;
  car: number;
  either: number;
}

export interface CardsView {
  deck: number;
  discard: number[];
  played: number[];
  blocked: number[];
  supported: number[];
  /** How many cards lie in the box; at the end, which. */
  box: number | number[];
}

export interface FindsView {
  pool: number;
  closed: number[];
  zombie: number[];
  revealed: number[];
}

/** What is in effect for the zombie to be activated or put down next. */
export interface Effects {
  awe: boolean;
  rampage: boolean;
  mutate: boolean;
  /** Which half's zombie Trap lets go anywhere, or NOBODY. */
  trap: number;
}

export type Phase = "set-up" | "card-choice" | "human-turn" | "movement" | "adding" | "clean-up" | "over";

export interface View {
  scenario: "base" | "law-of-the-stronger";
  round: number;
  phase: Phase;
  players: Player[];
  board: Ground;
  characters: Character[];
  zombies: Zombie[];
  pool: number;
  mutant_in_pool: boolean;
  terror: number;
  terror_end: number;
  stars_to_win: number;
  bullets: number;
  briefcase: boolean;
  first: number;
  second: number;
  zombie_seat: number;
  noise: Noise;
  coming: Coming;
  lines_of_fire: { direction: number; target: number }[];
  finds: FindsView;
  cards: CardsView;
  /** Missing in views recorded before the server told it. */
  effects?: Effects;
  winner: number;
  seat?: number;
  hand?: number[];
}

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
