// Which colour of the client's palette every seat has.

import type { View } from "./view";

export const colours = (view: View): number[] => view.players.map((player) => player.colour);
