// The board of Osaczeni: a mall at night, its shutters, and what scratches at them.

import type { BoardModule, BoardProps, Chip, Say, ScoreLine } from "../contract";
import { about } from "./about";
import { ITEM_ICONS } from "./icons";
import { luck } from "./luck";
import { panels } from "./panels";
import { Board } from "./picture/board";
import { texts } from "./texts";
import { turns } from "./turns";
import { itemName, kindName } from "./words";
import type { View } from "./view";

/** The items found in the truck, while they lie open to this seat, and the hand. */
function hand({ view: seen, say }: BoardProps<View>): Chip[] {
  const view = seen as View;
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

/** Points by kind of survivor, and those of the truck keys. */
function account({ view: seen, say }: BoardProps<View>): ScoreLine[] {
  const view = seen as View;
  const lines = view.kinds.map((worth, kind) => ({
    label: say.text("osa-score-kind", { kind: kindName(say, kind) }),
    points: view.players.map(({ seat }) => (lives(view, seat, kind) ? worth.value : 0)),
  }));
  lines.push({ label: say.text("osa-score-keys"), points: view.players.map((player) => player.keys) });
  return lines.filter((line) => line.points.some((points) => points > 0));
}

const lives = (view: View, seat: number, kind: number): boolean =>
  view.places.some((area) => area.heads.some(([owner, one]) => owner === seat && one === kind));

const board: BoardModule<View> = {
  texts,
  panels,
  hand,
  about,
  colours: (view: View) => view.players.map((player) => player.colour),
  account,
  luck,
  turns,
  Board,
};

export default board;
