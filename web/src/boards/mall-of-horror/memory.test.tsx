// What the feed remembers is drawn after a reload, without any news; what needs no target is a button of the board.

import { readFileSync } from "node:fs";
import { h, render } from "preact";
import { expect, test, vi } from "vitest";
import type { Catalog, Item } from "../../protocol";
import { Texts } from "../../text/texts";
import type { BoardProps } from "../contract";
import { offered } from "../refuge/offered";
import { type Scene, sceneProps, tongueOf } from "../testing";
import board from "./index";
import { recall, stillSays } from "./memory";
import type { View } from "./view";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const { catalog, scenes } = JSON.parse(read("./scenes.fixture.json")) as { catalog: Catalog; scenes: Scene<View>[] };
const tongue = tongueOf("mall-of-horror", board, "en");
const told = (kind: string, ...args: number[]): Item => ({ t: "event", kind, args });
const vote = [told("voted", 0, 1, 2), told("voted", 1, 0, 1), told("elected", 1, 4, 2)];

function draw(scene: Scene<View>, more: Partial<BoardProps<View>>): HTMLElement {
  const root = document.createElement("div");
  const say = new Texts(
    [tongue],
    catalog,
    scene.people.map((one) => one.name),
  );
  const props = { ...sceneProps(scene, say), ...more };
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1386, 1019);
  render(h(board.Board!, props), root);
  return root;
}

test("every option without a target is a button, and chooses itself", () => {
  const bare = scenes.filter((scene) => scene.update.options.some((option) => !option.path.length));
  expect(bare.length).toBeGreaterThan(2);
  for (const scene of bare) {
    const choose = vi.fn();
    const root = draw(scene, { choose });
    for (const option of scene.update.options.filter((one) => !one.path.length)) {
      const buttons = root.querySelectorAll<HTMLElement>(`[data-option="${option.id}"]`);
      expect(buttons.length, `${scene.name}: ${option.verb}`).toBe(1);
      buttons[0].click();
      expect(choose).toHaveBeenLastCalledWith(option);
    }
    expect(draw(scene, {}).querySelector("[data-option]"), "nothing to choose in a replay").toBeNull();
  }
});

test("where a touched character may walk or sprint, walking is offered too", () => {
  const walk = { id: 1, verb: "move", path: ["character:gunman"] };
  const sprint = { id: 2, verb: "sprint", path: ["character:gunman", "location:hq"] };
  expect(offered({ options: [walk, sprint], chosen: new Set() })).toEqual([]);
  expect(offered({ options: [walk, sprint], chosen: new Set(["character:gunman"]) })).toEqual([walk]);
});

test("the last ballot lies on the wheel after a reload", () => {
  const scene = scenes.find((one) => one.update.view.phase === "attack" && one.people.length > 2)!;
  const root = draw(scene, { feed: [told("round", 1), ...vote] });
  const label = root.querySelector(".moh-open-wheel")?.getAttribute("aria-label");
  expect(label).toBe(
    `${scene.people[0].name} → ${scene.people[1].name}, 2 votes; ${scene.people[1].name} → ${scene.people[0].name}, 1 vote`,
  );
  expect(draw(scene, {}).querySelector(".moh-open-wheel")).toBeNull();
});

test("a ballot says something until the next round, or until it is taken back", () => {
  const view = { phase: "attack", ballot: null } as unknown as View;
  expect(stillSays(recall([told("round", 2), ...vote]), view)?.elected).toBe(1);
  expect(stillSays(recall([told("round", 2), ...vote, told("round", 3)]), view)).toBeNull();
  const back: Item = { t: "note", what: "back", seat: 0, to: 1 };
  expect(recall([told("round", 2), ...vote, back]).ballot).toBeNull();
});

test("every round is kept with its Chief, its dice and its dead", () => {
  const feed = [
    told("round", 1),
    told("chief", 2),
    told("die", 4),
    told("die", 1),
    told("eaten", 0, 1, 4),
    told("round", 2),
  ];
  expect(recall(feed).chapters).toEqual([
    { round: 1, leader: 2, dice: [4, 1], dead: [[0, 1]] },
    { round: 2, leader: -1, dice: [], dead: [] },
  ]);
});

test("a card of the hand says in a sentence what it does", () => {
  const scene = scenes.find((one) => one.update.view.hand?.some(Boolean))!;
  const say = new Texts([tongue], catalog, []);
  const chips = board.hand({ view: scene.update.view, say } as unknown as BoardProps<View>);
  expect(chips.length).toBeGreaterThan(0);
  for (const chip of chips) expect(chip.note).toMatch(/^[A-Z].*\.$/);
});
