// What turned the six days: hunger and radiation, robbery, events that somebody ended, rooms, and the last count.
// Nothing is rolled in this game, and what a search turns up has no price in common: there is no luck to add up.

import { voids } from "../../feed";
import type { Say, Tale, Turn } from "../contract";
import { ANIMAL_ICONS, CALAMITY_ICONS, RESOURCE_ICONS, roomIcon } from "./icons";
import { isOpen } from "./reading";
import type { View } from "./view";
import { roomName } from "./words";

type Turning = Omit<Turn, "item">;

/** How far the tale has got; what happens several times in a row is told once, with its last item. */
interface Course {
  view: View;
  say: Say;
  round: number;
  built: Map<number, number>;
  told: Turn[];
  /** By seat and kind: how often it has happened this day, and where the sentence about it stands. */
  runs: Map<string, { count: number; place: number }>;
}

type Teller = (args: readonly number[], course: Course, item: number) => void;

/** Tell of something that adds up over a day, from so many times on. */
function run(course: Course, item: number, key: string, least: number, say: (count: number) => Turning): void {
  const known = course.runs.get(key) ?? { count: 0, place: -1 };
  known.count += 1;
  course.runs.set(key, known);
  if (known.count < least) return;
  if (known.place < 0) known.place = course.told.length;
  course.told[known.place] = { ...say(known.count), item };
}

const lost: Teller = ([seat], course, item) => {
  const { say, round } = course;
  run(course, item, `lost-${seat}`, 2, (count) => ({
    text: say.text("out-turn-lost", { name: say.seat(seat), count, round }),
    icon: "death-skull",
    seat,
    weight: 3 + count,
  }));
};

const recruited: Teller = ([seat], course, item) => {
  const { say, round } = course;
  run(course, item, `recruited-${seat}`, 3, (count) => ({
    text: say.text("out-turn-recruited", { name: say.seat(seat), count, round }),
    icon: "person",
    seat,
    weight: 1 + count,
  }));
};

const robbed: Teller = ([seat, victim, resource], course, item) => {
  const { say, round } = course;
  run(course, item, `robbed-${seat}-${victim}`, 1, (count) => ({
    text: say.text("out-turn-robbed", { name: say.seat(seat), victim: say.seat(victim), count, round }),
    icon: count > 1 ? "fist" : RESOURCE_ICONS[resource],
    seat,
    weight: 2 + count,
  }));
};

const irradiated: Teller = ([seat, steps], course, item) => {
  const { say, round } = course;
  if (steps < 2) return;
  const text = say.text("out-turn-irradiated", { name: say.seat(seat), count: steps, round });
  course.told.push({ item, text, icon: "radioactive", seat, weight: 1 + steps });
};

const resolved: Teller = ([seat, event], course, item) => {
  const { say, view } = course;
  const points = view.events.find((one) => one.event === event)?.points ?? 0;
  const text = say.text("out-turn-resolved", { name: say.seat(seat), event: say.thing("calamity", event), points });
  course.told.push({ item, text, icon: CALAMITY_ICONS[event], seat, weight: 2 + points });
};

const hunted: Teller = ([seat, animal, ammo], course, item) => {
  const { say } = course;
  if (animal !== ANIMAL_ICONS.length - 1) return;
  const text = say.text("out-turn-bear", { name: say.seat(seat), ammo });
  course.told.push({ item, text, icon: ANIMAL_ICONS[animal], seat, weight: 4 });
};

const built: Teller = ([seat, room], course, item) => {
  const { say } = course;
  const count = (course.built.get(seat) ?? 0) + 1;
  course.built.set(seat, count);
  const text = say.text("out-turn-built", { name: say.seat(seat), room: roomName(say, room) });
  course.told.push({ item, text, icon: roomIcon(room), seat, weight: 2 + count / 2 });
};

const won: Teller = ([seat], course, item) => {
  const { say, view } = course;
  const points = view.players.map((player) => (isOpen(player) ? player.points : 0));
  const lead = points[seat] - Math.max(...points.filter((_, other) => other !== seat));
  const text = say.text("out-turn-won", { name: say.seat(seat), points: points[seat], lead });
  course.told.push({ item, text, icon: "trophy", seat, weight: 10 });
};

const TELLERS: Record<string, Teller> = { lost, recruited, robbed, irradiated, resolved, hunted, built, won };

export function turns({ feed, view, say }: Tale<View>): Turn[] {
  const taken = voids(feed);
  const course: Course = { view, say, round: 0, built: new Map(), told: [], runs: new Map() };
  feed.forEach((item, at) => {
    if (item.t !== "event" || taken[at]) return;
    if (item.kind === "round") {
      course.round = item.args[0];
      course.runs.clear();
    }
    TELLERS[item.kind]?.(item.args, course, at);
  });
  return course.told.sort((one, other) => one.item - other.item);
}
