// How the dice treated everybody: dice that named a place where a player had somebody when they were rolled, before
// anybody could see them, against what fair dice would have done.

import { voids } from "../../feed";
import type { Item } from "../../protocol";
import type { Luck, Tale } from "../contract";
import { Course, type Terms } from "./course";

const SIDES = 6;

interface Tally {
  faces: number[];
  got: number;
  expected: number;
}

const tally = (): Tally => ({ faces: Array<number>(SIDES).fill(0), got: 0, expected: 0 });

/** The places where every seat has somebody. */
function refuges(course: Course, seats: number): Set<number>[] {
  const found = Array.from({ length: seats }, () => new Set<number>());
  for (const [head, place] of course.where) found[Number(head.split("-")[0])].add(place);
  return found;
}

/** Whether the dice to come are rolled now: secretly in a round, openly after the placement. */
const isRoll = (item: Item, course: Course): boolean =>
  item.t === "event" && (item.kind === "rolled" || (item.kind === "die" && !course.round && !course.dice.length));

/** The dice of everybody by seat, and of all together: how many of these named the place without doors. */
function tallies({ feed, people, say }: Tale, terms: Terms): { seats: Tally[]; all: Tally } {
  const course = new Course(terms, say);
  const taken = voids(feed);
  const all = tally();
  const seats = people.map(tally);
  let homes = refuges(course, people.length);
  feed.forEach((item, at) => {
    if (taken[at]) return;
    if (isRoll(item, course)) homes = refuges(course, people.length);
    if (item.t === "event" && item.kind === "die") {
      const face = item.args[0];
      count(all, face, face === terms.outside, 1);
      for (const [seat, home] of homes.entries()) count(seats[seat], face, home.has(face), home.size);
    }
    course.follow(item);
  });
  all.faces = facesOf(feed, taken);
  return { seats, all };
}

function count(into: Tally, face: number, hit: boolean, places: number): void {
  into.expected += places / SIDES;
  if (!hit) return;
  into.got += 1;
  into.faces[face - 1] += 1;
}

function facesOf(feed: readonly Item[], taken: readonly boolean[]): number[] {
  const faces = tally().faces;
  feed.forEach((item, at) => {
    if (!taken[at] && item.t === "event" && item.kind === "die") faces[item.args[0] - 1] += 1;
  });
  return faces;
}

/** For everybody what came to their doors, and for the table what came to the place without one. */
export function luckOf(tale: Tale, terms: Terms, labels: { own: string; all: string }): Luck[] {
  const { seats, all } = tallies(tale, terms);
  if (!all.faces.some(Boolean)) return [];
  const own = seats.map((one, seat): Luck => ({ label: labels.own, seat, ...one, more: "bad" }));
  return [...own, { label: labels.all, ...all }];
}
