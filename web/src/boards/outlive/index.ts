// The board of Outlive: a survey map of a burnt country.

import type { BoardModule } from "../contract";
import { about } from "./about";
import { account } from "./account";
import { cues } from "./cues";
import { hand } from "./hand";
import "./icons";
import { lesson } from "./lesson";
import { panels } from "./panels";
import { Board } from "./picture/board";
import { texts } from "./texts";
import { turns } from "./turns";
import type { View } from "./view";

// Everybody has the colour of their seat, and nothing is rolled.
const board: BoardModule<View> = { texts, panels, hand, handless: true, about, cues, account, turns, lesson, Board };

export default board;
