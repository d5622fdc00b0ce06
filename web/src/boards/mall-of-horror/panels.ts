// The whole table as panels: the open ballot, what came out of the truck, the state, the rooms, the players, the cards.

import type { BoardProps, Chip, Panel, Row } from "../contract";
import { CARD_ICONS } from "./icons";
import { ballotPanels } from "./panels-ballot";
import { playersPanel } from "./panels-players";
import { roomPanels } from "./panels-rooms";
import { diceCount, seersOf } from "./reading";
import type { View } from "./view";
import { cardLine, cardName, sign } from "./words";

export function panels(props: BoardProps<View>): Panel[] {
  return [
    ...ballotPanels(props),
    ...drawnPanel(props),
    tablePanel(props),
    ...roomPanels(props),
    playersPanel(props),
    ...memoryPanels(props),
  ];
}

function tablePanel({ view, say }: BoardProps<View>): Panel {
  const phase: Chip[] = [{ text: say.text(`phase-${view.phase}`), tone: "calm" }];
  if (view.round) phase.unshift({ text: say.text("mall-round", { round: view.round }) });
  const rows: Row[] = [{ label: say.text("mall-phase"), chips: phase }];
  if (view.phase !== "placement") rows.push({ label: say.text("mall-rescue"), chips: rescueChips(say, view) });
  const badge = say.text(view.chief_elected ? "mall-chief" : "mall-badge-holder", { name: say.seat(view.badge) });
  rows.push({ label: say.text("mall-badge"), chips: [{ text: badge, seat: view.badge, icon: "police-badge" }] });
  rows.push({ label: say.text("mall-dice"), chips: diceChips(say, view) });
  if (view.announced && view.phase === "destination") {
    const text = say.text("mall-announced-by", { name: say.seat(view.badge), place: sign(say, view.announced) });
    rows.push({ label: say.text("mall-announced"), chips: [{ text, seat: view.badge, icon: "exit-door" }] });
  }
  rows.push({ label: say.text("mall-truck"), chips: truckChips(say, view) });
  return { key: "table", title: say.text("mall-table"), rows };
}

type Saying = BoardProps<View>["say"];

function rescueChips(say: Saying, view: View): Chip[] {
  const gap = Math.max(0, view.alive - view.rescue);
  return [
    { text: say.text("mall-alive-long", { alive: view.alive, rescue: view.rescue }), icon: "helicopter" },
    { text: say.text("mall-rescue-gap", { count: gap }), tone: gap <= 1 ? "bad" : "dim" },
  ];
}

function diceChips(say: Saying, view: View): Chip[] {
  const open = view.dice.length > 0 && diceCount(view);
  if (!open && !view.dice_hidden) return [{ text: say.text("mall-dice-none"), tone: "dim" }];
  const faces = open ? view.dice : (view.seen_dice ?? []);
  const chips: Chip[] = faces.map((die) => ({ text: `${die} ${sign(say, die)}`, icon: "shambling-zombie" }));
  if (open) return chips;
  if (faces.length) chips.push({ text: say.text("mall-dice-own"), tone: "calm", icon: "eyeball" });
  else chips.push({ text: say.text("mall-dice-hidden", { count: view.dice_hidden }), icon: "rolling-dice-cup" });
  const seers = seersOf(view)
    .map((seat) => say.seat(seat))
    .join(", ");
  chips.push({
    text: seers ? say.text("mall-seen-by", { names: seers }) : say.text("mall-seen-by-nobody"),
    tone: "dim",
  });
  return chips;
}

function truckChips(say: Saying, view: View): Chip[] {
  const chips: Chip[] = [{ text: say.text("mall-deck", { count: view.deck }), icon: "truck" }];
  if (view.truck) {
    const text = say.text("mall-searching", { name: say.seat(view.elected), count: view.truck });
    chips.push({ text, seat: view.elected });
  }
  return chips;
}

/** Cards that the searcher holds and nobody else sees. */
function drawnPanel({ view, say }: BoardProps<View>): Panel[] {
  if (!view.drawn?.length) return [];
  const chips = [
    ...cardChips(say, view, counted(view.drawn)),
    { text: say.text("mall-drawn-note"), tone: "dim" as const },
  ];
  return [{ key: "drawn", title: say.text("mall-drawn"), tone: "calm", chips }];
}

/** Cards counted by kind. */
export function counted(cards: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

export function cardChips(say: Saying, view: View, cards: Map<number, number>): Chip[] {
  return [...cards].map(([card, count]) => ({
    text: cardLine(say, view, card),
    icon: CARD_ICONS[card],
    target: say.target("card", card),
    count: count > 1 ? count : undefined,
  }));
}

function memoryPanels({ view, say }: BoardProps<View>): Panel[] {
  const gone = view.played.flatMap((count, card) =>
    count
      ? [
          {
            text: say.text("mall-played-of", { card: cardName(say, card), count, copies: view.cards[card].copies }),
            icon: CARD_ICONS[card],
          },
        ]
      : [],
  );
  const found: Panel[] = [
    {
      key: "played",
      title: say.text("mall-played"),
      chips: gone.length ? gone : [{ text: say.text("mall-played-none"), tone: "dim" }],
    },
  ];
  const known: Chip[] = [
    ...(view.gifts ?? []).map(([seat, card]) => ({
      text: say.text("mall-gave", { name: say.seat(seat), card: cardName(say, card) }),
      seat,
      icon: "present",
    })),
    ...(view.buried ?? []).map(([depth, card]) => ({
      text: say.text("mall-buried", { depth: depth + 1, card: cardName(say, card) }),
      icon: "card-discard",
    })),
  ];
  if (known.length) found.push({ key: "known", title: say.text("mall-remember"), tone: "calm", chips: known });
  return found;
}
