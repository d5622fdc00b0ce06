// What was said, as everything that shows talk needs it.

import type { FormInfo, Item, Person, ToldAct, ToldLine } from "../../protocol";
import { settings } from "../core/me";
import type { Cast } from "../table/session";

export type Said = ToldAct | ToldLine;

export const EVERYBODY = -1;

export const isSaid = (item: Item): item is Said => item.t === "act" || item.t === "line";

/** Whether this player does not want to read what somebody writes. */
export const isMuted = (said: Said, names: readonly string[]): boolean =>
  said.t === "line" && settings.value.muted.includes(names[said.seat] ?? said.name);

/** The form of an act, if the game has it. */
export const formOf = (said: ToldAct, cast: Cast): FormInfo | undefined =>
  cast.catalog.talk.find((one) => one.name === said.words[0]);

/** Only the words, without who says them to whom. */
export const wordsOf = (said: Said, cast: Cast): string => (said.t === "line" ? said.text : cast.say.spoken(said));

export const speakerOf = (said: Said, cast: Cast): string =>
  said.seat < 0 && said.t === "line" ? said.name : cast.say.seat(said.seat);

/** The members of a domain that can be talked about: named ones, and only seats that are taken, one's own last. */
export function members(cast: Cast, domain: number, people: readonly Person[], me: number): number[] {
  const info = cast.catalog.domains[domain];
  const all = info.labels.map((_, at) => at).filter((at) => info.labels[at] !== "");
  if (info.name !== "seat") return all;
  const taken = all.filter((at) => people.some((one) => one.seat === at));
  return [...taken.filter((at) => at !== me), ...taken.filter((at) => at === me)];
}
