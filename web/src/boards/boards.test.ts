// What holds of every board, also of the next one: its files are called as those of the others, and it hears what its
// game tells. docs/explanation/client.md says what each file is for.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { BoardModule } from "./contract";
import { gameSource } from "./testing";

const HERE = import.meta.dirname;
const modules = import.meta.glob<BoardModule>("./*/index.ts", { eager: true, import: "default" });
const GAMES = Object.keys(modules).map((path) => path.split("/")[1]);

const EVERY = [
  "about.ts",
  "board.test.tsx",
  "cues.ts",
  "facts.ts",
  "hand.ts",
  "icons.ts",
  "index.ts",
  "lesson.ts",
  "panels.ts",
  "reading.ts",
  "tale.fixture.json",
  "tale.test.ts",
  "texts",
  "texts.ts",
  "turns.ts",
  "view.ts",
  "words.ts",
  "picture/bar.tsx",
  "picture/board.css",
  "picture/board.tsx",
  "picture/status.tsx",
];
/** What a game may not need: points, dice, colours of its own, what the feed alone remembers; and parts of the panels. */
const SOME = /^(account|colours|luck|memory|panels-[a-z]+)\.ts$|\.(test|fixture)\.|^picture$/;

describe.each(GAMES)("the board of %s", (game) => {
  const board = modules[`./${game}/index.ts`];

  it("has the files that every board has", () => {
    expect(EVERY.filter((file) => !existsSync(join(HERE, game, file)))).toEqual([]);
  });

  it("has no others beside its picture", () => {
    expect(readdirSync(join(HERE, game)).filter((file) => !EVERY.includes(file) && !SOME.test(file))).toEqual([]);
  });

  it("needs its picture for nothing but the picture", () => {
    const known = readdirSync(join(HERE, game)).filter((file) => /^[a-z-]+\.ts$/.test(file) && file !== "index.ts");
    const drawn = known.filter((file) => readFileSync(join(HERE, game, file), "utf8").includes('"./picture/'));
    expect(drawn).toEqual([]);
  });

  it("hears events that the game tells", () => {
    const kinds = Object.values(board.cues ?? {}).flat();
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds) expect(gameSource(game, "en")).toContain(`event-${kind} =`);
  });
});
