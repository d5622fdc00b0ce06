// Written from ostoja.games.claustrophobia.seen by `python -m ostoja.table.types`. Do not edit.

/** Threat points for a figure. */
export interface Costs {
  troglodyte: number;
  demon: number;
}

export type Direction = "north" | "east" | "south" | "west";

export type Edge = "wall" | "passage" | "blocked" | "unexplored" | "lost";

export type Talent = "frantic" | "bodyguard" | "elusive" | "impressive" | "blessed";

export type Kind = "plain" | "exit" | "pentacle" | "lair" | "hole" | "stash" | "hungry" | "tight" | "flooded" | "booby" | "mechanism";

/** One tile of the maze. */
export interface Tile {
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

/** What heroes and demons have in common. */
export interface Warrior {
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
  ways: Record<number, string>;
  movement_left: number;
}

/** A hero with the lines that are left to it. */
export interface Hero extends Warrior {
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

/** A Troglodyte or a Demon. */
export interface Fiend extends Warrior {
  tough: boolean;
  frenzied: boolean;
  critical: boolean;
  /** Of a big figure only: its Demon card. */
  kind?: number;
  wounds?: number;
  health?: number;
  prostrate?: boolean;
}

/** The Demon card in play. */
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

/** All that a seat sees; what only the seat itself sees is not there for a spectator. */
export interface View {
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
  tiles: Tile[];
  warriors: (Hero | Fiend)[];
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
  costs: Costs;
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
