// What can be chosen without a target, as buttons where the moment is shown: pass, look, draw a gun, go alone.
// On a phone, where the hand lies in a drawer, the items that may be played lie here, too.

import { Icon } from "../../../icons";
import { Act, Target } from "../../../pieces";
import type { BoardProps } from "../../contract";
import { offered } from "../../refuge/offered";
import { voteOf } from "../facts";
import { ITEM_ICONS } from "../icons";
import type { View } from "../view";
import { itemAbout, itemName } from "../words";

const VERB_ICONS: Record<string, string> = {
  pass: "halt",
  look: ITEM_ICONS[0],
  "draw-gun": ITEM_ICONS[2],
  move: "footsteps",
};

/** Items of the hand that may be touched now, or have been; those from the truck lie open above. */
function playable({ view, say, lit, chosen }: BoardProps<View>): number[] {
  if (view.drawn?.length) return [];
  return (view.hand ?? []).flatMap((count, item) => {
    const target = say.target("item", item);
    return count && (lit.has(target) || chosen.has(target)) ? [item] : [];
  });
}

export function Bar({ table, narrow }: { table: BoardProps<View>; narrow: boolean }) {
  const { say, question, choose } = table;
  const options = offered(table);
  const items = narrow ? playable(table) : [];
  if (!choose || (!options.length && !items.length)) return null;
  return (
    <div class="board-bar osa-bar" role="group" aria-label={say.text("osa-bar")}>
      {question && !voteOf(question) ? <span class="osa-bar-ask">{say.question(question)}</span> : null}
      {options.map((option) => (
        <Act
          key={option.id}
          option={option}
          words={say.option(option, question?.key)}
          class="osa-act"
          icon={VERB_ICONS[option.verb]}
          size={22}
          choose={choose}
        />
      ))}
      {items.map((item) => (
        <Target
          key={item}
          table={table}
          target={say.target("item", item)}
          about={itemAbout(say, item)}
          class="osa-act osa-act-item"
        >
          <Icon name={ITEM_ICONS[item]} size={22} />
          <span>{itemName(say, item)}</span>
        </Target>
      ))}
    </div>
  );
}
