// What the Humans must do, and how far they are: as lines of words with numbers.

import type { Say } from "../contract";
import { LYING, OUT, PLANTED } from "./reading";
import type { View } from "./view";

export interface Aim {
  key: string;
  text: string;
  now: string;
  done: number;
  needed: number;
}

function treasureNow(view: View, say: Say): string {
  if (view.treasure === OUT) return say.text("b-aim-treasure-hidden", { left: view.treasures });
  if (view.treasure >= LYING)
    return say.text("b-aim-treasure-lying", { tile: say.thing("tile", view.treasure - LYING) });
  return say.text("b-aim-treasure-carried", { name: say.thing("warrior", view.treasure) });
}

const onExit = (view: View): number => view.tiles.find((one) => one.kind === "exit")?.humans.length ?? 0;

export const planted = (view: View): number => view.charges.filter((one) => one === PLANTED).length;

/** The aims of the scenario, usually one. */
export function aimsOf(view: View, say: Say): Aim[] {
  const { aims } = view;
  const found: Aim[] = [];
  const add = (key: string, needed: number, done: number) => {
    const now = say.text(`b-aim-${key}-now`, { now: done, needed });
    if (needed > 0) found.push({ key, text: say.text(`b-aim-${key}`, { needed }), now, done, needed });
  };
  add("escapes", aims.escapes, view.escaped.length);
  add("gathering", aims.gathering, onExit(view));
  add("charges", aims.charges, planted(view));
  add("seals", aims.seals, view.seals);
  add("possessed", aims.possessed, view.freed);
  if (aims.treasures > 0) {
    const done = view.treasure >= 0 && view.treasure < LYING ? 1 : 0;
    found.push({ key: "treasure", text: say.text("b-aim-treasure"), now: treasureNow(view, say), done, needed: 1 });
  }
  if (aims.summoned >= 0) {
    const text = say.text("b-aim-summoned", { name: say.thing("demon", aims.summoned) });
    found.push({ key: "summoned", text, now: "", done: view.winner === 0 ? 1 : 0, needed: 1 });
  }
  return found;
}

/** Tiles before the way out; it is set when the first round begins. */
export const countdownOf = (view: View): number => (view.round ? view.countdown : view.aims.countdown);

/** What else the scenario says: draws, deaths, countdown, finds. */
export function scenarioNotes(view: View, say: Say): string[] {
  const { aims } = view;
  const notes: string[] = [];
  if (aims.countdown > 0 && !view.tiles.some((one) => one.kind === "exit")) {
    notes.push(say.text("b-aim-countdown", { count: countdownOf(view) }));
  }
  if (aims.draw > 0) notes.push(say.text("b-aim-draw", { draw: aims.draw }));
  if (aims.redeemer_must_live) notes.push(say.text("b-aim-redeemer"));
  if (aims.infection > 0) notes.push(say.text("b-aim-infection", { lines: aims.infection }));
  if (aims.stash !== "none") notes.push(say.text(`b-aim-stash-${aims.stash}`));
  notes.push(say.text("b-aim-last-round", { limit: view.round_limit }));
  return notes;
}
