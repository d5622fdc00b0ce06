// Options as things to do on the board: who does them, and where the mark for each of them lies.

import type { Point } from "../../../pieces";
import type { Option, Question } from "../../../protocol";
import type { Say } from "../../contract";
import { characterOf, DOG, NOBODY, neighbour, POLICEMAN, WAYS, zombieOn } from "../reading";
import type { View } from "../view";
import { CELL, middle } from "./layout";

const MECHANIC = 0;
const NURSE = 2;
const LUMBERJACK = 5;

/** Powers whose options do not name who uses them. */
const POWERS: Record<string, number> = {
  shove: MECHANIC,
  heal: NURSE,
  shoot: POLICEMAN,
  axe: LUMBERJACK,
  hold: DOG,
};

/** Verbs of human cards, each with the number of its card. */
export const CARD_VERBS: Record<string, number> = {
  courage: 0,
  "first-aid": 1,
  regroup: 2,
  sewers: 3,
  adrenaline: 4,
  silence: 5,
  plague: 6,
  awe: 7,
  trap: 8,
  bloodlust: 9,
  rampage: 10,
  horde: 11,
};

export interface Deed {
  option: Option;
  /** The character or zombie that does it stands here. */
  from: number;
  /** Where it points, or NOBODY. */
  way: number;
  spot: Point;
}

/** The members that the targets of an option name, by domain. */
export function named(option: Option, domain: string, say: Say): number[] {
  const mine = option.path.filter((target) => target.startsWith(`${domain}:`));
  return mine.map((target) => say.member(domain, target.slice(domain.length + 1)));
}

/** Who does what an option says: the character it names first, or the one with the power; NOBODY for cards' targets. */
export function actorOf(option: Option, say: Say): number {
  if (option.verb in POWERS) return POWERS[option.verb];
  return option.verb === "move" || option.verb === "push" || option.verb === "courage"
    ? (named(option, "character", say)[0] ?? NOBODY)
    : NOBODY;
}

function beside(field: number, way: number): Point {
  const { x, y } = middle(field);
  const [dx, dy] = WAYS[way];
  const reach = neighbour(field, way) === NOBODY ? 0.66 : 1;
  return { x: x + dx * CELL * reach, y: y + dy * CELL * reach };
}

function spotOf(view: View, option: Option, from: number, way: number, say: Say): Point {
  if (option.verb === "heal") {
    const healed = characterOf(view, named(option, "character", say)[0]);
    return middle(healed && healed.field >= 0 ? healed.field : from);
  }
  if (option.verb !== "shoot") return beside(from, way);
  const line = view.lines_of_fire.find((one) => one.direction === way);
  return line ? middle(line.target) : beside(from, way);
}

/** What a character may do with its own hands. */
export function deedsOf(view: View, options: readonly Option[], character: number, say: Say): Deed[] {
  const one = characterOf(view, character);
  if (!one || one.field < 0) return [];
  return options
    .filter((option) => actorOf(option, say) === character)
    .map((option) => {
      const way = named(option, "way", say)[0] ?? NOBODY;
      return { option, from: one.field, way, spot: spotOf(view, option, one.field, way, say) };
    });
}

/** What the zombie that is asked about may do: look, turn, step, bite. */
export function zombieDeeds(view: View, options: readonly Option[], question: Question | null, say: Say): Deed[] {
  if (question?.key !== "ask-facing" && question?.key !== "ask-activation") return [];
  const from = question.args[0];
  const ahead = zombieOn(view, from)?.facing ?? 0;
  const known = ["face", "turn", "step", "bite"];
  return options
    .filter((option) => known.includes(option.verb))
    .map((option) => {
      const way = named(option, "way", say)[0] ?? ahead;
      return { option, from, way, spot: beside(from, way) };
    });
}

/** Deeds that share a spot are one mark; touching it asks which of them. */
export function bySpot(deeds: readonly Deed[]): Deed[][] {
  const spots = new Map<string, Deed[]>();
  for (const deed of deeds) {
    const key = `${deed.spot.x}:${deed.spot.y}`;
    spots.set(key, [...(spots.get(key) ?? []), deed]);
  }
  return [...spots.values()];
}
