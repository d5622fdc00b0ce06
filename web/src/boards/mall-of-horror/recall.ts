// What the feed remembers and the view does not: the last ballot, and what every round brought. It survives a reload.

import { useMemo } from "preact/hooks";
import { newest } from "../../feed";
import type { Item } from "../../protocol";
import { chaptersIn, type Chapter } from "../refuge/chapters";
import { lastBallot, type Opened } from "./beats";
import type { View } from "./view";

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
  return { ballot: now ?? lastBallot(items), fresh: now !== null, chapters: chaptersIn(items, "chief") };
}

export const useRecall = (feed: readonly Item[]): Recall => useMemo(() => recall(feed), [feed]);

/** The ballot of this round, until another one is held or people are on their way. */
export function stillSays({ ballot, fresh }: Recall, view: View): Opened | null {
  if (!ballot || !fresh || view.phase === "destination" || view.phase === "movement") return null;
  return view.ballot && !(view.ballot.again && view.ballot.place === ballot.place) ? null : ballot;
}
