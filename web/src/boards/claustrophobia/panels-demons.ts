// Panels: the Demon side. Threat, the Destiny board square by square, the figures, and all cards.

import type { BoardProps, Chip, Panel, Row } from "../contract";
import { advantageIcon, demonIcon, eventIcon, objectIcon, SIGN, squareIcon, talentIcon } from "./icons";
import { bigOf, fiendsOf, isTroglodyte, sideOf } from "./reading";
import type { Fiend, View } from "./view";
import { counted, warriorName, whyHeld } from "./words";

export const SQUARES = 10;

function threatRows(view: View, { say }: BoardProps<View>): Row[] {
  const chips: Chip[] = [
    { text: say.text("b-threat-now", { count: view.threat, most: view.most_threat }), icon: SIGN.threat, tone: "bad" },
    { text: say.text("b-costs", { ...view.costs }), tone: "dim" },
    { text: say.text("b-pool", { count: view.troglodytes_left }), icon: SIGN.troglodyte },
    {
      text: say.text("b-demons-left", { count: view.demons_left }),
      icon: SIGN.skull,
      tone: view.demons_left ? undefined : "dim",
    },
  ];
  if (view.bonus_dice) chips.push({ text: say.text("b-bonus-dice", { count: view.bonus_dice }), icon: SIGN.dice });
  if (view.legion_due) chips.push({ text: say.text("b-legion-due"), icon: squareIcon(3) });
  return [{ label: say.text("b-threat"), chips }];
}

function squareRow(view: View, square: number, { say }: BoardProps<View>): Row {
  const label = say.label("square", square);
  const dice = view.destiny_dice.filter(([, place]) => place === square).map(([value]) => value);
  const chips: Chip[] = [
    {
      text: `${say.thing("square", square)} (${say.text(`square-about-${label}.need`)})`,
      icon: squareIcon(square),
      target: say.target("square", square),
    },
  ];
  chips.push(...dice.map((die) => ({ text: String(die), icon: SIGN.dice })));
  if (view.pending.includes(square)) chips.push({ text: say.text("b-power-pending"), tone: "good" });
  if (view.powers.includes(square)) chips.push({ text: say.text("b-power-now"), tone: "bad" });
  chips.push({ text: say.text(`square-about-${label}`), tone: "dim" });
  return { label: say.text(view.black[square] ? "b-often" : "b-once"), chips };
}

function destinyPanel(props: BoardProps<View>): Panel {
  const { view } = props;
  const { say } = props;
  const free = view.destiny_dice
    .filter(([, square]) => square < 0)
    .map(
      ([value]): Chip => ({
        text: say.text("b-die", { die: value }),
        icon: SIGN.dice,
        target: say.target("die", value),
      }),
    );
  return {
    key: "destiny",
    title: say.text("b-destiny"),
    chips: free.length ? free : [{ text: say.text("b-destiny-none"), tone: "dim" }],
    rows: Array.from({ length: SQUARES }, (_, square) => squareRow(view, square, props)),
  };
}

/** The values, Talents and tokens of a Demon-side warrior. */
export function fiendChips(view: View, one: Fiend, { say }: Pick<BoardProps<View>, "say">): Chip[] {
  const { movement, combat, defence } = one;
  const chips: Chip[] = [{ text: say.text("b-values", { movement, combat, defence }), tone: "dim" }];
  if (one.health !== undefined) {
    chips.push({
      text: say.text("b-health", { wounds: one.wounds ?? 0, health: one.health }),
      icon: SIGN.wound,
      tone: "bad",
    });
  }
  chips.push(...one.talents.map((talent): Chip => ({ text: say.text(`talent-${talent}`), icon: talentIcon(talent) })));
  const add = (when: boolean | undefined, key: string, icon: string) => {
    if (when) chips.push({ text: say.text(key), icon, tone: "bad" });
  };
  add(one.tough, "b-tough", SIGN.tough);
  add(one.frenzied, "b-frenzied", SIGN.frenzied);
  add(one.critical, "b-critical", SIGN.critical);
  add(one.prostrate, "b-prostrate", SIGN.prostrate);
  if (view.active === one.warrior) chips.push({ text: say.text("b-active"), tone: "good" });
  else if (one.activated) chips.push({ text: say.text("b-activated"), tone: "dim" });
  const held = whyHeld(view, one, say);
  if (held) chips.push({ text: held, icon: SIGN.held, tone: "bad" });
  return chips;
}

