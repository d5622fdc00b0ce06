// The feed of a seat, put together from updates. It only grows; what a note makes void is struck through.

import type { Item } from "./protocol";

/** Lay what an update brings over what is known; null: something between is missing and has to be asked for. */
export function merge(known: readonly Item[], start: number, brought: readonly Item[]): Item[] | null {
  if (start > known.length) return null;
  return [...known.slice(0, start), ...brought];
}

/** Which items are void: what happened between a note's `to` and the note. What was said stays said. */
export function voids(feed: readonly Item[]): boolean[] {
  const found = feed.map(() => false);
  feed.forEach((item, at) => {
    if (item.t !== "note" || (item.what !== "undo" && item.what !== "back") || item.to < 0) return;
    for (let place = item.to; place < at; place++) if (feed[place].t === "event") found[place] = true;
  });
  return found;
}

/** What is new since so many items, without what was taken back meanwhile. */
export function newest(feed: readonly Item[], since: number): Item[] {
  const taken = voids(feed);
  return feed.filter((_, at) => at >= since && !taken[at]);
}
