import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Item } from "../../protocol";
import { cueOf, CUES, soundOf } from "./cues";

const told = (kind: string): Item => ({ t: "told", kind, args: [] });
const GAMES = join(import.meta.dirname, "../../../../src/ostoja/games");

describe("cues", () => {
  it.each(Object.keys(CUES))("of %s name events that the game tells", (game) => {
    const texts = readFileSync(join(GAMES, game.replaceAll("-", "_"), "text/en.ftl"), "utf8");
    for (const kind of Object.values(CUES[game]).flat()) expect(texts).toContain(`event-${kind} =`);
  });

  it("are the gravest of what an update brought", () => {
    expect(cueOf("mall-of-horror", [told("zombie"), told("rolled"), told("eaten")])).toBe("death");
    expect(cueOf("mall-of-horror", [told("zombie"), told("rolled")])).toBe("dice");
    expect(cueOf("mall-of-horror", [told("dealt")])).toBeNull();
    expect(cueOf("another-game", [told("eaten")])).toBeNull();
  });
});

describe("the sound of an update", () => {
  const heard = { game: "osaczeni", news: [told("voted")], over: false, turn: false, seen: true };

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
