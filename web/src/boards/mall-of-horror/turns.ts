// What turned the game: deaths with what led to them, doors that a card held, close elections, rooms lost, the rescue.

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
import { CARD_ICONS, KIND_ICONS } from "./icons";
import { FIRST_WEAPON, PARKING } from "./reading";
import type { View } from "./view";
import { TERMS } from "./words";

const HARDWARE = 3;
const PIN_UP = 0;
const CHIEF = 1;
/** So many eaten at Parking in one round are a massacre. */
const MASSACRE = 3;

const TELLERS: Record<string, Teller<View>> = {
  eaten,
  repelled,
  elected,
  cursed: ({ args: [place] }, _, { say }) => ({
    text: say.text("mall-turn-cursed", { room: say.thing("location", place) }),
    icon: "biohazard",
    weight: 5,
  }),
  round: massacre,
  rescue,
};

export const turns = (tale: Tale<View>): Turn[] => turnsOf(tale, TERMS, TELLERS);

/** A death, told by the most telling of the reasons for it. */
function eaten(item: ToldEvent, course: Course, tale: Tale<View>): Turning {
  const [seat, kind, place] = item.args;
  const { say } = tale;
  const words = {
    name: say.seat(seat),
    kind: formOf(say, "character", kind, "acc"),
    who: say.thing("character", kind),
    at: formOf(say, "location", place, "at"),
    to: formOf(say, "location", place, "to", "the"),
  };
  const [key, weight, more] = REASONS.map((reason) => reason(item, course, tale)).find((found) => found !== null)!;
  return { text: say.text(`mall-turn-${key}`, { ...words, ...more }), icon: iconOf(key, kind), seat, weight };
}

const iconOf = (key: string, kind: number): string => (key === "first" ? "skull-crossed-bones" : KIND_ICONS[kind]);

type Reason = (
  item: ToldEvent,
  course: Course,
  tale: Tale<View>,
) => [key: string, weight: number, words?: Record<string, string | number>] | null;

/** Why a death mattered, the most telling reason first; the last one always holds. */
const REASONS: Reason[] = [
  ({ args: [seat, , place] }, course, { say }) => {
    const liar = liarAt(course, place, seat);
    return liar < 0 ? null : ["lie", 9, { liar: say.seat(liar) }];
  },
  ({ args: [seat] }, course) => (isLastOf(course, seat) ? ["out", 8] : null),
  ({ args: [seat, , place] }, course) => (sentence(course, seat, place)?.lot ? ["lot", 8] : null),
  ({ args: [seat, kind, place] }, course, { say }) => {
    const wanted = place === PARKING ? course.bounced.get(headOf(seat, kind)) : undefined;
    return wanted ? ["bounced", 7, { to: formOf(say, "location", wanted, "to", "the") }] : null;
  },
  ({ args: [, , place] }, course, { say }) => {
    const ghost = course.lured.get(place);
    return ghost === undefined ? null : ["lured", 7, { ghost: say.seat(ghost) }];
  },
  ({ args: [seat, kind, place] }, course) => {
    const vote = sentence(course, seat, place);
    return vote && isClose(vote) ? ["vote", kind === PIN_UP ? 8 : 6, outcomeOf(vote)] : null;
  },
  (_, course) => (course.deaths ? null : ["first", 7]),
  (item, course) => doorOf(item, course),
  (item, course, { say, view, people }) => {
    const values = view.kinds.map((one) => one.value);
    const leader = newLeader(course, values, people.length, item);
    return leader < 0 ? null : ["lead", 5, { leader: say.seat(leader) }];
  },
  ({ args: [, kind] }, _, { view }) => ["plain", kind === PIN_UP ? 4 : 1, { value: view.kinds[kind].value }],
];

/** A door that was strong enough but for its nature, or short of one. */
function doorOf({ args: [, , place] }: ToldEvent, { breach }: Course): ReturnType<Reason> {
  if (place === PARKING || breach?.place !== place) return null;
  const strength = breach.strength + breach.played.filter(([, card]) => card === HARDWARE).length;
  const words = { strength, count: breach.attackers };
  if (strength > breach.attackers) return ["sure", 6, words];
  return strength === breach.attackers ? ["edge", 4, words] : null;
}

/** Cards that held a door: the last one played is the one that did it. */
function repelled({ args: [place] }: ToldEvent, course: Course, { say }: Tale<View>): Turning | null {
  const [seat, card] = course.breach?.played.findLast(([, one]) => one === HARDWARE || one >= FIRST_WEAPON) ?? [-1, -1];
  if (seat < 0) return null;
  const last = !course.held(seat);
  const words = {
    name: say.seat(seat),
    card: formOf(say, "card", card, "acc"),
    at: formOf(say, "location", place, "at"),
  };
  const key = place === PARKING ? "cleared" : last ? "saved-last" : "saved";
  return { text: say.text(`mall-turn-${key}`, words), icon: CARD_ICONS[card], seat, weight: last ? 5 : 4 };
}

/** An election of a Chief that one vote decided. */
function elected({ args: [seat, place, purpose] }: ToldEvent, course: Course, { say }: Tale<View>): Turning | null {
  const decision = course.pending(seat, place, purpose);
  if (purpose !== CHIEF || !isClose(decision)) return null;
  const text = say.text("mall-turn-chief", { name: say.seat(seat), ...outcomeOf(decision) });
  return { text, icon: "police-badge", seat, weight: 3 };
}

/** What the last round did at Parking, told as the next one begins. */
function massacre(_: ToldEvent, course: Course, { say }: Tale<View>): Turning | null {
  const count = course.eaten.get(PARKING) ?? 0;
  if (count < MASSACRE) return null;
  return { text: say.text("mall-turn-massacre", { count }), icon: "shambling-zombie", weight: 4 + count };
}

function rescue({ args: [count] }: ToldEvent, { round }: Course, { say, view }: Tale<View>): Turning {
  const first = firstOf(view.players.map((player) => player.points * 100 + player.cards));
  return {
    text: say.text("mall-turn-rescue", { round, count, winner: namesOf(say, first) }),
    icon: "helicopter",
    seat: first.length === 1 ? first[0] : undefined,
    weight: 10,
  };
}

const namesOf = (say: Say, seats: readonly number[]): string => seats.map((seat) => say.seat(seat)).join(", ");
