// How much room the board has, and what is shown in it.

import type { Size } from "../../../pieces";

export type Part = "maze" | "heroes" | "destiny" | "cards";

/**
 * over: the maze with one board over it at a time. beside: one board beside it. stack: heroes and another board, one
 * above the other. both: heroes and another board side by side. all: nothing is measured yet, everything is drawn.
 */
export type Room = "over" | "beside" | "stack" | "both" | "all";

export function roomFor({ width, height }: Size): Room {
  if (!width) return "all";
  if (width < 820) return "over";
  if (width >= 1500) return "both";
  return height >= 900 ? "stack" : "beside";
}

export const TABS: Record<Room, readonly Part[]> = {
  over: ["maze", "heroes", "destiny", "cards"],
  beside: ["heroes", "destiny", "cards"],
  stack: ["destiny", "cards"],
  both: ["destiny", "cards"],
  all: ["heroes", "destiny", "cards"],
};

/** The parts that are drawn besides the maze, given the part a small screen shows and the one that stands beside. */
export function partsShown(room: Room, part: Part, beside: Part): readonly Part[] {
  if (room === "all") return TABS.all;
  if (room === "over") return [part];
  if (room === "beside") return [beside];
  return ["heroes", beside === "heroes" ? "destiny" : beside];
}

/** The classes of the board: its room, low cards (with words or icons only; taller where there is room), squares that explain themselves. */
export function looks(room: Room, { height }: Size, heroes: number): string {
  const small = room === "over" || room === "stack";
  const compact = small || height < heroes * 170 + 110;
  const worded = !small && height >= heroes * 118 + 60;
  const roomy = compact && worded && height >= heroes * 140 + 110;
  const tall = room === "stack" ? height >= 980 && heroes < 5 : height >= 700;
  const explained = room !== "over" && room !== "all" && tall;
  return ["cla", `cla-${room}`, compact && "cla-compact", worded && "cla-worded"]
    .concat([roomy && "cla-roomy", explained && "cla-explained"])
    .filter(Boolean)
    .join(" ");
}
