// What can be chosen without a target, as buttons where the question is: pass, play a card that names nobody, go on.
// On a small board, where the hand has no place, the cards that may be played lie here, too.

import { Icon } from "../../../icons";
import { Act, Target } from "../../../pieces";
import { offered } from "../../refuge/offered";
import { CARD_ICONS } from "../icons";
import { cardName, effectOf } from "../words";
import type { Table } from "./table";

const VERB_ICONS: Record<string, string> = {
  pass: "halt",
  threaten: CARD_ICONS[0],
  watch: CARD_ICONS[1],
  barricade: CARD_ICONS[3],
  move: "footsteps",
  draw: "truck",
};

/** Cards that may be touched now, or have been. */
function playable({ view, say, lit, chosen }: Table): number[] {
  const targets = view.cards.map((_, card) => say.target("card", card));
  return targets.flatMap((target, card) => (lit.has(target) || chosen.has(target) ? [card] : []));
}

export function Bar({ table, small }: { table: Table; small?: boolean }) {
  const { say, view, question, choose } = table;
  const options = offered(table);
  const cards = small ? playable(table) : [];
  if (!choose || (!options.length && !cards.length)) return null;
  return (
    <div class="board-bar moh-bar" role="group" aria-label={say.text("mall-bar")}>
      {options.map((option) => (
        <Act
          key={option.id}
          option={option}
          words={say.option(option, question?.key)}
          class="moh-act"
          icon={VERB_ICONS[option.verb]}
          size={22}
          choose={choose}
        />
      ))}
      {cards.map((card) => (
        <Target
          key={card}
          table={table}
          target={say.target("card", card)}
          about={effectOf(say, view, card)}
          class="moh-act moh-act-card"
        >
          <Icon name={CARD_ICONS[card]} size={22} />
          <span>{cardName(say, card)}</span>
        </Target>
      ))}
    </div>
  );
}
