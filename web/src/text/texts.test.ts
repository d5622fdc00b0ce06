import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Catalog, Item, Option, Question } from "../protocol";
import { Texts } from "./texts";
import { Tongue } from "./tongue";

type Pair = { sentences: Record<string, string> } & (
  | { kind: "event"; event: Item }
  | { kind: "act"; act: Item }
  | { kind: "question"; question: Question }
  | { kind: "option"; option: Option; question: string; seat: number }
);

interface Said {
  catalog: Catalog;
  sources: Record<string, string>;
  names: string[];
  pairs: Pair[];
}

const PYTHON = process.env.OSTOJA_PYTHON ?? "python3";
const WEB = resolve(import.meta.dirname, "../..");

/** What the Python texts say of random games. Where Python cannot run, the test fails: nothing is skipped silently. */
function spokenByPython(): Record<string, Said> {
  const folder = mkdtempSync(join(tmpdir(), "ostoja-sentences-"));
  try {
    const file = join(folder, "sentences.json");
    const paths = [join(WEB, "..", "src"), process.env.PYTHONPATH]
      .filter(Boolean)
      .join(process.platform === "win32" ? ";" : ":");
    execFileSync(PYTHON, [join(WEB, "tools", "sentences.py"), file], { env: { ...process.env, PYTHONPATH: paths } });
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, Said>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function said(texts: Texts, pair: Pair): string {
  switch (pair.kind) {
    case "event":
      return texts.item(pair.event);
    case "act":
      return texts.item(pair.act);
    case "question":
      return texts.question(pair.question);
    case "option":
      return texts.option(pair.option, pair.question, pair.seat);
  }
}

describe("texts say what the Python texts say", () => {
  const games = spokenByPython();

  it("has sentences of every game", () => {
    expect(Object.keys(games).length).toBeGreaterThanOrEqual(5);
    for (const game of Object.values(games)) expect(game.pairs.length).toBeGreaterThan(50);
  });

  for (const [key, game] of Object.entries(games)) {
    for (const language of ["en", "pl"]) {
      it(`${key} in ${language}`, () => {
        const tongues = [...new Set([language, "en"])].map((one) => new Tongue(one, [game.sources[one]]));
        const texts = new Texts(tongues, game.catalog, game.names);
        const mine = game.pairs.map((pair) => said(texts, pair));
        expect(mine).toEqual(game.pairs.map((pair) => pair.sentences[language]));
      });
    }
  }
});

describe("falling back", () => {
  const catalog = { domains: [], verbs: [], phrases: {}, talk: [] } as unknown as Catalog;
  const english = new Tongue("en", [
    "hello = Hello\nonly = Only here\n    .more = and more\ncount = { $n ->\n    [one] one\n   *[other] many\n }",
  ]);
  const polish = new Tongue("pl", ["hello = Cześć\nbroken = { $missing }"]);
  const texts = new Texts([polish, english], catalog, ["Ada"]);

  it("says a text in the language, else in English, else by its key", () => {
    expect(texts.text("hello")).toBe("Cześć");
    expect(texts.text("only")).toBe("Only here");
    expect(texts.text("only.more")).toBe("and more");
    expect(texts.text("nowhere")).toBe("nowhere");
  });

  it("does not say a text that lacks what it is told", () => {
    expect(texts.text("broken")).toBe("broken");
  });

  it("knows what the language itself can say", () => {
    expect(texts.has("hello")).toBe(true);
    expect(texts.has("only")).toBe(false);
  });

  it("uses the plural forms of the language", () => {
    expect(texts.text("count", { n: 1 })).toBe("one");
    expect(texts.text("count", { n: 3 })).toBe("many");
  });
});
