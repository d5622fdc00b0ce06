// A player as a piece: colour, shape and letter, so that no one of them has to be seen.

import { colourOf, outline, shapeOf } from "./palette";

interface DiscProps {
  /** The player's colour, 0-7. */
  colour: number;
  name: string;
  /** In pixels. */
  size?: number;
  class?: string;
}

const letterOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? "?";

/** Units of the figure across a disc. */
const ACROSS = 2.3;
const LETTER = 1.05;
/** Pixels of the smallest letters on a page. */
const LEGIBLE = 12.2;

function Figure({ colour, name, letter }: { colour: number; name: string; letter: number }) {
  const lower = shapeOf(colour) === "triangle" ? 0.28 : 0.05;
  return (
    <>
      <path d={outline(shapeOf(colour))} fill={colourOf(colour)} stroke="#0d0b09" stroke-width={0.12} />
      <text class="disc-letter" y={lower} text-anchor="middle" dominant-baseline="central" font-size={letter}>
        {letterOf(name)}
      </text>
    </>
  );
}

export function Disc({ colour, name, size = 24, class: extra }: DiscProps) {
  return (
    <svg class={`disc ${extra ?? ""}`} width={size} height={size} viewBox="-1.15 -1.15 2.3 2.3" aria-hidden="true">
      <Figure colour={colour} name={name} letter={Math.max(LETTER, (LEGIBLE * ACROSS) / size)} />
    </svg>
  );
}
