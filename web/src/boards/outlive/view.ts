// Written from ostoja.games.outlive.seen by `python -m ostoja.table.types`. Do not edit.

/** What a shelter owes tonight. */
export interface Tonight {
  food: number;
  water: number;
  missing: number;
  radiation: number;
}

/** A room tile as printed. */
export interface PrintedRoom {
  places: number;
  upkeep: number;
  amount: number;
}

/** A piece of equipment as printed. */
export interface PrintedTile {
  cost: number[];
  symbol: number;
  partner: number;
  amount: number;
}

/** An animal as printed. */
export interface PrintedAnimal {
  toughness: number;
  meat: number[];
}

/** An event as printed. */
export interface PrintedCalamity {
  amount: number;
  cut: number;
}

/** A leader as printed. */
export interface PrintedLeader {
  age: number;
  areas: number[];
  goods: number[];
  tile: number;
}

/** What a seat may choose from in the draft. */
export interface Offer {
  rooms: number[];
  leaders: number[];
}

/** A revealed event. */
export interface Calamity {
  event: number;
  points: number;
  /** Tokens by resource. */
  cost: number[];
  /** Food of any kind. */
  food: number;
  taker: number;
  /** Whose tokens would pay for it right now. */
  payers: number[];
}

/** A slot of the ship. */
export interface Berth {
  cans: number;
  survivor: boolean;
  /** The active hero in it (seat * 4 + hero), or nobody. */
  hero: number;
}

/** Where the hero stands whose turn it is. */
export interface Turn {
  hero: number;
  actions: number;
  opened: boolean;
  level: number;
  pressure: number;
  prey: number;
}

/** A room of a shelter. */
export interface Room {
  room: number;
  basic: boolean;
  built: boolean;
  people: number;
  places: number;
  upkeep: number;
  due: number;
  works: boolean;
  used: boolean;
}

/** A hero of a player. */
export interface Hero {
  strength: number;
  area: number;
  active: boolean;
}

/** The points as they stand, line by line. */
export interface Forecast {
  events: number;
  rooms: number;
  gauge: number;
  survivors: number;
  equipment: number;
  symbols: number;
}

/** A player whose shelter lies open. */
export interface Shelter {
  seat: number;
  drafted: true;
  leader: number;
  goods: number[];
  reserve: number;
  gauge: number;
  gauge_step: number;
  airlock: number;
  airlock_places: number;
  rooms: Room[];
  survivors: number;
  broken: number[];
  repaired: number[];
  used: number[];
  animals: number[];
  heroes: Hero[];
  out: boolean;
  owed: number;
  losses: number;
  tonight: Tonight;
  forecast: Forecast;
  points: number;
}

/** A player whose choices are still secret. */
export interface Secret {
  seat: number;
  drafted: false;
}

/** One of the two cities. */
export interface City {
  area: number;
  shown: number[];
  stack: number;
  /** What the stack still holds, by token; the order only for whoever has looked. */
  inside: number[];
  open: number[];
  /** Seats that know the order, as bits. */
  peeked: number;
  order: number[];
}

/** A place with animals. */
export interface Wild {
  area: number;
  left: number;
  top: number;
  tracked: number;
  /** By seat. */
  toughness: number[];
  meat: number[];
  order: number[];
}

/** What is printed on board, tiles and cards. */
export interface Printed {
  gauge: number[];
  rows: number[];
  building: number;
  water_stored: number;
  room_points: number[];
  storm: number;
  rooms: PrintedRoom[];
  equipment: PrintedTile[];
  animals: PrintedAnimal[];
  calamities: PrintedCalamity[];
  leaders: PrintedLeader[];
}

/** All that a seat sees; what only the seat itself sees is not there for a spectator. */
export interface View {
  round: number;
  rounds: number;
  phase: "setup" | "day" | "night" | "over";
  step: "" | "resolve" | "feed" | "radiation" | "recruit" | "build" | "repair" | "clean-up";
  first: number;
  heir: number;
  radiation: number[];
  events: Calamity[];
  pools: number[];
  limits: number[];
  printed_limits: number[];
  algae: boolean;
  ship: Berth[];
  stack: number;
  discards: number[];
  drawn_tokens: number[];
  turn: Turn;
  printed: Printed;
  players: (Shelter | Secret)[];
  cities: City[];
  wilds: Wild[];
  seat?: number;
  offer?: Offer;
}
