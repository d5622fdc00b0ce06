// The board of Claustrophobia: torchlight on wet stone.

import type { BoardModule } from "../contract";
import { about } from "./about";
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

// There are no points in this game, so there is no account of them: the turns tell how far the Humans got.
const board: BoardModule<View> = {
  texts,
  panels,
  hand,
  about,
  cues,
  colours,
  luck,
  turns,
  lesson,
  Board,
};

export default board;
