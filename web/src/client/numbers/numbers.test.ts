import { describe, expect, it } from "vitest";
import type { DataField } from "../../protocol";
import { changed, dataOf, fits, linkOf, readList, wrongNumber } from "./data";

const field = (more: Partial<DataField>): DataField => ({
  field: "numbers.dice",
  kind: "number",
  usual: 4,
  origin: ["printed"],
  fixed: false,
  least: 2,
  most: 8,
  step: 2,
  shortest: 0,
  longest: 0,
  words: [],
  why: { en: "dice", pl: "kości" },
  ...more,
});

describe("a number of the game", () => {
  it("keeps to its bounds and steps", () => {
    const dice = field({});
    expect([2, 4, 8].every((value) => fits(dice, value))).toBe(true);
    expect([0, 3, 10, 4.5, Number.NaN].some((value) => fits(dice, value))).toBe(false);
  });

  it("stays what it is where it is fixed", () => {
    expect(fits(field({ fixed: true }), 4)).toBe(true);
    expect(fits(field({ fixed: true }), 6)).toBe(false);
  });

  it("is no change where it is as usual, also in a list", () => {
    const lines = field({
      field: "a.lines",
      kind: "numbers",
      usual: [1, 3],
      least: 0,
      step: 1,
      shortest: 2,
      longest: 3,
    });
    const other = changed({}, lines, [1, 4]);
    expect(other).toEqual({ "a.lines": [1, 4] });
    expect(changed(other, lines, [1, 3])).toEqual({});
  });

  it("is refused in a list that is too long, too short or out of bounds", () => {
    const lines = field({ kind: "numbers", usual: [1, 3], least: 0, step: 1, shortest: 2, longest: 3 });
    expect(fits(lines, readList("numbers", "1, 3 8"))).toBe(true);
    for (const typed of ["1", "1 2 3 4", "1 9", "1 x"]) expect(fits(lines, readList("numbers", typed))).toBe(false);
  });

  it("is one of the words that there are", () => {
    const words = field({ kind: "words", usual: [], words: ["red", "black"], longest: 2 });
    expect(fits(words, readList("words", "red, black"))).toBe(true);
    expect(fits(words, readList("words", "red, blue"))).toBe(false);
    expect(fits(field({ kind: "word", usual: "red", words: ["red"] }), "blue")).toBe(false);
  });

  it("is named when it is the one out of bounds", () => {
    const infos = [field({ field: "a" }), field({ field: "b" })];
    expect(wrongNumber(infos, { a: 4, b: 9 })?.field).toBe("b");
    expect(wrongNumber(infos, { a: 6 })).toBeNull();
  });
});

describe("a data file", () => {
  it("says what was changed as TOML", () => {
    const numbers = {
      "locations.little-shop.capacity": 4,
      "a.words": ["x", "y"],
      "b.on": true,
      "c.d e": 'two\n"lines"',
    };
    expect(dataOf(numbers)).toBe(
      'locations.little-shop.capacity = 4\na.words = ["x","y"]\nb.on = true\nc."d e" = "two\\n\\"lines\\""\n',
    );
  });

  it("goes along in a link", () => {
    const link = new URL(linkOf("/new", "outlive", { "a.b": 1 }));
    expect(link.pathname).toBe("/new");
    expect(link.searchParams.get("game")).toBe("outlive");
    expect(link.searchParams.get("data")).toBe("a.b = 1\n");
  });
});
