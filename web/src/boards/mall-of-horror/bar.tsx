// What can be chosen without a target, as buttons where the question is: pass, play a card that names nobody, go on.

import { Icon } from "../../icons";
import type { Option } from "../../protocol";
import { CARD_ICONS } from "./looks";
import type { Table } from "./table";

const VERB_ICONS: Record<string, string> = {
  pass: "halt",
  threaten: CARD_ICONS[0],
  watch: CARD_ICONS[1],
  barricade: CARD_ICONS[3],
  move: "footsteps",
};

/** Options that no further target is needed for: verbs without one, and those whose targets are all touched. */
export const offered = ({ options, chosen }: Pick<Table, "options" | "chosen">): Option[] =>
  options.filter((option) => option.path.every((target) => chosen.has(target)));

export function Bar({ table }: { table: Table }) {
  const { say, question, choose } = table;
  const options = offered(table);
  if (!choose || !options.length) return null;
  return (
    <div class="moh-bar" role="group" aria-label={say.text("mall-bar")}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          class={option.verb === "pass" ? "moh-act moh-act-pass" : "moh-act"}
          data-target={`verb:${option.verb}`}
          data-option={option.id}
          aria-pressed={false}
          tabIndex={-1}
          onClick={() => choose(option)}
        >
          <Icon name={VERB_ICONS[option.verb] ?? "check-mark"} size={22} />
          <span>{say.option(option, question?.key)}</span>
        </button>
      ))}
    </div>
  );
}
