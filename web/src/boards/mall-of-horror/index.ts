// The board of Mall of Horror: a shopping mall at night, seen from above, with its neon signs still on.

import type { BoardModule } from "../contract";
import { about, account } from "./about";
import "./icons";
import { Board } from "./board";
import { COLOURS } from "./looks";
import { luck } from "./luck";
import { hand, panels } from "./panels";
import { texts } from "./texts";
import { turns } from "./turns";
import type { View } from "./view";

const board: BoardModule<View> = {
  texts,
  panels,
  hand,
  Board,
  about,
  account,
  luck,
  turns,
  colours: (view: View) => view.players.map((player) => COLOURS[player.colour]),
};

export default board;
