// A zombie seen from above: it reaches out where it looks, and its plate has one straight edge, the front.

import { Icon } from "../../../icons";
import { KIND_ICONS } from "../icons";
import { Kind, NOBODY } from "../reading";
import type { Zombie } from "../view";

const PLATE = "M-21-25H21Q26-25 26-19V2A26 25 0 0 1-26 2V-19Q-26-25-21-25Z";

function Walker({ mutant }: { mutant: boolean }) {
  return (
    <g class="zt-body">
      <path d="M-13 4Q-17-8-11-19M13 4Q17-8 9-21" class="zt-arm" />
      <path d="M-11-19l-4-4M-11-19l0-5M-11-19l4-4M9-21l-4-3M9-21l0-4M9-21l4-3" class="zt-claw" />
      <path d="M-17 6Q-16-4 0-4T17 6Q14 17 0 17T-17 6Z" class="zt-coat" />
      {mutant ? <path d="M-16 8l-7 7 8-1M16 8l7 7-8-1M-6 16l-1 8 5-6M6 16l1 8-5-6" class="zt-spike" /> : null}
      <circle r={mutant ? 10.5 : 9} cy={2} fill="url(#zt-skin)" class="zt-head" />
      <path d="M-5 4q3-6 5 0t5-1M-3 8q3-3 6 0" class="zt-brain" />
    </g>
  );
}

/** The life that a mutated zombie has left before it becomes an ordinary one. */
const LivesMark = () => (
  <g class="zt-lives">
    <circle cx={-5} cy={19} r={3.4} />
    <circle cx={5} cy={19} r={3.4} />
  </g>
);

function Badge({ zombie }: { zombie: Zombie }) {
  if (zombie.forced) {
    return (
      <g class="zt-badge zt-badge-forced" transform="translate(19 -19)">
        <circle r={9.5} />
        <path d="M0-5.5V1.5M0 4.8v.6" />
      </g>
    );
  }
  if (!zombie.active) {
    return (
      <g class="zt-badge zt-badge-idle" transform="translate(19 -19)">
        <circle r={9} />
        <path d="M-3.5-3.5h7l-7 7h7" />
      </g>
    );
  }
  if (zombie.sees === NOBODY) return null;
  return (
    <g class="zt-badge zt-badge-sees" transform="translate(19 -19)">
      <circle r={9.5} />
      <path d="M-6 0Q0-6.5 6 0 0 6.5-6 0Z" />
      <circle r={2} class="zt-pupil" />
    </g>
  );
}

export function ZombiePiece({ zombie }: { zombie: Zombie }) {
  const kind = ["walker", "mutant", "hound"][zombie.kind];
  const state = `${zombie.active ? "" : "zt-idle"} ${zombie.forced ? "zt-forced" : ""}`;
  return (
    <g class={`zt-zombie zt-${kind} ${state}`} data-piece={kind}>
      <rect x={-30} y={-30} width={60} height={60} class="zt-touch" />
      <g class="zt-turning" style={{ transform: `rotate(${zombie.facing * 90}deg)` }}>
        <path d={PLATE} class="zt-plate" />
        <path d="M-21-25H21" class="zt-front" />
        <path d="M-7-27.5L0-33 7-27.5Z" class="zt-nose" />
        {zombie.kind === Kind.hound ? null : <Walker mutant={zombie.kind === Kind.mutant} />}
      </g>
      {zombie.kind === Kind.hound ? (
        <Icon name={KIND_ICONS[Kind.hound]} x={-17} y={-16} size={34} class="zt-hound-head" />
      ) : null}
      {zombie.kind === Kind.mutant ? <LivesMark /> : null}
      <Badge zombie={zombie} />
    </g>
  );
}
