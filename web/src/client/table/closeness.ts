// A typed line that is close to an act of the game: it is offered as that act, and never turned into one unasked.

import type { DomainInfo, FormInfo } from "../../protocol";

/** A line as an act would say it. */
export interface Sentence {
  words: (string | number)[];
  text: string;
}

/** From this part of common pairs of letters on, two lines mean the same. */
const CLOSE = 0.62;
const MOST_SENTENCES = 2000;

/** Letters without accents and case; anything else is a space. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/ł/g, "l")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

function pairs(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of plain(text).split(" ")) {
    const padded = ` ${word} `;
    for (let at = 0; at + 1 < padded.length; at++) {
      const pair = padded.slice(at, at + 2);
      found.set(pair, (found.get(pair) ?? 0) + 1);
    }
  }
  return found;
}

/** How much of two lines is common, from 0 to 1: pairs of letters, each counted as often as in both. */
export function closeness(one: string, other: string): number {
  const [first, second] = [pairs(one), pairs(other)];
  let common = 0;
  for (const [pair, count] of first) common += Math.min(count, second.get(pair) ?? 0);
  const total = [...first.values(), ...second.values()].reduce((sum, count) => sum + count, 0);
  return total ? (2 * common) / total : 0;
}

/** Every act of a game that could be said, with its words; of an act about two things, each pair of them. */
export function* sentences(
  forms: readonly FormInfo[],
  domains: readonly DomainInfo[],
  seats: number,
  spoken: (words: (string | number)[]) => string,
): Generator<Sentence> {
  let left = MOST_SENTENCES;
  for (const form of forms) {
    for (const labels of filled(form.domains.map((at) => members(domains[at], seats)))) {
      if (left-- <= 0) return;
      const words = [form.name, ...labels];
      yield { words, text: spoken(words) };
    }
  }
}

function members(domain: DomainInfo, seats: number): (string | number)[] {
  const labels = domain.labels.filter((label) => label !== "");
  return domain.name === "seat" ? labels.slice(0, seats) : labels;
}

function* filled(lists: (string | number)[][]): Generator<(string | number)[]> {
  if (!lists.length) {
    yield [];
    return;
  }
  for (const first of lists[0]) for (const rest of filled(lists.slice(1))) yield [first, ...rest];
}

/** The act that a typed line is closest to, if it is close enough to be offered. */
export function closest(line: string, known: Iterable<Sentence>): Sentence | null {
  let best: Sentence | null = null;
  let most = CLOSE;
  if (plain(line).length < 6) return null;
  for (const one of known) {
    const found = closeness(line, one.text);
    if (found > most) [best, most] = [one, found];
  }
  return best;
}
