// The board of Mall of Horror: a shopping mall at night, seen from above, with its neon signs still on.

import type { BoardModule } from "../contract";
import { about } from "./about";
import { account } from "./account";
import { colours } from "./colours";
import { cues } from "./cues";
import { hand } from "./hand";
import "./icons";
import { lesson } from "./lesson";
import { luck } from "./luck";
import { panels } from "./panels";
import { Board } from "./picture/board";
import { texts } from "./texts";
import { turns } from "./turns";
import type { View } from "./view";

const board: BoardModule<View> = {
  texts,
  panels,
  hand,
  about,
  cues,
  colours,
  account,
  luck,
  turns,
  lesson,
  Board,
  drawsHand: true,
};

export default board;
