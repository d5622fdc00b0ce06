// What the feed remembers and the view does not: the last ballot, and what every round brought. It survives a reload.

import { useMemo } from "preact/hooks";
import { newest } from "../../client/core/feed";
import type { Item } from "../../protocol";
import { lastBallot, type Opened } from "./beats";
import { NOBODY, type Head, type View } from "./view";

/** A round in a line: who was Chief, what the dice said, who was eaten. */
export interface Chapter {
  round: number;
  chief: number;
  dice: number[];
  dead: Head[];
}

export interface Recall {
  ballot: Opened | null;
  /** The ballot is of this round, so that it still says who stands against whom. */
  fresh: boolean;
  chapters: Chapter[];
}

export function recall(feed: readonly Item[]): Recall {
  const items = newest(feed, 0);
  const start = items.findLastIndex((item) => item.t === "told" && item.kind === "round");
  const now = lastBallot(items.slice(start + 1));
  return { ballot: now ?? lastBallot(items), fresh: now !== null, chapters: chaptersIn(items) };
}

function chaptersIn(items: readonly Item[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const item of items) {
    if (item.t !== "told") continue;
    const [first, second] = item.args;
    if (item.kind === "round") chapters.push({ round: first, chief: NOBODY, dice: [], dead: [] });
    const chapter = chapters.at(-1);
    if (item.kind === "die") chapter?.dice.push(first);
    else if (item.kind === "chief" && chapter) chapter.chief = first;
    else if (item.kind === "eaten") chapter?.dead.push([first, second]);
  }
  return chapters;
}

export const useRecall = (feed: readonly Item[]): Recall => useMemo(() => recall(feed), [feed]);

/** The ballot of this round, until another one is held or people are on their way. */
export function stillSays({ ballot, fresh }: Recall, view: View): Opened | null {
  if (!ballot || !fresh || view.phase === "destination" || view.phase === "movement") return null;
  return view.ballot && !(view.ballot.again && view.ballot.place === ballot.place) ? null : ballot;
}
