// A finished game of bots told once more: what turned it, in both languages.

import { describe, expect, it } from "vitest";
import type { Catalog, Item } from "../../protocol";
import { LANGUAGES } from "../../text/load";
import { teller } from "../testing";
import module from "./index";
import scenes from "./scenes.fixture.json";
import fixture from "./tale.fixture.json";

const catalog = scenes.catalog as unknown as Catalog;
const names = ["Ada", "Borys", "Celina"];
const { tale, kindAt } = teller("claustrophobia", module, catalog, { ...fixture, names });

describe("turns of the game", () => {
  const turns = module.turns?.(tale("en")) ?? [];

  it("tell of the death, of the way out and of both who got there", () => {
    const kinds = turns.map((turn) => kindAt(turn.item));
    expect(kinds).toEqual(expect.arrayContaining(["died", "laid", "escaped", "slain"]));
    expect(turns.filter((turn) => kindAt(turn.item) === "escaped").map((turn) => turn.text)).toEqual([
      expect.stringMatching(/1 of 2\.$/),
      expect.stringMatching(/enough: 2 of 2\.$/),
    ]);
    expect(turns.find((turn) => kindAt(turn.item) === "died")?.text).toMatch(/first to fall/);
  });

  it("come in the order of play, with the last escape as the weightiest", () => {
    expect(turns.map((turn) => turn.item)).toEqual(turns.map((turn) => turn.item).sort((one, other) => one - other));
    const most = turns.reduce((best, turn) => (turn.weight > best.weight ? turn : best));
    expect(kindAt(most.item)).toBe("escaped");
  });

  it.each(LANGUAGES)("are said whole in %s", (language) => {
    for (const { text } of module.turns?.(tale(language)) ?? []) expect(text).not.toMatch(/b-turn|\{|undefined/);
  });

  it("leave out what was taken back", () => {
    const back: Item = { t: "note", what: "back", seat: 0, to: 0 };
    expect(module.turns?.(tale("en", [...fixture.feed, back]))).toEqual([]);
    expect(module.luck?.(tale("en", [...fixture.feed, back]))).toEqual([]);
  });
});

describe("luck", () => {
  it("counts the hits of either side against what the needed numbers promise", () => {
    const [humans, demons] = module.luck?.(tale("en")) ?? [];
    const dice = fixture.feed.filter(([kind]) => kind === "combat-die").map(([, ...args]) => args.map(Number));
    for (const [one, side] of [
      [humans, dice.filter(([warrior]) => warrior < 5)],
      [demons, dice.filter(([warrior]) => warrior >= 5)],
    ] as const) {
      expect(one.faces.reduce((sum, times) => sum + times, 0)).toBe(side.length);
      expect(one.got).toBe(side.filter(([, die, needed]) => die >= needed).length);
      expect(one.expected).toBeCloseTo(side.reduce((sum, [, , needed]) => sum + (7 - needed) / 6, 0));
    }
    expect(humans.seat).toBe(fixture.view.human);
    expect(demons.seat).toBe(1 - fixture.view.human);
  });
});
