// The top of the board: round, the seven phases, how near the end is, and the variant in force.

import { Icon } from "../../../icons";
import type { BoardProps } from "../../contract";
import { voteOf } from "../facts";
import { PHASES } from "../reading";
import type { View } from "../view";
import { phaseLine } from "../words";
import { Timer } from "./timer";

/** On a phone, where no strip tells of the vote, the discussion's time stands here. */
export function Status({ table, narrow }: { table: BoardProps<View>; narrow: boolean }) {
  const { say } = table;
  const { view } = table;
  const now = PHASES.indexOf(view.phase);
  const vote = narrow ? voteOf(table.question) : null;
  return (
    <div class="osa-status">
      <span class="osa-round">
        {view.round ? say.text("osa-round", { number: view.round }) : say.text("osa-setup")}
      </span>
      <ol class="osa-track" aria-label={say.text("osa-phases")}>
        {PHASES.map((phase, at) => (
          <li
            key={phase}
            class={at === now ? "osa-now" : at < now ? "osa-past" : ""}
            aria-current={at === now ? "step" : undefined}
            title={say.text(`phase-${phase}`)}
          >
            {at + 1}
          </li>
        ))}
      </ol>
      <span class="osa-phase">
        <span class="osa-phase-line">{phaseLine(say, view)}</span>
        <span class="osa-phase-name" aria-hidden="true">
          {say.text(`phase-${view.phase}`)}
        </span>
      </span>
      {vote?.step === "discussion" ? <Timer key={`${view.round}-${vote.ballot}-${vote.area}`} say={say} /> : null}
      {view.phase === "placement" ? null : <Alive table={table} />}
      {view.variant ? <Variant table={table} /> : null}
    </div>
  );
}

/** Every living character as a light; those above the limit are the ones the night still wants. */
function Alive({ table }: { table: BoardProps<View> }) {
  const { say } = table;
  const { alive, limit } = table.view;
  const words = say.text("osa-alive", { alive, limit });
  return (
    <span class="osa-alive" role="img" aria-label={words} title={words}>
      <span class="osa-lights" aria-hidden="true">
        {Array.from({ length: alive }, (_, at) => (
          <i key={at} class={at < limit ? "osa-safe" : "osa-surplus"} />
        ))}
      </span>
      <span class="osa-alive-text" aria-hidden="true">
        {say.text("osa-alive-short", { alive, limit })}
      </span>
    </span>
  );
}

function Variant({ table: { say, view } }: { table: BoardProps<View> }) {
  const number = view.variant;
  const rule = say.text(`variant-${say.label("variant", number)}.rule`);
  return (
    <span class="osa-variant" title={rule}>
      <Icon name="open-book" size={16} />
      <b>{say.thing("variant", number)}</b>
      <span class="osa-variant-rule">{rule}</span>
    </span>
  );
}
