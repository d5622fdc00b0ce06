// What a seat sees of the mall, as games/osaczeni/view.py writes it.

/** A character: whose it is, and what it is. */
export type Head = readonly [seat: number, kind: number];

export type Phase =
  | "placement"
  | "truck"
  | "badge"
  | "destination"
  | "movement"
  | "arrival"
  | "attack"
  | "end"
  | "over";

export interface PlayerView {
  seat: number;
  colour: number;
  points: number;
  cards: number;
  unplaced: number[];
  /** How many of each item; only once the game is over. */
  open_hand: number[];
  eliminated: boolean;
  /** Extra votes of drawn guns. */
  guns: number;
  /** Points of the truck keys, once the game is over. */
  keys: number;
}

export interface AreaView {
  number: number;
  heads: Head[];
  hidden: Head[];
  /** Votes of the characters there, by seat; guns come on top. */
  votes: number[];
  /** Fields; 0 is any number. */
  capacity: number;
  strength: number;
  monsters: number;
  notches: number;
  /** How many monsters close it at the end of the round; 0: none ever does. */
  closes_at: number;
  breached: boolean;
  closed: boolean;
}

export interface KindView {
  value: number;
  strength: number;
  votes: number;
}

export interface RowView {
  /** Victims by which the row is full, those of the rows above included. */
  full_at: number;
  full: boolean;
}

export interface MallView {
  round: number;
  phase: Phase;
  badge: number;
  victim: number;
  elected: number;
  /** Who can be chosen, then who is tied, as a bit mask; it means something during a vote only. */
  candidates: number;
  /** Items left in the truck, and those a searcher holds right now. */
  deck: number;
  truck: number;
  /** Items by kind that have left the game. */
  played: number[];
  boxed: number;
  pool: number;
  dice: number[];
  dice_hidden: number;
  /** 1 if one of the hidden dice stays covered even for those who look. */
  dice_covered: number;
  dice_in_use: number;
  /** Who has looked under the hatch, as a bit mask. */
  seers: number;
  announced: number;
  destinations: number[];
  alive: number;
  limit: number;
  players: PlayerView[];
  places: AreaView[];
  kinds: KindView[];
  cold: Head[];
  rows: RowView[];
  variant: number;
  epilogue: number;
  seat?: number;
  hand?: number[];
  seen_dice?: number[];
  drawn?: number[];
  destination?: number;
  /** Items given away that the receiver surely still has: to whom, and what. */
  gifts?: [number, number][];
  boxed_by_you?: number[];
}

export const CAR_PARK = 6;
export const CRYBABY = 2;
export const HUSH = 3;
export const SATED_HORDE = 16;
export const SATED = 3;
export const LONG_NIGHT = 11;

export const PHASES: readonly Phase[] = ["truck", "badge", "destination", "movement", "arrival", "attack", "end"];
