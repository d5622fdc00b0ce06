// What can be chosen without touching anything more: the button of an option, wherever a board puts it.

import type { BoardProps } from "../boards/contract";
import { Icon } from "../icons";
import type { Option } from "../protocol";

interface ActProps {
  option: Option;
  /** What the button says. */
  words: string;
  /** The button's class; that of a pass gets `-pass` besides. */
  class: string;
  icon?: string;
  size?: number;
  /** The target it stands for; by default its verb. */
  target?: string;
  choose(option: Option): void;
}

export function Act({ option, words, class: look, icon = "check-mark", size = 20, target, choose }: ActProps) {
  return (
    <button
      type="button"
      class={option.verb === "pass" ? `${look} ${look}-pass` : look}
      data-target={target ?? `verb:${option.verb}`}
      data-option={option.id}
      aria-pressed={false}
      tabIndex={-1}
      onClick={() => choose(option)}
    >
      <Icon name={icon} size={size} />
      <span>{words}</span>
    </button>
  );
}

/** Options whose targets are all touched: verbs without one, and verbs that share what was touched so far. */
export const settled = ({ options, chosen }: Pick<BoardProps, "options" | "chosen">): Option[] =>
  options.filter((option) => option.path.every((target) => chosen.has(target)));
