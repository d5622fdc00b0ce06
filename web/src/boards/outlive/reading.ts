// The numbers of things in the wasteland, and what follows from what a seat sees of it.

import type { City, Secret, Shelter, View, Wild } from "./view";

export const NOBODY = -1;

// The numbers of things, as in games/outlive/words.py.
export const BASE = 0;
const SILENT_PEAK = 1;
const MINE = 2;
export const SHIP = 3;
const PARK = 4;
const BLACKWOOD = 5;
const FOREST = 6;
const DAM = 7;

/** The areas clockwise from the upper left of the map. */
export const AROUND = [FOREST, DAM, BASE, SILENT_PEAK, MINE, SHIP, PARK, BLACKWOOD] as const;

export const [MEAT, WATER, CANS, WOOD] = [0, 1, 2, 3];
const [METAL, MICROCHIP] = [4, 5];
export const AMMO = 6;
export const FOODS = [MEAT, WATER, CANS];
export const MATERIALS = [WOOD, METAL, MICROCHIP];

/** What an area's pool holds. */
export const YIELD = [AMMO, NOBODY, METAL, NOBODY, MICROCHIP, NOBODY, WOOD, WATER];

export const HEROES = 4;
export const ROOM_KINDS = 22;
const SECOND = 19;
export const AIRLOCK = 41;
export const WEAKEST_BERTH = 3;
export const BAT = 16;
export const TABLETS = 6;

/** Which room a tile is; a second copy does the same as the first. */
export const kindOf = (tile: number): number => (tile < ROOM_KINDS ? tile : tile - SECOND);

export const isOpen = (player: Shelter | Secret): player is Shelter => player.drafted;

export const shelterOf = (view: View, seat: number | null): Shelter | null => {
  const player = seat === null ? undefined : view.players[seat];
  return player && isOpen(player) ? player : null;
};

export const cityIn = (view: View, area: number): City | undefined => view.cities.find((city) => city.area === area);

export const wildIn = (view: View, area: number): Wild | undefined => view.wilds.find((wild) => wild.area === area);

/** The seat and the place among its four heroes of a hero's number. */
export const ownerOf = (hero: number): number => Math.floor(hero / HEROES);
export const placeOf = (hero: number): number => hero % HEROES;
