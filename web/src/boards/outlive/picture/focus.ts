// Where the open question is answered: on the map, at the convoy, in the shelter or its stores.

import { acting, type Props, verbs } from "../facts";
import type { Tab } from "./layout";

const MAP_VERBS = new Set([
  "move",
  "stride",
  "peek",
  "station",
  "moor",
  "gather",
  "open",
  "algae",
  "take",
  "search",
  "hunt",
  "keep",
  "lead",
  "discard",
  "shoot",
  "shield",
]);
const STORE_VERBS = new Set(["pay", "rob", "recruit", "use", "scrap", "repair", "mend"]);

/** On a small screen: the part in which there is something to choose. */
export function tabFor(table: Props): Tab {
  const said = verbs(table);
  const some = (wanted: Set<string>) => [...said].some((verb) => wanted.has(verb));
  if (some(MAP_VERBS)) return "map";
  if (said.has("resolve") || said.has("bargain")) return "convoy";
  if (some(new Set(["build", "fill", "activate", "admit", "lose", "settle"]))) return "shelter";
  if (some(STORE_VERBS)) return "stores";
  return table.view.phase === "night" ? "shelter" : "map";
}

/** The area in which one's own hero is acting. */
export function focusOf({ view, me, asked, question }: Props): number | null {
  const now = acting(view);
  const isMine = now !== null && now.seat === me && asked.includes(now.seat);
  return isMine && question?.key !== "ask-move" ? now.area : null;
}

export type Spot = "area" | "middle" | "convoy" | "shelter";

/** Numbers need more room than the side of an area. */
const NUMBERS = new Set(["ask-hunt", "ask-defence"]);

/** Where on that part stands what is no piece of the table: by the acting hero, or in the middle of the ring. */
export function spotOf(table: Props): Spot {
  const tab = tabFor(table);
  if (tab === "convoy") return "convoy";
  if (tab !== "map") return "shelter";
  return acting(table.view) && !NUMBERS.has(table.question?.key ?? "") ? "area" : "middle";
}
