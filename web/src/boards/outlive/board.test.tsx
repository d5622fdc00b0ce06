// Every option can be reached by touching, and every piece of the view is in the picture, in scenes of real games.
// With OSTOJA_SCENES=<folder> all scenes of that folder are gone through, otherwise those beside this file.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Catalog, Option, Person } from "../../protocol";
import { LANGUAGES, type Language } from "../../text/load";
import { Texts } from "../../text/texts";
import type { BoardProps } from "../contract";
import { Panels } from "../panels";
import { type Scene as Any, gameSource, sceneProps, tonguesOf } from "../testing";
import outlive from "./index";
import { Board } from "./picture/board";
import { isOpen } from "./reading";
import fixture from "./scenes.fixture.json";
import type { Printed, View } from "./view";

// Drawings without names or targets would only make the tests slow.
vi.mock("../../icons", () => ({
  Icon: ({ label }: { label?: string }) => (label ? <i role="img" aria-label={label} /> : null),
  icons: (names: unknown) => names,
  isIcon: () => true,
}));
vi.mock("./picture/vignette", () => ({ Vignette: () => null }));
vi.setConfig({ testTimeout: 60_000 });

type Scene = Any<View>;

interface Material {
  catalog: Catalog;
  scenes: Scene[];
}

/** A scene as it is kept beside this file: without people, and without what is printed and always the same. */
type Kept = Scene["update"] & Pick<Scene, "name" | "seat"> & { seats: number };

const NAMES = ["Ada", "Borys", "Celina", "Dawid"];

const person = (seat: number): Person => ({
  seat,
  name: NAMES[seat],
  kind: "person",
  level: "",
  colour: seat,
  here: true,
  kept: false,
  host: seat === 0,
  ready: false,
  free: false,
  saved: "",
});

const fromFolder = (file: string): Material => JSON.parse(readFileSync(file, "utf8")) as Material;

function fromFixture(): Material {
  const { catalog, printed, scenes } = fixture as unknown as {
    catalog: Catalog;
    printed: Record<string, Printed>;
    scenes: Kept[];
  };
  return {
    catalog,
    scenes: scenes.map(({ name, seat, seats, view, ...update }) => ({
      name,
      seat,
      people: Array.from({ length: seats }, (_, at) => person(at)),
      update: { ...update, view: { ...view, printed: printed[seats] } },
    })),
  };
}

const file = process.env.OSTOJA_SCENES ? join(process.env.OSTOJA_SCENES, "outlive.json") : "";
const { catalog, scenes } = file && existsSync(file) ? fromFolder(file) : fromFixture();
const named = scenes.map((scene) => [scene.name, scene] as const);

const TONGUES = tonguesOf("outlive", outlive);
/** The texts of one language alone: what is missing comes out as its key. */
const SAY = { en: new Texts([TONGUES.en], catalog, NAMES), pl: new Texts([TONGUES.pl], catalog, NAMES) };

const propsOf = (scene: Scene, touched: string[] = [], language: Language = "en"): BoardProps<View> => ({
  ...sceneProps(scene, SAY[language], touched),
  choose: () => {},
});

let root: HTMLElement | null = null;

function clear(): void {
  if (root) render(null, root);
  root?.remove();
  root = null;
}
afterEach(clear);

function draw(props: BoardProps<View>): HTMLElement {
  clear();
  const place = document.createElement("div");
  root = place;
  document.body.append(place);
  act(() => render(<Board {...props} />, place));
  return place;
}

/** What can be touched after some targets: the beginnings of all paths, each with what follows it. */
function beginnings(options: readonly Option[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path } of options) {
    path.forEach((target, at) => {
      const before = path.slice(0, at).join(" ");
      found.set(before, (found.get(before) ?? new Set()).add(target));
    });
  }
  return found;
}

const open = (where: HTMLElement, target: string) =>
  where.querySelector(`button[data-target="${target}"][aria-pressed]`) !== null;

const pieces = (where: HTMLElement, place: string, piece: string) =>
  where.querySelectorAll(`[data-place="${place}"] [data-piece="${piece}"]`).length;

const KEYS = ["meat", "water", "can", "wood", "metal", "microchip", "ammo"];
const YIELDS: Record<number, string> = { 0: "ammo", 2: "metal", 4: "microchip", 6: "wood", 7: "water" };

