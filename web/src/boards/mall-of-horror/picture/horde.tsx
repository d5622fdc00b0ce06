// What stands before a door: zombies, one figure each, pressing towards it.

import { Icon } from "../../../icons";
import { PARKING } from "../reading";
import type { Place } from "../view";
import { type Cell, crowdIn, type Plan, type Rect } from "./layout";
import { coming, isNow } from "./motion";
import { Planks, plaqueOf, Scales } from "./scales";
import type { Table } from "./table";

interface HordeProps {
  table: Table;
  place: Place;
  cell: Cell;
  plan: Plan;
}

/** Where the zombies stand: beside the plaque where it lies in their way, else all along. */
function groundOf({ table, place, cell, plan }: HordeProps, small: boolean): Rect {
  const { band, door } = cell;
  const pad = small ? 3 : 8;
  const plaque = small || place.number === PARKING ? (plaqueOf({ table, place, small })?.wide ?? 0) + 8 : 0;
  const left = place.number === PARKING ? plaque : 0;
  const under = plan.shape === "plan" && place.number !== PARKING ? 15 : 3;
  const top = door === "bottom" ? under : 3;
  return {
    x: band.x + pad + left,
    y: band.y + top,
    w: band.w - 2 * pad - plaque,
    h: band.h - under - 3,
  };
}

export function Horde({ table, place, cell, plan }: HordeProps) {
  const { beats } = table;
  const small = plan.shape !== "plan";
  const area = groundOf({ table, place, cell, plan }, small);
  const here = ([number]: readonly number[]) => number === place.number;
  const killed = killedHere(table, place.number);
  const middle = small || place.number === PARKING ? area.x + area.w / 2 : cell.rect.x + cell.rect.w / 2;
  const { size, spots } = crowdIn(area, place.zombies + killed, Math.min(plan.zombie, area.h), middle);
  const waiting = coming(beats, "zombie", here);
  const arriving = isNow(beats, "zombie", here) ? (beats.now?.items.filter((item) => here(item.args)).length ?? 0) : 0;
  return (
    <>
      {spots.map((spot, at) => {
        const fromEnd = place.zombies - 1 - at;
        const state =
          at >= place.zombies
            ? "moh-zombie-shot"
            : fromEnd < waiting
              ? "moh-waits"
              : fromEnd < waiting + arriving
                ? "moh-zombie-comes"
                : "";
        const piece = at < place.zombies ? { "data-piece": "zombie" } : {};
        return (
          <g
            key={at}
            {...piece}
            class={`moh-zombie ${state}`}
            transform={`translate(${spot.x} ${spot.y})`}
            aria-hidden="true"
          >
            <g class="moh-zombie-body">
              <g transform={`scale(${at % 2 ? -1 : 1} 1) rotate(${((at * 37) % 13) - 6})`}>
                <Icon name="shambling-zombie" x={-size / 2} y={-size / 2} size={size} />
              </g>
            </g>
          </g>
        );
      })}
      <Scales table={table} place={place} cell={cell} small={small} />
      <Planks place={place} cell={cell} small={small} />
    </>
  );
}

/** Zombies that a weapon kills just now. */
function killedHere({ beats }: Table, place: number): number {
  return isNow(beats, "killed", ([, , where]) => where === place) ? beats.now!.items[0].args[1] : 0;
}
