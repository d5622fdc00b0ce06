// How the dice fell: hits in combat for either side against what the needed numbers promise, and the pips of the dice
// that are dealt out.

import { voids } from "../../feed";
import type { Item } from "../../protocol";
import type { Luck, Tale } from "../contract";
import { HEROES } from "./reading";
import type { View } from "./view";

const SIDES = 6;
const MEAN = (SIDES + 1) / 2;

interface Tally {
  faces: number[];
  got: number;
  expected: number;
}

const tally = (): Tally => ({ faces: Array<number>(SIDES).fill(0), got: 0, expected: 0 });

function count(into: Tally, face: number, got: number, expected: number): void {
  if (face < 1 || face > SIDES) return;
  into.faces[face - 1] += 1;
  into.got += got;
  into.expected += expected;
}

/** The chance that a die reaches a number. */
const chanceOf = (needed: number): number => Math.min(SIDES, Math.max(0, SIDES + 1 - needed)) / SIDES;

interface Tallies {
  hits: [Tally, Tally];
  action: Tally;
  destiny: Tally;
}

function tell(item: Item, { hits, action, destiny }: Tallies): void {
  if (item.t !== "event") return;
  const [first, second, needed] = item.args;
  if (item.kind === "combat-die") {
    count(hits[first < HEROES ? 0 : 1], second, second >= needed ? 1 : 0, chanceOf(needed));
  } else if (item.kind === "action-die" || item.kind === "rerolled") count(action, first, first, MEAN);
  else if (item.kind === "destiny-die") count(destiny, first, first, MEAN);
}

export function luck({ feed, view, say }: Tale<View>): Luck[] {
  const { human } = view;
  if (human < 0) return [];
  const taken = voids(feed);
  const all: Tallies = { hits: [tally(), tally()], action: tally(), destiny: tally() };
  for (const item of feed.filter((_, at) => !taken[at])) tell(item, all);
  const found: Luck[] = [
    { label: say.text("b-luck-hits"), seat: human, ...all.hits[0], more: "good" },
    { label: say.text("b-luck-hits"), seat: 1 - human, ...all.hits[1], more: "good" },
    { label: say.text("b-luck-action"), seat: human, ...all.action },
    { label: say.text("b-luck-destiny"), seat: 1 - human, ...all.destiny },
  ];
  return found.filter((one) => one.faces.some((times) => times > 0));
}
