// What a seat sees of the wasteland, as games/outlive/view.py builds it.

export const NOBODY = -1;

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

export interface Berth {
  cans: number;
  survivor: boolean;
  /** The active hero in it (seat * 4 + hero), or nobody. */
  hero: number;
}

export interface Turn {
  hero: number;
  actions: number;
  opened: boolean;
  level: number;
  pressure: number;
  prey: number;
}

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

export interface Hero {
  strength: number;
  area: number;
  active: boolean;
}

export interface Forecast {
  events: number;
  rooms: number;
  gauge: number;
  survivors: number;
  equipment: number;
  symbols: number;
}

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
  tonight: { food: number; water: number; missing: number; radiation: number };
  forecast: Forecast;
  points: number;
}

/** A player whose choices are still secret. */
export interface Secret {
  seat: number;
  drafted: false;
}

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

export interface Printed {
  gauge: number[];
  rows: number[];
  building: number;
  water_stored: number;
  room_points: number[];
  storm: number;
  rooms: { places: number; upkeep: number; amount: number }[];
  equipment: { cost: number[]; symbol: number; partner: number; amount: number }[];
  animals: { toughness: number; meat: number[] }[];
  calamities: { amount: number; cut: number }[];
  leaders: { age: number; areas: number[]; goods: number[]; tile: number }[];
}

export interface Wasteland {
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
  offer?: { rooms: number[]; leaders: number[] };
}

// The numbers of things, as in games/outlive/words.py.
export const BASE = 0;
export const SILENT_PEAK = 1;
export const MINE = 2;
export const SHIP = 3;
export const PARK = 4;
export const BLACKWOOD = 5;
export const FOREST = 6;
export const DAM = 7;
export const AREAS = 8;

export const [MEAT, WATER, CANS, WOOD, METAL, MICROCHIP, AMMO] = [0, 1, 2, 3, 4, 5, 6];
export const GOODS = 7;
export const FOODS = [MEAT, WATER, CANS];
export const MATERIALS = [WOOD, METAL, MICROCHIP];

/** What an area's pool holds. */
export const YIELD = [AMMO, NOBODY, METAL, NOBODY, MICROCHIP, NOBODY, WOOD, WATER];

export const HEROES = 4;
export const ROOM_KINDS = 22;
export const SECOND = 19;
export const AIRLOCK = 41;
export const WEAKEST_BERTH = 3;
export const BAT = 16;
export const TABLETS = 6;

/** Which room a tile is; a second copy does the same as the first. */
export const kindOf = (tile: number): number => (tile < ROOM_KINDS ? tile : tile - SECOND);

export const isOpen = (player: Shelter | Secret): player is Shelter => player.drafted;

export const shelterOf = (view: Wasteland, seat: number | null): Shelter | null => {
  const player = seat === null ? undefined : view.players[seat];
  return player && isOpen(player) ? player : null;
};

export const cityIn = (view: Wasteland, area: number): City | undefined =>
  view.cities.find((city) => city.area === area);

export const wildIn = (view: Wasteland, area: number): Wild | undefined =>
  view.wilds.find((wild) => wild.area === area);

/** The seat and the place among its four heroes of a hero's number. */
export const ownerOf = (hero: number): number => Math.floor(hero / HEROES);
export const placeOf = (hero: number): number => hero % HEROES;
