// What turned the night: who was bitten, lost and saved, how loud it got, and what ended it. There are no dice in this
// game, so there is nothing to say of luck.

import { voids } from "../../feed";
import type { Item, ToldEvent } from "../../protocol";
import type { Say, Tale, Turn } from "../contract";
import { CHARACTER_ICONS, KIND_ICONS } from "./icons";
import { characterOf, isBase, Kind } from "./reading";
import type { View } from "./view";
import { character, field } from "./words";

/** How far the tale has got. */
interface Course {
  view: View;
  say: Say;
  round: number;
  /** Who plays the zombies; in a double game that changes. */
  zombies: number;
  /** Who is lost before the game ends: nothing needs to be said of them before that. */
  lost: ReadonlySet<number>;
  wounds: number;
  losses: number;
  bites: number;
  /** Stars in the car, by seat. */
  stars: Map<number, number>;
}

type Turning = Omit<Turn, "item"> | null;
type Teller = (args: readonly number[], course: Course) => Turning;

/** Who leads a character: of two players, the one who does not play the zombies. */
function ownerOf({ view, zombies }: Course, one: number): number | undefined {
  if (isBase(view)) return view.players.find((player) => player.seat !== zombies)?.seat;
  return characterOf(view, one)?.owner;
}

function wounded([one, on]: readonly number[], course: Course): Turning {
  const { say } = course;
  course.wounds += 1;
  if (course.wounds > 1) return null;
  const text = say.text("zt-turn-first-wound", { who: character(say, one), field: field(say, on) });
  return { text, icon: "bleeding-wound", seat: ownerOf(course, one), weight: 4 };
}

function doomed([one, on]: readonly number[], course: Course): Turning {
  const { say, lost } = course;
  if (lost.has(one)) return null;
  const text = say.text("zt-turn-doomed", { who: character(say, one), field: field(say, on) });
  return { text, icon: "tombstone", seat: ownerOf(course, one), weight: 5 };
}

function turned([one]: readonly number[], course: Course): Turning {
  const { view, say } = course;
  course.losses += 1;
  const stars = characterOf(view, one)?.healthy_stars ?? 0;
  const key = course.losses === 1 ? "zt-turn-first-lost" : "zt-turn-lost";
  const text = say.text(key, { who: character(say, one), stars });
  return { text, icon: "raise-zombie", seat: course.zombies, weight: 6 + stars / 2 + (course.losses === 1 ? 1 : 0) };
}

function saved([seat, one, stars]: readonly number[], course: Course): Turning {
  const { view, say } = course;
  const sum = (course.stars.get(seat) ?? 0) + stars;
  course.stars.set(seat, sum);
  const text = say.text("zt-turn-saved", { who: character(say, one), name: say.seat(seat), stars, sum });
  return { text, icon: CHARACTER_ICONS[one], seat, weight: 7 + (sum >= view.stars_to_win ? 1.5 : 0) };
}

function briefcase(_: readonly number[], course: Course): Turning {
  const { view, say } = course;
  const banker = view.characters.find((one) => CHARACTER_ICONS[one.character] === "top-hat");
  const seat = banker && ownerOf(course, banker.character);
  return { text: say.text("zt-turn-briefcase"), icon: "briefcase", seat, weight: 5 };
}

function hit([kind, on]: readonly number[], { say }: Course): Turning {
  if (kind !== Kind.mutant) return null;
  return { text: say.text("zt-turn-mutant-hit", { field: field(say, on) }), icon: KIND_ICONS[kind], weight: 3 };
}

function found([one, on, find]: readonly number[], course: Course): Turning {
  const { say } = course;
  const words = { who: character(say, one), field: field(say, on), find: say.thing("find", find) };
  return { text: say.text("zt-turn-find", words), icon: "opened-food-can", seat: ownerOf(course, one), weight: 4 };
}

const MANY_BITES = 3;

