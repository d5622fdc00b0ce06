import { describe, expect, it } from "vitest";
import type { Option } from "../../protocol";
import { kept } from "../core/me";
import { asks } from "./confirming";
import { strung } from "./order";

const option = (id: number, ...path: string[]): Option => ({ id, verb: "go", path });

describe("asking whether a choice was meant", () => {
  const slip = { pick: false, touches: 0, options: 5, sealed: false };

  it("asks for one touch of the board, not for a button or for several touches", () => {
    expect(asks("weighty", { ...slip, touches: 1 })).toBe(true);
    expect(asks("weighty", slip)).toBe(false);
    expect(asks("weighty", { ...slip, touches: 2 })).toBe(false);
  });

  it("asks for what is sealed, however it was picked", () => {
    expect(asks("weighty", { ...slip, sealed: true })).toBe(true);
  });

  it("does not ask where there is nothing to choose, or where it can be undone", () => {
    expect(asks("weighty", { ...slip, touches: 1, options: 1 })).toBe(false);
    expect(asks("always", { ...slip, pick: true })).toBe(false);
  });

  it("asks always or never if that is wanted", () => {
    expect(asks("always", slip)).toBe(true);
    expect(asks("never", { ...slip, touches: 1, sealed: true })).toBe(false);
  });

  it("understands what an older client kept", () => {
    expect(kept({ confirm: true }).confirm).toBe("weighty");
    expect(kept({ confirm: false, volume: 0.2 })).toEqual({ confirm: "never", volume: 0.2 });
    expect(kept({ confirm: "always" }).confirm).toBe("always");
  });
});

describe("options where only a few are in sight", () => {
  it("begin with what only a button can choose", () => {
    const placed = Array.from({ length: 12 }, (_, id) => option(id, `location:${id}`));
    const ids = strung([...placed, option(99)], []).map((one) => one.id);
    expect(ids.slice(0, 2)).toEqual([99, 0]);
  });
});
