// Whom an attack, a shot or a smite can hit where: the same name on two tiles means two different touches.

import type { BoardProps } from "../../contract";
import { beyond, DIRECTIONS, tileOf, warriorOf } from "../reading";
import type { View } from "../view";

/** By tile and by target of a warrior: the targets to touch, in order. */
export type Aiming = Map<number, Map<string, string[]>>;

/** The one path that leads over a target, where it begins with another one: touching the target means all of it. */
export function solePath({ options }: Pick<BoardProps<View>, "options">, target: string): string[] | null {
  const over = options.filter((option) => option.path.length > 1 && option.path[option.path.length - 1] === target);
  return over.length === 1 && over[0].path[0] !== target ? over[0].path : null;
}

const HERE = new Set(["attack", "smite"]);

export function aimingOf({ view, options, say }: Pick<BoardProps<View>, "view" | "options" | "say">): Aiming {
  const found: Aiming = new Map();
  const here = tileOf(view, warriorOf(view, view.active)?.tile ?? -1);
  if (!here) return found;
  const add = (tile: number, path: string[]) => {
    const known = found.get(tile) ?? new Map<string, string[]>();
    if (!known.has(path[0])) known.set(path[0], path);
    found.set(tile, known);
  };
  for (const option of options) {
    if (HERE.has(option.verb)) add(here.tile, option.path);
    if (option.verb !== "shoot") continue;
    const at = say.member("direction", option.path[1].slice("direction:".length));
    const tile = beyond(view, here, DIRECTIONS[at]);
    if (tile) add(tile.tile, option.path);
  }
  return found;
}
