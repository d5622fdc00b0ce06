// Panels of the cards: the human cards with their tokens, the zombies' deck and discards, what was played.

import type { Chip, Panel, Row, Say } from "../contract";
import { CARD_ICONS } from "./icons";
import { HUMAN_CARDS, holderOf, isBase, NOBODY } from "./reading";
import type { View } from "./view";

export function cardPanels(view: View, say: Say): Panel[] {
  return isBase(view) ? basePanels(view, say) : [humanCards(view, say), zombieCards(view, say)];
}

export const cardChip = (card: number, say: Say, tone?: Chip["tone"]): Chip => ({
  text: say.thing("card", card),
  icon: CARD_ICONS[card],
  tone,
  target: say.target("card", card),
});

function basePanels(view: View, say: Say): Panel[] {
  const { played, box } = view.cards;
  const rows: Row[] = [];
  const dim = (cards: number[]) => cards.map((card) => cardChip(card, say, "dim"));
  if (played.length) rows.push({ label: say.text("zt-card-played"), chips: dim(played) });
  if (Array.isArray(box)) {
    if (box.length) rows.push({ label: say.text("zt-box-open"), chips: dim(box) });
  } else if (box) {
    rows.push({ label: say.text("zt-cards-box"), chips: [{ text: say.text("zt-box", { count: box }) }] });
  }
  return rows.length ? [{ key: "cards", title: say.text("zt-cards-all"), rows }] : [];
}

function humanCards(view: View, say: Say): Panel {
  const rows: Row[] = [];
  for (let card = 0; card < HUMAN_CARDS; card += 1) {
    const effect: Chip = { text: say.text(`zt-card-${say.label("card", card)}`), tone: "dim" };
    rows.push({ label: say.thing("card", card), chips: [cardChip(card, say), ...stateOf(view, card, say), effect] });
  }
  return { key: "cards", title: say.text("zt-cards"), rows };
}

/** Whose a human card is, and what lies on it. */
function stateOf(view: View, card: number, say: Say): Chip[] {
  const chips: Chip[] = [];
  const holder = holderOf(view, card);
  const { blocked, supported, played } = view.cards;
  if (holder !== NOBODY) chips.push({ text: say.text("zt-card-of", { name: say.seat(holder) }), seat: holder });
  if (blocked.includes(card)) chips.push({ text: say.text("zt-card-blocked"), icon: "brain", tone: "bad" });
  if (supported.includes(card)) {
    chips.push({ text: say.text("zt-card-supported"), icon: "walkie-talkie", tone: "good" });
  }
  if (played.includes(card)) chips.push({ text: say.text("zt-card-played"), icon: "card-discard", tone: "dim" });
  else if (!chips.length) chips.push({ text: say.text("zt-card-open"), tone: "calm" });
  return chips;
}

function zombieCards(view: View, say: Say): Panel {
  const { deck, discard } = view.cards;
  const pile: Chip = { text: say.text("zt-deck", { count: deck }), icon: "card-draw" };
  const chips = discard.map((card) => cardChip(card, say, "dim"));
  if (!chips.length) chips.push({ text: say.text("nothing"), tone: "dim" });
  const rows: Row[] = [
    { label: say.text("zt-pile"), chips: [pile] },
    { label: say.text("zt-discard"), chips },
  ];
  return { key: "zombie-cards", title: say.text("zt-zombie-cards"), rows };
}
