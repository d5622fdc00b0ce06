// What the feed tells and the view does not: what was said about the dice and whether it was true, who pointed at whom in
// the last vote, and the rounds so far.

import { useMemo } from "preact/hooks";
import { newest } from "../../feed";
import type { Item } from "../../protocol";
import type { BoardProps, Say } from "../contract";
import { type Chapter, chaptersIn } from "../refuge/chapters";
import { diceState } from "./facts";
import type { View } from "./view";

export interface Claim {
  seat: number;
  area: number;
  monsters: boolean;
  round: number;
  /** The whole sentence, with who said it. */
  words: string;
}

export interface Pointed {
  voter: number;
  at: number;
  weight: number;
}

export interface LastVote {
  pointed: Pointed[];
  tie: boolean;
  elected: number;
}

const FORMS: Record<string, boolean> = { "claim-monsters": true, "claim-quiet": false };

/** The claims among some items, each with the round in which it was made. */
function claimsIn(items: readonly Item[], say: Say, round: number): Claim[] {
  const later = items.filter((item) => item.t === "event" && item.kind === "round").length;
  let at = round - later;
  return items.flatMap((item) => {
    if (item.t === "event" && item.kind === "round") at += 1;
    if (item.t !== "act" || !(String(item.words[0]) in FORMS)) return [];
    const area = say.member("area", item.words[1]);
    return [{ seat: item.seat, area, monsters: FORMS[String(item.words[0])], round: at, words: say.item(item) }];
  });
}

type Told = Pick<BoardProps<View>, "feed" | "say" | "view">;

/** What was said about the dice of this round, by all that the seat was told so far. */
export function claimsOf({ feed, say, view }: Told): Claim[] {
  const { round } = view;
  return claimsIn(newest(feed, 0), say, round).filter((claim) => claim.round === round);
}

/** How the last vote went, by all that the seat was told so far. */
export const lastVoteOf = ({ feed }: Pick<BoardProps<View>, "feed">): LastVote | null => lastVoteIn(newest(feed, 0));

export type Verdict = "pending" | "true" | "false";

/** The dice of this round, once they lie open, those of the last one after the end, or as this seat has seen them. */
function knownDice(view: View): readonly number[] | null {
  const state = diceState(view);
  if (state === "open" || (view.phase === "over" && view.dice.length)) return view.dice;
  const seen = view.seen_dice ?? [];
  return state === "covered" && seen.length === view.dice_hidden ? seen : null;
}

/** Set a claim of this round against the dice, as soon as this seat knows them. */
export function verdictOf(view: View, claim: Claim): Verdict {
  const dice = knownDice(view);
  if (!dice) return "pending";
  return dice.includes(claim.area) === claim.monsters ? "true" : "false";
}

/** The last vote among some items that was counted, if there is one. */
function lastVoteIn(items: readonly Item[]): LastVote | null {
  let vote: LastVote | null = null;
  let open = false;
  for (const item of items) {
    if (item.t !== "event") continue;
    if (item.kind === "voted") {
      if (!open || !vote) vote = { pointed: [], tie: false, elected: -1 };
      open = true;
      vote.pointed.push({ voter: item.args[0], at: item.args[1], weight: item.args[2] });
    } else {
      open = false;
      if (vote && item.kind === "tie") vote.tie = true;
      if (vote && item.kind === "elected" && vote.elected < 0) vote.elected = item.args[0];
    }
  }
  return vote;
}

export interface Memory {
  /** Of this round. */
  claims: Claim[];
  vote: LastVote | null;
  chapters: Chapter[];
}

export const useMemory = (props: BoardProps<View>): Memory =>
  useMemo(
    () => ({ claims: claimsOf(props), vote: lastVoteOf(props), chapters: chaptersIn(newest(props.feed, 0), "badge") }),
    [props.feed, props.say],
  );
