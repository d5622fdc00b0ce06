// The picture against scenes of real games: every option can be touched, every piece is drawn, in both languages.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { afterEach, describe, expect, it } from "vitest";
import type { Catalog, Option } from "../../protocol";
import { LANGUAGES, type Language } from "../../text/load";
import { Texts } from "../../text/texts";
import type { BoardProps } from "../contract";
import { type Scene, sceneProps, tonguesOf } from "../testing";
import module from "./index";
import { fitting, following } from "./picture/camera";
import { CLOSEST } from "./picture/layout";
import { FIRST_DEMON, HEROES, heroesOf } from "./reading";
import type { View } from "./view";

// With OSTOJA_SCENES all scenes of that folder are drawn, else a few that cover every question and every verb.
const FOLDER = process.env.OSTOJA_SCENES;
const SCENES = FOLDER ? join(FOLDER, "claustrophobia.json") : join(__dirname, "scenes.fixture.json");
const LONG = 900_000;
const material = JSON.parse(readFileSync(SCENES, "utf8")) as { catalog: Catalog; scenes: Scene<View>[] };

const names = ["Ada", "Borys"];
const tongues = tonguesOf("claustrophobia", module);
const says = {
  en: new Texts([tongues.en], material.catalog, names),
  pl: new Texts([tongues.pl], material.catalog, names),
};

const propsOf = (scene: Scene<View>, language: Language = "en", touched: readonly string[] = []): BoardProps<View> => ({
  ...sceneProps(scene, says[language], touched),
  choose: () => undefined,
});

const place = document.createElement("div");
document.body.append(place);

function draw(scene: Scene<View>, language: Language = "en", touched: readonly string[] = []): HTMLElement {
  const Board = module.Board!;
  render(<Board {...propsOf(scene, language, touched)} />, place);
  return place;
}

afterEach(() => render(null, place));

const targetsIn = (root: Element): Set<string> =>
  new Set([...root.querySelectorAll<HTMLElement>("[data-target]")].map((one) => one.dataset.target ?? ""));

const isOpen = (root: Element, target: string): boolean =>
  [...root.querySelectorAll(`[data-target="${target}"]`)].some((one) => one.hasAttribute("aria-pressed"));

function piecesMissing(scene: Scene<View>, root: Element): string[] {
  const view = scene.update.view as unknown as View;
  const found: string[] = [];
  const count = (selector: string) => root.querySelectorAll(selector).length;
  const compare = (what: string, drawn: number, wanted: number) => {
    if (drawn !== wanted) found.push(`${scene.name}: ${what} ${drawn} of ${wanted}`);
  };
  const drawn = new Map<string, number>();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const key = `${piece.closest<HTMLElement>("[data-place]")?.dataset.place} ${piece.dataset.piece}`;
    drawn.set(key, (drawn.get(key) ?? 0) + 1);
  }
  for (const tile of view.tiles) {
    const label = says.en.target("tile", tile.tile);
    const on = (piece: string, wanted: number) =>
      compare(`${label} ${piece}`, drawn.get(`${label} ${piece}`) ?? 0, wanted);
    on("hero", tile.humans.length);
    on("troglodyte", tile.demons.filter((one) => one < FIRST_DEMON).length);
    on("demon", tile.demons.filter((one) => one >= FIRST_DEMON).length);
    on("hole-token", tile.holes);
    on("lying", tile.lying);
    on("ambush", view.ambushes.filter((one) => one === tile.tile).length);
    on("seal", tile.kind === "pentacle" ? view.seals : 0);
  }
  compare("Destiny dice", count('[data-piece="destiny-die"]'), view.destiny_dice.length);
  compare("Action dice", count('[data-piece="action-die"]'), view.action_dice.length);
  compare("heroes' cards", count(".cla-hero"), view.warriors.filter((one) => one.warrior < HEROES).length);
  compare(
    "lost lines",
    count(".cla-line.lost"),
    heroesOf(view).reduce((sum, one) => sum + one.cancelled.length, 0),
  );
  return found;
}

