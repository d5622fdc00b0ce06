// Every player in words: points, cards, the team and where it stands, badge, Threats, and the destination if known.

import type { BoardProps, Chip, Panel, Row } from "../contract";
import { KIND_ICONS } from "./icons";
import { headingOf, kindsOf, whereIs } from "./reading";
import type { View } from "./view";
import { kindName, sign } from "./words";

type Saying = BoardProps<View>["say"];

export function playersPanel({ view, say, me, asked }: BoardProps<View>): Panel {
  const rows = view.players.map(({ seat }): Row => {
    const you = seat === me ? ` (${say.text("mall-you")})` : "";
    const name: Chip = { text: say.seat(seat), seat, target: say.target("seat", seat) };
    return {
      label: `${say.seat(seat)}${you}`,
      chips: [name, ...stateChips(say, view, seat, asked), ...teamChips(say, view, seat, me)],
    };
  });
  return { key: "players", title: say.text("mall-players"), rows };
}

function stateChips(say: Saying, view: View, seat: number, asked: readonly number[]): Chip[] {
  const player = view.players[seat];
  const chips: Chip[] = [{ text: say.text("mall-points", { count: player.points }), icon: "round-star" }];
  chips.push({ text: say.text("mall-cards", { count: player.cards }), icon: "card-pickup" });
  if (seat === view.badge) {
    chips.push({
      text: say.text(view.chief_elected ? "mall-chief-mark" : "mall-badge-mark"),
      icon: "police-badge",
      tone: "calm",
    });
  }
  if (player.threats)
    chips.push({ text: say.text("mall-threats", { count: player.threats }), icon: "shouting", tone: "bad" });
  const heading = headingOf(view, seat);
  if (heading) chips.push({ text: headingText(say, heading), icon: "exit-door", tone: "calm" });
  if (player.fell_in)
    chips.push({ text: say.text("mall-fell", { round: player.fell_in }), icon: "tombstone", tone: "bad" });
  if (asked.includes(seat)) chips.push({ text: say.text("mall-to-choose"), tone: "calm" });
  return chips;
}

/** Where somebody is heading, and who knows it. */
export function headingText(say: Saying, heading: NonNullable<ReturnType<typeof headingOf>>): string {
  const key = { all: "mall-heading", announced: "mall-heading-announced", own: "mall-heading-own" }[heading.known];
  return say.text(key, { place: sign(say, heading.place) });
}

function teamChips(say: Saying, view: View, seat: number, me: number | null): Chip[] {
  return kindsOf(view).map((kind): Chip => {
    const at = whereIs(view, seat, kind);
    const name = kindName(say, kind);
    if (at === null) return { text: say.text("mall-dead", { kind: name }), icon: KIND_ICONS[kind], tone: "dim" };
    const text = at
      ? say.text("mall-at", { kind: name, place: sign(say, at) })
      : say.text("mall-unplaced", { kind: name });
    const chip: Chip = { text, icon: KIND_ICONS[kind] };
    if (seat === me && !at) chip.target = say.target("character", kind);
    return chip;
  });
}
