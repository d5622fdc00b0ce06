// What follows from the view: ballots, the open one, or the one that is about to be held, and its sums.

import type { BoardProps } from "../contract";
import type { Opened } from "./memory";
import type { Ballot, View } from "./view";

/** The open ballot, or, while cards may be played before it, the one that will follow. */
export function ballotOf({ view, question }: Pick<BoardProps<View>, "view" | "question">): Ballot | null {
  if (view.ballot || !question) return view.ballot;
  const [place, purpose] = question.args;
  if (question.key === "ask-threats") return preview(view, place, purpose);
  return question.key === "ask-defence" ? preview(view, place, 2) : null;
}

function preview(view: View, place: number, purpose: number): Ballot {
  const { votes } = view.places[place - 1];
  const weights = votes.map((count, seat) => (count ? count + view.players[seat].threats : 0));
  return { place, purpose, again: false, candidates: weights.flatMap((count, seat) => (count ? [seat] : [])), weights };
}

/** The votes that every candidate got. */
export function totalsOf(ballot: Opened): [seat: number, votes: number][] {
  const totals = new Map<number, number>();
  for (const { name, weight } of ballot.votes) totals.set(name, (totals.get(name) ?? 0) + weight);
  return [...totals].sort((one, two) => two[1] - one[1]);
}
