// Where things lie in the picture: the ring of areas on a three by three grid, the convoy in its middle.

import { BASE, BLACKWOOD, DAM, FOREST, MINE, PARK, SHIP, SILENT_PEAK } from "./reading";


/** The areas clockwise from the upper left, with their cell: line and column of the grid. */
export const RING: readonly { area: number; line: number; column: number }[] = [
  { area: FOREST, line: 1, column: 1 },
  { area: DAM, line: 1, column: 2 },
  { area: BASE, line: 1, column: 3 },
  { area: SILENT_PEAK, line: 2, column: 3 },
  { area: MINE, line: 3, column: 3 },
  { area: SHIP, line: 3, column: 2 },
  { area: PARK, line: 3, column: 1 },
  { area: BLACKWOOD, line: 2, column: 1 },
];

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
