// What turned the night: deaths with what led to them, doors that an item held, the badge, the cold room, the end.

import type { ToldEvent } from "../../protocol";
import type { Say, Tale, Turn } from "../contract";
import { type Course, headOf } from "../refuge/course";
import {
  firstOf,
  formOf,
  isClose,
  isLastOf,
  liarAt,
  newLeader,
  outcomeOf,
  sentence,
  type Teller,
  type Turning,
  turnsOf,
} from "../refuge/turns";
import { ITEM_ICONS, KIND_ICONS } from "./icons";
import { CAR_PARK, CRYBABY } from "./reading";
import type { View } from "./view";
import { termsOf } from "./words";

const BADGE = 1;
/** Canned food and the three weapons: the items that take monsters away from a door. */
const RELIEF: readonly number[] = [3, 4, 5, 6];
/** So many eaten on the car park in one round are a massacre. */
const MASSACRE = 3;

const TELLERS: Record<string, Teller<View>> = {
  eaten,
  repelled,
  elected,
  closed: ({ args: [area] }, _, { say }) => ({
    text: say.text("osa-turn-closed", { area: say.thing("area", area) }),
    icon: "padlock",
    weight: 5,
  }),
  row: ({ args: [row] }, _, { say }) => ({
    text: say.text("osa-turn-row", { row }),
    icon: "snowflake-1",
    weight: row === 1 ? 6 : 4,
  }),
  round: massacre,
  keys,
  end,
};

export const turns = (tale: Tale<View>): Turn[] => turnsOf(tale, termsOf(tale.view), TELLERS);

/** A death, told by the most telling of the reasons for it. */
function eaten(item: ToldEvent, course: Course, tale: Tale<View>): Turning {
  const [seat, kind, area] = item.args;
  const { say } = tale;
  const words = {
    name: say.seat(seat),
    kind: formOf(say, "character", kind, "acc"),
    who: say.thing("character", kind),
    at: formOf(say, "area", area, "at"),
    to: formOf(say, "area", area, "to", "the"),
  };
  const [key, weight, more] = REASONS.map((reason) => reason(item, course, tale)).find((found) => found !== null)!;
  return { text: say.text(`osa-turn-${key}`, { ...words, ...more }), icon: iconOf(key, kind), seat, weight };
}

const iconOf = (key: string, kind: number): string => (key === "first" ? "tombstone" : KIND_ICONS[kind]);

type Reason = (
  item: ToldEvent,
  course: Course,
  tale: Tale<View>,
) => [key: string, weight: number, words?: Record<string, string | number>] | null;

/** Why a death mattered, the most telling reason first; the last one always holds. */
const REASONS: Reason[] = [
  ({ args: [seat, , area] }, course, { say }) => {
    const liar = liarAt(course, area, seat);
    return liar < 0 ? null : ["lie", 9, { liar: say.seat(liar) }];
  },
  ({ args: [seat] }, course) => (isLastOf(course, seat) ? ["out", 8] : null),
  ({ args: [seat, , area] }, course, { say }) => {
    const breaker = sentence(course, seat, area)?.breaker ?? -1;
    return breaker < 0 ? null : ["tie", 7, { breaker: say.seat(breaker) }];
  },
  ({ args: [, , area] }, course, { say }) => {
    const by = course.lured.get(area);
    return by === undefined ? null : ["lured", 7, { by: say.seat(by) }];
  },
  ({ args: [seat, kind, area] }, course, { say }) => {
    const wanted = area === CAR_PARK ? course.bounced.get(headOf(seat, kind)) : undefined;
    return wanted ? ["bounced", 7, { to: formOf(say, "area", wanted, "to", "the") }] : null;
  },
  ({ args: [seat, kind, area] }, course) => {
    const vote = sentence(course, seat, area);
    return vote && isClose(vote) ? ["vote", kind === CRYBABY ? 8 : 6, outcomeOf(vote)] : null;
  },
  (_, course) => (course.deaths ? null : ["first", 7]),
  ({ args: [, , area] }, { breach, deaths }, { view }) => {
    if (area === CAR_PARK || breach?.place !== area) return null;
    const { strength, attackers: count } = breach;
    // A full first row of the cold room takes the advantage away that the door has at equal strength.
    const enough = deaths < view.rows[0].full_at ? strength : strength - 1;
    return count === enough + 1 ? ["edge", 4, { strength, count }] : null;
  },
  (item, course, { say, view, people }) => {
    const values = view.kinds.map((one) => one.value);
    const leader = newLeader(course, values, people.length, item);
    return leader < 0 ? null : ["lead", 5, { leader: say.seat(leader) }];
  },
  ({ args: [, kind] }, _, { view }) => ["plain", kind === CRYBABY ? 4 : 1, { value: view.kinds[kind].value }],
];

/** Items that held a door: the last one played is the one that did it. */
function repelled({ args: [area] }: ToldEvent, course: Course, { say }: Tale<View>): Turning | null {
  const [seat, item] = course.breach?.played.findLast(([, one]) => RELIEF.includes(one)) ?? [-1, -1];
  if (seat < 0) return null;
  const last = !course.held(seat);
  const words = { name: say.seat(seat), item: formOf(say, "item", item, "acc"), at: formOf(say, "area", area, "at") };
  const key = last ? "saved-last" : "saved";
  return { text: say.text(`osa-turn-${key}`, words), icon: ITEM_ICONS[item], seat, weight: last ? 5 : 4 };
}

/** A vote on the badge that one vote, or the victim token, decided. */
function elected({ args: [seat, area, purpose] }: ToldEvent, course: Course, { say }: Tale<View>): Turning | null {
  const decision = course.pending(seat, area, purpose);
  if (purpose !== BADGE || (!isClose(decision) && decision.breaker < 0)) return null;
  const key = decision.breaker < 0 ? "badge-vote" : "badge-tie";
  const breaker = decision.breaker < 0 ? "" : say.seat(decision.breaker);
  const text = say.text(`osa-turn-${key}`, { name: say.seat(seat), breaker, ...outcomeOf(decision) });
  return { text, icon: "police-badge", seat, weight: 3 };
}

/** What the last round did on the car park, told as the next one begins. */
function massacre(_: ToldEvent, course: Course, { say }: Tale<View>): Turning | null {
  const count = course.eaten.get(CAR_PARK) ?? 0;
  if (count < MASSACRE) return null;
  return { text: say.text("osa-turn-massacre", { count }), icon: "monster-grasp", weight: 4 + count };
}

const totalsOf = (view: View): number[] => view.players.map((player) => player.points + player.keys);

/** The truck keys: they matter most where nobody would have won alone, or another would have, without them. */
function keys({ args: [seat, count] }: ToldEvent, _: Course, { say, view }: Tale<View>): Turning {
  const without = firstOf(view.players.map((player) => player.points));
  const decided = String(firstOf(totalsOf(view))) !== String(without);
  const text = say.text(decided ? "osa-turn-keys-win" : "osa-turn-keys", { name: say.seat(seat), count });
  return { text, icon: "car-key", seat, weight: decided ? 9 : 4 };
}

function end({ args: [count] }: ToldEvent, { round }: Course, { say, view }: Tale<View>): Turning {
  const first = firstOf(totalsOf(view));
  return {
    text: say.text("osa-turn-end", { round, count, winner: namesOf(say, first) }),
    icon: "open-book",
    seat: first.length === 1 ? first[0] : undefined,
    weight: 10,
  };
}

const namesOf = (say: Say, seats: readonly number[]): string => seats.map((seat) => say.seat(seat)).join(", ");
