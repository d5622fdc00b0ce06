// What an item of the feed is about.

import type { Item } from "../../protocol";
import type { Say } from "../contract";
import { headMark } from "./words";

type Part = "seat" | "location" | "head" | "-";

/** What the numbers of an event are, as far as they can be pointed at; a head is a seat and a kind. */
const PARTS: Record<string, Part[]> = {
  chief: ["seat"],
  "placement-die": ["seat", "location"],
  placed: ["head", "location"],
  die: ["location"],
  zombie: ["location"],
  "no-figure": ["location"],
  played: ["seat"],
  voted: ["seat", "seat"],
  tie: ["location"],
  "nobody-elected": ["location"],
  lot: ["location"],
  elected: ["seat", "location"],
  declined: ["seat"],
  drew: ["seat"],
  searched: ["seat"],
  kept: ["seat"],
  "kept-one": ["seat"],
  gave: ["seat", "seat"],
  "gave-one": ["seat", "seat"],
  buried: ["seat"],
  "saw-die": ["seat", "location"],
  announced: ["seat", "location"],
  destination: ["seat", "location"],
  lured: ["seat", "location"],
  cursed: ["location"],
  moved: ["head", "location"],
  bounced: ["head", "location"],
  stayed: ["head", "location"],
  crowd: ["location"],
  "pin-ups": ["location"],
  breach: ["location"],
  "broke-in": ["location"],
  repelled: ["location"],
  "nobody-found": ["location"],
  hid: ["head", "location"],
  killed: ["seat", "-", "location"],
  eaten: ["head", "location"],
  eliminated: ["seat"],
};

export function about(item: Item, say: Say): string[] {
  if (item.t === "act") return [say.target("seat", item.seat), ...(item.to < 0 ? [] : [say.target("seat", item.to)])];
  if (item.t !== "event") return [];
  if (item.kind === "forced") return [say.target("seat", item.args[0])];
  const found: string[] = [];
  let at = 0;
  for (const part of PARTS[item.kind] ?? []) {
    const number = item.args[at];
    if (part === "head") {
      found.push(headMark(number, item.args[at + 1]), say.target("seat", number));
      at += 1;
    } else if (part !== "-") found.push(say.target(part, number));
    at += 1;
  }
  return found;
}
