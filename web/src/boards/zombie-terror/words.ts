// What pieces and places are called.

import type { Say } from "../contract";
import type { Character, Player, View } from "./view";

export const WAY_SIGNS = ["↑", "→", "↓", "←", "↗", "↘", "↙", "↖"] as const;

export const field = (say: Say, number: number): string => String(say.label("field", number));
export const fields = (say: Say, numbers: readonly number[]): string =>
  numbers.map((one) => field(say, one)).join(", ");

/** A name at the beginning of a label; the texts write some of them small. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const character = (say: Say, number: number): string => capital(say.thing("character", number));
export const characters = (say: Say, numbers: readonly number[]): string =>
  numbers.map((one) => character(say, one)).join(", ");

export const side = (say: Say, player: Player): string => say.text(`side-${player.side}`);

/** Who leads a character, where the teams are known. */
export function leader(view: View, one: Character): Player | undefined {
  return view.players.find((player) => player.seat === one.owner);
}
