// What is known of the games: cards, catalogs, texts and rules, each fetched once.

import { signal } from "@preact/signals";
import type { Bots, Catalog, GameCard, RuleText } from "../../protocol";
import { gameTexts, type Language } from "../../text/load";
import type { CommonTexts } from "../../text/texts";
import { api } from "./api";
import { language } from "./speech";

export const cards = signal<GameCard[]>([]);
export const bots = signal<Bots>({ levels: [], usual: "", quick: "" });
const spoken = signal<ReadonlyMap<string, CommonTexts>>(new Map());
const asked = new Set<string>();
const catalogs = new Map<string, Promise<Catalog>>();
const rules = new Map<string, Promise<RuleText[]>>();

export async function loadGames(): Promise<void> {
  if (cards.value.length) return;
  const [games, known] = await Promise.all([api.games(), api.bots()]);
  cards.value = games;
  bots.value = known;
}

function remembered<Value>(
  store: Map<string, Promise<Value>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = store.get(key);
  if (known) return known;
  const loading = load();
  loading.catch(() => store.delete(key));
  store.set(key, loading);
  return loading;
}

export const catalogOf = (game: string) => remembered(catalogs, game, () => api.catalog(game));

export const rulesOf = (game: string, tongue: Language) =>
  remembered(rules, `${game}:${tongue}`, () => api.rules(game, tongue));

/** Say a text of a game outside of its tables; until the texts are here, nothing is said. */
export function gameText(game: string, key: string): string {
  const name = `${game}:${language.value}`;
  const texts = spoken.value.get(name);
  if (texts) return texts.text(key);
  if (!asked.has(name)) {
    asked.add(name);
    gameTexts(game, language.value).then(
      (found) => (spoken.value = new Map([...spoken.value, [name, found]])),
      () => asked.delete(name),
    );
  }
  return "";
}

export const gameTitle = (game: string): string => gameText(game, "game-title") || game;

export function gameHas(game: string, key: string): boolean {
  return spoken.value.get(`${game}:${language.value}`)?.has(key) ?? false;
}
