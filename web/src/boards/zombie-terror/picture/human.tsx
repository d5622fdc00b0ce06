// A person on the car park: a round token with the ring of its side, stars below, action points above, and its state.

import { Icon } from "../../../icons";
import { colourOf, outline, shapeOf } from "../../../pieces";
import { CHARACTER_ICONS } from "../icons";
import { Health } from "../reading";
import type { Character } from "../view";

const STAR = "M0-7.4L2.2-2.4 7.4-2.2 3.3 1.2 4.8 6.3 0 3.3-4.8 6.3-3.3 1.2-7.4-2.2-2.2-2.4Z";

/** Stars along the lower edge: those it has are full, the ones a wound took are hollow. */
function Stars({ has, of }: { has: number; of: number }) {
  return (
    <>
      {Array.from({ length: of }, (_, one) => (
        <path
          key={one}
          d={STAR}
          transform={`translate(${(one - (of - 1) / 2) * 13.5} 21)`}
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
        const angle = ((one - (ap - 1) / 2) * 26 - 90) * (Math.PI / 180);
        return <circle key={one} cx={Math.cos(angle) * 25} cy={Math.sin(angle) * 25} r={4.2} class="zt-ap" />;
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

/** Blood runs from the left edge; the face stays to be recognised. */
function Wound() {
  return (
    <g class="zt-wound">
      <path d="M-26-4Q-18-7-17 1T-11 6Q-12 12-16 11-17 18-22 14A26 26 0 0 1-26-4Z" />
      <path d="M22 3Q26 10 22 12T18 8Q19 4 22 3Z" />
    </g>
  );
}

interface HumanProps {
  one: Character;
  /** The colour of who leads it: it gives the ring, and the shape beside it. */
  colour: number | null;
}

export function HumanPiece({ one, colour }: HumanProps) {
  const doomed = one.health === Health.doomed;
  const look = ["zt-human", doomed ? "zt-doomed" : "", one.health === Health.wounded ? "zt-wounded" : ""].join(" ");
  return (
    <g class={look} data-piece="character">
      <rect x={-30} y={-30} width={60} height={60} class="zt-touch" />
      <circle r={27.5} class="zt-token" />
      <circle r={25} class="zt-ring" style={colour === null ? undefined : { stroke: colourOf(colour) }} />
      <Icon name={doomed ? "tombstone" : CHARACTER_ICONS[one.character]} x={-16} y={-20} size={32} class="zt-face" />
      {one.health === Health.wounded ? <Wound /> : null}
      {doomed ? (
        <path d="M-18-18L-6-4-14 4 2 20M18-20L8-6 14 2 6 10" class="zt-crack" />
      ) : (
        <Stars has={one.stars} of={one.healthy_stars} />
      )}
      <Points ap={doomed ? 0 : one.ap} />
      {colour === null ? null : (
        <path
          d={outline(shapeOf(colour))}
          transform="translate(-20 -19) scale(8.5)"
          fill={colourOf(colour)}
          class="zt-side-mark"
        />
      )}
      {doomed ? null : <Noise one={one} />}
    </g>
  );
}
