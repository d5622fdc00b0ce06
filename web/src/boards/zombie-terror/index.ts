// The board of Zombie Terror: a car park at night, sixteen by twelve fields.

import type { BoardModule } from "../contract";
import { about, account } from "./about";
import { Board } from "./board";
import "./icons";
import { panels } from "./panels";
import { hand } from "./panels-cards";
import en from "./texts/en.ftl?raw";
import pl from "./texts/pl.ftl?raw";
import type { View } from "./view";

/** The colour of every side as its place in the palette: humans blue, Norman's group yellow, the zombies green. */
const COLOURS = { humans: 1, frank: 1, norman: 3, zombies: 2 } as const;

const board: BoardModule = {
  texts: { en, pl },
  panels,
  hand,
  about,
  account,
  Board,
  colours: (view: View) => view.players.map((player) => COLOURS[player.side]),
};

export default board;
