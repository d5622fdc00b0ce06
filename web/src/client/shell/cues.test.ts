import { describe, expect, it } from "vitest";
import type { Item } from "../../protocol";
import { cueOf, soundOf } from "./cues";

const told = (kind: string): Item => ({ t: "event", kind, args: [] });
const cues = { death: ["eaten"], vote: ["voted"], dice: ["rolled"], arrival: ["zombie"] };

describe("the cue of an update", () => {
  it("is the gravest of what it brought", () => {
    expect(cueOf(cues, [told("zombie"), told("rolled"), told("eaten")])).toBe("death");
    expect(cueOf(cues, [told("zombie"), told("rolled")])).toBe("dice");
    expect(cueOf(cues, [told("dealt")])).toBeNull();
    expect(cueOf({}, [told("eaten")])).toBeNull();
  });
});

describe("the sound of an update", () => {
  const heard = { cues, news: [told("voted")], over: false, turn: false, seen: true };

  it("is one: the end, else what happened, else the turn", () => {
    expect(soundOf({ ...heard, over: true, turn: true })).toBe("end");
    expect(soundOf({ ...heard, turn: true })).toBe("vote");
    expect(soundOf({ ...heard, turn: true, news: [] })).toBe("knock");
    expect(soundOf({ ...heard, news: [] })).toBeNull();
  });

  it("calls whoever does not look at the page", () => {
    expect(soundOf({ ...heard, turn: true, seen: false })).toBe("knock");
  });
});
