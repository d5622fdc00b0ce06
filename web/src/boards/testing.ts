// What the tests of every board need: its words in one language alone, a scene as it is handed to the board, and the
// tale of a finished game. No part of the client.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalog, Item, Person, Update } from "../protocol";
import { select } from "../targets/selection";
import { type Language, OWN } from "../text/load";
import { Texts } from "../text/texts";
import { Tongue } from "../text/tongue";
import type { BoardModule, BoardProps, Tale } from "./contract";

const GAMES = join(import.meta.dirname, "../../../src/ostoja/games");

/** What a game itself says. */
export const gameSource = (game: string, language: Language): string =>
  readFileSync(join(GAMES, game.replaceAll("-", "_"), "text", `${language}.ftl`), "utf8");

/** All that a table of the game says in one language: what is missing comes out as its key. */
export function tongueOf(game: string, board: Pick<BoardModule, "texts">, language: Language): Tongue {
  return new Tongue(language, [...OWN[language], gameSource(game, language), board.texts[language]]);
}

/** Both languages. */
export const tonguesOf = (game: string, board: Pick<BoardModule, "texts">): Record<Language, Tongue> => ({
  en: tongueOf(game, board, "en"),
  pl: tongueOf(game, board, "pl"),
});

export interface Scene<View> {
  name: string;
  seat: number | null;
  people: Person[];
  update: Pick<Update, "options" | "question" | "asked" | "feed"> & { view: View };
}

/** A scene as a board gets it when some targets have been touched. */
export function sceneProps<View>(scene: Scene<View>, say: Texts, touched: readonly string[] = []): BoardProps<View> {
  const { view, asked, question } = scene.update;
  const { options, lit } = select(scene.update.options, touched);
  const selected = { options: [...options], lit, chosen: new Set(touched), marked: new Set<string>() };
  const { seat: me, people } = scene;
  return { view, me, people, asked, question, ...selected, touch: () => undefined, news: [], feed: [], say };
}

/** What happened, written short, or any other item of a feed. */
export type Short = readonly (string | number)[] | Item;

const isShort = (item: Short): item is readonly (string | number)[] => Array.isArray(item);

const itemsOf = (feed: readonly Short[]): Item[] =>
  feed.map((item) => {
    if (!isShort(item)) return item;
    const [kind, ...args] = item;
    return { t: "event", kind: String(kind), args: args.map(Number) };
  });

export interface Told {
  feed: readonly Short[];
  /** As it was stored once; the tests of the server see that views are what their game says. */
  view: unknown;
  names: string[];
}

/** Tells a finished game in a language, or another feed in its stead; and what happened at a place of its feed. */
export function teller<View>(game: string, board: BoardModule<View>, catalog: Catalog, told: Told) {
  const tongues = tonguesOf(game, board);
  const people = told.names.map((name, seat) => ({ seat, name }) as Person);
  const tale = (language: Language, feed: readonly Short[] = told.feed): Tale<View> => ({
    feed: itemsOf(feed),
    view: told.view as View,
    people,
    say: new Texts([tongues[language]], catalog, told.names),
  });
  const kindAt = (place: number): string => {
    const item = told.feed[place];
    return isShort(item) ? String(item[0]) : "";
  };
  return { tale, kindAt };
}
