// Every piece of a view is drawn, and every option can be reached by touching the board alone.
// With OSTOJA_SCENES=<folder> all scenes of that folder are gone through, otherwise the few beside this file.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Catalog, Option } from "../../protocol";
import { useSelection } from "../../targets/use-selection";
import { LANGUAGES, type Language } from "../../text/load";
import { Texts } from "../../text/texts";
import type { BoardProps } from "../contract";
import { type Scene, tonguesOf } from "../testing";
import board from "./index";
import { Board } from "./picture/board";
import { actorOf } from "./picture/deeds";
import { HUMAN_CARDS, isBase, NOBODY } from "./reading";
import fixture from "./scenes.fixture.json";
import type { View } from "./view";

const folder = process.env.OSTOJA_SCENES;
const file = folder ? join(folder, "zombie-terror.json") : "";
const material = (file && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : fixture) as unknown as {
  catalog: Catalog;
  scenes: Scene<View>[];
};

const tongues = tonguesOf("zombie-terror", board);
const names = ["Ada", "Borys", "Celina"];
const sayIn = (language: Language) => new Texts([tongues[language]], material.catalog, names);
const english = sayIn("en");

/** What the player has come to: chosen for good, or left to a button of the prompt. */
interface Outcome {
  chosen: number | null;
  ready: number[];
}

let root: HTMLElement | null = null;
afterEach(() => {
  if (root) render(null, root);
  root?.remove();
  root = null;
});

function Table({ scene, outcome, direct, say }: { scene: Scene<View>; outcome: Outcome; direct: boolean; say: Texts }) {
  const { update } = scene;
  const selection = useSelection(scene.name, update.options);
  outcome.ready = selection.ready.map((option) => option.id);
  if (selection.choice) outcome.chosen = selection.choice.id;
  const take = (option: Option) => {
    outcome.chosen = option.id;
  };
  const choose = direct ? { choose: take } : {};
  const props: BoardProps<View> = {
    view: update.view,
    me: scene.seat,
    people: scene.people,
    asked: update.asked,
    question: update.question,
    options: [...selection.options],
    lit: selection.lit,
    chosen: new Set(selection.touched),
    marked: new Set(),
    touch: selection.touch,
    news: [],
    feed: [],
    say,
    ...choose,
  };
  return <Board {...props} />;
}

function lay(scene: Scene<View>, direct = true, say = english): { element: HTMLElement; outcome: Outcome } {
  if (root) render(null, root);
  root?.remove();
  const element = document.createElement("div");
  document.body.append(element);
  root = element;
  const outcome: Outcome = { chosen: null, ready: [] };
  act(() => render(<Table scene={scene} outcome={outcome} direct={direct} say={say} />, element));
  return { element, outcome };
}

