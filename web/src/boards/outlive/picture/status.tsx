// The head of the picture: the day, the seven steps of the night as a track, and who goes first.

import { Icon } from "../../../icons";
import { Disc } from "../../../pieces";
import { acting, type Props } from "../facts";
import { STEP_ICONS } from "../icons";
import type { View } from "../view";
import { STEPS } from "./layout";
import { personOn } from "./tokens";

export function Status({ table }: { table: Props }) {
  const { say, view } = table;
  const day = view.round ? say.text("out-day", { round: view.round, rounds: view.rounds }) : say.text("out-before");
  const isNight = view.phase === "night";
  return (
    <header class="out-track">
      <span class="out-track-day">
        <Icon
          name={isNight ? "moon" : view.phase === "day" ? "sun" : view.phase === "over" ? "truck" : "sunrise"}
          size={22}
        />
        <span>
          <b>{day}</b>
          <small>{isNight && view.step ? say.text(`out-step-${view.step}`) : say.text(`phase-${view.phase}`)}</small>
        </span>
      </span>
      <ol class="out-steps" aria-label={say.text("out-steps")}>
        {STEPS.map((step, at) => (
          <li key={step} class={stepClass(view, at)} aria-current={isCurrent(view, at) ? "step" : undefined}>
            <Icon name={STEP_ICONS[at]} size={18} />
            <span class="out-step-name">{say.text(`out-short-${step}`)}</span>
          </li>
        ))}
      </ol>
      {view.round ? <First table={table} /> : null}
      <TurnOf table={table} />
    </header>
  );
}

const isCurrent = (view: View, at: number): boolean => view.phase === "night" && STEPS[at] === view.step;

function stepClass(view: View, at: number): string {
  const now = STEPS.findIndex((_, step) => isCurrent(view, step));
  const state = at === now ? "out-step-now" : at < now ? "out-step-past" : "";
  return `out-step ${view.phase === "night" ? "" : "out-step-off"} ${state}`;
}

function First({ table }: { table: Props }) {
  const { say, view } = table;
  const mark = (seat: number, key: string) => (
    <span
      class="out-first"
      role="img"
      aria-label={`${say.text(key)}: ${say.seat(seat)}`}
      title={`${say.text(key)}: ${say.seat(seat)}`}
    >
      <Icon name="flying-flag" size={18} />
      <Disc colour={personOn(table, seat)?.colour ?? 7} name={say.seat(seat)} size={27} />
    </span>
  );
  return (
    <span class="out-firsts">
      {mark(view.first, "out-first")}
      {view.heir >= 0 ? (
        <>
          {"→"}
          {mark(view.heir, "out-heir")}
        </>
      ) : null}
    </span>
  );
}

/** The hero having its turn, with its actions as pips. */
function TurnOf({ table }: { table: Props }) {
  const { say, view } = table;
  const now = acting(view);
  if (!now) return null;
  const hero = say.text("out-hero-of", { name: say.seat(now.seat), strength: now.strength });
  const words = `${say.text("out-turn")}: ${hero}`;
  return (
    <span class="out-turn-of" role="img" aria-label={`${words}; ${say.text("out-actions")}: ${view.turn.actions}`}>
      <Disc colour={personOn(table, now.seat)?.colour ?? 7} name={say.seat(now.seat)} size={27} />
      <Icon name="strong" size={16} />
      <b>{view.turn.actions}</b>
      {view.turn.opened ? <Icon name="dam" size={18} label={say.text("out-opened")} /> : null}
    </span>
  );
}
