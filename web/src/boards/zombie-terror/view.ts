// Written from ostoja.games.zombie_terror.seen by `python -m ostoja.table.types`. Do not edit.

/** A shot that the policeman could take. */
export interface LineOfFire {
  direction: number;
  target: number;
}

/** One of the humans, or the dog. */
export interface Character {
  character: number;
  field: number;
  owner: number;
  health: number;
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

/** A zombie on the board. */
export interface Zombie {
  field: number;
  kind: number;
  facing: number;
  active: boolean;
  sees: number;
  forced: boolean;
  view: number[];
  bites: number[];
}

/** What everybody knows of a player. */
export interface Player {
  seat: number;
  side: "humans" | "zombies" | "norman" | "frank";
  cards: number;
  open_cards: number[];
  stars: number;
  /** Saved in the first game of a double game; missing in views recorded before there were any. */
  stars_before?: number;
  saved: number[];
  team: number[];
  support: boolean;
}

/** The printed board. */
export interface Ground {
  walls: number[];
  entries: number[];
  car: number[];
  manholes: number[];
  supermarket: number[];
  car_half: number;
}

/** How many may act before it draws zombies. */
export interface Noise {
  quiet: number;
  activated: number;
  allowance: number;
  held: number;
  left: number;
  next_adds: number;
}

/** Zombies that will be added, by half. */
export interface Coming {
  supermarket: number;
  car: number;
  either: number;
}

/** Where the cards lie. */
export interface Cards {
  deck: number;
  discard: number[];
  played: number[];
  blocked: number[];
  supported: number[];
  /** How many cards lie in the box; at the end, which. */
  box: number | number[];
}

/** Where the finds lie. */
export interface Finds {
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

/** All that a seat sees; what only the seat itself sees is not there for a spectator. */
export interface View {
  scenario: "base" | "law-of-the-stronger";
  /** Which game this is, and of how many; missing in views recorded before there were double games. */
  game?: number;
  games?: number;
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
  lines_of_fire: LineOfFire[];
  finds: Finds;
  cards: Cards;
  /** Missing in views recorded before the server told it. */
  effects?: Effects;
  winner: number;
  seat?: number;
  hand?: number[];
}
