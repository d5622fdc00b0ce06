// What turned the night: who was bitten, lost and saved, how loud it got, and what ended it. There are no dice in this
// game, so there is nothing to say of luck.

import { voids } from "../../feed";
import type { Item, Told } from "../../protocol";
import type { Say, Tale, Turn } from "../contract";
import { CHARACTER_ICONS, KIND_ICONS } from "./icons";
import { character, field } from "./names";
import { characterOf, Kind, type View } from "./view";

/** How far the tale has got. */
interface Course {
  view: View;
  say: Say;
  round: number;
  /** Who is lost before the end: nothing needs to be said of them before that. */
  lost: ReadonlySet<number>;
  wounds: number;
  losses: number;
  bites: number;
  /** Stars in the car, by seat. */
  stars: Map<number, number>;
}

type Turning = Omit<Turn, "item"> | null;
type Teller = (args: readonly number[], course: Course) => Turning;

const ownerOf = (view: View, one: number): number | undefined => characterOf(view, one)?.owner;

function wounded([one, on]: readonly number[], course: Course): Turning {
  const { view, say } = course;
  course.wounds += 1;
  if (course.wounds > 1) return null;
  const text = say.text("zt-turn-first-wound", { who: character(say, one), field: field(say, on) });
  return { text, icon: "bleeding-wound", seat: ownerOf(view, one), weight: 4 };
}

function doomed([one, on]: readonly number[], { view, say, lost }: Course): Turning {
  if (lost.has(one)) return null;
  const text = say.text("zt-turn-doomed", { who: character(say, one), field: field(say, on) });
  return { text, icon: "tombstone", seat: ownerOf(view, one), weight: 5 };
}

function turned([one]: readonly number[], course: Course): Turning {
  const { view, say } = course;
  course.losses += 1;
  const stars = characterOf(view, one)?.healthy_stars ?? 0;
  const key = course.losses === 1 ? "zt-turn-first-lost" : "zt-turn-lost";
  const text = say.text(key, { who: character(say, one), stars });
  return { text, icon: "raise-zombie", seat: view.zombie_seat, weight: 6 + stars / 2 + (course.losses === 1 ? 1 : 0) };
}

function saved([seat, one, stars]: readonly number[], course: Course): Turning {
  const { view, say } = course;
  const sum = (course.stars.get(seat) ?? 0) + stars;
  course.stars.set(seat, sum);
  const text = say.text("zt-turn-saved", { who: character(say, one), name: say.seat(seat), stars, sum });
  return { text, icon: CHARACTER_ICONS[one], seat, weight: 7 + (sum >= view.stars_to_win ? 1.5 : 0) };
}

function briefcase(_: readonly number[], { view, say }: Course): Turning {
  const banker = view.characters.find((one) => CHARACTER_ICONS[one.character] === "top-hat");
  return { text: say.text("zt-turn-briefcase"), icon: "briefcase", seat: banker?.owner, weight: 5 };
}

function hit([kind, on]: readonly number[], { say }: Course): Turning {
  if (kind !== Kind.mutant) return null;
  return { text: say.text("zt-turn-mutant-hit", { field: field(say, on) }), icon: KIND_ICONS[kind], weight: 3 };
}

function found([one, on, find]: readonly number[], { view, say }: Course): Turning {
  const words = { who: character(say, one), field: field(say, on), find: say.thing("find", find) };
  return { text: say.text("zt-turn-find", words), icon: "opened-food-can", seat: ownerOf(view, one), weight: 4 };
}

const MANY_BITES = 3;

/** A round of teeth is told once, with its third bite. */
function bitten(_: readonly number[], course: Course): Turning {
  const { view, say, round } = course;
  course.bites += 1;
  if (course.bites !== MANY_BITES) return null;
  return { text: say.text("zt-turn-bites", { round }), icon: "fangs", seat: view.zombie_seat, weight: 5 };
}

const LOUD = 5;

function allowance([count]: readonly number[], { view, say, round }: Course): Turning {
  if (count < LOUD) return null;
  const text = say.text("zt-turn-noise", { count, round });
  return { text, icon: "sound-waves", seat: view.zombie_seat, weight: count / 2 };
}

function terror([at]: readonly number[], { view, say }: Course): Turning {
  if (at !== Math.ceil(view.terror_end / 2) && at !== view.terror_end - 1) return null;
  const text = say.text("zt-turn-terror", { at, end: view.terror_end });
  return { text, icon: "terror", seat: view.zombie_seat, weight: 4 };
}

const ended =
  (why: string): Teller =>
  ([seat], { say }) => {
    const text = say.text(`zt-turn-${why}`, { name: say.seat(seat) });
    return { text, icon: "trophy", seat, weight: 10 };
  };

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
};

export function turns({ feed, view: seen, say }: Tale): Turn[] {
  const view = seen as View;
  const taken = voids(feed);
  const isLoss = (item: Item): item is Told => item.t === "told" && item.kind === "turned-zombie";
  const lost = new Set(feed.flatMap((item, at) => (isLoss(item) && !taken[at] ? [item.args[0]] : [])));
  const course: Course = { view, say, round: 0, lost, wounds: 0, losses: 0, bites: 0, stars: new Map() };
  return feed.flatMap((item, at) => {
    if (item.t !== "told" || taken[at]) return [];
    if (item.kind === "round") [course.round, course.bites] = [item.args[0], 0];
    const turn = TELLERS[item.kind]?.(item.args, course);
    return turn ? [{ ...turn, item: at }] : [];
  });
}