function checkMap(where: HTMLElement, view: View, say: BoardProps<View>["say"]): void {
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

function checkShelter(where: HTMLElement, view: View): void {
  const seat = Number(where.querySelector(".out-shelter")!.getAttribute("data-place")!.slice("shelter:".length));
  const shelter = view.players[seat];
  if (!isOpen(shelter)) return;
  for (const [kind, count] of shelter.goods.entries()) expect(pieces(where, `goods:${seat}`, KEYS[kind])).toBe(count);
  for (const room of shelter.rooms) expect(pieces(where, `room:${seat}:${room.room}`, "survivor")).toBe(room.people);
  expect(pieces(where, `room:${seat}:41`, "survivor")).toBe(shelter.airlock);
  expect(pieces(where, `repaired:${seat}`, "tile")).toBe(shelter.repaired.length);
  expect(pieces(where, `broken:${seat}`, "tile")).toBe(shelter.broken.length);
  expect(pieces(where, `trophies:${seat}`, "animal")).toBe(shelter.animals.reduce((sum, count) => sum + count, 0));
  expect(pieces(where, `gauge:${seat}`, "marker")).toBe(1);
}

describe("scenes of real games", () => {
  it.each(named)("%s: every option can be touched", (_, scene) => {
    for (const [before, targets] of beginnings(scene.update.options)) {
      const where = draw(propsOf(scene, before ? before.split(" ") : []));
      for (const target of targets) expect(open(where, target), `${target} after "${before}"`).toBe(true);
    }
  });

  it.each(named)("%s: every verb without a target stands on the board, but not in a replay", (_, scene) => {
    const chosen: Option[] = [];
    const props = propsOf(scene);
    const where = draw({ ...props, choose: (option) => chosen.push(option) });
    const bare = scene.update.options.filter((option) => !option.path.length);
    for (const option of bare) where.querySelector<HTMLElement>(`[data-option="${option.id}"]`)?.click();
    expect(chosen).toEqual(bare);
    expect(draw({ ...props, choose: undefined }).querySelector("[data-option]")).toBeNull();
  });

  it.each(named)("%s: every piece is drawn", (_, scene) => {
    const props = propsOf(scene);
    const where = draw(props);
    const { view } = scene.update;
    if (where.querySelector(".out-draft"))
      expect(where.querySelectorAll("[data-piece=drawn]").length).toBe(view.drawn_tokens.length);
    else checkMap(where, view, props.say);
    checkShelter(where, view);
  });

  it.each(named)("%s: everything is said in both languages", (_, scene) => {
    for (const language of LANGUAGES) {
      const props = propsOf(scene, [], language);
      const where = draw(props);
      const panels = document.createElement("div");
      act(() => render(<Panels module={outlive} props={props} />, panels));
      const labels = [...where.querySelectorAll("[aria-label]"), ...panels.querySelectorAll("[aria-label]")];
      const said = [where.textContent, panels.textContent, ...labels.map((one) => one.getAttribute("aria-label"))].join(
        " ",
      );
      expect(said.match(/out-[a-z-]+|[a-z]+-effect-\w+|undefined|NaN|\{ ?\$/g) ?? []).toEqual([]);
      act(() => render(null, panels));
    }
  });

  it("names what every line of the feed is about", () => {
    for (const item of scenes.flatMap((scene) => scene.update.feed)) {
      for (const target of outlive.about(item, SAY.en)) expect(target).not.toMatch(/:$|:-1|undefined/);
    }
  });

  it("explains the scores by lines that add up", () => {
    for (const scene of scenes.filter((one) => one.update.view.phase === "over")) {
      const lines = outlive.account!(propsOf(scene));
      for (const player of scene.update.view.players) {
        const sum = lines.reduce((points, line) => points + line.points[player.seat], 0);
        expect(isOpen(player) && player.points).toBe(sum);
      }
    }
  });
});

describe("texts", () => {
  it("has the introduction and a guide to every question in both languages", () => {
    const questions = [...gameSource("outlive", "en").matchAll(/^(ask-[a-z-]+) =/gm)].map((match) => match[1]);
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
