// What lies at the player's thumb.

import type { Chip } from "../contract";

/** There are no cards to hold: everything lies open in the shelter, and what is chosen from lies on the board. */
export const hand = (): Chip[] => [];
