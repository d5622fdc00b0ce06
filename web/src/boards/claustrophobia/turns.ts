// What turned the game: deaths and last stands, the way out, what the scenario asks for, and blows that told.

import { voids } from "../../feed";
import type { ToldEvent } from "../../protocol";
import type { Say, Tale, Turn } from "../contract";
import { demonIcon, heroIcon, kindIcon, SIGN } from "./icons";
import { FIRST_DEMON, HEROES, SWARM } from "./reading";
import type { View } from "./view";

/** How far the tale has got. */
interface Course {
  view: View;
  say: Say;
  /** Heroes who went below, those who have died and those who have got out. */
  company: ReadonlySet<number>;
  fallen: number[];
  out: number[];
  planted: number;
  freed: number;
  /** Dice of the attack that is going on. */
  dice: number;
  /** Which Demon card a big figure is. */
  cards: Map<number, number>;
}

type Turning = Omit<Turn, "item"> | null;
type Teller = (args: readonly number[], course: Course) => Turning;

function died([hero, tile]: readonly number[], course: Course): Turning {
  const { view, say, fallen } = course;
  fallen.push(hero);
  const words = { name: say.thing("warrior", hero), tile: say.thing("tile", tile) };
  const last = lastBelow(course);
  const shared = { icon: SIGN.dead, seat: view.human };
  if (last >= 0) {
    const text = say.text("b-turn-death-but-one", { ...words, last: say.thing("warrior", last) });
    return { ...shared, text, weight: 8 };
  }
  if (fallen.length === 1) return { ...shared, text: say.text("b-turn-death-first", words), weight: 8 };
  return { ...shared, text: say.text("b-turn-death", words), weight: 6 };
}

/** The one who is left alone below once everybody else has died or got out, or -1. */
function lastBelow({ company, fallen, out }: Course): number {
  const below = [...company].filter((hero) => !fallen.includes(hero) && !out.includes(hero));
  return company.size > 2 && below.length === 1 ? below[0] : -1;
}

function escaped([hero]: readonly number[], course: Course): Turning {
  const { view, say, out } = course;
  out.push(hero);
  const needed = view.aims.escapes;
  const words = { name: say.thing("warrior", hero), count: out.length, needed };
  const isEnough = needed > 0 && out.length >= needed;
  return {
    text: say.text(isEnough ? "b-turn-escape-enough" : "b-turn-escape", words),
    icon: SIGN.escaped,
    seat: view.human,
    weight: isEnough ? 9 : 7,
  };
}

function laid([tile]: readonly number[], { view, say }: Course): Turning {
  const kind = view.kinds[tile];
  if (kind !== "exit" && kind !== "pentacle") return null;
  const wanted = kind === "exit" || view.aims.charges > 0 || view.aims.seals > 0;
  return wanted ? { text: say.text(`b-turn-found-${kind}`), icon: kindIcon(kind), seat: view.human, weight: 7 } : null;
}

function appeared([figure, card, tile]: readonly number[], { view, say, cards }: Course): Turning {
  cards.set(figure, card);
  const words = { name: say.thing("demon", card), tile: say.thing("tile", tile) };
  return { text: say.text("b-turn-appeared", words), icon: demonIcon(card), seat: 1 - view.human, weight: 4 };
}

function slain([, card, tile]: readonly number[], { view, say }: Course): Turning {
  const words = { name: say.thing("demon", card), tile: say.thing("tile", tile) };
  const weight = view.aims.summoned === card ? 9 : 6;
  return { text: say.text("b-turn-slain", words), icon: demonIcon(card), seat: view.human, weight };
}

function nameOf(warrior: number, { say, cards }: Course): string {
  const card = warrior >= FIRST_DEMON && warrior !== SWARM ? cards.get(warrior) : undefined;
  return card === undefined ? say.thing("warrior", warrior) : say.thing("demon", card);
}

const MANY_HITS = 3;
const MANY_DICE = 4;

/** A blow that told, or one that came to nothing although much was rolled. */
function hits([attacker, , count]: readonly number[], course: Course): Turning {
  const { view, say, dice } = course;
  if (count < MANY_HITS && !(count === 0 && dice >= MANY_DICE)) return null;
  const text = say.text(count ? "b-turn-hits" : "b-turn-misses", { name: nameOf(attacker, course), count, dice });
  const icon = attacker < HEROES ? heroIcon(attacker) : SIGN.troglodyte;
  const seat = attacker < HEROES ? view.human : 1 - view.human;
  return { text, icon, seat, weight: count ? 1 + count : 3 };
}

function planted([hero]: readonly number[], course: Course): Turning {
  const { view, say } = course;
  course.planted += 1;
  const words = { name: say.thing("warrior", hero), count: course.planted, needed: view.aims.charges };
  const weight = course.planted >= view.aims.charges ? 9 : 7;
  return { text: say.text("b-turn-planted", words), icon: SIGN.charge, seat: view.human, weight };
}

function sealed([hero, count]: readonly number[], { view, say }: Course): Turning {
  const words = { name: say.thing("warrior", hero), count, needed: view.aims.seals };
  const weight = count >= view.aims.seals ? 9 : 5;
  return { text: say.text("b-turn-sealed", words), icon: SIGN.seal, seat: view.human, weight };
}

function unsealed([warrior, count]: readonly number[], course: Course): Turning {
  const words = { name: nameOf(warrior, course), count };
  return { text: course.say.text("b-turn-unsealed", words), icon: SIGN.seal, seat: 1 - course.view.human, weight: 6 };
}

function exorcised([hero, , card]: readonly number[], course: Course): Turning {
  const { view, say } = course;
  course.freed += 1;
  const words = { name: say.thing("warrior", hero), other: say.thing("demon", card), count: course.freed };
  const weight = course.freed >= view.aims.possessed ? 9 : 7;
  return { text: say.text("b-turn-exorcised", words), icon: demonIcon(card), seat: view.human, weight };
}

function treasure([hero]: readonly number[], { view, say }: Course): Turning {
  const text = say.text("b-turn-treasure", { name: say.thing("warrior", hero) });
  return { text, icon: SIGN.treasure, seat: view.human, weight: 7 };
}

function timeIsUp([round]: readonly number[], { view, say }: Course): Turning {
  return { text: say.text("b-turn-time", { round }), icon: SIGN.round, seat: 1 - view.human, weight: 9 };
}

const TELLERS: Record<string, Teller> = {
  died,
  escaped,
  laid,
  appeared,
  slain,
  hits,
  planted,
  sealed,
  unsealed,
  exorcised,
  treasure,
  "time-is-up": timeIsUp,
};

/** Everybody who was given a die, and whoever is still there. */
function companyIn(told: readonly ToldEvent[], view: View): Set<number> {
  const given = told.flatMap(({ kind, args }) => (kind === "assigned" ? [args[0]] : []));
  return new Set([...given, ...view.warriors.map((one) => one.warrior).filter((one) => one < HEROES)]);
}

export function turns({ feed, view, say }: Tale<View>): Turn[] {
  const taken = voids(feed);
  const told = feed.flatMap((item, at) => (item.t === "event" && !taken[at] ? [{ ...item, at }] : []));
  const company = companyIn(told, view);
  const course: Course = { view, say, company, fallen: [], out: [], planted: 0, freed: 0, dice: 0, cards: new Map() };
  return told.flatMap(({ kind, args, at }) => {
    if (kind === "attacks") course.dice = 0;
    if (kind === "combat-die") course.dice += 1;
    const turn = TELLERS[kind]?.(args, course);
    return turn ? [{ ...turn, item: at }] : [];
  });
}
