// Which tables of a long list are wanted: by game, by a free chair, by pace.

import type { TableCard } from "../../protocol";

export type PaceKind = NonNullable<TableCard["pace"]["kind"]>;

export interface Sieve {
  /** Empty: all games. */
  games: string[];
  free: boolean;
  /** Empty: any pace. */
  paces: PaceKind[];
}

export const OPEN_SIEVE: Sieve = { games: [], free: false, paces: [] };

/** So many tables are seen at a glance. */
export const HANDFUL = 5;

const PACES: readonly PaceKind[] = ["none", "live", "slow"];
const paceOf = (table: TableCard): PaceKind => table.pace.kind ?? "none";
const hasChair = (table: TableCard): boolean => table.people.some((one) => one.kind === "open");

export interface Choices {
  games: string[];
  free: boolean;
  paces: PaceKind[];
}

/** What there is to choose from: only what parts the tables in two. */
export function choicesOf(tables: readonly TableCard[]): Choices {
  const games = [...new Set(tables.map((one) => one.game))].sort();
  const paces = PACES.filter((pace) => tables.some((one) => paceOf(one) === pace));
  const free = tables.filter(hasChair).length;
  return {
    games: games.length > 1 ? games : [],
    free: free > 0 && free < tables.length,
    paces: paces.length > 1 ? paces : [],
  };
}

/** The tables that are wanted. What cannot be chosen here, as it would part nothing, does not count. */
export function sifted(tables: readonly TableCard[], sieve: Sieve): TableCard[] {
  const choices = choicesOf(tables);
  const games = sieve.games.filter((one) => choices.games.includes(one));
  const paces = sieve.paces.filter((one) => choices.paces.includes(one));
  return tables.filter(
    (table) =>
      (!games.length || games.includes(table.game)) &&
      (!paces.length || paces.includes(paceOf(table))) &&
      (!(sieve.free && choices.free) || hasChair(table)),
  );
}

/** Put a value in, or take it out. */
export const flipped = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
