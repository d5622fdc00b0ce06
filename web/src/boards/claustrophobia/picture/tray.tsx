// The tray under the maze: what can be chosen that is no piece on it. Turns of a tile, foreseen tiles, goods, bids.

import { Icon } from "../../../icons";
import { Die } from "../../../pieces/die";
import { Target } from "../../../pieces/target";
import type { BoardProps } from "../../contract";
import { boonTargets, choiceChip, looseTargets } from "../panels-status";
import { turned } from "../reading";
import type { View } from "../view";
import { TileCard } from "./tile-art";

interface TrayProps {
  props: BoardProps<View>;
  /** Look at a turn of the new tile before choosing it, in quarters. */
  setTurn(turn: number): void;
  /** Whether boons lie here. */
  boons: boolean;
}

const labelOf = (target: string): string => target.slice(target.indexOf(":") + 1);

/** The picture of a choice: a tile as it would lie, dice, or an icon. */
function Picture({ target, icon, props }: { target: string; icon?: string; props: BoardProps<View> }) {
  const { view } = props;
  const { say } = props;
  if (target.startsWith("rotation:")) {
    const [tile, turn] = [props.question?.args[0] ?? 0, say.member("rotation", labelOf(target))];
    return (
      <TileCard
        size={72}
        tile={tile}
        kind={view.kinds[tile]}
        openings={turned(view.openings[tile], turn)}
        name={`turn-${turn}-`}
      />
    );
  }
  if (target.startsWith("tile:")) {
    const tile = say.member("tile", labelOf(target));
    return <TileCard size={84} tile={tile} kind={view.kinds[tile]} openings={view.openings[tile]} name="seen-" />;
  }
  if (target.startsWith("count:")) {
    const count = Number(labelOf(target));
    return (
      <span class="cla-tray-dice">
        {Array.from({ length: Math.max(1, count) }, (_, at) => (
          <Die key={at} face={0} size={22} class={count ? "" : "cla-dimmed"} />
        ))}
      </span>
    );
  }
  if (target.startsWith("bid:")) return <b class="cla-bid">{labelOf(target)}</b>;
  return icon ? <Icon name={icon} size={34} /> : null;
}

/** What goes beside the picture of a gift, an Object or a warrior for hire: what they do, and a gift with which die. */
function effectOf(target: string, { view, say }: BoardProps<View>): string {
  const [domain, label] = target.split(":");
  if (domain !== "gift" && domain !== "object" && domain !== "force") return "";
  const about = say.text(`${domain}-about-${label}`);
  if (domain !== "gift") return about;
  return `(${say.text("b-gift-value", { value: view.gift_values[say.member("gift", label)] })}) ${about}`;
}

function Choice({ target, tray }: { target: string; tray: TrayProps }) {
  // A boon may be named before the warrior who gets it.
  const props = target.startsWith("boon:") ? { ...tray.props, lit: new Set([...tray.props.lit, target]) } : tray.props;
  const chip = choiceChip(target, props);
  const effect = effectOf(target, props);
  const isTurn = target.startsWith("rotation:");
  const look = () => isTurn && tray.setTurn(props.say.member("rotation", labelOf(target)));
  const worded = !target.startsWith("bid:") && !isTurn;
  return (
    <span class="cla-choice-place" onPointerEnter={look} onFocusCapture={look} title={effect || chip.text}>
      <Target
        table={props}
        target={target}
        class={`cla-choice cla-choice-${target.slice(0, target.indexOf(":"))}`}
        about={effect || chip.text}
      >
        <Picture target={target} icon={chip.icon} props={props} />
        {worded ? (
          <span class="cla-choice-text">
            {target.startsWith("tile:")
              ? props.say.thing("tile", props.say.member("tile", labelOf(target)))
              : chip.text}
          </span>
        ) : null}{" "}
        {effect ? <span class="cla-choice-about">{effect}</span> : null}
      </Target>
    </span>
  );
}

export function Tray(tray: TrayProps) {
  const targets = [...looseTargets(tray.props), ...(tray.boons ? boonTargets(tray.props) : [])];
  if (!targets.length) return null;
  const kinds = new Set(targets.map((target) => target.slice(0, target.indexOf(":"))));
  return (
    <div
      class={`cla-tray ${kinds.has("bid") ? "many" : ""}`}
      role="group"
      aria-label={tray.props.question ? tray.props.say.question(tray.props.question) : ""}
    >
      {targets.map((target) => (
        <Choice key={target} target={target} tray={tray} />
      ))}
    </div>
  );
}
