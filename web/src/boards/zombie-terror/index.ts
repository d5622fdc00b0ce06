// The board of Zombie Terror: a car park at night, sixteen by twelve fields.

import type { BoardModule } from "../contract";
import { about, account } from "./about";
import { Board } from "./board";
import "./icons";
import { panels } from "./panels";
import { hand } from "./panels-cards";
import { texts } from "./texts";
import { turns } from "./turns";
import type { View } from "./view";

const ZOMBIES = 2; // places in the palette: green
const HUMANS = [1, 3]; // blue and yellow, by seat, so that lots drawn for the groups recolour nobody

function colours(view: View): number[] {
  const humans = view.players.filter((player) => player.side !== "zombies").map((player) => player.seat);
  return view.players.map((player) => HUMANS[humans.indexOf(player.seat)] ?? ZOMBIES);
}

const board: BoardModule<View> = {
  texts,
  panels,
  hand,
  about,
  account,
  Board,
  colours,
  turns,
};

export default board;
