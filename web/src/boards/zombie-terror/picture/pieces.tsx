// The pieces on the ground: people and zombies, each where the news has brought it so far.

import { Target, targetClasses } from "../../../pieces";
import { sentence } from "../facts";
import { Health } from "../reading";
import type { Character, Zombie } from "../view";
import { character, leader } from "../words";
import type { Hands, Props } from "./hands";
import { HumanPiece } from "./human";
import { middle } from "./layout";
import { pressable } from "./marks";
import type { Staged } from "./motion";
import { ZombiePiece } from "./zombie";

export type Look = (piece: { kind: "zombie" | "character"; id: number } | null) => void;

const placed = (field: number) => {
  const { x, y } = middle(field);
  return { transform: `translate(${x}px, ${y}px)` };
};

/** Looking at a piece: by pointer, by focus, or by a touch where it cannot be chosen. */
const looked = (look: Look, kind: "zombie" | "character", id: number) => ({
  onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && look({ kind, id }),
  onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && look(null),
  onFocusIn: () => look({ kind, id }),
  onClick: () => look({ kind, id }),
});

interface PiecesProps {
  props: Props;
  hands: Hands;
  stage: Staged;
  look: Look;
}

function Human({ one, field, props, hands, look }: { one: Character; field: number } & Omit<PiecesProps, "stage">) {
  const { say } = props;
  const { view } = props;
  const target = say.target("character", one.character);
  const owner = leader(view, one);
  const person = props.people.find((some) => some.seat === owner?.seat);
  const open = hands.lit.has(one.character) || hands.focus === one.character;
  const classes = targetClasses({ ...props, lit: open ? new Set([target]) : new Set() }, target);
  const live = open
    ? {
        ...pressable(() => {
          look({ kind: "character", id: one.character });
          hands.tapCharacter(one.character);
        }),
        "aria-pressed": hands.focus === one.character,
      }
    : { role: "img" as const };
  return (
    <g
      class="zt-piece"
      style={placed(field)}
      data-place={`field:${one.field}`}
      {...looked(look, "character", one.character)}
    >
      <g
        class={`${classes} ${hands.focus === one.character ? "chosen" : ""}`}
        data-target={target}
        aria-label={`${character(say, one.character)}: ${sentence(one, view, say)}`}
        {...live}
      >
        <HumanPiece one={one} colour={person?.colour ?? null} />
      </g>
    </g>
  );
}

function Undead({ zombie, field, props, look }: { zombie: Zombie; field: number; props: Props; look: Look }) {
  const about = sentence(zombie, props.view, props.say);
  return (
    <g
      class="zt-piece"
      style={placed(field)}
      data-place={`field:${zombie.field}`}
      {...looked(look, "zombie", zombie.field)}
    >
      <Target table={props} target={props.say.target("field", zombie.field)} about={about} svg>
        <ZombiePiece zombie={zombie} />
      </Target>
    </g>
  );
}

export function Pieces({ props, hands, stage, look }: PiecesProps) {
  return (
    <g>
      {stage.zombies.map(({ zombie, key, field }) => (
        <Undead key={key} zombie={zombie} field={field} props={props} look={look} />
      ))}
      {stage.characters.map(({ one, field }) =>
        field < 0 || (one.health === Health.gone && one.field < 0 && field === one.field) ? null : (
          <Human key={one.character} one={one} field={field} props={props} hands={hands} look={look} />
        ),
      )}
    </g>
  );
}
