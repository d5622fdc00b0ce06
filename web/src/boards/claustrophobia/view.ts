// What a seat sees of the maze, as src/ostoja/games/claustrophobia/view.py builds it.

export type Direction = "north" | "east" | "south" | "west";
export type Edge = "wall" | "passage" | "blocked" | "unexplored" | "lost";
export type Talent = "frantic" | "bodyguard" | "elusive" | "impressive" | "blessed";
export type Kind =
  "plain" | "exit" | "pentacle" | "lair" | "hole" | "stash" | "hungry" | "tight" | "flooded" | "booby" | "mechanism";

export interface TileView {
  tile: number;
  kind: Kind;
  x: number;
  /** Grows to the north. */
  y: number;
  rotation: number;
  edges: Record<Direction, Edge>;
  passages: number[];
  size: number;
  humans: number[];
  demons: number[];
  human_room: number;
  demon_room: number;
  /** The rule that keeps Troglodytes from arriving here, or nothing. */
  arrivals: string;
  lair: boolean;
  /** Hole tokens. */
  holes: number;
  visited: boolean;
  /** Charges and treasures on the floor. */
  lying: number;
}

/** Movement, combat, defence. */
export type Line = [number, number, number];

export interface WarriorView {
  warrior: number;
  tile: number;
  movement: number;
  combat: number;
  /** Combat when attacking: an Object may add to it. */
  attack: number;
  defence: number;
  talents: Talent[];
  activated: boolean;
  /** The rule that keeps the warrior on the tile, or nothing. */
  held: string;
  /** By neighbouring tile: the rule that forbids the step, or nothing. */
  ways: Record<string, string>;
  movement_left: number;
}

export interface HeroView extends WarriorView {
  die: number;
  lines: Line[];
  condemned: boolean;
  cancelled: number[];
  exhausted: boolean;
  objects: number[];
  courage: boolean;
  blessed: boolean;
  terrified: boolean;
  snuffed: boolean;
  unguarded: boolean;
  charges: number;
  treasure: boolean;
}

export interface FiendView extends WarriorView {
  tough: boolean;
  frenzied: boolean;
  critical: boolean;
  /** Of a big figure only: its Demon card. */
  kind?: number;
  wounds?: number;
  health?: number;
  prostrate?: boolean;
}

export interface DemonCard {
  kind: number;
  movement: number;
  combat: number;
  defence: number;
  health: number;
  talents: Talent[];
}

/** The victory conditions of the scenario; 0, and -1 for who is summoned: not this way. */
export interface Aims {
  escapes: number;
  draw: number;
  gathering: number;
  charges: number;
  seals: number;
  treasures: number;
  possessed: number;
  summoned: number;
  countdown: number;
  infection: number;
  redeemer_must_live: boolean;
  stash: "none" | "advantage" | "treasure";
}

export type Phase = "initiative" | "human-action" | "threat" | "demon-action" | "over";

export interface MazeView {
  scenario: string;
  round: number;
  round_limit: number;
  phase: Phase;
  /** The seat of the Human player; -1 while the sides are auctioned. */
  human: number;
  bid: number;
  points: number;
  /** 0 Humans, 1 Demons, 2 drawn, -1 undecided. */
  winner: number;
  tiles: TileView[];
  warriors: (HeroView | FiendView)[];
  active: number;
  stack: number;
  tile_discards: number[];
  set_aside: number[];
  countdown: number;
  map_left: number;
  gifts: number[];
  gifts_used: number[];
  gather: number;
  blessing_left: boolean;
  action_dice: number[];
  /** Value and square, -1 for none. */
  destiny_dice: [number, number][];
  pending: number[];
  powers: number[];
  bonus_dice: number;
  threat: number;
  most_threat: number;
  demons_left: number;
  troglodytes_left: number;
  combat_dice: number[];
  hits: number;
  ambushes: number[];
  advantages: number;
  advantage_deck: number;
  advantages_spent: number[];
  events: number;
  event_deck: number;
  events_spent: number[];
  events_open: number[];
  foresight: number;
  escaped: number[];
  charges: number[];
  /** With a hero (0-4), on a tile (from LYING on), planted (-1) or not found (-2). */
  treasure: number;
  treasures: number;
  seals: number;
  freed: number;
  spare_objects: number[];
  kinds: Kind[];
  /** By tile, as printed: one bit for each of north, east, south, west. */
  openings: number[];
  gift_values: number[];
  /** By square: whether it can be activated without limit. */
  black: boolean[];
  costs: { troglodyte: number; demon: number };
  fought: boolean;
  panic: boolean;
  movement_ended: boolean;
  boon: number;
  demon_card: DemonCard | null;
  possessed: number[];
  legion_due: boolean;
  aims: Aims;
  /** What the seat alone sees. */
  seat?: number;
  hand?: number[];
  foreseen?: number[];
  /** Place from the top of the stack, and tile. */
  known?: [number, number][];
}

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
export const TRAP = 9;

export const isHero = (one: HeroView | FiendView): one is HeroView => one.warrior < HEROES;
export const isFiend = (one: HeroView | FiendView): one is FiendView => one.warrior >= HEROES;
export const isTroglodyte = (warrior: number): boolean => warrior >= HEROES && warrior < FIRST_DEMON;

export const heroesOf = (view: MazeView): HeroView[] => view.warriors.filter(isHero);
export const fiendsOf = (view: MazeView): FiendView[] => view.warriors.filter(isFiend);
export const bigOf = (view: MazeView): FiendView[] => fiendsOf(view).filter((one) => one.warrior >= FIRST_DEMON);

export const tileOf = (view: MazeView, tile: number): TileView | undefined =>
  view.tiles.find((one) => one.tile === tile);
export const warriorOf = (view: MazeView, warrior: number): HeroView | FiendView | undefined =>
  view.warriors.find((one) => one.warrior === warrior);

/** Whether the reader plays the Humans, the Demon side, or neither. */
export function sideOf(view: MazeView, me: number | null): "human" | "demon" | null {
  if (me === null || view.human < 0) return null;
  return me === view.human ? "human" : "demon";
}

const STEPS: Record<Direction, [number, number]> = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] };

/** The tile on the other side of an edge. */
export function beyond(view: MazeView, tile: TileView, direction: Direction): TileView | undefined {
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
