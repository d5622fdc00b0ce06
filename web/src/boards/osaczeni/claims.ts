// What was said about the dice, and whether it was true; who pointed at whom in the last vote.

import type { Item } from "../../protocol";
import type { Say } from "../contract";
import type { MallView } from "./view";
import { diceState } from "./facts";

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
export function claimsIn(items: readonly Item[], say: Say, round: number): Claim[] {
  const later = items.filter((item) => item.t === "told" && item.kind === "round").length;
  let at = round - later;
  return items.flatMap((item) => {
    if (item.t === "told" && item.kind === "round") at += 1;
    if (item.t !== "said" || !(String(item.words[0]) in FORMS)) return [];
    const area = say.member("area", item.words[1]);
    return [{ seat: item.seat, area, monsters: FORMS[String(item.words[0])], round: at, words: say.item(item) }];
  });
}

export type Verdict = "pending" | "true" | "false";

/** Set a claim of this round against the dice, once they lie open. */
export function verdictOf(view: MallView, claim: Claim): Verdict {
  if (diceState(view) !== "open") return "pending";
  return view.dice.includes(claim.area) === claim.monsters ? "true" : "false";
}

/** The last vote among some items that was counted, if there is one. */
export function lastVoteIn(items: readonly Item[]): LastVote | null {
  let vote: LastVote | null = null;
  let open = false;
  for (const item of items) {
    if (item.t !== "told") continue;
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
