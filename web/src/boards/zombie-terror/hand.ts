// What lies at the player's thumb: the cards of the hand, and a support token.

import type { BoardProps, Chip } from "../contract";
import { cardChip } from "./panels-cards";
import { CARDS } from "./reading";
import type { View } from "./view";

/** The cards in the player's hand with what they do; a support token lies with them. */
export function hand(props: BoardProps<View>): Chip[] {
  const { view } = props;
  const { say } = props;
  const chips: Chip[] = (view.hand ?? [])
    .filter((card) => card < CARDS)
    .map((card) => ({ ...cardChip(card, say), note: say.text(`zt-card-${say.label("card", card)}`) }));
  const own = view.players.find((player) => player.seat === view.seat);
  if (own?.support)
    chips.push({ text: say.text("zt-support"), icon: "walkie-talkie", note: say.text("zt-support-about") });
  return chips;
}
