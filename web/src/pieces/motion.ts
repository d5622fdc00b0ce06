// Whether things may move: the player's own setting first, then what the device asks for.

import { useCallback, useEffect, useState } from "preact/hooks";
import type { Item } from "../protocol";

export function mayMove(): boolean {
  const own = document.documentElement.dataset.motion;
  if (own === "none" || slowness() === 0) return false;
  return own === "full" || !window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
}

const SPEEDS: Record<string, number> = { calm: 1.6, normal: 1, fast: 0.4, "at-once": 0 };

/** How long things take to move, as a factor of the usual time: the player's own setting. */
export const slowness = (): number => SPEEDS[document.documentElement.dataset.speed ?? ""] ?? 1;

export interface News {
  /** The item that is being played now, or null. */
  item: Item | null;
  /** How many items are still to come. */
  left: number;
  /** Show the end at once. */
  skip(): void;
}

/** Play the newest items one after the other, each for so many milliseconds; at once over with reduced motion. */
export function useNews(news: readonly Item[], duration: (item: Item) => number = () => 600): News {
  const [state, setState] = useState<{ news: readonly Item[]; at: number }>({ news, at: 0 });
  const current = state.news === news ? state.at : 0;
  const playing = mayMove() && current < news.length;
  const item = playing ? news[current] : null;

  useEffect(() => {
    if (!item) return;
    const timer = window.setTimeout(
      () => setState({ news, at: current + 1 }),
      Math.max(1, duration(item) * slowness()),
    );
    return () => window.clearTimeout(timer);
  }, [news, current, item]);

  const skip = useCallback(() => setState({ news, at: news.length }), [news]);
  return { item, left: playing ? news.length - current - 1 : 0, skip };
}
