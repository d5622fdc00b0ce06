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
const { tale, kindAt } = teller("outlive", module, catalog, { ...fixture, names });

describe("turns of the six days", () => {
  const turns = module.turns?.(tale("en")) ?? [];
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

  it.each(LANGUAGES)("are said whole in %s", (language) => {
    for (const { text } of module.turns?.(tale(language)) ?? []) expect(text).not.toMatch(/out-turn|\{|undefined/);
  });

  it("leave out what was taken back", () => {
    expect(module.turns?.(tale("en", [...fixture.feed, { t: "note", what: "back", seat: 0, to: 0 }]))).toEqual([]);
  });
});
