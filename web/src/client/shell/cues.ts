// What is heard of an update: one sound, whatever it brought. Which events sound how, every board says of its game.

import type { Cue, Cues } from "../../boards/contract";
import type { Item } from "../../protocol";
import type { Sound } from "./sound";

/** The gravest first: of all that an update brings only that is heard. */
const GRAVEST: readonly Cue[] = ["death", "vote", "dice", "arrival"];

/** What is to be heard of what an update brought, if anything. */
export function cueOf(cues: Cues, news: readonly Item[]): Cue | null {
  const told = new Set(news.flatMap((item) => (item.t === "event" ? [item.kind] : [])));
  return GRAVEST.find((cue) => cues[cue]?.some((kind) => told.has(kind))) ?? null;
}

interface Heard {
  cues: Cues;
  news: readonly Item[];
  /** Whether the game is over since this update. */
  over: boolean;
  /** Whether it is the player's turn since this update. */
  turn: boolean;
  /** Whether the page is looked at: then the turn is seen, and what happened may be heard. */
  seen: boolean;
}

/** The one sound of an update. */
export function soundOf({ cues, news, over, turn, seen }: Heard): Sound | null {
  if (over) return "end";
  if (turn && !seen) return "knock";
  return cueOf(cues, news) ?? (turn ? "knock" : null);
}
