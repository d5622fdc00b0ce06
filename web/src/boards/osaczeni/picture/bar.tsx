// What can be chosen without a target, as buttons where the moment is shown: pass, look, draw a gun, go alone.

import { Icon } from "../../../icons";
import type { Option } from "../../../protocol";
import type { BoardProps } from "../../contract";
import { ITEM_ICONS } from "../icons";
import { voteOf } from "../facts";

const VERB_ICONS: Record<string, string> = {
  pass: "halt",
  look: ITEM_ICONS[0],
  "draw-gun": ITEM_ICONS[2],
  move: "footsteps",
};

/** Options that no further target is needed for: verbs without one, and those whose targets are all touched. */
export const offered = ({ options, chosen }: Pick<BoardProps, "options" | "chosen">): Option[] =>
  options.filter((option) => option.path.every((target) => chosen.has(target)));

export function Bar({ table }: { table: BoardProps }) {
  const { say, question, choose } = table;
  const options = offered(table);
  if (!choose || !options.length) return null;
  return (
    <div class="osa-bar" role="group" aria-label={say.text("osa-bar")}>
      {question && !voteOf(question) ? <span class="osa-bar-ask">{say.question(question)}</span> : null}
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          class={option.verb === "pass" ? "osa-act osa-act-pass" : "osa-act"}
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
