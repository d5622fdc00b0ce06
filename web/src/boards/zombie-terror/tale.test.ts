// A finished game of bots told once more: what turned it, in both languages.

import { describe, expect, it } from "vitest";
import commonEn from "../../../../src/ostoja/text/common/en.ftl?raw";
import commonPl from "../../../../src/ostoja/text/common/pl.ftl?raw";
import gameEn from "../../../../src/ostoja/games/zombie_terror/text/en.ftl?raw";
import gamePl from "../../../../src/ostoja/games/zombie_terror/text/pl.ftl?raw";
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

describe("turns of the night", () => {
  const turns = module.turns?.(taleIn("en")) ?? [];
  const told = (kind: string) => turns.filter((turn) => kindAt(turn.item) === kind);

  it("tell of the first bite, of everybody lost or saved, and of the end", () => {
    expect(told("wounded")).toHaveLength(1);
    for (const kind of ["turned-zombie", "saved", "zombies-win-terror"]) {
      expect(told(kind)).toHaveLength(fixture.feed.filter(([one]) => one === kind).length);
    }
    expect(told("turned-zombie")[0].text).toMatch(/first to get up/);
  });

  it("come in the order of play, and the end weighs most", () => {
    expect(turns.map((turn) => turn.item)).toEqual(turns.map((turn) => turn.item).sort((one, other) => one - other));
    const most = turns.reduce((best, turn) => (turn.weight > best.weight ? turn : best));
    expect(kindAt(most.item)).toBe("zombies-win-terror");
    expect(most.seat).toBe(fixture.view.zombie_seat);
  });

  it.each(["en", "pl"])("are said whole in %s", (language) => {
    for (const { text } of module.turns?.(taleIn(language)) ?? []) expect(text).not.toMatch(/zt-turn|\{|undefined/);
  });

  it("leave out what was taken back", () => {
    expect(module.turns?.(taleIn("en", [...feed, { t: "note", what: "back", seat: 0, to: 0 }]))).toEqual([]);
  });
});
