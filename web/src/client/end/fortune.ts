// Whether dice were kind: what came of them beside what fair dice give on average.

import type { Luck } from "../../boards/contract";
import { language, t } from "../core/speech";

export type Fortune = "lucky" | "fair" | "unlucky" | "more" | "less";

// Chance alone takes a number of about this many roots away from its mean, most of the time.
const USUAL = 0.75;

/** How far from fair it was; where more is neither good nor bad, only more or less. */
export function fortuneOf({ got, expected, more }: Pick<Luck, "got" | "expected" | "more">): Fortune {
  const off = got - expected;
  if (Math.abs(off) <= USUAL * Math.sqrt(Math.max(expected, 0))) return "fair";
  if (!more) return off > 0 ? "more" : "less";
  return off > 0 === (more === "good") ? "lucky" : "unlucky";
}

/** A number as the language writes it, with one digit behind the point at most. */
const amount = (value: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(value);

export const fortuneText = (luck: Pick<Luck, "got" | "expected">): string =>
  t("luck-compared", { got: amount(luck.got), expected: amount(luck.expected) });
