// A character: a figure in its player's colour with the sign of its kind, the player's mark and its points.

import { Icon } from "../../../icons";
import { colourOf, Target } from "../../../pieces";
import type { BoardProps } from "../../contract";
import { KIND_ICONS } from "../icons";
import type { Head, View } from "../view";
import { headWords } from "../words";
import { colourAt, Mark } from "./mark";

interface TokenProps {
  table: BoardProps<View>;
  head: Head;
  hidden?: boolean;
  /** The target it stands for beside being itself: a player that may be pointed at. */
  seat?: boolean;
  /** In the cold room nobody can be touched. */
  dead?: boolean;
}

const BODY =
  "M22 1.5c6 0 9.5 4 9.5 9 0 3-1 5.5-2.800 7.200" +
  "C36.5 19.5 41 25 41 33v10a3.5 3.5 0 0 1-3.5 3.5h-31A3.5 3.5 0 0 1 3 43V33c0-8 4.5-13.5 12.3-15.3" +
  "C13.5 16 12.5 13.5 12.5 10.5c0-5 3.5-9 9.5-9Z";

function Figure({ table, head: [seat, kind], hidden }: TokenProps) {
  const { view } = table;
  return (
    <span class="osa-figure" style={{ color: colourOf(colourAt(table, seat)) }}>
      <svg class="osa-body" viewBox="0 0 44 48" aria-hidden="true">
        <path d={BODY} fill="currentColor" stroke="#06090b" stroke-width="1.6" />
        <path d="M6 40h32v3.5a2.5 2.5 0 0 1-2.5 2.5h-27A2.5 2.5 0 0 1 6 43.5Z" fill="#06090b" opacity=".32" />
      </svg>
      <Icon name={hidden ? "sight-disabled" : KIND_ICONS[kind]} class="osa-kind" size="100%" />
      <Mark table={table} seat={seat} size={20} class="osa-mark" />
      <span class="osa-value" aria-hidden="true">
        {view.kinds[kind].value}
      </span>
    </span>
  );
}

export function Token(props: TokenProps) {
  const { table, head, hidden, seat, dead } = props;
  const { say } = table;
  const { view } = table;
  const words = headWords(say, view, head, hidden);
  const place = { "data-piece": "character", "data-head": `${head[0]}-${head[1]}` };
  const look = `osa-token ${hidden ? "osa-is-hidden" : ""} ${dead ? "osa-is-dead" : ""}`;
  const own = say.target("character", head[1]);
  const isOwn = head[0] === table.me && !dead;
  const itself = isOwn && (!seat || table.lit.has(own) || table.chosen.has(own));
  const target = itself ? own : seat ? `seat:${head[0]}` : "";
  if (!target) {
    return (
      <span class={look} role="img" aria-label={words} title={words} {...place}>
        <Figure {...props} />
      </span>
    );
  }
  return (
    <span class={look} title={words} {...place}>
      <Target table={table} target={target} about={words} class="osa-touch">
        <Figure {...props} />
      </Target>
    </span>
  );
}
