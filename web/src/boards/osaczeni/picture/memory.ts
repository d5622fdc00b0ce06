// What was said about the dice this round, and the last vote: they stand in the feed, not in the view.

import { useRef } from "preact/hooks";
import type { Item } from "../../../protocol";
import type { BoardProps } from "../../contract";
import type { Claim, LastVote } from "../claims";
import { claimsIn, lastVoteIn } from "../claims";
import type { MallView } from "../view";

export interface Memory {
  claims: Claim[];
  vote: LastVote | null;
}

interface Kept extends Memory {
  heard: readonly Item[] | null;
}

/** The same array for as long as the items are the same, so that a touch does not play them again. */
export function useSteady(news: readonly Item[]): readonly Item[] {
  const kept = useRef(news);
  const same = kept.current.length === news.length && news.every((item, at) => item === kept.current[at]);
  if (!same) kept.current = news;
  return kept.current;
}

/** Keep what the newest items said for as long as the round lasts. */
export function useMemory({ say, view: seen }: BoardProps, news: readonly Item[]): Memory {
  const view = seen as MallView;
  const kept = useRef<Kept>({ claims: [], vote: null, heard: null });
  if (kept.current.heard !== news) {
    const claims = [...kept.current.claims, ...claimsIn(news, say, view.round)];
    kept.current = {
      claims: claims.filter((claim) => claim.round === view.round),
      vote: lastVoteIn(news) ?? kept.current.vote,
      heard: news,
    };
  }
  return kept.current;
}
