// The votes come to light as at a table: one wheel after the other is turned over, the weights are counted up, and only
// then it is told what came of it. From the third ballot on it goes quickly; a touch or a key shows the end at once.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../icons";
import { Disc } from "../../pieces/disc";
import { mayMove, slowness } from "../../pieces/motion";
import type { Item, Person, ToldEvent } from "../../protocol";
import { t } from "../core/speech";
import type { Cast } from "./session";

interface Vote {
  voter: number;
  name: number;
  weight: number;
}

export interface RevealedBallot {
  votes: Vote[];
  /** What came of it: a tie, a lot, whom it hit. */
  outcome: ToldEvent[];
}

const OUTCOMES = new Set(["tie", "lot", "elected", "nobody-elected"]);

/** The ballots among the news in which several have voted, each with what came of it. */
export function ballotsIn(news: readonly Item[]): RevealedBallot[] {
  const found: RevealedBallot[] = [];
  let open = false;
  for (const item of news) {
    if (item.t !== "event") continue;
    if (item.kind === "voted" && item.args.length >= 2) {
      if (!open) found.push({ votes: [], outcome: [] });
      open = true;
      const [voter, name, weight = 1] = item.args;
      found.at(-1)!.votes.push({ voter, name, weight });
    } else if (OUTCOMES.has(item.kind) && found.length) {
      open = false;
      found.at(-1)!.outcome.push(item);
    }
  }
  return found.filter((ballot) => ballot.votes.length > 1);
}

/** The sums of the votes that are turned over, in the order in which people were first named in the whole ballot. */
export function sumsOf(votes: readonly Vote[], turned: number): { seat: number; sum: number }[] {
  const seats = [...new Set(votes.map((vote) => vote.name))].sort((one, other) => one - other);
  return seats.map((seat) => ({
    seat,
    sum: votes.slice(0, turned).reduce((all, vote) => (vote.name === seat ? all + vote.weight : all), 0),
  }));
}

const FULL = { first: 900, each: 750, breath: 900, lot: 1600, after: 2600 };
const QUICK = { first: 250, each: 220, breath: 300, lot: 700, after: 1400 };
const OFTEN = 2;

/** How many ballots were shown at which table; the third one is no news any more. */
const shown = new Map<string, number>();

type Stage = { turned: number; phase: "turning" | "lot" | "told" };
const START: Stage = { turned: 0, phase: "turning" };

/** Go through a ballot step by step, then tell that it is over. */
function useStages(ballot: RevealedBallot | undefined, pace: typeof FULL, onOver: () => void): [Stage, () => void] {
  const [stage, setStage] = useState(START);
  useEffect(() => {
    if (!ballot) return;
    const all = ballot.votes.length;
    const isLot = ballot.outcome.some((item) => item.kind === "lot");
    const [time, next]: [number, () => void] =
      stage.phase === "told"
        ? [pace.after, onOver]
        : stage.phase === "lot"
          ? [pace.lot, () => setStage({ turned: all, phase: "told" })]
          : stage.turned < all
            ? [stage.turned ? pace.each : pace.first, () => setStage({ turned: stage.turned + 1, phase: "turning" })]
            : [pace.breath, () => setStage({ turned: all, phase: isLot ? "lot" : "told" })];
    const timer = window.setTimeout(next, time * slowness());
    return () => window.clearTimeout(timer);
  }, [ballot, stage]);
  useEffect(() => setStage(START), [ballot]);
  const skip = () =>
    stage.phase === "told" ? onOver() : setStage({ turned: ballot?.votes.length ?? 0, phase: "told" });
  return [stage, skip];
}

interface RevealProps {
  table: string;
  news: readonly Item[];
  people: readonly Person[];
  cast: Cast;
}

function Wheel({ vote, open, people }: { vote: Vote; open: boolean; people: readonly Person[] }) {
  const [voter, name] = [vote.voter, vote.name].map((seat) => people.find((one) => one.seat === seat));
  return (
    <li class={open ? "wheel-card is-open" : "wheel-card"}>
      {voter ? <Disc colour={voter.colour} name={voter.name} size={26} /> : null}
      <span class="wheel-who">{voter?.name}</span>
      <span class="wheel-face">
        {open && name ? (
          <>
            <Disc colour={name.colour} name={name.name} size={30} /> <b>×{vote.weight}</b>
          </>
        ) : (
          <b>?</b>
        )}
      </span>
    </li>
  );
}

interface SumsProps {
  ballot: RevealedBallot;
  stage: Stage;
  people: readonly Person[];
}

function Sums({ ballot, stage, people }: SumsProps) {
  const elected = ballot.outcome.find((item) => item.kind === "elected")?.args[0];
  const most = Math.max(1, ...sumsOf(ballot.votes, ballot.votes.length).map((one) => one.sum));
  return (
    <ul class={stage.phase === "lot" ? "vote-sums is-lot" : "vote-sums"}>
      {sumsOf(ballot.votes, stage.turned).map(({ seat, sum }, at) => {
        const person = people.find((one) => one.seat === seat);
        const hit = stage.phase === "told" && seat === elected;
        return (
          <li key={seat} class={hit ? "vote-sum is-hit" : "vote-sum"} style={{ "--at": at }}>
            {person ? <Disc colour={person.colour} name={person.name} size={26} /> : null}
            <span class="vote-name">{person?.name}</span>
            <span class="vote-bar">
              <span class="vote-fill" style={{ width: `${(100 * sum) / most}%` }} />
            </span>
            <b>{sum}</b>
          </li>
        );
      })}
    </ul>
  );
}

export function VoteReveal({ table, news, people, cast }: RevealProps) {
  const [ballots, setBallots] = useState<RevealedBallot[]>([]);
  const [pace, setPace] = useState(FULL);
  useEffect(() => {
    const found = mayMove() ? ballotsIn(news) : [];
    if (!found.length) return setBallots([]);
    const before = shown.get(table) ?? 0;
    shown.set(table, before + found.length);
    setPace(before >= OFTEN ? QUICK : FULL);
    setBallots(found);
  }, [news]);
  const [ballot] = ballots;
  const [stage, skip] = useStages(ballot, pace, () => setBallots((old) => old.slice(1)));
  useEffect(() => {
    if (!ballot) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Tab") skip();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
  if (!ballot) return null;
  return (
    <div class="reveal" data-testid="vote-reveal" data-phase={stage.phase} onClick={skip}>
      <section class="reveal-card vote-reveal" aria-label={t("reveal-votes")}>
        <h2>
          <Icon name="vote" /> {t("reveal-votes")}
        </h2>
        <ul class="wheel-cards">
          {ballot.votes.map((vote, at) => (
            <Wheel key={vote.voter} vote={vote} open={at < stage.turned} people={people} />
          ))}
        </ul>
        <Sums ballot={ballot} stage={stage} people={people} />
        <p class="vote-outcome" aria-live="polite">
          {stage.phase === "told"
            ? ballot.outcome.map((item) => cast.say.item(item)).join(" ")
            : stage.phase === "lot"
              ? t("reveal-lot")
              : " "}
        </p>
        <button type="button" class="plain">
          {t("skip-reveal")}
        </button>
      </section>
    </div>
  );
}
