// Every option can be reached by touching, and every piece of the view is in the picture, in scenes of real games.
// The scenes are no part of the sources: OSTOJA_SCENES names their folder, and without it only the samples are checked.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import type { Catalog, Person, Update } from "../../protocol";
import { select } from "../../targets/selection";
import { Texts } from "../../text/texts";
import { Tongue } from "../../text/tongue";
import type { BoardProps } from "../contract";
import { Hand, Panels } from "../panels";
import { Board } from "./board";
import outlive from "./index";
import { isOpen, type Wasteland } from "./view";

interface Scene {
  name: string;
  seat: number | null;
  people: Person[];
  update: Update;
}

const SOURCE = join(__dirname, "../../../../src/ostoja");
const read = (path: string) => readFileSync(join(SOURCE, path), "utf8");
const folder = process.env.OSTOJA_SCENES ?? "";
const file = join(folder, "outlive.json");
const material = folder && existsSync(file)
  ? (JSON.parse(readFileSync(file, "utf8")) as { catalog: Catalog; scenes: Scene[] })
  : null;

function tongue(language: string): Tongue {
  const sources = [read(`text/common/${language}.ftl`), read(`games/outlive/text/${language}.ftl`), outlive.texts[language]];
  return new Tongue(language, sources);
}

const TONGUES = { en: tongue("en"), pl: tongue("pl") };

/** The texts of one language alone: what is missing comes out as its key. */
function sayIn(language: "en" | "pl", scene: Scene, catalog: Catalog): Texts {
  return new Texts([TONGUES[language]], catalog, scene.people.map((one) => one.name));
}

function propsOf(scene: Scene, catalog: Catalog, touched: string[] = [], language: "en" | "pl" = "en"): BoardProps {
  const { update } = scene;
  const selection = select(update.options, touched);
  return {
    view: update.view, me: scene.seat, people: scene.people, asked: update.asked, question: update.question,
    options: [...selection.options], lit: selection.lit, chosen: new Set(touched), marked: new Set(), touch: () => {},
    news: [], say: sayIn(language, scene, catalog),
  };
}

let root: HTMLElement;

function draw(props: BoardProps): HTMLElement {
  root = document.createElement("div");
  document.body.append(root);
  act(() => render(<><Board {...props} /><Hand module={outlive} props={props} /></>, root));
  return root;
}

afterEach(() => {
  if (!root) return;
  act(() => render(null, root));
  root.remove();
});

const open = (where: HTMLElement, target: string) =>
  where.querySelector(`button[data-target="${target}"][aria-pressed]`) !== null;

const pieces = (where: HTMLElement, place: string, piece: string) =>
  where.querySelectorAll(`[data-place="${place}"] [data-piece="${piece}"]`).length;

const KEYS = ["meat", "water", "can", "wood", "metal", "microchip", "ammo"];
const YIELDS: Record<number, string> = { 0: "ammo", 2: "metal", 4: "microchip", 6: "wood", 7: "water" };

function checkMap(where: HTMLElement, view: Wasteland, say: BoardProps["say"]): void {
  const heroes = view.players.filter(isOpen).flatMap((player) => player.heroes);
  for (let area = 0; area < 8; area++) {
    const place = say.target("area", area);
    expect(pieces(where, place, "hero")).toBe(heroes.filter((hero) => hero.area === area).length);
    if (YIELDS[area]) expect(pieces(where, place, YIELDS[area])).toBe(view.pools[area]);
  }
  for (const city of view.cities) {
    expect(pieces(where, `display:${city.area}`, "tile")).toBe(city.shown.length);
    expect(pieces(where, `stack:${city.area}`, "token")).toBe(city.stack);
  }
  expect(pieces(where, say.target("area", 3), "survivor")).toBe(view.ship.filter((berth) => berth.survivor).length);
  expect(pieces(where, say.target("area", 0), "algae")).toBe(view.algae ? 1 : 0);
  expect(pieces(where, "convoy", "event")).toBe(view.events.length);
}

function checkShelter(where: HTMLElement, view: Wasteland): void {
  const seat = Number(where.querySelector(".out-shelter")!.getAttribute("data-place")!.slice(5));
  const shelter = view.players[seat];
  if (!isOpen(shelter)) return;
  shelter.goods.forEach((count, kind) => expect(pieces(where, `goods:${seat}`, KEYS[kind])).toBe(count));
  for (const room of shelter.rooms) expect(pieces(where, `room:${seat}:${room.room}`, "survivor")).toBe(room.people);
  expect(pieces(where, `room:${seat}:41`, "survivor")).toBe(shelter.airlock);
  expect(pieces(where, `repaired:${seat}`, "tile")).toBe(shelter.repaired.length);
  expect(pieces(where, `broken:${seat}`, "tile")).toBe(shelter.broken.length);
  expect(pieces(where, `trophies:${seat}`, "animal")).toBe(shelter.animals.reduce((sum, count) => sum + count, 0));
  expect(pieces(where, `gauge:${seat}`, "marker")).toBe(1);
}

describe.skipIf(!material)("scenes of real games", () => {
  const { catalog, scenes } = material ?? { catalog: {} as Catalog, scenes: [] };

  it.each(scenes.map((scene) => [scene.name, scene] as const))("%s: every option can be touched", (_, scene) => {
    for (const option of scene.update.options) {
      option.path.forEach((target, at) => {
        const where = draw(propsOf(scene, catalog, option.path.slice(0, at)));
        expect(open(where, target), `${option.verb} ${option.path.join(" ")}: ${target}`).toBe(true);
        act(() => render(null, root));
        root.remove();
      });
    }
  });

  it.each(scenes.map((scene) => [scene.name, scene] as const))("%s: every piece is drawn", (_, scene) => {
    const props = propsOf(scene, catalog);
    const where = draw(props);
    const view = scene.update.view as Wasteland;
    if (where.querySelector(".out-draft")) expect(where.querySelectorAll("[data-piece=drawn]").length).toBe(view.drawn_tokens.length);
    else checkMap(where, view, props.say);
    checkShelter(where, view);
  });

  it.each(["en", "pl"] as const)("says everything in %s", (language) => {
    for (const scene of scenes) {
      const props = propsOf(scene, catalog, [], language);
      const where = draw(props);
      const panels = document.createElement("div");
      act(() => render(<Panels module={outlive} props={{ ...props, say: props.say }} />, panels));
      const said = [...where.querySelectorAll("[aria-label]"), ...panels.querySelectorAll("[aria-label]")];
      const words = [where.textContent, panels.textContent, ...said.map((one) => one.getAttribute("aria-label"))].join(" ");
      expect(words).not.toMatch(/out-[a-z]|-effect-|undefined|NaN|\{ ?\$/);
      if (scene.update.question) expect(props.say.has(`guide-${scene.update.question.key}`)).toBe(true);
      act(() => render(null, panels));
      act(() => render(null, root));
      root.remove();
    }
  });
});

describe("texts", () => {
  it("has the introduction and a guide to every question in both languages", () => {
    const questions = [...read("games/outlive/text/en.ftl").matchAll(/^(ask-[a-z-]+) =/gm)].map((match) => match[1]);
    expect(questions.length).toBeGreaterThan(20);
    for (const spoken of Object.values(TONGUES)) {
      for (const key of ["intro", "intro.goal", "intro.turn", "intro.win"]) expect(spoken.has(key), key).toBe(true);
      for (const question of questions) expect(spoken.has(`guide-${question}`), question).toBe(true);
    }
  });

  it("has the same keys in both languages", () => {
    const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]).sort();
    expect(keys(outlive.texts.pl)).toEqual(keys(outlive.texts.en));
  });
});