function press(element: Element | null): boolean {
  if (!element) return false;
  act(() => void element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  return true;
}

/** Escape takes everything back that was touched. */
function takeBack(element: HTMLElement, outcome: Outcome): void {
  const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
  act(() => void element.querySelector(".zt")?.dispatchEvent(key));
  outcome.chosen = null;
}

/** Touch one's way to an option, as a player would. */
function play(option: Option, element: HTMLElement): void {
  const mark = () => element.querySelector(`[data-option~="${option.id}"]`);
  const target = (name: string) => element.querySelector(`[data-target="${name}"][aria-pressed]`);
  if (press(mark())) {
    press(element.querySelector(`.zt-bar [data-option="${option.id}"]`));
    return;
  }
  if (press(element.querySelector(`[data-verb="${option.verb}"]`))) {
    for (const name of option.path) if (!press(mark())) press(target(name));
    return;
  }
  const actor = actorOf(option, english);
  if (actor !== NOBODY) press(target(english.target("character", actor)));
  else if (option.path.length) press(target(option.path[0]));
  if (press(mark())) press(element.querySelector(`.zt-bar [data-option="${option.id}"]`));
}

/** Fields are all alike: a few of them stand for the rest, which are only looked for. */
function sampled(options: readonly Option[]): Option[] {
  const fields = options.filter((option) => option.verb === "place");
  return options.filter((option) => option.verb !== "place" || fields.indexOf(option) % 40 === 0);
}

/** One option of each verb. */
const oneOfEach = (options: readonly Option[]): Option[] =>
  options.filter((option, at) => options.findIndex((other) => other.verb === option.verb) === at);

const count = (element: HTMLElement, selector: string) => element.querySelectorAll(selector).length;

describe("pieces", () => {
  it.each(material.scenes.map((scene) => [scene.name, scene] as const))("%s is drawn whole", (_, scene) => {
    const { element } = lay(scene);
    const view = scene.update.view as unknown as View;
    for (const [kind, name] of ["walker", "mutant", "hound"].entries()) {
      expect(count(element, `[data-piece="${name}"]`)).toBe(
        view.zombies.filter((zombie) => zombie.kind === kind).length,
      );
    }
    for (const zombie of view.zombies)
      expect(count(element, `[data-place="field:${zombie.field}"] .zt-zombie`)).toBe(1);
    const standing = view.characters.filter((one) => one.field >= 0);
    expect(count(element, '[data-piece="character"]')).toBe(standing.length);
    for (const one of standing) expect(count(element, `[data-place="field:${one.field}"] .zt-human`)).toBe(1);
    expect(count(element, '[data-piece="find"]')).toBe(view.finds.closed.length);
    expect(count(element, '[data-piece="nest"]')).toBe(view.finds.zombie.length);
    expect(count(element, '[data-piece="saved"]')).toBe(view.players.flatMap((player) => player.saved).length);
    expect(count(element, ".zt-entry")).toBe(view.board.entries.length);
    expect(count(element, ".zt-manhole")).toBe(view.board.manholes.length);
    const counts = { pool: view.pool, bullets: view.bullets, briefcase: Number(view.briefcase) };
    for (const [piece, number] of Object.entries(counts)) {
      expect(element.querySelector(`[data-piece="${piece}"]`)?.getAttribute("data-count")).toBe(String(number));
    }
    const own = (view.hand ?? []).filter((card) => isBase(view) || card >= HUMAN_CARDS);
    expect(count(element, '[data-place="hand"] [data-piece="card"]')).toBe(own.length);
    expect(count(element, '[data-place="pool"] [data-piece="card"]')).toBe(isBase(view) ? 0 : HUMAN_CARDS);
    expect(count(element, '[data-place="discard"] [data-piece="card"]')).toBe(view.cards.discard.length);
  });
});

const PATIENCE = 120_000; // a whole scene is played through, on whatever machine

const asked = material.scenes.filter((scene) => scene.update.options.length);

describe("touching", () => {
  it.each(asked.map((scene) => [scene.name, scene] as const))(
    "%s: every option is chosen on the board",
    (_, scene) => {
      const { element, outcome } = lay(scene);
      for (const option of scene.update.options.filter((one) => one.verb === "place" || one.verb === "activate")) {
        expect(element.querySelector(`[data-target="${option.path[0]}"][aria-pressed]`), option.path[0]).not.toBeNull();
      }
      for (const option of sampled(scene.update.options)) {
        play(option, element);
        expect(outcome.chosen, english.option(option)).toBe(option.id);
        takeBack(element, outcome);
      }
    },
    PATIENCE,
  );

  it.each(asked.map((scene) => [scene.name, scene] as const))(
    "%s: touches alone lead to every target",
    (_, scene) => {
      const { element, outcome } = lay(scene, false);
      for (const option of oneOfEach(scene.update.options).filter((one) => one.path.length)) {
        play(option, element);
        expect(outcome.chosen === option.id || outcome.ready.includes(option.id), english.option(option)).toBe(true);
        takeBack(element, outcome);
      }
    },
    PATIENCE,
  );
});

describe("texts", () => {
  const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]).sort();

  it("are the same in both languages", () => {
    expect(keys(board.texts.pl)).toEqual(keys(board.texts.en));
  });

  it("guide through every question", () => {
    const questions = Object.keys(material.catalog.phrases).filter((key) => key.startsWith("ask-"));
    for (const key of questions) expect(english.has(`guide-${key}`), key).toBe(true);
    for (const part of ["intro", "intro.goal", "intro.turn", "intro.win"]) expect(english.has(part), part).toBe(true);
  });

  it.each(LANGUAGES)(
    "%s say everything on the board and in the panels",
    (language) => {
      const say = sayIn(language);
      const text = vi.spyOn(say, "text");
      for (const scene of material.scenes) {
        const { element } = lay(scene, true, say);
        expect(element.textContent).not.toMatch(/\bzt-[a-z]/);
        const props = {
          view: scene.update.view,
          say,
          lit: new Set(),
          chosen: new Set(),
          options: [],
        } as unknown as BoardProps<View>;
        const shown = JSON.stringify([board.panels(props), board.hand(props), board.account?.(props)]);
        expect(shown).not.toMatch(/"zt-/);
      }
      for (const [key] of text.mock.calls) expect(say.has(key), key).toBe(true);
    },
    PATIENCE,
  );
});
