// Outlive in the browser.

import "./icons";
import type { BoardModule } from "../contract";
import { about, account } from "./about";
import { Board } from "./board";
import { panels } from "./panels";
import { texts } from "./texts";
import { turns } from "./turns";
import type { View } from "./view";

/** There are no cards to hold: everything lies open in the shelter, and what is chosen from lies on the board. */
const hand = () => [];

const outlive: BoardModule<View> = { texts, panels, hand, about, account, Board, turns };

export default outlive;
