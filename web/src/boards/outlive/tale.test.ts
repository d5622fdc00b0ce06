// A finished game of bots told once more: what turned it, in both languages.

import { describe, expect, it } from "vitest";
import commonEn from "../../../../src/ostoja/text/common/en.ftl?raw";
import commonPl from "../../../../src/ostoja/text/common/pl.ftl?raw";
import gameEn from "../../../../src/ostoja/games/outlive/text/en.ftl?raw";
import gamePl from "../../../../src/ostoja/games/outlive/text/pl.ftl?raw";
import type { Catalog, Item } from "../../protocol";
import { Texts } from "../../text/texts";
import { Tongue } from "../../text/tongue";
import type { Tale } from "../contract";
import module from "./index";
import scenes from "./scenes.fixture.json";
import fixture from "./tale.fixture.json";

const sources: Record<string, string[]> = {
  en: [commonEn, gameEn, module.texts.en],
  pl: [commonPl, gamePl, module.texts.pl],
};
const catalog = scenes.catalog as unknown as Catalog;
const feed = fixture.feed.map(([kind, ...args]): Item => ({ t: "told", kind: String(kind), args: args.map(Number) }));

const taleIn = (language: string, items: Item[] = feed): Tale => ({
  feed: items,
  view: fixture.view,
  people: [],
  say: new Texts([new Tongue(language, sources[language])], catalog, ["Ada", "Borys", "Celina"]),
});
const kindAt = (item: number): string => String(fixture.feed[item][0]);

describe("turns of the six days", () => {
  const turns = module.turns?.(taleIn("en")) ?? [];
  const told = (kind: string) => turns.filter((turn) => kindAt(turn.item) === kind);

  it("tell of every event that was ended, with its points", () => {
    expect(told("resolved")).toHaveLength(fixture.feed.filter(([kind]) => kind === "resolved").length);
    for (const turn of told("resolved")) {
      const event = fixture.view.events.find((one) => one.event === fixture.feed[turn.item][2]);
      expect(turn.text).toMatch(new RegExp(`${event?.points} points`));
    }
  });

  it("add up a hungry night to one sentence", () => {
    expect(told("lost").map((turn) => turn.text)).toEqual([
      "Celina loses 2 survivors on day 5.",
      "Borys loses 3 survivors on day 6.",
    ]);
  });

  it("come in the order of play, and the convoy's choice weighs most", () => {
    expect(turns.map((turn) => turn.item)).toEqual(turns.map((turn) => turn.item).sort((one, other) => one - other));
    expect(turns.at(-1)?.text).toBe("Ada leaves with the convoy: 30 points, 3 ahead.");
    expect(Math.max(...turns.map((turn) => turn.weight))).toBe(turns.at(-1)?.weight);
  });

  it.each(["en", "pl"])("are said whole in %s", (language) => {
    for (const { text } of module.turns?.(taleIn(language)) ?? []) expect(text).not.toMatch(/out-turn|\{|undefined/);
  });

  it("leave out what was taken back", () => {
    expect(module.turns?.(taleIn("en", [...feed, { t: "note", what: "back", seat: 0, to: 0 }]))).toEqual([]);
  });
});
