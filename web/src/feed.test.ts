import { describe, expect, it } from "vitest";
import { merge, newest, voids } from "./feed";
import type { Item } from "./protocol";

const told = (kind: string): Item => ({ t: "event", kind, args: [] });
const line: Item = { t: "line", seat: 0, text: "hm", name: "", to: -1 };
const undo = (to: number): Item => ({ t: "note", what: "undo", seat: 0, to });

describe("merge", () => {
  it("appends what comes after what is known", () => {
    expect(merge([told("a")], 1, [told("b")])).toEqual([told("a"), told("b")]);
  });

  it("replaces what the table tells again after a resumed line", () => {
    expect(merge([told("a"), told("b")], 1, [told("b"), told("c")])).toEqual([told("a"), told("b"), told("c")]);
  });

  it("begins anew when everything is told from the start", () => {
    expect(merge([told("x")], 0, [told("a")])).toEqual([told("a")]);
  });

  it("asks for what is missing instead of leaving a hole", () => {
    expect(merge([told("a")], 3, [told("d")])).toBeNull();
  });

  it("changes nothing when nothing new comes", () => {
    const known = [told("a"), told("b")];
    expect(merge(known, 2, [])).toEqual(known);
  });
});

describe("voids", () => {
  it("strikes what happened between the note's place and the note", () => {
    expect(voids([told("a"), told("b"), told("c"), undo(1)])).toEqual([false, true, true, false]);
  });

  it("leaves what was said", () => {
    expect(voids([told("a"), line, undo(0)])).toEqual([true, false, false]);
  });

  it("does not strike what comes after the note", () => {
    expect(voids([told("a"), undo(0), told("b")])).toEqual([true, false, false]);
  });

  it("ignores notes that void nothing", () => {
    expect(voids([told("a"), { t: "note", what: "left", seat: 1, to: -1 }])).toEqual([false, false]);
  });
});

describe("newest", () => {
  it("is what happened since, without what was taken back", () => {
    expect(newest([told("a"), told("b"), undo(1), told("c")], 1)).toEqual([undo(1), told("c")]);
  });
});
