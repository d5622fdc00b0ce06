// Which pieces and places a line of the log is about, so that pointing at it marks them.

import type { Item } from "../../protocol";
import type { Say } from "../contract";
import { FIRST_DEMON, HEROES, SWARM } from "./reading";

type Part = "warrior" | "target" | "foe" | "tile" | "square" | "die" | "direction" | "-";

/** What the numbers of an event name, in order; other events name no piece. */
const PARTS: Record<string, Part[]> = {
  equipped: ["warrior"],
  loaded: ["warrior"],
  assigned: ["warrior"],
  exhausted: ["warrior"],
  blessed: ["warrior"],
  heartened: ["warrior"],
  terrified: ["warrior"],
  activated: ["warrior", "tile"],
  panic: ["warrior"],
  healed: ["warrior"],
  entered: ["warrior", "tile"],
  explores: ["warrior", "tile"],
  lost: ["warrior", "tile"],
  laid: ["tile", "tile"],
  hole: ["tile", "tile"],
  "booby-trap": ["warrior", "tile"],
  mechanism: ["tile"],
  stash: ["warrior", "tile"],
  attacks: ["warrior", "target", "tile"],
  "combat-die": ["warrior"],
  critical: ["warrior"],
  hits: ["warrior", "target"],
  guarded: ["warrior", "warrior"],
  cancelled: ["warrior"],
  died: ["-", "tile"],
  "token-lost": ["warrior"],
  killed: ["-", "tile"],
  wounded: ["warrior"],
  slain: ["-", "-", "tile"],
  smote: ["foe", "tile"],
  thrown: ["warrior", "tile"],
  "blast-die": ["warrior"],
  rockfall: ["tile"],
  "rock-die": ["warrior"],
  "placed-die": ["-", "square"],
  resolved: ["square"],
  trapped: ["warrior"],
  sent: ["warrior", "tile"],
  "came-free": ["warrior", "tile"],
  appeared: ["warrior", "-", "tile"],
  ambush: ["tile"],
  regenerated: ["warrior"],
  named: ["warrior"],
  exposed: ["warrior"],
  enraged: ["warrior"],
  withdrew: ["-", "tile"],
  planted: ["warrior", "tile"],
  sealed: ["warrior"],
  unsealed: ["warrior"],
  exorcised: ["warrior"],
  prostrate: ["warrior"],
  rose: ["warrior"],
  took: ["warrior", "tile"],
  treasure: ["warrior", "tile"],
  "false-treasure": ["warrior", "tile"],
  infected: ["warrior"],
};

/** The warrior that a target of an attack stands for: heroes, all Troglodytes, big figures. */
export function victimOf(target: number): number {
  if (target < HEROES) return target;
  return target === HEROES ? SWARM : FIRST_DEMON + target - HEROES - 1;
}

/** The same for what a shot or a smite may hit: all Troglodytes, big figures. */
const foeOf = (foe: number): number => victimOf(foe + HEROES);

export function about(item: Item, say: Say): string[] {
  if (item.t !== "event") return [];
  const found = new Set<string>();
  (PARTS[item.kind] ?? []).forEach((part, at) => {
    const member = item.args[at];
    if (part === "-" || member === undefined || member < 0) return;
    if (part === "target") found.add(say.target("warrior", victimOf(member)));
    else if (part === "foe") found.add(say.target("warrior", foeOf(member)));
    else found.add(say.target(part, member));
  });
  return [...found];
}
