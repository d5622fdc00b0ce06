// Marks to touch on the ground: fields that may be chosen, and deeds around who does them.

import { Icon } from "../../../icons";
import { targetClasses } from "../../../pieces";
import type { BoardProps } from "../../contract";
import { VERB_ICONS } from "../icons";
import { NOBODY } from "../reading";
import type { View } from "../view";
import { bySpot, type Deed } from "./deeds";
import type { Hands } from "./hands";
import { at, middle } from "./layout";

type Table = Pick<BoardProps<View>, "lit" | "chosen" | "marked" | "touch" | "say" | "question">;

/** A button in the picture, with everything that the roving focus and a screen reader need. */
export function pressable(touch: () => void) {
  return {
    role: "button" as const,
    tabIndex: -1,
    onClick: (event: Event) => {
      event.stopPropagation();
      touch();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      touch();
    },
  };
}

/** Fields that may be touched, were touched, or that the log points at; a zombie marks its own field. */
export function FieldMarks({ table, taken }: { table: Table; taken: ReadonlySet<number> }) {
  const { say } = table;
  const wanted = new Set([...table.lit, ...table.chosen, ...table.marked].filter((one) => one.startsWith("field:")));
  return (
    <g>
      {[...wanted].map((target) => {
        const field = say.member("field", target.slice(6));
        if (field < 0 || taken.has(field)) return null;
        const open = table.lit.has(target) || table.chosen.has(target);
        const live = open
          ? { ...pressable(() => table.touch(target)), "aria-pressed": table.chosen.has(target) }
          : { role: "img" as const };
        return (
          <g
            key={target}
            class={`${targetClasses(table, target)} zt-field`}
            data-target={target}
            aria-label={say.text("zt-field-plain", { field: say.label("field", field) })}
            transform={at(middle(field))}
            {...live}
          >
            <rect x={-28} y={-28} width={56} height={56} rx={8} />
            <circle r={7} />
          </g>
        );
      })}
    </g>
  );
}

const POINTING = ["move", "step", "push", "shove", "face", "turn"];

function Sign({ deed }: { deed: Deed }) {
  const { verb } = deed.option;
  const angle = deed.way === NOBODY ? 0 : deed.way < 4 ? deed.way * 90 : (deed.way - 4) * 90 + 45;
  if (!POINTING.includes(verb)) return <Icon name={VERB_ICONS[verb] ?? "check-mark"} x={-14} y={-14} size={28} />;
  const double = verb === "push" || verb === "shove";
  return (
    <g transform={`rotate(${angle})`} class="zt-chevron">
      {double ? <path d="M-11 3L0-7 11 3M-11 13L0 3 11 13" /> : <path d="M-11 6L0-7 11 6" />}
    </g>
  );
}

/** One mark for all deeds on a spot. */
function DeedMark({ deeds, hands, table }: { deeds: Deed[]; hands: Hands; table: Table }) {
  const [first] = deeds;
  const label = deeds.map((deed) => table.say.option(deed.option, table.question?.key)).join(" / ");
  const target = first.option.path.at(-1) ?? `verb:${first.option.verb}`;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: pressable() makes it a button
    <g
      class={`target lit zt-deed zt-deed-${first.option.verb}`}
      data-target={target}
      data-option={deeds.map((deed) => deed.option.id).join(" ")}
      aria-label={label}
      aria-pressed={false}
      transform={at(first.spot)}
      {...pressable(() => hands.tapDeeds(deeds))}
    >
      <rect x={-30} y={-30} width={60} height={60} class="zt-touch" />
      <circle r={21} class="zt-deed-plate" />
      <Sign deed={first} />
      {deeds.length > 1 ? (
        <g transform="translate(17 -17)" class="zt-more">
          <circle r={9} />
          <path d="M-4 0h8M0-4v8" />
        </g>
      ) : null}
    </g>
  );
}

export function DeedMarks({ hands, table }: { hands: Hands; table: Table }) {
  return (
    <g>
      {bySpot(hands.deeds).map((deeds) => (
        <DeedMark key={deeds.map((deed) => deed.option.id).join()} deeds={deeds} hands={hands} table={table} />
      ))}
    </g>
  );
}
