// A hero: standing once it has moved today, lying before. The head has the player's shape and letter.

import { colourOf, outline, shapeOf } from "../../../pieces";
import type { Person } from "../../../protocol";

interface PawnProps {
  person: Person | undefined;
  strength: number;
  active: boolean;
  class?: string;
}

const letterOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? "?";

function Head({ person, x, y }: { person: Person | undefined; x: number; y: number }) {
  const colour = person?.colour ?? 7;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="out-pawn-part" d={outline(shapeOf(colour))} transform="scale(10.5)" fill={colourOf(colour)} />
      <text
        class="out-pawn-letter"
        y={shapeOf(colour) === "triangle" ? 3.4 : 0.8}
        text-anchor="middle"
        dominant-baseline="central"
      >
        {letterOf(person?.name ?? "?")}
      </text>
    </g>
  );
}

/** How a hero is drawn: the outline of the body, and where everything else belongs. */
interface Pose {
  size: readonly [width: number, height: number];
  shadow: { cx: number; cy: number; rx: number; ry: number };
  body: string;
  strength: { x: number; y: number };
  head: { x: number; y: number };
}

/** Upright: shoulders below the head, the strength on the chest. */
const STANDING: Pose = {
  size: [36, 46],
  shadow: { cx: 18, cy: 43.5, rx: 15, ry: 2.5 },
  body: "M18 19c9 0 13.5 4 14.5 12l1 10.5c.1 1-.6 1.5-1.5 1.5H4c-.9 0-1.6-.5-1.5-1.5L3.5 31C4.5 23 9 19 18 19Z",
  strength: { x: 18, y: 33.5 },
  head: { x: 18, y: 12 },
};

/** Asleep on the ground: the body lies beside the head. */
const LYING: Pose = {
  size: [50, 27],
  shadow: { cx: 26, cy: 24.5, rx: 22, ry: 2 },
  body: "M20 13.5c0-6 3-8.5 8-8.5l18 1c1.5 0 2 .7 2 2v14c0 1.3-.5 2-2 2H28c-5 0-8-3.5-8-10.5Z",
  strength: { x: 35, y: 15.5 },
  head: { x: 12, y: 14 },
};

function Body({ pose, person, strength }: Pick<PawnProps, "person" | "strength"> & { pose: Pose }) {
  const [width, height] = pose.size;
  return (
    <svg class="out-pawn-body" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <ellipse class="out-pawn-shadow" {...pose.shadow} />
      <path class="out-pawn-part" d={pose.body} fill={colourOf(person?.colour ?? 7)} />
      <text class="out-pawn-strength" {...pose.strength} text-anchor="middle" dominant-baseline="central">
        {strength}
      </text>
      <Head person={person} {...pose.head} />
    </svg>
  );
}

/** Where there is hardly any room: the player's shape with the strength in it. */
function Small({ person, strength }: Omit<PawnProps, "active">) {
  const shape = shapeOf(person?.colour ?? 7);
  return (
    <svg class="out-pawn-chip" viewBox="-1.15 -1.15 2.3 2.3" width={22} height={22} aria-hidden="true">
      <path class="out-pawn-part" d={outline(shape)} fill={colourOf(person?.colour ?? 7)} />
      <text
        class="out-pawn-number"
        y={shape === "triangle" ? 0.3 : 0.06}
        text-anchor="middle"
        dominant-baseline="central"
        font-size={1.3}
      >
        {strength}
      </text>
    </svg>
  );
}

export function Pawn({ active, class: extra, ...rest }: PawnProps) {
  return (
    <span class={`out-pawn ${active ? "out-pawn-up" : "out-pawn-down"} ${extra ?? ""}`}>
      <Body pose={active ? STANDING : LYING} {...rest} />
      <Small {...rest} />
    </span>
  );
}
