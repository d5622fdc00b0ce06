// The board of Osaczeni: a mall at night, its shutters, and what scratches at them.

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
  marks: ["claim"],
  account,
  luck,
  turns,
  lesson,
  Board,
  drawsHand: true,
};

export default board;
