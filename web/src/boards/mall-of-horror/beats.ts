// The news as beats: what belongs together is shown together, one beat after the other, none longer than 600 ms. The
// picture is always that of the view; a beat that is still to come only holds back what it is going to show.

import { useMemo } from "preact/hooks";
import { useNews } from "../../pieces";
import type { Item, Told } from "../../protocol";
import { NOBODY } from "./reading";

export interface Vote {
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
  items: Told[];
  ballot?: Opened;
}

export interface Beats {
  /** The beat that is being shown. */
  now: Beat | null;
  /** Beats that are still to come, the present one not among them. */
  coming: Beat[];
  skip(): void;
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
/** What needs no time to be read. */
const SHORT = new Set(["zombie", "played", "chief", "placed", "gave", "gave-one"]);

const told = (news: readonly Item[]): Told[] =>
  news.filter((item): item is Told => item.t === "told" && SHOWN.has(item.kind));

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

const duration = (item: Item): number => (item.t === "told" && SHORT.has(item.kind) ? 420 : 600);

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
