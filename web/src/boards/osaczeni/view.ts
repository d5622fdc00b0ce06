// Written from ostoja.games.osaczeni.seen by `python -m ostoja.table.types`. Do not edit.

/** A character: whose it is, and what it is. */
export type Head = [number, number];

export type Phase = "placement" | "truck" | "badge" | "destination" | "movement" | "arrival" | "attack" | "end" | "over";

/** What everybody knows of a player. */
export interface Player {
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

/** What everybody sees of an area. */
export interface Area {
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

/** What is printed on a kind of character. */
export interface Kind {
  value: number;
  strength: number;
  votes: number;
}

/** A row of the cold room. */
export interface Row {
  /** Victims by which the row is full, those of the rows above included. */
  full_at: number;
  full: boolean;
}

/** All that a seat sees; what only the seat itself sees is not there for a spectator. */
export interface View {
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
  players: Player[];
  places: Area[];
  kinds: Kind[];
  cold: Head[];
  rows: Row[];
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
