// The board of Zombie Terror: a car park at night, sixteen by twelve fields.

import type { BoardModule } from "../contract";
import { about } from "./about";
import { account } from "./account";
import { colours } from "./colours";
import { cues } from "./cues";
import { hand } from "./hand";
import "./icons";
import { lesson } from "./lesson";
import { panels } from "./panels";
import { Board } from "./picture/board";
import { texts } from "./texts";
import { turns } from "./turns";
import type { View } from "./view";

// There are no dice in this game, so there is nothing to say of luck.
const board: BoardModule<View> = { texts, panels, hand, about, cues, colours, account, turns, lesson, Board };

export default board;
