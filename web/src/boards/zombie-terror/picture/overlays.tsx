// What is shown on demand: where zombies look and could bite, where people could walk, whom the Policeman could hit.

import { characterOf, isAlive, NOBODY, POLICEMAN } from "../reading";
import type { View, Zombie } from "../view";
import { CELL, corner, middle } from "./layout";

/** The field of view as a beam from the zombie's front to the last field it overlooks. */
function Beam({ zombie, tone }: { zombie: Zombie; tone: string }) {
  const length = zombie.view.length;
  if (!length) return null;
  const { x, y } = middle(zombie.field);
  const far = CELL * (length + 0.5);
  return (
    <path
      class={`zt-sight ${tone}`}
      transform={`translate(${x} ${y}) rotate(${zombie.facing * 90})`}
      d={`M-8 -28L-24 ${-far}H24L8 -28Z`}
    />
  );
}

export function Sights({ zombies, faint }: { zombies: readonly Zombie[]; faint?: boolean }) {
  const tone = (zombie: Zombie) => `${zombie.sees === NOBODY ? "" : "zt-sight-prey"} ${faint ? "zt-sight-faint" : ""}`;
  return (
    <g class="zt-over">
      {zombies.map((zombie) => (
        <Beam key={zombie.field} zombie={zombie} tone={tone(zombie)} />
      ))}
    </g>
  );
}

/** Fields where zombies could bite in their next activation; the number says how many of them. */
export function Danger({ zombies }: { zombies: readonly Zombie[] }) {
  const counts = new Map<number, number>();
  for (const zombie of zombies) for (const field of zombie.bites) counts.set(field, (counts.get(field) ?? 0) + 1);
  return (
    <g class="zt-over">
      {[...counts].map(([field, count]) => {
        const { x, y } = corner(field);
        return (
          <g key={field}>
            <rect
              x={x + 2}
              y={y + 2}
              width={CELL - 4}
              height={CELL - 4}
              rx={6}
              class="zt-danger"
              fill="url(#zt-danger)"
              opacity={Math.min(0.62, 0.2 + count * 0.1)}
            />
            {zombies.length > 1 ? (
              <text x={x + CELL - 12} y={y + CELL - 13} class="zt-count">
                {count}
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

export function Fire({ view }: { view: View }) {
  const policeman = characterOf(view, POLICEMAN);
  if (!policeman || !isAlive(policeman)) return null;
  const from = middle(policeman.field);
  return (
    <g class="zt-over">
      {view.lines_of_fire.map(({ direction, target }) => {
        const to = middle(target);
        return (
          <g key={direction} class="zt-fire">
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            <circle cx={to.x} cy={to.y} r={27} />
            <path
              d={`M${to.x - 34} ${to.y}h14M${to.x + 20} ${to.y}h14M${to.x} ${to.y - 34}v14M${to.x} ${to.y + 20}v14`}
            />
          </g>
        );
      })}
    </g>
  );
}

/** Where a person could walk with the action points left: the ground is lighter as far as that. */
export function Reach({ view, character }: { view: View; character: number }) {
  return (
    <g class="zt-over">
      {characterOf(view, character)?.reach?.map((field) => {
        const { x, y } = corner(field);
        return <rect key={field} class="zt-reach" x={x + 5} y={y + 5} width={CELL - 10} height={CELL - 10} rx={9} />;
      })}
    </g>
  );
}

/** Lines from everyone who sees a person, drawn while that person is looked at. */
export function Stares({ view, character }: { view: View; character: number }) {
  const one = characterOf(view, character);
  if (!one || one.field < 0) return null;
  const to = middle(one.field);
  return (
    <g class="zt-over">
      {one.seen_by.map((field) => {
        const from = middle(field);
        return <path key={field} class="zt-stare" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
      })}
    </g>
  );
}
