// What is heard of the news: kinds of events by game. A board draws; what sounds is the same for all who share a table.

import type { Item } from "../../protocol";
import type { Sound } from "./sound";

export type Cue = Extract<Sound, "death" | "vote" | "dice" | "arrival">;

/** The gravest first: of all that an update brings only that is heard. */
const GRAVEST: readonly Cue[] = ["death", "vote", "dice", "arrival"];

export const CUES: Record<string, Record<Cue, readonly string[]>> = {
  "mall-of-horror": {
    death: ["eaten", "eliminated"],
    vote: ["voted"],
    dice: ["rolled", "die", "placement-die"],
    arrival: ["zombie", "breach", "lured", "rescue"],
  },
  osaczeni: {
    death: ["eaten", "eliminated"],
    vote: ["voted"],
    dice: ["rolled", "die", "placement-die"],
    arrival: ["monster", "breach", "lured", "haunted"],
  },
  outlive: {
    death: ["lost", "irradiated"],
    vote: [],
    dice: [],
    arrival: ["event", "recruited", "admitted"],
  },
  claustrophobia: {
    death: ["died", "killed", "slain", "wounded"],
    vote: ["bid"],
    dice: ["combat-die", "action-die", "destiny-die", "rock-die", "blast-die", "rerolled"],
    arrival: ["appeared", "sent", "ambush", "laid"],
  },
  "zombie-terror": {
    death: ["wounded", "doomed", "bitten", "turned-zombie", "hit"],
    vote: [],
    dice: [],
    arrival: ["added", "placed", "saved"],
  },
};

/** What is to be heard of what an update brought, if anything. */
export function cueOf(game: string, news: readonly Item[]): Cue | null {
  const kinds = CUES[game];
  if (!kinds) return null;
  const told = new Set(news.flatMap((item) => (item.t === "told" ? [item.kind] : [])));
  return GRAVEST.find((cue) => kinds[cue].some((kind) => told.has(kind))) ?? null;
}

interface Heard {
  game: string;
  news: readonly Item[];
  /** Whether the game is over since this update. */
  over: boolean;
  /** Whether it is the player's turn since this update. */
  turn: boolean;
  /** Whether the page is looked at: then the turn is seen, and what happened may be heard. */
  seen: boolean;
}

/** The one sound of an update. */
export function soundOf({ game, news, over, turn, seen }: Heard): Sound | null {
  if (over) return "end";
  if (turn && !seen) return "knock";
  return cueOf(game, news) ?? (turn ? "knock" : null);
}
