// What others said since this seat last looked at the talk, by person.

import { useEffect, useState } from "preact/hooks";
import type { Item } from "../../protocol";
import { isTalk } from "./log";

/** The sayings of others in a feed, as the seats that said them; -1 is a spectator. */
function spoken(feed: readonly Item[], me: number | null): number[] {
  return feed.flatMap((item) => (isTalk(item) && "seat" in item && item.seat !== me ? [item.seat] : []));
}

/** How many sayings of each seat were not looked at yet; what was said before the page was opened is known. */
export function useUnheard(feed: readonly Item[], me: number | null, looking: boolean): ReadonlyMap<number, number> {
  const said = spoken(feed, me);
  const [heard, setHeard] = useState(said.length);
  useEffect(() => {
    if (looking) setHeard(said.length);
  }, [looking, said.length]);
  const counts = new Map<number, number>();
  for (const seat of said.slice(heard)) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return counts;
}

export const countOf = (unheard: ReadonlyMap<number, number>): number =>
  [...unheard.values()].reduce((sum, count) => sum + count, 0);
