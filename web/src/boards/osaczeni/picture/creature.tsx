// A monster at a notch: a hunched shape with lit eyes; three of them take turns, so that a horde is no wallpaper.

const SHAPES = [
  "M2 27C2 14 6 5 14 4c8 1 12 10 12 23-2-2-3 0-4 0s-2-3-4-3-2 3-4 3-2-3-4-3-3 3-4 3-2-2-4 0Z",
  "M1 27c1-8 3-12 5-15L4 3l6 4c3-1 5-1 8 0l6-4-2 9c2 3 4 7 5 15-2-1-3-3-5-2s-2 2-4 2-2-2-4-2-2 2-4 2-3-1-4-2-3 1-5 2Z",
  "M3 27C1 20 3 12 7 8c1-4 5-6 8-5 5 0 8 4 9 9 2 5 3 10 1 15-3-3-4 0-6-1s-2 1-5 1-3-2-5-1-4-2-6 1Z",
];
const EYES = [
  [
    [10, 13],
    [18, 13],
  ],
  [
    [9.5, 14.5],
    [18.5, 14.5],
  ],
  [
    [11, 12],
    [19, 12.5],
  ],
] as const;

export function Creature({ at, ghost }: { at: number; ghost?: boolean }) {
  const shape = at % SHAPES.length;
  return (
    <svg class={`osa-creature ${ghost ? "osa-ghost" : ""}`} viewBox="0 0 28 28" aria-hidden="true">
      <path class="osa-hide" d={SHAPES[shape]} />
      {EYES[shape].map(([x, y]) => (
        <ellipse key={x} class="osa-eye" cx={x} cy={y} rx={2.1} ry={1.5} />
      ))}
      <path class="osa-teeth" d="m10 19 1.5 2.5L13 19l1.300 2.5 1.400-2.5 1.5 2.5 1.300-2.5" />
    </svg>
  );
}
