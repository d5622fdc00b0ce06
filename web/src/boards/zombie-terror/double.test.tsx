// The second game of a double game: the sides are swapped, and the board says so, whoever sits where.

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import type { Catalog, Item } from "../../protocol";
import { LANGUAGES } from "../../text/load";
import { Texts } from "../../text/texts";
import { type Scene, sceneProps, teller, tonguesOf } from "../testing";
import module from "./index";
import { Board } from "./picture/board";
import { staged } from "./picture/motion";
import fixture from "./scenes.fixture.json";
import tale from "./tale.fixture.json";
import type { View } from "./view";

const catalog = fixture.catalog as unknown as Catalog;
const tongues = tonguesOf("zombie-terror", module);
const names = ["Ada", "Borys"];

/** A scene of a base game as one of the second game: the zombies' player has stars from the first. */
function second(name: string, stars: number): Scene<View> {
  const scene = structuredClone(fixture.scenes.find((one) => one.name === name)) as unknown as Scene<View>;
  const { view } = scene.update;
  Object.assign(view, { game: 2, games: 2 });
  for (const player of view.players) player.stars_before = player.side === "zombies" ? stars : 0;
  return scene;
}

let root: HTMLElement | null = null;
afterEach(() => {
  if (root) render(null, root);
  root?.remove();
  root = null;
});

const scenes = ["base0-47-pass", "base1-42-plague"];

describe.each(LANGUAGES)("the second game in %s", (language) => {
  const say = new Texts([tongues[language]], catalog, names);

  it.each(scenes)("%s: panels say which game it is and what is to be beaten", (name) => {
    const scene = second(name, 5);
    const panels = module.panels(sceneProps(scene, say));
    const words = JSON.stringify(panels);
    const { round } = scene.update.view;
    expect(words).toContain(say.text("zt-round-of-game", { round, game: 2, games: 2 }));
    expect(words).toContain(say.text("zt-to-beat", { stars: 5 }));
    expect(words).toContain(say.text("zt-stars-before", { count: 5 }));
    expect(words).not.toMatch(/zt-|undefined/);
  });

  it.each(scenes)("%s: the drawn board shows the stars with whom has them", (name) => {
    const scene = second(name, 4);
    const element = document.createElement("div");
    root = element;
    document.body.append(element);
    act(() => render(<Board {...sceneProps(scene, say)} />, element));
    const before = [...element.querySelectorAll('[data-piece="stars-before"]')];
    expect(before.map((one) => one.getAttribute("data-count"))).toEqual(["4"]);
    const party = before[0].closest(".zt-party");
    const zombies = scene.update.view.players.find((player) => player.side === "zombies");
    expect(party?.textContent).toContain(scene.people.find((one) => one.seat === zombies?.seat)?.name);
  });

  it.each(scenes)("%s: the account adds the first game, and every seat has its own", (name) => {
    const scene = second(name, 3);
    const { view } = scene.update;
    const lines = module.account?.(sceneProps(scene, say)) ?? [];
    const total = view.players.map((_, seat) => lines.reduce((sum, line) => sum + line.points[seat], 0));
    expect(total).toEqual(view.players.map((player) => player.stars + (player.stars_before ?? 0)));
  });

  it("tells of half-time and of both ends", () => {
    const { tale: told } = teller("zombie-terror", module, catalog, { feed: [], view: tale.view, names });
    const ends = [
      ["double-win", 1, 6, 5],
      ["double-draw", 5],
    ];
    const turns = ends.flatMap((end) => module.turns?.(told(language, [["half-time", 0, 5, 1], end])) ?? []);
    expect(turns).toHaveLength(4);
    for (const { text } of turns) expect(text).not.toMatch(/zt-turn|\{|undefined/);
  });
});

describe("what turned a double game", () => {
  it("is laid at the door of whoever played the zombies then", () => {
    const night = ["turned-zombie", 1, 83];
    const feed = [["zombie-player", 1], night, ["half-time", 0, 2, 1], ["zombie-player", 0], night];
    const { tale: told, kindAt } = teller("zombie-terror", module, catalog, { feed, view: tale.view, names });
    const turns = module.turns?.(told("en")) ?? [];
    const lost = turns.filter((turn) => kindAt(turn.item) === "turned-zombie");
    expect(lost.map((turn) => turn.seat)).toEqual([1, 0]);
    for (const { text } of lost) expect(text).toMatch(/first to get up/);
  });
});

describe("before the second game", () => {
  it("no piece of the new set-up is shown while the first game is still being told", () => {
    const { view } = second("base0-47-pass", 5).update;
    const told = (kind: string, ...args: number[]): Item => ({ t: "event", kind, args });
    const one = view.characters.find((person) => person.field >= 0)!;
    const pending = [told("moved", one.character, 3, 4), told("half-time", 0, 5, 1)];
    const shown = staged(view, pending);
    expect(shown.zombies).toEqual([]);
    expect(new Set(shown.characters.map((person) => person.field))).toEqual(new Set([-1]));
    const after = staged(view, [...pending, told("placed", one.character, one.field)]);
    expect(after.zombies).toEqual([]);
  });
});
