// A finished game of bots told once more: what turned it, in both languages.

import { describe, expect, it } from "vitest";
import type { Catalog } from "../../protocol";
import { LANGUAGES } from "../../text/load";
import { teller } from "../testing";
import module from "./index";
import scenes from "./scenes.fixture.json";
import fixture from "./tale.fixture.json";

const catalog = scenes.catalog as unknown as Catalog;
const names = ["Ada", "Borys", "Celina"];
const { tale, kindAt } = teller("zombie-terror", module, catalog, { ...fixture, names });

describe("turns of the night", () => {
  const turns = module.turns?.(tale("en")) ?? [];
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

  it.each(LANGUAGES)("are said whole in %s", (language) => {
    for (const { text } of module.turns?.(tale(language)) ?? []) expect(text).not.toMatch(/zt-turn|\{|undefined/);
  });

  it("leave out what was taken back", () => {
    expect(module.turns?.(tale("en", [...fixture.feed, { t: "note", what: "back", seat: 0, to: 0 }]))).toEqual([]);
  });
});
