// Written from ostoja.games.mall_of_horror.seen by `python -m ostoja.table.types`. Do not edit.

/** What is printed on a card. */
export interface Card {
  copies: number;
  kills: number;
}

export type Phase = "placement" | "search" | "election" | "arrival" | "destination" | "movement" | "attack" | "over";

/** Whose head it is, and its kind. */
export type Head = [number, number];

/** What everybody knows of a player. */
export interface Player {
  seat: number;
  /** Yellow, red, blue, black, brown, green. */
  colour: number;
  points: number;
  cards: number;
  unplaced: number[];
  /** The round in which the last head was lost; 0: somebody lives. */
  fell_in: number;
  /** Extra votes by Threats in the present vote. */
  threats: number;
}

/** What everybody sees of a location. */
export interface Place {
  number: number;
  heads: Head[];
  hidden: Head[];
  /** Votes of the unhidden heads there, by seat. */
  votes: number[];
  /** 0: no limit. */
  capacity: number;
  /** Without Hardware. */
  strength: number;
  zombies: number;
  hardware: number;
  /** So many zombies always get in; 0: no such number. */
  sure_breach: number;
  breached: boolean;
  closed: boolean;
  cursed: boolean;
}

/** The open ballot. */
export interface Ballot {
  place: number;
  /** 0 search, 1 chief, 2 victim. */
  purpose: number;
  /** A re-vote after a tie. */
  again: boolean;
  candidates: number[];
  /** Votes by seat; 0: no voter. */
  weights: number[];
}

/** What is printed on a kind of character. */
export interface Kind {
  value: number;
  strength: number;
  votes: number;
}

/** All that a seat sees; what only the seat itself sees is not there for a spectator. */
export interface View {
  round: number;
  phase: Phase;
  badge: number;
  chief_elected: boolean;
  /** Cards left in the truck, and cards drawn from it and not yet dealt out. */
  deck: number;
  truck: number;
  /** Cards that have left the game, by kind. */
  played: number[];
  dice: number[];
  dice_hidden: number;
  /** Seats that have seen the hidden dice, as bits. */
  seers: number;
  announced: number;
  /** By seat, once revealed. */
  destinations: number[];
  alive: number;
  elected: number;
  rescue: number;
  curse: number;
  players: Player[];
  places: Place[];
  kinds: Kind[];
  cards: Card[];
  ballot: Ballot | null;
  /** What only the seat itself sees; nothing of it for a spectator. */
  seat?: number;
  hand?: number[];
  seen_dice?: number[];
  drawn?: number[];
  destination?: number;
  vote?: number;
  gifts?: [number, number][];
  buried?: [number, number][];
}
