// What lies at the player's thumb.

import type { BoardProps, Chip, Say } from "../contract";
import { ITEM_ICONS } from "./icons";
import type { View } from "./view";
import { itemName } from "./words";

/** The items found in the truck, while they lie open to this seat, and the hand. */
export function hand({ view, say }: BoardProps<View>): Chip[] {
  const drawn = view.drawn ?? [];
  const found = [...new Set(drawn)].map((item) => itemChip(say, item, drawn.filter((one) => one === item).length));
  const kept = (view.hand ?? []).flatMap((count, item) => (count ? [itemChip(say, item, count)] : []));
  // While there is something from the truck, it is what the question is about, not the hand.
  if (!found.length) return kept;
  return [...found, ...kept.map((chip) => ({ ...chip, target: undefined, tone: "dim" as const }))];
}

function itemChip(say: Say, item: number, count: number): Chip {
  const target = say.target("item", item);
  const note = say.text(`osa-note-${say.label("item", item)}`);
  return { text: itemName(say, item), icon: ITEM_ICONS[item], target, count: count > 1 ? count : undefined, note };
}
