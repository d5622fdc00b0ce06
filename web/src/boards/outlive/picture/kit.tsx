// What all parts of the picture share: pieces that can be touched when lit and looked at when not.

import { type ComponentChildren, createContext } from "preact";
import { useContext, useRef } from "preact/hooks";
import { Target, targetClasses } from "../../../pieces";
import type { Option } from "../../../protocol";
import type { Props } from "../facts";

/** Something the player wants to read about. */
export interface Look {
  kind: "area" | "equipment" | "room" | "calamity" | "leader";
  id: number;
  seat?: number;
}

export const Looking = createContext<(look: Look) => void>(() => {});

const LONG_PRESS = 450;

interface PieceProps {
  table: Props;
  target: string;
  about?: string;
  class?: string;
  look?: Look;
  children?: ComponentChildren;
}

/** A piece: lit it is a target; otherwise a touch tells more about it. A long press tells more in any case. */
export function Piece({ table, target, about, class: extra, look, children }: PieceProps) {
  const show = useContext(Looking);
  const timer = useRef(0);
  const held = useRef(false);
  const open = table.lit.has(target) || table.chosen.has(target);
  if (!look)
    return (
      <Target table={table} target={target} about={about} class={extra}>
        {children}
      </Target>
    );
  if (!open) {
    return (
      <button
        type="button"
        class={`${targetClasses(table, target)} ${extra ?? ""}`}
        data-target={target}
        tabIndex={-1}
        aria-label={about}
        onClick={() => show(look)}
      >
        {children}
      </button>
    );
  }
  const press = {
    onPointerDown: () => {
      held.current = false;
      timer.current = window.setTimeout(() => {
        held.current = true;
        show(look);
      }, LONG_PRESS);
    },
    // A press that has told more must not choose as well.
    onClickCapture: (event: Event) => {
      if (held.current) event.stopPropagation();
      held.current = false;
    },
    onPointerUp: () => window.clearTimeout(timer.current),
    onPointerLeave: () => window.clearTimeout(timer.current),
    onContextMenu: (event: Event) => {
      event.preventDefault();
      show(look);
    },
  };
  return (
    <span class="out-held" {...press}>
      <Target table={table} target={target} about={about} class={extra}>
        {children}
      </Target>
    </span>
  );
}

/** A piece that is itself the option of a verb without a target: the algae, a search stack. */
export function Deed({
  table,
  option,
  label,
  class: extra,
  children,
}: {
  table: Props;
  option: Option;
  label: string;
  class?: string;
  children?: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class={`target lit ${extra ?? ""}`}
      data-target={`verb:${option.verb}`}
      data-option={option.id}
      aria-pressed={false}
      aria-label={label}
      tabIndex={-1}
      onClick={() => table.choose?.(option)}
    >
      {children}
    </button>
  );
}

/** Something that is no target, but can be looked at. */
export function Readable({
  look,
  label,
  class: extra,
  children,
}: {
  look: Look;
  label: string;
  class?: string;
  children?: ComponentChildren;
}) {
  const show = useContext(Looking);
  return (
    <button type="button" class={extra} tabIndex={-1} aria-label={label} onClick={() => show(look)}>
      {children}
    </button>
  );
}

export const times = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, at) => at);

/** The same table with nothing to touch: for things that share a target's name, but are not meant now. */
export const quiet = (table: Props): Props => ({ ...table, lit: new Set<string>(), chosen: new Set<string>() });
