// The state of the night at a glance: round and phase, noise, terror, who comes, what is left.

import type { ComponentChildren } from "preact";
import { Icon } from "../../../icons";
import { Target } from "../../../pieces";
import type { Say } from "../../contract";
import { effects, when } from "../panels-state";
import { isBase, NOBODY } from "../reading";
import type { View } from "../view";
import type { Props } from "./hands";
import { Score } from "./players";

interface MeterProps {
  icon: string;
  label: string;
  /** Said to a screen reader instead of the short label. */
  about: string;
  tone?: string;
  children: ComponentChildren;
}

function Meter({ icon, label, about, tone, children }: MeterProps) {
  return (
    <div class={`zt-meter ${tone ?? ""}`} role="img" aria-label={about} title={about}>
      <Icon name={icon} size="20px" />
      <span class="zt-meter-value">{children}</span>
      <span class="zt-meter-label">{label}</span>
    </div>
  );
}

function NoiseMeter({ view, say }: { view: View; say: Say }) {
  const { noise } = view;
  const moving = view.phase === "movement";
  const number = moving ? noise.left : noise.allowance - noise.held;
  const about = [
    moving ? say.text("zt-left", { left: noise.left }) : say.text("zt-noise-sum", { allowance: noise.allowance }),
    say.text("zt-noise-why", { quiet: noise.quiet, activated: noise.activated }),
    ...(noise.held ? [say.text("zt-held", { held: noise.held })] : []),
  ];
  return (
    <Meter icon="sound-waves" label={say.text("zt-wakes")} about={about.join(", ")} tone="zt-tone-noise">
      {number}
      <span class="zt-sum">
        {moving ? "" : `${noise.quiet}+${noise.activated}${noise.held ? `−${noise.held}` : ""}`}
      </span>
    </Meter>
  );
}

function StareMeter({ view, say }: { view: View; say: Say }) {
  const moving = view.phase === "movement";
  const count = view.zombies.filter((one) => (moving ? one.forced : one.active && one.sees !== NOBODY)).length;
  const about = say.text(moving ? "zt-forced" : "zt-would-force", { count });
  return (
    <Meter icon="beast-eye" label={say.text("zt-must")} about={about} tone={count ? "zt-tone-bad" : ""}>
      {count}
    </Meter>
  );
}

/** The track with its marker; the last field is where the zombies have won. */
function Terror({ view, say }: { view: View; say: Say }) {
  const words = { at: view.terror, end: view.terror_end };
  const about = `${say.text("zt-terror")}: ${say.text(view.terror ? "zt-terror-at" : "zt-terror-off", words)}`;
  return (
    <div class="zt-terror" role="img" aria-label={about} title={about} data-terror={view.terror}>
      <span class="zt-meter-label">{say.text("zt-terror")}</span>
      <span class="zt-track-short">
        <Icon name="terror" size="18px" /> {view.terror}/{view.terror_end}
      </span>
      <span class="zt-track">
        {Array.from({ length: view.terror_end }, (_, at) => (
          <span
            key={at}
            class={`zt-step ${at + 1 === view.terror ? "zt-here" : ""} ${at + 1 <= view.terror ? "zt-past" : ""}`}
          >
            {at + 1 === view.terror ? (
              <Icon name="terror" size="18px" />
            ) : at + 1 === view.terror_end ? (
              <Icon name="death-skull" size="16px" />
            ) : (
              at + 1
            )}
          </span>
        ))}
      </span>
    </div>
  );
}

const SLOTS = { supermarket: "shopping-cart", car: "jeep" } as const;

/** Who comes next, by half; with Trap the player says which of them may come anywhere. */
function Coming({ view, props }: { view: View; props: Props }) {
  const { say } = props;
  return (
    <div class="zt-coming">
      <span class="zt-meter-label">{say.text("zt-arrive")}</span>
      <span class="zt-slots">
        {(["supermarket", "either", "car"] as const).map((slot) => {
          const about = say.text(`zt-coming-${slot}`, { count: view.coming[slot] });
          return (
            <Target
              key={slot}
              table={props}
              target={`slot:${slot}`}
              about={about}
              class={`zt-slot ${view.coming[slot] ? "zt-some" : ""}`}
            >
              {slot === "either" ? <span class="zt-both">↔</span> : <Icon name={SLOTS[slot]} size="16px" />}
              <b>+{view.coming[slot]}</b>
            </Target>
          );
        })}
      </span>
    </div>
  );
}

function Tokens({ view, say }: { view: View; say: Say }) {
  const bullets = say.text("zt-bullets", { count: view.bullets });
  const briefcase = say.text(view.briefcase ? "zt-briefcase-there" : "zt-briefcase-gone");
  const cans = say.text("zt-finds-pool", { count: view.finds.pool });
  return (
    <div class="zt-tokens">
      <span
        class={view.bullets ? "" : "zt-off"}
        role="img"
        aria-label={bullets}
        title={bullets}
        data-piece="bullets"
        data-count={view.bullets}
      >
        <Icon name="bullets" size="20px" />
        {view.bullets}
      </span>
      <span
        class={view.briefcase ? "" : "zt-off"}
        role="img"
        aria-label={briefcase}
        title={briefcase}
        data-piece="briefcase"
        data-count={view.briefcase ? 1 : 0}
      >
        <Icon name="briefcase" size="20px" />
        {view.briefcase ? "✓" : "✗"}
      </span>
      {isBase(view) ? null : (
        <span
          class={view.finds.pool ? "" : "zt-off"}
          role="img"
          aria-label={cans}
          title={cans}
          data-piece="cans"
          data-count={view.finds.pool}
        >
          <Icon name="opened-food-can" size="20px" />
          {view.finds.pool}
        </span>
      )}
    </div>
  );
}

export function Status({ props }: { props: Props }) {
  const { say } = props;
  const { view } = props;
  const pool = [
    say.text("zt-pool-count", { count: view.pool }),
    say.text("zt-on-board", { count: view.zombies.length }),
  ];
  if (view.mutant_in_pool) pool.push(say.text("zt-mutant-waits"));
  return (
    <header class="zt-hud">
      <div class="zt-when">
        <strong>{when(view, say)}</strong>
        <span>{say.text(`phase-${view.phase}`)}</span>
      </div>
      <NoiseMeter view={view} say={say} />
      <StareMeter view={view} say={say} />
      <Coming view={view} props={props} />
      <Meter icon="shambling-zombie" label={say.text("zt-in-pool")} about={pool.join(", ")}>
        <span data-piece="pool" data-count={view.pool}>
          {view.pool}
        </span>
        {view.mutant_in_pool ? <Icon name="brute" size="16px" class="zt-mutant-waits" /> : null}
      </Meter>
      <Terror view={view} say={say} />
      <Tokens view={view} say={say} />
      <div class="zt-scores">
        {view.players.map((player) => (
          <Score key={player.seat} view={view} player={player} props={props} marked />
        ))}
      </div>
      {effects(view).map((effect) => (
        <p key={effect} class="zt-effect">
          {say.text(`zt-effect-${effect}`)}
        </p>
      ))}
    </header>
  );
}
