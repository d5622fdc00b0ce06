// The rounds so far, each in a line: who led it, what the dice said, who was eaten.

import type { Item } from "../../protocol";

const NOBODY = -1;

export interface Chapter {
  round: number;
  /** Who took the badge in it, or -1. */
  leader: number;
  dice: number[];
  dead: [seat: number, kind: number][];
}

/** Rounds among some items; `badge` is what the game calls the event of somebody taking the badge. */
export function chaptersIn(items: readonly Item[], badge: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const item of items) {
    if (item.t !== "event") continue;
    const [first, second] = item.args;
    if (item.kind === "round") chapters.push({ round: first, leader: NOBODY, dice: [], dead: [] });
    const chapter = chapters.at(-1);
    if (item.kind === "die") chapter?.dice.push(first);
    else if (item.kind === badge && chapter) chapter.leader = first;
    else if (item.kind === "eaten") chapter?.dead.push([first, second]);
  }
  return chapters;
}
