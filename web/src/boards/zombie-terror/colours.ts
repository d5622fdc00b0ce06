// Which colour of the client's palette every seat has.

import type { View } from "./view";

const ZOMBIES = 2; // places in the palette: green
const HUMANS = [1, 3]; // blue and yellow, by seat, so that lots drawn for the groups recolour nobody

export function colours(view: View): number[] {
  const humans = view.players.filter((player) => player.side !== "zombies").map((player) => player.seat);
  return view.players.map((player) => HUMANS[humans.indexOf(player.seat)] ?? ZOMBIES);
}
