// What follows from the view: who can die where, what the known dice bring, who votes with which weight.

import type { Question } from "../../protocol";
import { CAR_PARK, CRYBABY, HUSH, SATED, SATED_HORDE } from "./reading";
import type { Area, Head, View } from "./view";

type Ballot = "search" | "badge" | "victim";
const BALLOTS: readonly Ballot[] = ["search", "badge", "victim"];

/** The vote that is on: where, what for, and how far it is. */
export interface Vote {
  area: number;
  ballot: Ballot;
  step: "discussion" | "decision" | "tie" | "victim";
}

export const areaOf = (view: View, number: number): Area => view.places[number - 1];

export const seatsIn = (mask: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1);

const sameHead = (one: Head, other: Head): boolean => one[0] === other[0] && one[1] === other[1];

export const isHidden = (area: Area, head: Head): boolean => area.hidden.some((one) => sameHead(one, head));

const unique = (seats: number[]): number[] => [...new Set(seats)];

export const presentIn = (area: Area): number[] => unique(area.heads.map(([seat]) => seat));

/** Who has somebody there whom the monsters can find. */
export const exposedIn = (area: Area): number[] =>
  unique(area.heads.filter((head) => !isHidden(area, head)).map(([seat]) => seat));

export function voteOf(question: Question | null): Vote | null {
  if (!question) return null;
  const [first, second] = question.args;
  switch (question.key) {
    case "ask-discuss":
      return { area: first, ballot: BALLOTS[second], step: "discussion" };
    case "ask-vote":
      return { area: first, ballot: BALLOTS[second], step: "decision" };
    case "ask-tie":
      return { area: first, ballot: BALLOTS[second], step: "tie" };
    case "ask-victim":
      return { area: second, ballot: "victim", step: "victim" };
    default:
      return null;
  }
}

/** All votes of a seat in an area: its characters' and those of drawn guns. */
export const weightOf = (view: View, area: Area, seat: number): number =>
  area.votes[seat] + (presentIn(area).includes(seat) ? view.players[seat].guns : 0);

function mostOf(counts: number[]): number[] {
  const most = Math.max(...counts);
  return most ? counts.flatMap((count, at) => (count === most ? [at + 1] : [])) : [];
}

/** The areas whose crowd draws a monster, as they stand now. */
export const crowded = (view: View): number[] => mostOf(view.places.map((area) => area.heads.length));

/** The areas whose Crybabies draw a monster, as they stand now. */
export function wailing(view: View): number[] {
  const loudest = mostOf(view.places.map((area) => area.heads.filter(([, kind]) => kind === CRYBABY).length));
  return view.variant === HUSH && loudest.length > 1 ? [] : loudest;
}

/** Whether monsters of this round are still to come. */
export const awaitsMonsters = (view: View): boolean =>
  ["truck", "badge", "destination", "movement"].includes(view.phase);

export type DiceState = "rolled" | "covered" | "open" | "old" | "none";

/** How the dice lie: those of a placing player, under the hatch, open, or left from last round. */
export function diceState(view: View): DiceState {
  if (view.dice_hidden) return "covered";
  if (!view.dice.length) return "none";
  if (view.phase === "placement") return "rolled";
  return view.phase === "truck" || view.phase === "badge" || view.phase === "over" ? "old" : "open";
}

/** The faces this seat knows of the dice of this round; hidden ones are 0. */
export function faces(view: View): number[] {
  if (!view.dice_hidden) return view.dice;
  const seen = view.seen_dice ?? [];
  return [...seen, ...Array<number>(view.dice_hidden - seen.length).fill(0)];
}

/** How many dice that this seat knows of will bring a monster to an area. */
export function expectedAt(view: View, area: number): number {
  const known = view.dice_hidden ? (view.seen_dice ?? []) : view.phase === "movement" ? view.dice : [];
  return known.filter((face) => face === area).length;
}

/** Whether equal strength lets the monsters in. */
export const strict = (view: View): boolean => view.rows[0].full;

export type Outlook = "closed" | "empty" | "open" | "holds" | "edge" | "breach";

/** What the monsters that stand there now mean; edge: one more would get in. */
export function outlookOf(view: View, area: Area): Outlook {
  if (area.closed) return "closed";
  if (area.breached) return "breach";
  if (area.number === CAR_PARK) return "open";
  if (!area.heads.length) return "empty";
  const limit = strict(view) ? area.strength - 1 : area.strength;
  return area.monsters && area.monsters >= limit ? "edge" : "holds";
}

/** How many will die there as things stand. */
export function deathsAt(view: View, area: Area): number {
  const exposed = area.heads.length - area.hidden.length;
  if (!area.breached || !exposed) return 0;
  if (area.number !== CAR_PARK) return 1;
  const attacks = view.variant === SATED_HORDE ? Math.min(area.monsters, SATED) : area.monsters;
  return Math.min(attacks, exposed);
}

/** The areas of a seat's living characters, by kind; 0 is the cold room, -1 not yet placed. */
export function whereabouts(view: View, seat: number): Map<number, number> {
  const found = new Map<number, number>();
  for (const kind of view.players[seat].unplaced) found.set(kind, -1);
  for (const { heads, number } of view.places) {
    for (const [owner, kind] of heads) if (owner === seat) found.set(kind, number);
  }
  for (const [owner, kind] of view.cold) if (owner === seat) found.set(kind, 0);
  return new Map([...found].sort(([one], [other]) => one - other));
}

export interface Heading {
  how: "open" | "secret" | "hidden" | "revealed";
  area: number;
}

/** Where a seat is heading, as far as this seat may know. */
export function headingOf(view: View, seat: number, asked: readonly number[]): Heading | null {
  if (view.phase === "destination") {
    if (seat === view.badge) return view.announced ? { how: "open", area: view.announced } : null;
    if (seat === view.seat && view.destination) return { how: "secret", area: view.destination };
    const sealed = view.announced && !asked.includes(seat) && !view.players[seat].eliminated;
    return sealed ? { how: "hidden", area: 0 } : null;
  }
  const area = view.destinations[seat] ?? 0;
  return area && (view.phase === "movement" || view.phase === "arrival") ? { how: "revealed", area } : null;
}

/** The spaces of the cold room row by row with who lies there, and who lies below. */
export function coldRows(view: View): { rows: (Head | null)[][]; stack: Head[] } {
  let start = 0;
  const rows = view.rows.map(({ full_at }) => {
    const row = Array.from({ length: full_at - start }, (_, at) => view.cold[start + at] ?? null);
    start = full_at;
    return row;
  });
  return { rows, stack: view.cold.slice(start) };
}
