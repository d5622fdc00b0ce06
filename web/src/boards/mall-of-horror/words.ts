// What things on this board are called: rooms by their signs, cards with what they do, heads with their owners.

import type { Say } from "../contract";
import type { Terms } from "../refuge/course";
import { FIRST_WEAPON, PARKING } from "./reading";
import type { Head, View } from "./view";

/** A room by its sign: shorter than its name in sentences. */
export const sign = (say: Say, place: number): string => say.text(`mall-sign-${say.label("location", place)}`);

export const kindName = (say: Say, kind: number): string => say.thing("character", kind);

export const cardName = (say: Say, card: number): string => say.thing("card", card);

/** What a card does, in a few words. */
export function effectOf(say: Say, view: View, card: number): string {
  if (card >= FIRST_WEAPON) return say.text("mall-card-weapon", { kills: view.cards[card].kills });
  return say.text(`mall-card-${say.label("card", card)}`);
}

/** What a card does, in a sentence. */
export function noteOf(say: Say, view: View, card: number): string {
  if (card >= FIRST_WEAPON) return say.text("mall-note-weapon", { kills: view.cards[card].kills });
  return say.text(`mall-note-${say.label("card", card)}`);
}

export const cardLine = (say: Say, view: View, card: number): string =>
  say.text("mall-card-line", { card: cardName(say, card), effect: effectOf(say, view, card) });

export const headName = (say: Say, [seat, kind]: Head): string =>
  say.text("mall-head", { owner: say.seat(seat), kind: kindName(say, kind) });

/** A piece as a mark of the log: "head:2:0" is the Pin-Up of seat 2. */
export const headMark = (seat: number, kind: number): string => `head:${seat}:${kind}`;

/** What is printed on a character. */
export function kindLine(say: Say, view: View, kind: number): string {
  const { value, strength, votes } = view.kinds[kind];
  return say.text("mall-kind", { kind: kindName(say, kind), value, strength, votes });
}

/** How the feed of this game calls what both games around a refuge know. */
export const TERMS: Terms = {
  place: "location",
  comes: "claim-zombies",
  quiet: "claim-quiet",
  outside: PARKING,
  hand: 1,
};