/** Keys that nobody translated, and numbers that are none. */
function unsaid(text: string): string | undefined {
  const raw = /\b(b-[a-z-]+|[a-z]+-about-[a-z]+|talent-[a-z]+|undefined|NaN|CLA-[A-Z0-9-]+)\b/;
  return raw.exec(text.replace(/"(key|target|icon)":"[^"]*"/g, ""))?.[0];
}

const wordsIn = (root: Element): string =>
  [
    root.textContent,
    ...[...root.querySelectorAll("[aria-label], [title]")].flatMap((one) => [
      one.getAttribute("aria-label"),
      one.getAttribute("title"),
    ]),
  ].join(" ");

describe("the board of Claustrophobia", () => {
  it(
    "draws every piece, has a target for every step of every option, and says all in English",
    () => {
      const problems: string[] = [];
      for (const scene of material.scenes) {
        const root = draw(scene);
        const found = targetsIn(root);
        for (const option of scene.update.options) {
          for (const target of option.path)
            if (!found.has(target)) problems.push(`${scene.name}: no ${target} for ${option.verb}`);
          if (option.path.length && !isOpen(root, option.path[0]))
            problems.push(`${scene.name}: ${option.path[0]} is closed`);
        }
        problems.push(...piecesMissing(scene, root));
        const word = unsaid(wordsIn(root));
        if (word) problems.push(`${scene.name}: ${word}`);
      }
      expect(problems).toEqual([]);
    },
    LONG,
  );

  it(
    "offers every verb without a target, and every verb that shares what was touched, but none in a replay",
    () => {
      const missing: string[] = [];
      const Board = module.Board!;
      for (const scene of material.scenes) {
        const chosen = new Set<number>();
        const offer = (touched: string[]) => {
          const props = { ...propsOf(scene, "en", touched), choose: (option: Option) => void chosen.add(option.id) };
          render(<Board {...props} />, place);
          for (const button of place.querySelectorAll<HTMLElement>("[data-option]")) button.click();
        };
        offer([]);
        const { options } = scene.update;
        const paths = options.map((option) => option.path.join(" "));
        const shared = options.filter((_, at) => paths.filter((path) => path === paths[at]).length > 1);
        for (const option of shared) if (option.path.length) offer(option.path);
        for (const option of [...options.filter((one) => !one.path.length), ...shared])
          if (!chosen.has(option.id)) missing.push(`${scene.name} ${option.verb}`);
        render(<Board {...propsOf(scene)} choose={undefined} />, place);
        if (place.querySelector("[data-option]")) missing.push(`${scene.name} replay`);
      }
      expect(missing).toEqual([]);
    },
    LONG,
  );

  it("looks at everything that can be touched, as long as it stays readable", () => {
    const box = { left: 0, top: 0, width: 2400, height: 2400 };
    const open = { left: 100, top: 1500, width: 1200, height: 700 };
    const far = following(box, { x: 200, y: 200 }, open, 560, 600);
    expect(far.scale).toBeCloseTo(560 / 1200);
    expect(Math.abs(far.x - 700)).toBeLessThan(1);
    const wide = following(box, { x: 200, y: 200 }, { ...open, width: 2300 }, 560, 600);
    expect([wide.scale, wide.x < 800]).toEqual([0.4, true]);
    expect(fitting({ left: 0, top: 0, width: 300, height: 300 }, 1200, 900).scale).toBe(CLOSEST);
  });

  it(
    "opens the later targets of every option once the earlier ones are touched",
    () => {
      const closed: string[] = [];
      for (const scene of material.scenes) {
        const starts = new Map<string, string[][]>();
        for (const { path } of scene.update.options) {
          if (path.length > 1) starts.set(path[0], [...(starts.get(path[0]) ?? []), path]);
        }
        for (const [first, paths] of starts) {
          const root = draw(scene, "en", [first]);
          for (const path of paths) if (!isOpen(root, path[1])) closed.push(`${scene.name}: ${path.join(" ")}`);
        }
      }
      expect(closed).toEqual([]);
    },
    LONG,
  );

  it(
    "says everything in Polish",
    () => {
      for (const scene of material.scenes)
        expect([scene.name, unsaid(wordsIn(draw(scene, "pl")))]).toEqual([scene.name, undefined]);
    },
    LONG,
  );

  it.each(LANGUAGES)(
    "says and names everything in the panels (%s)",
    (language) => {
      for (const scene of material.scenes) {
        const props = propsOf(scene, language);
        const written = JSON.stringify([...module.panels(props), ...module.hand(props)]);
        const missing = scene.update.options.flatMap((option) =>
          option.path.filter((target) => !written.includes(`"${target}"`)),
        );
        expect([scene.name, missing, unsaid(written)]).toEqual([scene.name, [], undefined]);
      }
    },
    LONG,
  );

  it("has an introduction and a guide for every question, in both languages", () => {
    const questions = Object.keys(material.catalog.phrases).filter((key) => key.startsWith("ask-"));
    for (const say of Object.values(says)) {
      for (const key of ["intro", "intro.goal", "intro.turn", "intro.win", ...questions.map((one) => `guide-${one}`)]) {
        expect([say.language, key, say.has(key)]).toEqual([say.language, key, true]);
      }
    }
  });
});
