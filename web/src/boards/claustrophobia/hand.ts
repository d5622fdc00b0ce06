// What lies at the player's thumb.

import type { BoardProps, Chip } from "../contract";
import { advantageIcon, eventIcon } from "./icons";
import { sideOf } from "./reading";
import type { View } from "./view";
import { counted } from "./words";

/** The cards of the reader's side, and what each of them does. */
export function hand({ view, me, say }: BoardProps<View>): Chip[] {
  const deck = sideOf(view, me) === "human" ? "advantage" : "eventcard";
  return counted(view.hand).map(([kind, count]) => ({
    text: say.thing(deck, kind),
    icon: deck === "advantage" ? advantageIcon(kind) : eventIcon(kind),
    count: count > 1 ? count : undefined,
    note: say.text(`${deck}-about-${say.label(deck, kind)}`),
  }));
}
