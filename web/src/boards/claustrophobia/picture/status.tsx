// The strip over the maze: aim and countdown, round, phases, tiles left, threat.

import { Icon } from "../../../icons";
import type { BoardProps } from "../../contract";
import { aimsOf, countdownOf, scenarioNotes } from "../facts";
import { SIGN } from "../icons";
import type { Phase, View } from "../view";
import { bidName } from "../words";

const PHASES: [Phase, string][] = [
  ["initiative", SIGN.dice],
  ["human-action", SIGN.movement],
  ["threat", SIGN.threat],
  ["demon-action", SIGN.troglodyte],
];

function Phases({ props }: { props: BoardProps<View> }) {
  const { view } = props;
  const { say } = props;
  return (
    <ol class="cla-phases" aria-label={say.text("b-phase-order")}>
      {PHASES.map(([phase, icon], at) => (
        <li
          key={phase}
          class={`${phase === view.phase ? "now" : ""} ${at > 1 ? "demon" : "human"}`}
          title={say.text(`phase-${phase}`)}
          aria-current={phase === view.phase ? "step" : undefined}
        >
          <Icon name={icon} size={18} />
          <span>{say.text(`phase-${phase}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The d10 that counts down to the way out. */
function Countdown({ props }: { props: BoardProps<View> }) {
  const { view } = props;
  if (!view.aims.countdown || view.tiles.some((one) => one.kind === "exit")) return null;
  const label = props.say.text("b-aim-countdown", { count: countdownOf(view) });
  return (
    <span class="cla-countdown" role="img" aria-label={label} title={label}>
      <svg viewBox="-16 -16 32 32" width={34} height={34} aria-hidden="true">
        <path d="M0-15 14-4V5L0 15-14 5V-4Z" />
        <path class="cla-facet" d="M0-15 9 4 0 9-9 4ZM-9 4-14-4M9 4 14-4M0 9V15" />
        <text text-anchor="middle" dominant-baseline="central" y={-0.5}>
          {countdownOf(view)}
        </text>
      </svg>
    </span>
  );
}

function Aims({ props }: { props: BoardProps<View> }) {
  const { view } = props;
  const notes = scenarioNotes(view, props.say).join(" · ");
  return (
    <span class="cla-aims" title={notes}>
      {aimsOf(view, props.say).map((aim) => (
        <span key={aim.key} class="cla-aim">
          <Icon name={SIGN.aim} size={18} />
          <span class="cla-aim-text">{aim.text}</span>
          {aim.needed > 1 ? (
            <span class="cla-tally" role="img" aria-label={aim.now}>
              {Array.from({ length: aim.needed }, (_, at) => (
                <i key={at} class={at < aim.done ? "on" : ""} />
              ))}
            </span>
          ) : aim.now ? (
            <span class="cla-aim-now">{aim.now}</span>
          ) : null}
        </span>
      ))}
    </span>
  );
}

function Tally({ icon, text, label }: { icon: string; text: string; label: string }) {
  return (
    <span class="cla-count" role="img" aria-label={label} title={label}>
      <Icon name={icon} size={18} /> <b>{text}</b>
    </span>
  );
}

export function Status({ props }: { props: BoardProps<View> }) {
  const { view } = props;
  const { say } = props;
  const threat = `${say.text("b-threat")}: ${say.text("b-threat-now", { count: view.threat, most: view.most_threat })}`;
  return (
    <header class="cla-hud">
      <div class="cla-hud-row">
        <b class="cla-scenario">{say.text(`scenario-${view.scenario}`)}</b>
        <Aims props={props} />
      </div>
      <div class="cla-hud-row">
        <Countdown props={props} />
        <span
          class="cla-round"
          title={say.text("b-aim-last-round", { limit: view.round_limit })}
          role="img"
          aria-label={say.text("b-round", { number: view.round, limit: view.round_limit })}
        >
          <span class="cla-round-words">{say.text("b-round", { number: view.round, limit: view.round_limit })}</span>
          <span class="cla-round-short">
            <Icon name={SIGN.round} size={16} /> {view.round}/{view.round_limit}
          </span>
        </span>
        <Phases props={props} />
        <Tally icon={SIGN.threat} text={String(view.threat)} label={threat} />
        <Tally icon={SIGN.stack} text={String(view.stack)} label={say.text("b-stack", { count: view.stack })} />
        {view.map_left ? (
          <Tally
            icon="treasure-map"
            text={String(view.map_left)}
            label={say.text("b-map-left", { count: view.map_left })}
          />
        ) : null}
        {view.winner >= 0 ? (
          <strong class="cla-winner">
            <Icon name={SIGN.winner} size={18} /> {say.text(`b-winner-${view.winner}`)}
          </strong>
        ) : null}
        {view.human < 0 || view.points ? (
          <span class="cla-round">
            {view.human < 0 ? bidName(view, say) : say.text("b-points", { points: view.points })}
          </span>
        ) : null}
      </div>
    </header>
  );
}
