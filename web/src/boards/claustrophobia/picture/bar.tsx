// What can be chosen that has no place of its own: to end, to pass, cards without a target, and verbs that share what
// was touched. It lies over the maze, in a strip that the camera keeps free.

import { Act, settled } from "../../../pieces";
import type { BoardProps } from "../../contract";
import { advantageIcon, eventIcon, giftIcon, SIGN } from "../icons";
import type { View } from "../view";

/** By verb; cards and gifts show the icon that they have in the hand. */
const VERBS: Record<string, string> = {
  pass: SIGN.done,
  step: SIGN.movement,
  crawl: SIGN.hole,
  explore: SIGN.way,
  attack: SIGN.combat,
  shoot: SIGN.critical,
  smite: giftIcon(0),
  gather: giftIcon(2),
  foresee: giftIcon(4),
  humble: giftIcon(5),
  chart: advantageIcon(0),
  throw: advantageIcon(1),
  drink: advantageIcon(2),
  hurry: advantageIcon(3),
  strike: advantageIcon(4),
  dodge: advantageIcon(5),
  charm: advantageIcon(6),
  mislead: eventIcon(0),
  panic: eventIcon(1),
  "send-tough": eventIcon(2),
  critical: eventIcon(3),
  terrify: eventIcon(4),
  ambush: eventIcon(5),
  crush: eventIcon(6),
  grow: eventIcon(7),
  regenerate: eventIcon(7),
  enrage: eventIcon(8),
  snuff: eventIcon(9),
  twist: eventIcon(10),
  plant: SIGN.charge,
  seal: SIGN.seal,
  unseal: SIGN.seal,
  take: SIGN.treasure,
  exorcise: "prayer",
  stock: SIGN.cards,
  send: SIGN.troglodyte,
  summon: SIGN.skull,
};

export function Bar({ props }: { props: BoardProps<View> }) {
  const { choose, question, say } = props;
  const options = choose ? settled(props) : [];
  if (!choose || !options.length) return null;
  return (
    <div class="board-bar cla-bar" role="group" aria-label={question ? say.question(question) : ""}>
      {options.map((option) => (
        <Act
          key={option.id}
          option={option}
          words={say.option(option, question?.key)}
          class="cla-act"
          icon={VERBS[option.verb]}
          target={option.path.at(-1)}
          choose={choose}
        />
      ))}
    </div>
  );
}
