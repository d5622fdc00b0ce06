// Which places and pieces an event is about, and how the points of the end come about.

import type { Item } from "../../protocol";
import type { BoardProps, Say, ScoreLine } from "../contract";
import { character } from "./names";
import { characterOf, isSecond } from "./reading";
import type { View } from "./view";

/** The kinds of thing that the facts of an event are, in order; "" for what has no place on the board. */
const FACTS: Record<string, readonly string[]> = {
  placed: ["character", "field"],
  added: ["", "field"],
  faces: ["field", ""],
  took: ["seat", "card"],
  blocked: ["seat", "card"],
  supported: ["seat", "card"],
  moved: ["character", "field", "field"],
  pushed: ["character", "field", "field"],
  shoved: ["seat", "character", "field", "field"],
  healed: ["character", "field"],
  shot: ["field"],
  hit: ["", "field"],
  held: ["field"],
  played: ["seat", "card"],
  dealt: ["seat", "card"],
  drew: ["seat", "card"],
  swapped: ["seat", "character", "character"],
  rushed: ["character"],
  silenced: ["character"],
  find: ["character", "field", ""],
  "find-hidden": ["field"],
  wounded: ["character", "field"],
  doomed: ["character", "field"],
  briefcase: ["field"],
  saved: ["seat", "character", ""],
  marked: ["field", "character"],
  stepped: ["field", "field"],
  turned: ["field", ""],
  bitten: ["character", "field"],
  "turned-zombie": ["character", "field"],
};

export function about(item: Item, say: Say): string[] {
  if (item.t !== "told") return [];
  const kinds = FACTS[item.kind] ?? [];
  return kinds.flatMap((kind, at) => (kind && item.args[at] !== undefined ? [say.target(kind, item.args[at])] : []));
}

/** One line for every saved character, one for a first game, and one for support tokens never used. */
export function account(props: BoardProps<View>): ScoreLine[] {
  const view = props.view as View;
  const lines: ScoreLine[] = [];
  const points = (seat: number, stars: number) => view.players.map((player) => (player.seat === seat ? stars : 0));
  for (const player of view.players) {
    for (const saved of player.saved) {
      const stars = characterOf(view, saved)?.stars ?? 0;
      lines.push({
        label: props.say.text("zt-account-saved", { who: character(props.say, saved) }),
        points: points(player.seat, stars),
      });
    }
  }
  if (isSecond(view)) {
    const before = view.players.map((player) => player.stars_before ?? 0);
    lines.push({ label: props.say.text("zt-account-before"), points: before });
  }
  if (view.players.some((player) => player.support)) {
    const tokens = view.players.map((player) => (player.support ? 1 : 0));
    lines.push({ label: props.say.text("zt-account-support"), points: tokens });
  }
  return lines;
}
