// A person on the car park: a round token with the ring of its side, stars below, action points above, and its state.

import { DiscMark } from "../../pieces";
import { Icon } from "../../icons";
import { CHARACTER_ICONS } from "./names";
import { type Character, Health } from "./view";

const STAR = "M0-5.4L1.6-1.8 5.4-1.6 2.4.9 3.5 4.6 0 2.4-3.5 4.6-2.4.9-5.4-1.6-1.6-1.8Z";

/** Stars along the lower edge: those it has are full, the ones a wound took are hollow. */
export function Stars({ has, of }: { has: number; of: number }) {
  return (
    <>
      {Array.from({ length: of }, (_, one) => (
        <path
          key={one}
          d={STAR}
          transform={`translate(${(one - (of - 1) / 2) * 11.5} 22)`}
          class={one < has ? "zt-star" : "zt-star zt-star-lost"}
        />
      ))}
    </>
  );
}

/** Action points as drops of light along the upper edge. */
function Points({ ap }: { ap: number }) {
  return (
    <>
      {Array.from({ length: ap }, (_, one) => {
        const angle = ((one - (ap - 1) / 2) * 24 - 90) * (Math.PI / 180);
        return <circle key={one} cx={Math.cos(angle) * 24.5} cy={Math.sin(angle) * 24.5} r={3.4} class="zt-ap" />;
      })}
    </>
  );
}

function Noise({ one }: { one: Character }) {
  if (!one.activated && !one.silenced) return null;
  return (
    <g transform="translate(20 -17)" class={one.silenced ? "zt-mark zt-hushed" : "zt-mark zt-loud"}>
      <circle r={9} />
      <path d="M-4.5-2h2.6L1-4.8v9.6L-1.9 2h-2.6Z" class="zt-speaker" />
      {one.silenced ? <path d="M-6 6L6-6" /> : <path d="M3-3.2Q5.6 0 3 3.2" />}
    </g>
  );
}

function Wound() {
  return (
    <g class="zt-wound">
      <path d="M-23-9Q-14-16-7-9T8-10 24-4L25 3Q15 8 8 2T-8 5-24 2Z" />
      <path d="M-14 3v7M-2 4v10M11 3v6" />
    </g>
  );
}

interface HumanProps {
  one: Character;
  /** The ring: the colour and the name of who leads it. */
  colour: number | null;
  name: string;
}

export function HumanPiece({ one, colour, name }: HumanProps) {
  const doomed = one.health === Health.doomed;
  const look = ["zt-human", doomed ? "zt-doomed" : "", one.health === Health.wounded ? "zt-wounded" : ""].join(" ");
  return (
    <g class={look} data-piece="character">
      <rect x={-30} y={-30} width={60} height={60} class="zt-touch" />
      <circle r={26} class="zt-token" />
      <circle r={23.5} class="zt-ring" style={colour === null ? undefined : { stroke: `var(--player-${colour})` }} />
      <Icon name={doomed ? "tombstone" : CHARACTER_ICONS[one.character]} x={-15} y={-18} size={30} class="zt-face" />
      {one.health === Health.wounded ? <Wound /> : null}
      {doomed ? <path d="M-18-18L-6-4-14 4 2 20M18-20L8-6 14 2 6 10" class="zt-crack" /> : <Stars has={one.stars} of={one.healthy_stars} />}
      <Points ap={doomed ? 0 : one.ap} />
      {colour === null ? null : <DiscMark colour={colour} name={name} size={17} x={-20} y={-18} />}
      {doomed ? null : <Noise one={one} />}
    </g>
  );
}
