// Which colour of the client's palette every seat has.

import type { View } from "./view";

/** Steel blue for the Humans, ember orange for the Demon side. */
export function colours(view: View): number[] | null {
  if (view.human < 0) return null;
  return [0, 1].map((seat) => (seat === view.human ? 1 : 4));
}
