// When the table asks whether a choice was meant.

import type { Confirming } from "../core/me";

export interface Pick {
  /** Whether it cannot be taken back once made. */
  final: boolean;
  /** How many targets were touched for it; none: it was picked by a button that says what it is. */
  touches: number;
  /** How many options there were. */
  options: number;
  /** How many players choose at the same time, so that nobody sees what the others choose. */
  choosers: number;
}

/** Whether to ask: a secret choice stays unseen until it is too late, and one touch of the board may be a slip. */
export function asks(confirming: Confirming, { final, touches, options, choosers }: Pick): boolean {
  if (!final || confirming === "never") return false;
  if (confirming === "always") return true;
  return options > 1 && (choosers > 1 || touches === 1);
}
