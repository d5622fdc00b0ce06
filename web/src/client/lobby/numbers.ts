// The numbers of a game that a host may change, each within its bounds.

import type { NumberInfo } from "../../protocol";

/** Changed numbers by their fields. */
export type Numbers = Record<string, number>;

/** Whether a number keeps to its bounds and steps. */
export function fits({ least, most, step }: NumberInfo, value: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most && (value - least) % step === 0;
}

/** The first changed number that is out of bounds. */
export function wrongNumber(infos: readonly NumberInfo[], numbers: Numbers): NumberInfo | null {
  return infos.find((one) => one.field in numbers && !fits(one, numbers[one.field])) ?? null;
}

/** Change a number; the usual value is no change. */
export function changed(numbers: Numbers, { field, usual }: NumberInfo, value: number): Numbers {
  const { [field]: _, ...others } = numbers;
  return value === usual ? others : { ...others, [field]: value };
}

/** Changed numbers as the data file that says the same. */
export const dataOf = (numbers: Numbers): string =>
  Object.entries(numbers)
    .map(([field, value]) => `${field} = ${value}\n`)
    .join("");
