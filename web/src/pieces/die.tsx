// The face of a die, drawn with pips.

const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

interface DieProps {
  /** 1-6; 0 is an unknown face. */
  face: number;
  size?: number;
  x?: number;
  y?: number;
  /** Said to a screen reader; without it the die is decoration beside a text. */
  label?: string;
  class?: string;
}

/** A die; in an SVG board x and y are its upper left corner. */
export function Die({ face, size = 32, x, y, label, class: extra }: DieProps) {
  const aria = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
    <svg class={`die ${extra ?? ""}`} width={size} height={size} x={x} y={y} viewBox="-12 -12 24 24" {...aria}>
      <rect class="die-face" x={-11} y={-11} width={22} height={22} rx={4} />
      {(PIPS[face] ?? []).map(([column, line]) => (
        <circle key={`${column}:${line}`} class="die-pip" cx={column * 5.5} cy={line * 5.5} r={2.2} />
      ))}
      {face < 1 || face > 6 ? (
        <text class="die-mark" text-anchor="middle" dominant-baseline="central">
          ?
        </text>
      ) : null}
    </svg>
  );
}