/** A round of teeth is told once, with its third bite. */
function bitten(_: readonly number[], course: Course): Turning {
  const { say, round, zombies } = course;
  course.bites += 1;
  if (course.bites !== MANY_BITES) return null;
  return { text: say.text("zt-turn-bites", { round }), icon: "fangs", seat: zombies, weight: 5 };
}

const LOUD = 5;

function allowance([count]: readonly number[], { say, round, zombies }: Course): Turning {
  if (count < LOUD) return null;
  const text = say.text("zt-turn-noise", { count, round });
  return { text, icon: "sound-waves", seat: zombies, weight: count / 2 };
}

function terror([at]: readonly number[], { view, say, zombies }: Course): Turning {
  if (at !== Math.ceil(view.terror_end / 2) && at !== view.terror_end - 1) return null;
  const text = say.text("zt-turn-terror", { at, end: view.terror_end });
  return { text, icon: "terror", seat: zombies, weight: 4 };
}

const ended =
  (why: string): Teller =>
  ([seat], { say }) => {
    const text = say.text(`zt-turn-${why}`, { name: say.seat(seat) });
    return { text, icon: "trophy", seat, weight: 10 };
  };

/** The second game begins: who was wounded and lost in it is counted from the start. */
function halfTime([seat, stars, next]: readonly number[], course: Course): Turning {
  const { say } = course;
  [course.wounds, course.losses] = [0, 0];
  const text = say.text("zt-turn-half-time", { name: say.seat(seat), stars, next: say.seat(next) });
  return { text, icon: "hourglass", weight: 9 };
}

const TELLERS: Record<string, Teller> = {
  wounded,
  doomed,
  "turned-zombie": turned,
  saved,
  briefcase,
  hit,
  find: found,
  bitten,
  allowance,
  terror,
  "humans-win": ended("humans-win"),
  "rival-wins": ended("rival-wins"),
  "zombies-win-stars": ended("zombies-win-stars"),
  "zombies-win-time": ended("zombies-win-time"),
  "zombies-win-terror": ended("zombies-win-terror"),
  "zombies-win-horde": ended("zombies-win-horde"),
  "zombies-win-race": ended("zombies-win-race"),
  "half-time": halfTime,
  "double-win": ([seat, more, fewer], { say }) => {
    const text = say.text("zt-turn-double-win", { name: say.seat(seat), more, fewer });
    return { text, icon: "trophy", seat, weight: 11 };
  },
  "double-draw": ([stars], { say }) => {
    return { text: say.text("zt-turn-double-draw", { stars }), icon: "trophy", weight: 11 };
  },
};

export function turns({ feed, view, say }: Tale<View>): Turn[] {
  const taken = voids(feed);
  const stands = (item: Item, at: number): item is ToldEvent => item.t === "event" && !taken[at];
  const half = feed.findIndex((item, at) => stands(item, at) && item.kind === "half-time");
  const lostFrom = (from: number, to: number): Set<number> => {
    const losses = feed.filter((item, at): item is ToldEvent => at >= from && at < to && stands(item, at));
    return new Set(losses.filter((item) => item.kind === "turned-zombie").map((item) => item.args[0]));
  };
  const course: Course = {
    view,
    say,
    round: 0,
    zombies: view.zombie_seat,
    lost: lostFrom(0, half < 0 ? feed.length : half),
    wounds: 0,
    losses: 0,
    bites: 0,
    stars: new Map(),
  };
  return feed.flatMap((item, at) => {
    if (item.t !== "event" || taken[at]) return [];
    if (item.kind === "round") [course.round, course.bites] = [item.args[0], 0];
    if (item.kind === "zombie-player") [course.zombies] = item.args;
    if (at === half) course.lost = lostFrom(half, feed.length);
    const turn = TELLERS[item.kind]?.(item.args, course);
    return turn ? [{ ...turn, item: at }] : [];
  });
}
