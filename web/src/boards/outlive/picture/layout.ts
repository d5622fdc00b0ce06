// Where things lie in the picture: the ring of areas on a three by three grid, the convoy in its middle.

import { AROUND } from "../reading";

/** The cells of the ring clockwise from the upper left: line and column of the grid. */
const CELLS = [
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 3],
  [3, 2],
  [3, 1],
  [2, 1],
] as const;

/** The areas with their cells. */
export const RING = AROUND.map((area, at) => ({ area, line: CELLS[at][0], column: CELLS[at][1] }));

/** The steps of the night in their order. */
export const STEPS = ["resolve", "feed", "radiation", "recruit", "build", "repair", "clean-up"] as const;

/** The lines of the score in the order of the sheet. */
export const LINES = ["events", "rooms", "gauge", "survivors", "equipment", "symbols"] as const;

export type Tab = "map" | "shelter" | "stores" | "convoy";
export const TABS: readonly { tab: Tab; icon: string }[] = [
  { tab: "map", icon: "dam" },
  { tab: "shelter", icon: "bunker" },
  { tab: "stores", icon: "backpack" },
  { tab: "convoy", icon: "truck" },
];
