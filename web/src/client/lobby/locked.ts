// Variants that the players of a game have to find first: until then they can be neither read nor picked.

import type { ChoiceInfo } from "../../protocol";

type Options = Record<string, string | number | boolean>;

/** What a table knows of its group's findings; people do not write it themselves. */
export const UNLOCKED = "unlocked";
const VARIANT = "variant";
const ALL = "all_variants";

/** The values of a choice that may be picked; numbered variants only when they were found, or all are allowed. */
export function openValues(
  choice: ChoiceInfo,
  choices: readonly ChoiceInfo[],
  options: Options,
  found: readonly number[],
): string[] {
  const locks = choice.key === VARIANT && choices.some((one) => one.key === UNLOCKED);
  if (!locks || options[ALL] === true) return choice.values;
  return choice.values.filter((value) => Number.isNaN(Number(value)) || found.includes(Number(value)));
}

/** Options without what may not be picked any more, or not yet. */
export function allowed(options: Options, choices: readonly ChoiceInfo[], found: readonly number[]): Options {
  const may = ([key, value]: [string, Options[string]]) => {
    const choice = choices.find((one) => one.key === key);
    return (
      choice !== undefined &&
      key !== UNLOCKED &&
      (choice.kind !== "one" || openValues(choice, choices, options, found).includes(String(value)))
    );
  };
  return Object.fromEntries(Object.entries(options).filter(may));
}
