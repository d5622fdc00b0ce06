// In which order options are shown.

import type { Option } from "../../protocol";
import { type Texts, targetName } from "../../text/texts";

export const FEW = 10;

export interface Group {
  title: string;
  options: Option[];
}

/** Many options are put together by the first thing they are about. */
export function grouped(options: readonly Option[], say: Texts): Group[] {
  // To pass comes last: the first number key should do something.
  const isPass = (one: Option) => one.verb === "pass";
  const sorted = [...options.filter((one) => !isPass(one)), ...options.filter(isPass)];
  if (options.length <= FEW) return [{ title: "", options: sorted }];
  const groups = new Map<string, Group>();
  for (const option of sorted) {
    const first = option.path.length > 1 ? option.path[0] : "";
    const group = groups.get(first) ?? { title: first ? targetName(say, first) : "", options: [] };
    group.options.push(option);
    groups.set(first, group);
  }
  return [...groups.values()];
}

/** The options in the order in which they are shown: the number keys follow it. */
export const shownOrder = (options: readonly Option[], say: Texts): Option[] =>
  grouped(options, say).flatMap((group) => group.options);

/** Whether an option can only be chosen by its button: all that it names is touched. */
export const isBare = (option: Option, touched: readonly string[]): boolean =>
  option.path.every((target) => touched.includes(target));

/** The options where only a few are in sight: first those that only a button can choose. */
export function strung(options: readonly Option[], touched: readonly string[]): Option[] {
  return [...options.filter((one) => isBare(one, touched)), ...options.filter((one) => !isBare(one, touched))];
}
