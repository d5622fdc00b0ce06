// Something on the table that can be touched: it glows when it may be, and says what it is.

import type { ComponentChildren, CSSProperties } from "preact";
import type { BoardProps } from "../boards/contract";
import { targetName } from "../text/texts";

type Table = Pick<BoardProps, "lit" | "chosen" | "marked" | "touch" | "say">;

interface TargetProps {
  table: Table;
  /** "location:parking" */
  target: string;
  /** What stands beside the name: "3 zombies". */
  about?: string;
  class?: string;
  /** Draws an SVG group instead of an HTML button. */
  svg?: boolean;
  /** For SVG groups. */
  transform?: string;
  style?: CSSProperties;
  children?: ComponentChildren;
}

/** The classes of a target's state: lit, chosen, marked. */
export function targetClasses(table: Pick<Table, "lit" | "chosen" | "marked">, target: string): string {
  const states = [
    table.lit.has(target) && "lit",
    table.chosen.has(target) && "chosen",
    table.marked.has(target) && "marked",
  ];
  return ["target", ...states.filter(Boolean)].join(" ");
}

/** A target. Only lit or chosen ones can be touched; the shell's roving focus moves between them. */
export function Target({ table, target, about, class: extra, svg, transform, style, children }: TargetProps) {
  const open = table.lit.has(target) || table.chosen.has(target);
  const name = targetName(table.say, target);
  const touch = (event: Event) => {
    event.stopPropagation();
    table.touch(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    touch(event);
  };
  const shared = {
    class: `${targetClasses(table, target)} ${extra ?? ""}`,
    style,
    "data-target": target,
    "aria-label": !about ? name : about.startsWith(name) ? about : `${name}: ${about}`,
  };
  const live = { "aria-pressed": table.chosen.has(target), tabIndex: -1, onClick: touch };
  if (svg) {
    if (!open)
      return (
        <g {...shared} role="img" transform={transform}>
          {children}
        </g>
      );
    return (
      <g {...shared} {...live} role="button" transform={transform} onKeyDown={onKeyDown}>
        {children}
      </g>
    );
  }
  if (!open)
    return (
      <span {...shared} role="img">
        {children}
      </span>
    );
  return (
    <button type="button" {...shared} {...live}>
      {children}
    </button>
  );
}
