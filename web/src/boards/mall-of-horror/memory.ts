// What the feed tells and the view does not: the news as beats, the last ballot, and what every round brought. It
// survives a reload.

import { useMemo } from "preact/hooks";
import { newest } from "../../feed";
import type { Item, ToldEvent } from "../../protocol";
import { type Chapter, chaptersIn } from "../refuge/chapters";
import { NOBODY } from "./reading";
import type { View } from "./view";

interface Vote {
  voter: number;
  name: number;
  weight: number;
}

/** A ballot as it was opened: who voted for whom, and what came of it. */
export interface Opened {
  votes: Vote[];
  place: number;
  /** 0 search, 1 chief, 2 victim; -1: a tie does not say. */
  purpose: number;
  outcome: "elected" | "tie" | "nobody" | "lot";
  elected: number;
}

export interface Beat {
  kind: string;
  items: ToldEvent[];
  ballot?: Opened;
}

const TOGETHER = new Set(["destination", "die", "zombie", "voted", "saw-die", "placement-die"]);
const SHOWN = new Set([
  ...TOGETHER,
  "tie",
  "nobody-elected",
  "lot",
  "elected",
  "rolled",
  "announced",
  "lured",
  "cursed",
  "moved",
  "bounced",
  "stayed",
  "crowd",
  "pin-ups",
  "breach",
  "broke-in",
  "repelled",
  "nobody-found",
  "hid",
  "killed",
  "eaten",
  "eliminated",
  "rescue",
  "placed",
  "played",
  "chief",
  "gave-one",
  "gave",
  "declined",
]);

const told = (news: readonly Item[]): ToldEvent[] =>
  news.filter((item): item is ToldEvent => item.t === "event" && SHOWN.has(item.kind));

/** Put together what happens at once; votes come with what they led to. */
export function beatsOf(news: readonly Item[]): Beat[] {
  const beats: Beat[] = [];
  for (const item of told(news)) {
    const last = beats.at(-1);
    if (last && last.kind === item.kind && TOGETHER.has(item.kind)) last.items.push(item);
    else beats.push({ kind: item.kind, items: [item] });
  }
  beats.forEach((beat, at) => {
    if (beat.kind === "voted") beat.ballot = openedBy(beat, beats.slice(at + 1, at + 3));
  });
  beats.forEach((beat, at) => {
    if (!beat.ballot && ["tie", "elected", "lot", "nobody-elected"].includes(beat.kind))
      beat.ballot = ballotBefore(beats, at);
  });
  return beats;
}

/** The ballot that an outcome belongs to: at most a lot lies between. */
function ballotBefore(beats: readonly Beat[], at: number): Opened | undefined {
  const before = beats[at - 1];
  if (before?.kind === "voted") return before.ballot;
  return before?.kind === "lot" && beats[at - 2]?.kind === "voted" ? beats[at - 2].ballot : undefined;
}

function openedBy(beat: Beat, after: readonly Beat[]): Opened {
  const votes = beat.items.map(({ args: [voter, name, weight] }) => ({ voter, name, weight }));
  const opened: Opened = { votes, place: 0, purpose: NOBODY, outcome: "tie", elected: NOBODY };
  for (const { kind, items } of after) {
    const { args } = items[0];
    if (kind === "tie") return { ...opened, place: args[0] };
    if (kind === "nobody-elected") return { ...opened, place: args[0], purpose: args[1], outcome: "nobody" };
    if (kind === "lot") opened.outcome = "lot";
    if (kind === "elected") {
      const outcome = opened.outcome === "lot" ? "lot" : "elected";
      return { ...opened, elected: args[0], place: args[1], purpose: args[2], outcome };
    }
  }
  return opened;
}

/** The newest ballot among the news. */
export const lastBallot = (news: readonly Item[]): Opened | null =>
  beatsOf(news).findLast((beat) => beat.kind === "voted")?.ballot ?? null;

export interface Recall {
  ballot: Opened | null;
  /** The ballot is of this round, so that it still says who stands against whom. */
  fresh: boolean;
  chapters: Chapter[];
}

export function recall(feed: readonly Item[]): Recall {
  const items = newest(feed, 0);
  const start = items.findLastIndex((item) => item.t === "event" && item.kind === "round");
  const now = lastBallot(items.slice(start + 1));
  return { ballot: now ?? lastBallot(items), fresh: now !== null, chapters: chaptersIn(items, "chief") };
}

export const useRecall = (feed: readonly Item[]): Recall => useMemo(() => recall(feed), [feed]);

/** The ballot of this round, until another one is held or people are on their way. */
export function stillSays({ ballot, fresh }: Recall, view: View): Opened | null {
  if (!ballot || !fresh || view.phase === "destination" || view.phase === "movement") return null;
  return view.ballot && !(view.ballot.again && view.ballot.place === ballot.place) ? null : ballot;
}
