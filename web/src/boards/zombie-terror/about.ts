// Which places and pieces an event is about.

import type { Item } from "../../protocol";
import type { Say } from "../contract";

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
  if (item.t !== "event") return [];
  const kinds = FACTS[item.kind] ?? [];
  return kinds.flatMap((kind, at) => (kind && item.args[at] !== undefined ? [say.target(kind, item.args[at])] : []));
}
