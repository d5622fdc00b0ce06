// What a line of the feed is about.

import type { Item } from "../../protocol";
import type { Say } from "../contract";

// The domains of an event's numbers, as games/outlive/phrases.py names them; numbers have none.
const PARTS: Record<string, readonly string[]> = {
  kept: ["seat", "room"],
  settled: ["seat", "room"],
  leader: ["seat", "leader"],
  stationed: ["seat", "", "area"],
  "drew-token": ["seat", "token"],
  "put-back": ["seat", "token"],
  first: ["seat"],
  offered: ["area", "equipment"],
  "set-aside": ["area"],
  event: ["calamity"],
  cut: ["area"],
  moved: ["seat", "", "area", "area"],
  out: ["seat"],
  pressed: ["seat", "seat"],
  shielded: ["seat"],
  shot: ["seat"],
  robbed: ["seat", "seat", "resource"],
  heir: ["seat"],
  admitted: ["seat", "room"],
  gathered: ["seat", "", "resource"],
  algae: ["seat"],
  took: ["seat", "equipment"],
  searched: ["seat", "area"],
  "saw-token": ["seat", "area"],
  peeked: ["seat", "area"],
  "saw-animal": ["seat", "area"],
  hunted: ["seat", "animal"],
  resolved: ["seat", "calamity"],
  due: ["seat"],
  recruited: ["seat", "resource"],
  built: ["seat", "room"],
  filled: ["seat", "room"],
  scrapped: ["seat", "equipment"],
  repaired: ["seat", "equipment"],
  spoilt: ["seat"],
  won: ["seat"],
  gained: ["seat", "", "resource"],
  paid: ["seat", "resource"],
  reserve: ["seat"],
  lost: ["seat", "room"],
  healed: ["seat"],
  irradiated: ["seat"],
  beyond: ["seat"],
  used: ["seat", "equipment"],
  activated: ["seat", "room"],
  tile: ["seat", "equipment"],
  "tile-again": ["seat", "equipment"],
  "no-tile": ["seat"],
};

export function about(item: Item, say: Say): string[] {
  if (item.t !== "event") return [];
  const parts = PARTS[item.kind] ?? [];
  return item.args.flatMap((member, at) => (parts[at] && member >= 0 ? [say.target(parts[at], member)] : []));
}
