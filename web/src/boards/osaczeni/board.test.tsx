// Every option can be reached by touch, and every piece of the view is drawn where it lies.

import { h, render } from "preact";
import { describe, expect, test } from "vitest";
import type { Catalog, Option, Question } from "../../protocol";
import { LANGUAGES, type Language } from "../../text/load";
import { Texts } from "../../text/texts";
import type { BoardProps } from "../contract";
import { gameSource, type Scene, sceneProps, tonguesOf } from "../testing";
import board from "./index";
import { catalog, mall, people } from "./scenes.fixture";
import type { View } from "./view";

const tongues = tonguesOf("osaczeni", board);

function propsOf(scene: Scene<View>, known: Catalog, language: Language, touched: string[] = []): BoardProps<View> {
  const { feed } = scene.update;
  const say = new Texts(
    [tongues[language]],
    known,
    scene.people.map((one) => one.name),
  );
  return { ...sceneProps(scene, say, touched), news: feed, feed };
}

/** What a picture holds: pieces by place, targets that can be touched, and all it says. */
interface Seen {
  pieces: Map<string, number>;
  buttons: Set<string>;
  words: string;
  nested: boolean;
}

function look(props: BoardProps<View>): Seen {
  const root = document.createElement("div");
  render(h(board.Board!, props), root);
  const seen: Seen = { pieces: new Map(), buttons: new Set(), words: root.textContent ?? "", nested: false };
  const add = (key: string, more = 1) => seen.pieces.set(key, (seen.pieces.get(key) ?? 0) + more);
  const visit = (element: Element, around: string, inButton: boolean) => {
    const place = element.getAttribute("data-place") ?? around;
    const piece = element.getAttribute("data-piece");
    if (piece) add(`${place} ${piece}`, Number(element.getAttribute("data-count") ?? 1));
    if (element.hasAttribute("data-free")) add(`${place} free`);
    if (element.classList.contains("osa-is-hidden")) add(`${place} hidden`);
    const button = element.tagName === "BUTTON";
    if (button && inButton) seen.nested = true;
    if (button && element.hasAttribute("data-target")) seen.buttons.add(element.getAttribute("data-target")!);
    seen.words += ` ${element.getAttribute("aria-label") ?? ""} ${element.getAttribute("title") ?? ""}`;
    for (const child of element.children) visit(child, place, inButton || button);
  };
  visit(root, "", false);
  render(null, root);
  return seen;
}

function expected(view: View): Record<string, number> {
  const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
  const stale = view.phase === "truck" || view.phase === "over" || (view.phase === "badge" && view.dice.length > 0);
  const wanted: Record<string, number> = {
    "cold character": view.cold.length,
    [`player-${view.badge} badge`]: 1,
    [`player-${view.victim} victim`]: 1,
    "bench character": sum(view.players.map((player) => player.unplaced.length)),
    "hatch die": stale ? 0 : view.dice.length + view.dice_hidden,
    "hand item": sum(view.hand ?? []),
    "found item": view.truck,
  };
  for (const area of view.places) {
    wanted[`area-${area.number} character`] = area.heads.length;
    wanted[`area-${area.number} hidden`] = area.hidden.length;
    wanted[`area-${area.number} monster`] = area.monsters;
    wanted[`area-${area.number} free`] = area.closed || !area.capacity ? 0 : area.capacity - area.heads.length;
  }
  return Object.fromEntries(Object.entries(wanted).filter(([, count]) => count));
}

function checkScene(scene: Scene<View>, known: Catalog): void {
  const view = scene.update.view as View;
  for (const language of LANGUAGES) {
    const props = propsOf(scene, known, language);
    const seen = look(props);
    expect(Object.fromEntries(seen.pieces), scene.name).toEqual(expected(view));
    const words = `${seen.words} ${JSON.stringify(board.panels(props))} ${JSON.stringify(board.hand(props))}`;
    expect(words.match(/osa-[a-z-]+|undefined|NaN/)?.[0], scene.name).toBeUndefined();
    expect(seen.nested, "a button in a button").toBe(false);
  }
  // Touch the targets of every option one after the other: each has to be a button when it is due.
  const looks = new Map<string, Set<string>>();
  for (const option of scene.update.options) {
    option.path.forEach((target, at) => {
      const touched = option.path.slice(0, at);
      const key = touched.join(" ");
      if (!looks.has(key)) looks.set(key, look(propsOf(scene, known, "en", touched)).buttons);
      expect(looks.get(key)!.has(target), `${scene.name}: ${option.verb} ${option.path.join(" ")}`).toBe(true);
    });
  }
}

const asks: [string, number[], Option[]][] = [
  ["ask-place", [0, 0], [{ id: 1, verb: "place", path: ["character:crybaby", "area:toys"] }]],
  [
    "ask-vote",
    [6, 0],
    [
      { id: 2, verb: "vote", path: ["seat:1"] },
      { id: 3, verb: "vote", path: ["seat:0"] },
    ],
  ],
  ["ask-tie", [6, 2], [{ id: 4, verb: "choose", path: ["seat:2"] }]],
  ["ask-keep", [0, 0], [{ id: 5, verb: "keep", path: ["item:gun"] }]],
  ["ask-give", [0, 0], [{ id: 6, verb: "give", path: ["item:chainsaw", "seat:2"] }]],
  ["ask-surplus", [0, 0], [{ id: 7, verb: "box", path: ["item:energy-drink"] }]],
  ["ask-announce", [0, 0], [{ id: 8, verb: "go", path: ["area:hall"] }]],
  [
    "ask-move",
    [0, 5],
    [
      { id: 9, verb: "move", path: ["character:defender"] },
      { id: 10, verb: "move-two", path: ["character:defender", "character:leader"] },
    ],
  ],
  ["ask-drink", [0, 0], [{ id: 11, verb: "run", path: ["character:leader", "area:toys"] }]],
  ["ask-haunt", [0, 0], [{ id: 12, verb: "haunt", path: ["area:car-park"] }]],
  [
    "ask-discuss",
    [6, 2],
    [
      { id: 13, verb: "lure", path: ["area:toilets"] },
      { id: 14, verb: "hide", path: ["character:defender"] },
      { id: 15, verb: "fight", path: ["item:energy-drink"] },
    ],
  ],
  ["ask-victim", [0, 6], [{ id: 16, verb: "sacrifice", path: ["character:leader"] }]],
];

describe("the board of Osaczeni", () => {
  test.each(asks)("every option of %s can be touched", (key, args, options) => {
    const question: Question = { key, args, rule: "" };
    const view = mall({ placing: key === "ask-place", searching: key === "ask-keep" || key === "ask-give" });
    const update = { view, options, question, asked: [0], feed: [] };
    checkScene({ name: key, seat: 0, people, update }, catalog);
  });

  test("the texts hold an introduction and a guide to every question, in both languages", () => {
    const game = gameSource("osaczeni", "en");
    const keys = [...game.matchAll(/^(ask-[a-z]+) =/gm)].map((found) => found[1]);
    expect(keys.length).toBeGreaterThan(10);
    for (const tongue of Object.values(tongues)) {
      for (const part of ["intro", "intro.goal", "intro.turn", "intro.win"]) expect(tongue.has(part)).toBe(true);
      for (const key of keys) expect(tongue.has(`guide-${key}`), key).toBe(true);
    }
    const named = /^([a-z][a-z0-9-]*) =/gm;
    const own = (language: string) => [...board.texts[language].matchAll(named)].map((found) => found[1]).sort();
    expect(own("pl")).toEqual(own("en"));
  });
});
