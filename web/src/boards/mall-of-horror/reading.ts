// The numbers of things in the mall, and what follows from what a seat sees of it.

import type { Head, Phase, Place, View } from "./view";

export const PARKING = 4;
export const NOBODY = -1;
export const FIRST_WEAPON = 5;
export const PURPOSES = ["search", "chief", "victim"] as const;
export const PHASES: readonly Phase[] = ["search", "election", "arrival", "destination", "movement", "attack"];

export const isHidden = (place: Place, head: Head): boolean =>
  place.hidden.some(([seat, kind]) => seat === head[0] && kind === head[1]);

export const strengthOf = (place: Place): number => place.strength + place.hardware;

/** Whether open dice are those of this round: those of the last one say nothing any more. */
export const diceCount = (view: View): boolean => !["search", "election", "over"].includes(view.phase);

/** Where a player is heading, as far as the seat may know it: the place, and who knows it. */
export function headingOf(view: View, seat: number): { place: number; known: "all" | "announced" | "own" } | null {
  const open = view.destinations[seat];
  if (open && view.phase === "movement") return { place: open, known: "all" };
  if (view.phase !== "destination") return null;
  if (view.announced && seat === view.badge) return { place: view.announced, known: "announced" };
  if (seat === view.seat && view.destination) return { place: view.destination, known: "own" };
  return null;
}

/** The head of a kind of a seat with its place (0: still to be placed), or null if it is dead. */
export function whereIs(view: View, seat: number, kind: number): number | null {
  const place = view.places.find((one) => one.heads.some((head) => head[0] === seat && head[1] === kind));
  if (place) return place.number;
  return view.players[seat].unplaced.includes(kind) ? 0 : null;
}

/** The kinds of characters that are used with so many players. */
export const kindsOf = (view: View): number[] => (view.players.length === 3 ? [0, 1, 2, 3] : [0, 1, 2]);

export const seersOf = (view: View): number[] =>
  view.players.map((one) => one.seat).filter((seat) => (view.seers >> seat) & 1);
