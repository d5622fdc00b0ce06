// What lies at the player's thumb.

import type { BoardProps, Chip } from "../contract";
import { cardChips, counted } from "./panels";
import type { View } from "./view";
import { cardName, noteOf } from "./words";

/** The hand, and before it what was found in the truck; then only that can be dealt out. */
export function hand({ view, say }: BoardProps<View>): Chip[] {
  if (!view.hand) return [];
  const named = (chip: Chip, card: number): Chip => ({
    ...chip,
    text: cardName(say, card),
    note: noteOf(say, view, card),
  });
  const chips = (cards: Map<number, number>) => {
    const kinds = [...cards.keys()];
    return cardChips(say, view, cards).map((chip, at) => named(chip, kinds[at]));
  };
  const drawn = chips(counted(view.drawn ?? []));
  const own = chips(new Map(view.hand.map((count, card) => [card, count] as const).filter(([, count]) => count)));
  return drawn.length ? [...drawn, ...own.map((chip): Chip => ({ ...chip, target: undefined, tone: "dim" }))] : own;
}
