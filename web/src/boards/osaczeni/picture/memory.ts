// What was said about the dice this round, and the last vote: they stand in the feed, not in the view.

import { useMemo, useRef } from "preact/hooks";
import { newest } from "../../../feed";
import type { Item } from "../../../protocol";
import type { BoardProps } from "../../contract";
import { chaptersIn, type Chapter } from "../../refuge/chapters";
import type { Claim, LastVote } from "../claims";
import { claimsOf, lastVoteOf } from "../claims";
import type { View } from "../view";

export interface Memory {
  /** Of this round. */
  claims: Claim[];
  vote: LastVote | null;
  chapters: Chapter[];
}

/** The same array for as long as the items are the same, so that a touch does not play them again. */
export function useSteady(news: readonly Item[]): readonly Item[] {
  const kept = useRef(news);
  const same = kept.current.length === news.length && news.every((item, at) => item === kept.current[at]);
  if (!same) kept.current = news;
  return kept.current;
}

export const useMemory = (props: BoardProps<View>): Memory =>
  useMemo(
    () => ({ claims: claimsOf(props), vote: lastVoteOf(props), chapters: chaptersIn(newest(props.feed, 0), "badge") }),
    [props.feed, props.say],
  );
