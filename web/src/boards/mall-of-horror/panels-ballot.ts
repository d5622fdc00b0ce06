// The open ballot in words: what it is about, who can be chosen, who votes with how much, and what a tie means.

import type { BoardProps, Chip, Panel } from "../contract";
import { NOBODY, PURPOSES } from "./reading";
import type { Ballot, View } from "./view";
import { sign } from "./words";

type Saying = BoardProps<View>["say"];

/** What a ballot asks. */
export const ballotTitle = (say: Saying, ballot: Ballot): string => say.text(`mall-wheel-${PURPOSES[ballot.purpose]}`);

export const tieRule = (say: Saying, ballot: Ballot): string =>
  say.text(ballot.again ? `mall-tie-${PURPOSES[ballot.purpose]}` : "mall-tie-first");

/** How far a voter is: set, choosing, or, for oneself, whom the wheel names. */
export function wheelState(say: Saying, view: View, asked: readonly number[], seat: number): string {
  if (seat === view.seat && view.vote !== undefined && view.vote !== NOBODY) {
    return say.text("mall-wheel-yours", { name: say.seat(view.vote) });
  }
  return say.text(asked.includes(seat) ? "mall-wheel-open" : "mall-wheel-set");
}

export function ballotPanels({ view, say, asked }: BoardProps<View>): Panel[] {
  const { ballot } = view;
  if (!ballot) return [];
  const about: Chip[] = [{ text: sign(say, ballot.place), target: say.target("location", ballot.place) }];
  if (ballot.again) about.push({ text: say.text("mall-wheel-again"), tone: "bad" });
  const candidates = ballot.candidates.map((seat) => ({
    text: say.seat(seat),
    seat,
    target: say.target("seat", seat),
  }));
  const voters = ballot.weights.flatMap((count, seat): Chip[] => {
    if (!count) return [];
    const state = wheelState(say, view, asked, seat);
    return [{ text: `${say.seat(seat)}, ${say.text("mall-vote-count", { count })}: ${state}`, seat, icon: "vote" }];
  });
  return [
    {
      key: "ballot",
      title: ballotTitle(say, ballot),
      tone: ballot.purpose === 2 ? "bad" : "calm",
      chips: about,
      rows: [
        { label: say.text("mall-candidates"), chips: candidates },
        { label: say.text("mall-voters"), chips: voters },
        { label: "", chips: [{ text: tieRule(say, ballot), tone: "dim" }] },
      ],
    },
  ];
}
