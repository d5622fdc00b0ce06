// The mark of a player: colour, shape and letter. The letter never gets too small to be read.

import { colourOf, outline, shapeOf } from "../../../pieces";
import type { BoardProps } from "../../contract";
import type { View } from "../view";

interface MarkProps {
  table: BoardProps<View>;
  seat: number;
  size: number;
  class?: string;
}

const LEAST_LETTER = 12;
const SIDE = 2.3; // of the square around the outline

export const colourAt = (table: BoardProps<View>, seat: number): number =>
  table.people.find((one) => one.seat === seat)?.colour ?? seat;

export function Mark({ table, seat, size, class: extra }: MarkProps) {
  const colour = colourAt(table, seat);
  const shape = shapeOf(colour);
  const letter = [...table.say.seat(seat).trim()][0]?.toLocaleUpperCase() ?? "";
  const height = (Math.max(LEAST_LETTER, size * 0.46) / size) * SIDE;
  return (
    <svg class={`osa-disc ${extra ?? ""}`} width={size} height={size} viewBox="-1.15 -1.15 2.3 2.3" aria-hidden="true">
      <path d={outline(shape)} fill={colourOf(colour)} stroke="#0d0b09" stroke-width={0.12} />
      <text
        class="disc-letter"
        y={shape === "triangle" ? 0.3 : 0.06}
        text-anchor="middle"
        dominant-baseline="central"
        font-size={height}
      >
        {letter}
      </text>
    </svg>
  );
}
