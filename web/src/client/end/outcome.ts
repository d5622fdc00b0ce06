// Who won, said to whoever looks.

import type { Ending, Person } from "../../protocol";
import { t } from "../core/speech";

export function outcome(end: Ending, me: number | null, people: readonly Person[]): string {
  const names = end.winners.map((seat) => people.find((one) => one.seat === seat)?.name ?? String(seat + 1));
  if (!names.length) return t("result-draw");
  if (me !== null && end.winners.includes(me) && names.length === 1) return t("result-you-won");
  return names.length === 1 ? t("result-won", { name: names[0] }) : t("result-shared", { names: names.join(", ") });
}

/** The people from the best score to the worst; winners first, whatever they scored. */
export function ranked(end: Ending, people: readonly Person[]): Person[] {
  const worth = (one: Person) => (end.winners.includes(one.seat) ? 1e6 : 0) + (end.scores[one.seat] ?? 0);
  return [...people].sort((one, other) => worth(other) - worth(one));
}
