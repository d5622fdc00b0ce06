// What turned a game around a refuge: the parts of its tale that both games tell alike.

import { voids } from "../../feed";
import type { ToldEvent } from "../../protocol";
import type { Say, Tale, Turn } from "../contract";
import { Course, type Decision, headOf, type Terms, TO_DIE } from "./course";

export type Turning = Omit<Turn, "item">;
/** What an item means at a point of the course: the course knows nothing of the item itself yet. */
export type Teller<View> = (item: ToldEvent, course: Course, tale: Tale<View>) => Turning | null;

/** Walk through a tale; every item that a teller makes something of becomes a turn. */
export function turnsOf<View>(tale: Tale<View>, terms: Terms, tellers: Record<string, Teller<View>>): Turn[] {
  const course = new Course(terms, tale.say);
  const taken = voids(tale.feed);
  return tale.feed.flatMap((item, at) => {
    if (taken[at]) return [];
    const turn = item.t === "event" ? tellers[item.kind]?.(item, course, tale) : null;
    course.follow(item);
    return turn ? [{ ...turn, item: at }] : [];
  });
}

/** A form of a thing's name, where the language has it: the first one of several. */
export function formOf(say: Say, domain: string, member: number, ...forms: string[]): string {
  const key = `${domain}-${say.label(domain, member)}`;
  const form = forms.find((one) => say.has(`${key}.${one}`));
  return form ? say.text(`${key}.${form}`) : say.thing(domain, member);
}

/** Votes for the one elected, and for the next. */
export function outcomeOf({ votes, elected }: Decision): { most: number; next: number } {
  const totals = new Map<number, number>();
  for (const { name, weight } of votes) totals.set(name, (totals.get(name) ?? 0) + weight);
  const others = [...totals].filter(([name]) => name !== elected).map(([, count]) => count);
  return { most: totals.get(elected) ?? 0, next: Math.max(0, ...others) };
}

/** Whether a vote between several was decided by one vote. */
export function isClose(decision: Decision): boolean {
  const { most, next } = outcomeOf(decision);
  return next > 0 && most - next === 1;
}

/** The vote that led to a death, if there was one. */
export function sentence({ decision }: Course, seat: number, place: number): Decision | null {
  const fits = decision?.purpose === TO_DIE && decision.elected === seat && decision.place === place;
  return fits ? decision : null;
}

/** Who said that nothing would come to a place where something came, if it was not the one who died of it. */
export function liarAt({ claims, dice }: Course, place: number, victim: number): number {
  if (!dice.includes(place)) return -1;
  return claims.find((claim) => claim.place === place && !claim.comes && claim.seat !== victim)?.seat ?? -1;
}

/** The only seat with the most points among the living, or -1. */
function leader({ where }: Course, values: readonly number[], seats: number, but = ""): number {
  const points = Array<number>(seats).fill(0);
  for (const head of where.keys()) {
    const [seat, kind] = head.split("-").map(Number);
    if (head !== but) points[seat] += values[kind];
  }
  const most = Math.max(...points);
  const first = points.flatMap((one, seat) => (one === most ? [seat] : []));
  return first.length === 1 ? first[0] : -1;
}

/** Who takes the lead when a head dies, or -1. */
export function newLeader(course: Course, values: readonly number[], seats: number, item: ToldEvent): number {
  const after = leader(course, values, seats, headOf(item.args[0], item.args[1]));
  return after >= 0 && after !== leader(course, values, seats) ? after : -1;
}

/** Whether this death is the last one of its seat. */
export const isLastOf = ({ where }: Course, seat: number): boolean =>
  [...where.keys()].filter((head) => head.startsWith(`${seat}-`)).length === 1;

/** Those with the most points in the end. */
export const firstOf = (totals: readonly number[]): number[] =>
  totals.flatMap((points, seat) => (points === Math.max(...totals) ? [seat] : []));
