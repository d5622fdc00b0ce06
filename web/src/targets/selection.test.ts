import { describe, expect, it } from "vitest";
import type { Option } from "../protocol";
import { select, touch } from "./selection";

const option = (id: number, verb: string, ...path: string[]): Option => ({ id, verb, path });

const GIVE = [
  option(1, "give", "card:axe", "seat:0"),
  option(2, "give", "card:axe", "seat:2"),
  option(3, "give", "card:camera", "seat:0"),
  option(4, "pass"),
];

describe("select", () => {
  it("lights the first targets of all options when nothing is touched", () => {
    expect([...select(GIVE, []).lit]).toEqual(["card:axe", "card:camera"]);
  });

  it("lights the next targets of the options that begin so", () => {
    const selection = select(GIVE, ["card:axe"]);
    expect([...selection.lit]).toEqual(["seat:0", "seat:2"]);
    expect(selection.options.map((one) => one.id)).toEqual([1, 2]);
    expect(selection.choice).toBeNull();
  });

  it("finds the choice when one option is left and its whole path touched", () => {
    expect(select(GIVE, ["card:axe", "seat:2"]).choice?.id).toBe(2);
  });

  it("chooses nothing while the only option left has targets to come", () => {
    const selection = select(GIVE, ["card:camera"]);
    expect(selection.choice).toBeNull();
    expect([...selection.lit]).toEqual(["seat:0"]);
  });

  it("never chooses an option without targets by itself", () => {
    expect(select([option(0, "pass")], []).choice).toBeNull();
  });

  it("takes targets in any order when no path begins so", () => {
    const selection = select(GIVE, ["seat:0"]);
    expect(selection.options.map((one) => one.id)).toEqual([1, 3]);
    expect([...selection.lit]).toEqual(["card:axe", "card:camera"]);
    expect(select(GIVE, ["seat:0", "card:axe"]).choice?.id).toBe(1);
  });

  it("shows several verbs with the same touched path as ready", () => {
    const options = [option(1, "move", "hero:3a", "area:mine"), option(2, "stride", "hero:3a", "area:mine")];
    const selection = select(options, ["hero:3a", "area:mine"]);
    expect(selection.choice).toBeNull();
    expect(selection.ready.map((one) => one.verb)).toEqual(["move", "stride"]);
  });

  it("keeps a whole path ready while a longer one goes on", () => {
    const options = [option(1, "move", "hero:3a"), option(2, "carry", "hero:3a", "token:axe")];
    const selection = select(options, ["hero:3a"]);
    expect(selection.ready.map((one) => one.id)).toEqual([1]);
    expect([...selection.lit]).toEqual(["token:axe"]);
  });

  it("counts a target that stands twice in a path", () => {
    const options = [option(1, "regroup", "character:nurse", "character:nurse")];
    expect(select(options, ["character:nurse"]).choice).toBeNull();
    expect(select(options, ["character:nurse", "character:nurse"]).choice?.id).toBe(1);
  });
});

describe("touch", () => {
  it("adds a target that fits", () => {
    expect(touch(GIVE, ["card:axe"], "seat:0")).toEqual(["card:axe", "seat:0"]);
  });

  it("takes a touched target back with what came after it", () => {
    expect(touch(GIVE, ["card:axe", "seat:0"], "card:axe")).toEqual([]);
    expect(touch(GIVE, ["card:axe"], "card:axe")).toEqual([]);
  });

  it("begins anew with a target that fits nothing touched so far", () => {
    expect(touch(GIVE, ["card:camera"], "seat:2")).toEqual(["seat:2"]);
  });

  it("ignores a target that no option names", () => {
    expect(touch(GIVE, ["card:axe"], "location:parking")).toEqual(["card:axe"]);
  });
});
