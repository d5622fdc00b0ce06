// What a line of the log is about, as targets.

import type { Item } from "../../protocol";
import type { Say } from "../contract";

/** The domains of each event's numbers that can be pointed at; "" is nothing on the table. */
const PARTS: Record<string, readonly string[]> = {
  badge: ["seat"],
  victim: ["seat"],
  dealt: ["seat", "item"],
  "placement-die": ["seat", "area"],
  placed: ["seat", "", "area"],
  overflowed: ["seat", "", "area"],
  played: ["seat", "item"],
  voted: ["seat", "seat"],
  tie: ["area", "seat"],
  elected: ["seat", "area"],
  drew: ["seat", "item"],
  searched: ["seat"],
  kept: ["seat", "item"],
  "kept-one": ["seat"],
  gave: ["seat", "seat", "item"],
  "gave-one": ["seat", "seat"],
  boxed: ["seat", "item"],
  "boxed-one": ["seat"],
  "saw-die": ["seat", "area"],
  announced: ["seat", "area"],
  destination: ["seat", "area"],
  die: ["area"],
  moved: ["seat", "", "area", "area"],
  bounced: ["seat", "", "area", "area"],
  stuck: ["seat", "area"],
  haunted: ["seat", "area"],
  crybabies: ["area"],
  crowd: ["area"],
  monster: ["area"],
  diverted: ["area"],
  "no-notch": ["area"],
  "no-monster": ["area"],
  breach: ["area"],
  repelled: ["area"],
  "nobody-found": ["area"],
  hid: ["seat", "", "area"],
  "gun-lowered": ["seat"],
  killed: ["seat", "", "area"],
  lured: ["seat", "area", "area"],
  eaten: ["seat", "", "area"],
  eliminated: ["seat"],
  mourned: ["seat"],
  closed: ["area"],
  fled: ["seat", "", "area"],
  held: ["seat", "item"],
  keys: ["seat"],
};

const AREA_FORMS = new Set(["claim-monsters", "claim-quiet", "promise-go", "request-go", "request-avoid"]);

export function about(item: Item, say: Say): string[] {
  if (item.t === "event") {
    const parts = PARTS[item.kind] ?? [];
    return parts.flatMap((domain, at) => (domain && at < item.args.length ? [say.target(domain, item.args[at])] : []));
  }
  if (item.t !== "act") return [];
  const what = item.words[1];
  const object = what === undefined ? [] : [AREA_FORMS.has(String(item.words[0])) ? `area:${what}` : `seat:${what}`];
  return [`seat:${item.seat}`, ...object];
}
