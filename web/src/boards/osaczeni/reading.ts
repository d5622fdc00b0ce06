// The numbers of things in the mall under lockdown.

import type { Phase } from "./view";

export const CAR_PARK = 6;
export const CRYBABY = 2;
export const HUSH = 3;
export const SATED_HORDE = 16;
export const SATED = 3;
export const LONG_NIGHT = 11;

export const PHASES: readonly Phase[] = ["truck", "badge", "destination", "movement", "arrival", "attack", "end"];
