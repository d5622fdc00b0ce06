// Loads the texts: what the client and every table say is built in; what a game says comes from the table.

import commonEn from "../../../src/ostoja/text/common/en.ftl?raw";
import commonPl from "../../../src/ostoja/text/common/pl.ftl?raw";
import voicesEn from "../../../src/ostoja/text/voices/en.ftl?raw";
import voicesPl from "../../../src/ostoja/text/voices/pl.ftl?raw";
import type { Catalog } from "../protocol";
import { whole } from "./chapters";
import { CommonTexts, Texts } from "./texts";
import { Tongue } from "./tongue";

export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

const en = import.meta.glob<string>("./en/*.ftl", { query: "?raw", import: "default", eager: true });
const pl = import.meta.glob<string>("./pl/*.ftl", { query: "?raw", import: "default", eager: true });

/** What the client and every table say, by language. */
export const OWN: Record<Language, string[]> = {
  en: [commonEn, voicesEn, whole(en)],
  pl: [commonPl, voicesPl, whole(pl)],
};
const loaded = new Map<string, Promise<string>>();

export const languageOf = (locale: string): Language => (locale.toLowerCase().startsWith("pl") ? "pl" : "en");

const ranked = (language: Language): Language[] => (language === "en" ? ["en"] : [language, "en"]);

/** The texts of the lobby and of every page that belongs to no game. */
export function commonTexts(language: Language): CommonTexts {
  return new CommonTexts(ranked(language).map((one) => new Tongue(one, OWN[one])));
}

/** The Fluent source of a game in a language; it is fetched once. */
function source(game: string, language: Language): Promise<string> {
  const path = `/api/games/${game}/texts/${language}`;
  const known = loaded.get(path);
  if (known) return known;
  const fetched = fetch(path).then((answer) => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  });
  fetched.catch(() => loaded.delete(path));
  loaded.set(path, fetched);
  return fetched;
}

type Sources = Record<string, string>;

async function tonguesOf(game: string, language: Language, board: Sources): Promise<Tongue[]> {
  const languages = ranked(language);
  const sources = await Promise.all(languages.map((one) => source(game, one)));
  return languages.map((one, at) => new Tongue(one, [...OWN[one], sources[at], board[one] ?? ""]));
}

/** What a game says outside of a table: its title and what its options mean. */
export async function gameTexts(game: string, language: Language): Promise<CommonTexts> {
  return new CommonTexts(await tonguesOf(game, language, {}));
}

/** What a table of a game says; the board's own texts are laid over the game's. */
export async function tableTexts(
  catalog: Catalog,
  language: Language,
  names: readonly string[],
  board: Sources = {},
): Promise<Texts> {
  return new Texts(await tonguesOf(catalog.card.key, language, board), catalog, names);
}
