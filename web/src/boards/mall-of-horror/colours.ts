// Which colour of the client's palette every seat has.

import type { View } from "./view";

/** Yellow, red, blue, black, brown, green as places in the palette of the players. */
const COLOURS = [3, 4, 1, 7, 0, 2] as const;

export const colours = (view: View): number[] => view.players.map((player) => COLOURS[player.colour]);
