// The news beat by beat, none longer than 600 ms. The picture is always that of the view; a beat that is still to come
// only holds back what it is going to show.

import { useMemo } from "preact/hooks";
import { useNews } from "../../../pieces";
import type { Item } from "../../../protocol";
import { type Beat, beatsOf } from "../memory";

export interface Beats {
  /** The beat that is being shown. */
  now: Beat | null;
  /** Beats that are still to come, the present one not among them. */
  coming: Beat[];
  skip(): void;
}

/** What needs no time to be read. */
const SHORT = new Set(["zombie", "played", "chief", "placed", "gave", "gave-one"]);

const duration = (item: Item): number => (item.t === "event" && SHORT.has(item.kind) ? 420 : 600);

/** Play the news beat by beat. */
export function useBeats(news: readonly Item[]): Beats {
  const beats = useMemo(() => beatsOf(news), [news]);
  const firsts = useMemo(() => beats.map((beat) => beat.items[0]), [beats]);
  const { item, left, skip } = useNews(firsts, duration);
  if (!item) return { now: null, coming: [], skip };
  const at = beats.length - left - 1;
  return { now: beats[at], coming: beats.slice(at + 1), skip };
}

/** Whether a beat of a kind that fits is shown now. */
export const isNow = (beats: Beats, kind: string, fits: (args: readonly number[]) => boolean = () => true): boolean =>
  beats.now?.kind === kind && beats.now.items.some((item) => fits(item.args));

/** How many items of a kind that fit are still to come. */
export const coming = (beats: Beats, kind: string, fits: (args: readonly number[]) => boolean = () => true): number =>
  beats.coming.reduce(
    (sum, beat) => (beat.kind === kind ? sum + beat.items.filter((item) => fits(item.args)).length : sum),
    0,
  );
