// When the table asks whether a choice was meant.

import type { Confirming } from "../core/me";

export interface Slip {
  /** Whether it is one of several small ones that only together mean something. */
  pick: boolean;
  /** How many targets were touched for it; none: it was picked by a button that says what it is. */
  touches: number;
  /** How many options there were. */
  options: number;
  /** Whether nobody sees what the others choose until all have chosen. */
  sealed: boolean;
}

/** Whether to ask: a sealed choice stays unseen until it is too late, and one touch of the board may be a slip. */
export function asks(confirming: Confirming, { pick, touches, options, sealed }: Slip): boolean {
  if (pick || confirming === "never") return false;
  if (confirming === "always") return true;
  return options > 1 && (sealed || touches === 1);
}
