// The bar under the picture: what is asked of the player here and now, as a few buttons.

import { Icon } from "../../../icons";
import { Act } from "../../../pieces";
import type { Option } from "../../../protocol";
import { VERB_ICONS } from "../icons";
import { NOBODY } from "../reading";
import { type Hands, type Props, takesCharacter } from "./hands";

/** Cards for the character in focus, and everything that has no target of its own. */
function offered(props: Props, hands: Hands): Option[] {
  if (hands.menu.length) return hands.menu.map((deed) => deed.option);
  const { say } = props;
  const drawn = new Set(hands.deeds.map((deed) => deed.option.id));
  const plain =
    hands.direct && !hands.verb ? hands.all.filter((option) => !option.path.length && !drawn.has(option.id)) : [];
  if (hands.focus === NOBODY) return plain;
  const target = say.target("character", hands.focus);
  const cards = hands.all.filter(
    (option) => takesCharacter(option.verb) && option.path.length === 1 && option.path[0] === target,
  );
  return hands.verb ? [] : [...cards, ...plain];
}

/** Regroup begins with the one in focus; the other is touched next. */
function swaps(props: Props, hands: Hands): boolean {
  const target = hands.focus === NOBODY ? "" : props.say.target("character", hands.focus);
  return (
    !hands.verb &&
    !hands.menu.length &&
    hands.all.some((option) => option.verb === "regroup" && option.path.includes(target))
  );
}

export function Bar({ props, hands }: { props: Props; hands: Hands }) {
  const { say, question } = props;
  const options = offered(props, hands);
  const busy = hands.focus !== NOBODY || hands.verb !== null || hands.menu.length > 0;
  if (!options.length && !busy) return null;
  return (
    // A phone's prompt lists the options that name nothing; what goes on with a piece is the board's own.
    <div class={busy ? "zt-bar" : "board-bar zt-bar"}>
      {hands.verb ? (
        <span class="zt-hint">
          {say.text(`zt-verb-${hands.verb}`)}: {say.text("zt-pending")}
        </span>
      ) : null}
      {options.map((option) => (
        <Act
          key={option.id}
          option={option}
          words={say.option(option, question?.key)}
          class="zt-act"
          icon={VERB_ICONS[option.verb]}
          target={option.path.at(-1)}
          choose={hands.perform}
        />
      ))}
      {swaps(props, hands) ? (
        <button
          type="button"
          class="zt-act"
          data-verb="regroup"
          data-target="verb:regroup"
          aria-pressed={false}
          tabIndex={-1}
          onClick={() => hands.swap()}
        >
          <Icon name="body-swapping" size="20px" /> {say.text("zt-verb-regroup")}
        </button>
      ) : null}
      {busy ? (
        <button
          type="button"
          class="zt-act zt-act-off"
          data-target="verb:cancel"
          aria-pressed={false}
          tabIndex={-1}
          onClick={hands.cancel}
        >
          <Icon name="cancel" size="18px" /> {say.text("zt-cancel")}
        </button>
      ) : null}
    </div>
  );
}