function fiendRow(view: View, one: Fiend, props: BoardProps<View>): Row {
  const { say } = props;
  const icon = one.kind === undefined ? SIGN.troglodyte : demonIcon(one.kind);
  return {
    label: say.thing("tile", one.tile),
    chips: [
      { text: warriorName(view, one.warrior, say), icon, target: say.target("warrior", one.warrior) },
      ...fiendChips(view, one, props),
    ],
  };
}

function figuresPanel(props: BoardProps<View>): Panel[] {
  const { view } = props;
  const all = [...bigOf(view), ...fiendsOf(view).filter((one) => isTroglodyte(one.warrior))];
  if (!all.length) return [];
  return [{ key: "fiends", title: props.say.text("b-fiends"), rows: all.map((one) => fiendRow(view, one, props)) }];
}

function sidePanel(props: BoardProps<View>): Panel {
  const { view } = props;
  const { say } = props;
  const rows = threatRows(view, props);
  const card = view.demon_card;
  if (card) {
    const { movement, combat, defence } = card;
    const chips: Chip[] = [
      { text: say.thing("demon", card.kind), icon: demonIcon(card.kind) },
      { text: say.text("b-values", { movement, combat, defence }), tone: "dim" },
      { text: say.text("b-health", { wounds: 0, health: card.health }), tone: "dim" },
      ...card.talents.map((talent): Chip => ({ text: say.text(`talent-${talent}`), icon: talentIcon(talent) })),
    ];
    rows.push({ label: say.text("b-demon-card"), chips });
  }
  if (view.possessed.length) {
    const chips = view.possessed.map((kind): Chip => ({ text: say.thing("demon", kind), icon: demonIcon(kind) }));
    rows.push({ label: say.text("b-possessed-waiting"), chips });
  }
  return { key: "demon-side", title: say.text("b-demon-side"), tone: "bad", rows };
}

type Deck = "advantage" | "eventcard";

const spentChips = (deck: Deck, cards: readonly number[], { say }: BoardProps<View>): Chip[] =>
  counted(cards).map(([kind, count]) => ({
    text: say.thing(deck, kind),
    count,
    tone: "dim",
    icon: deck === "advantage" ? advantageIcon(kind) : eventIcon(kind),
  }));

function cardRow(label: string, held: number, deck: number, { say }: BoardProps<View>): Row {
  return {
    label: say.text(label),
    chips: [
      { text: say.text("b-cards-held", { count: held }), icon: SIGN.cards },
      { text: say.text("b-cards-deck", { count: deck }), tone: "dim" },
    ],
  };
}

export function cardsPanel(props: BoardProps<View>): Panel {
  const { view } = props;
  const { say } = props;
  const side = sideOf(view, props.me);
  const deck: Deck = side === "human" ? "advantage" : "eventcard";
  const own = side
    ? counted(view.hand).map(
        ([kind, count]): Row => ({
          label: say.thing(deck, kind),
          chips: [
            {
              text: say.text(`${deck}-about-${say.label(deck, kind)}`),
              icon: deck === "advantage" ? advantageIcon(kind) : eventIcon(kind),
              count: count > 1 ? count : undefined,
            },
          ],
        }),
      )
    : [];
  const rows: Row[] = [
    ...own,
    cardRow("b-advantages", view.advantages, view.advantage_deck, props),
    { label: say.text("b-cards-spent"), chips: spentChips("advantage", view.advantages_spent, props) },
    cardRow("b-events", view.events, view.event_deck, props),
    { label: say.text("b-cards-spent"), chips: spentChips("eventcard", view.events_spent, props) },
    { label: say.text("b-cards-open"), chips: spentChips("eventcard", view.events_open, props) },
    {
      label: say.text("b-spare-objects"),
      chips: view.spare_objects.map((thing): Chip => ({ text: say.thing("object", thing), icon: objectIcon(thing) })),
    },
  ];
  return { key: "cards", title: say.text("b-hand"), rows: rows.filter((row) => row.chips.length) };
}

export function demonPanels(props: BoardProps<View>): Panel[] {
  return [sidePanel(props), destinyPanel(props), ...figuresPanel(props)];
}
