// Every option can be reached by touch, every piece of the view is drawn where it lies, and both languages say it all.

import { existsSync, readFileSync } from "node:fs";
import { h, render } from "preact";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Catalog, Item } from "../../protocol";
import { LANGUAGES, type Language } from "../../text/load";
import { Texts } from "../../text/texts";
import type { BoardProps } from "../contract";
import { Hand, Panels } from "../panels";
import { type Scene as Any, sceneProps, tonguesOf } from "../testing";
import board from "./index";
import { beatsOf, lastBallot } from "./memory";
import { diceCount, headingOf } from "./reading";
import type { View } from "./view";

type Scene = Any<View>;

interface Material {
  catalog: Catalog;
  scenes: Scene[];
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
/** More scenes of real games, where a folder of them is at hand. */
const more = `${process.env.OSTOJA_SCENES ?? ""}/mall-of-horror.json`;
const material = JSON.parse(existsSync(more) ? readFileSync(more, "utf8") : read("./scenes.fixture.json")) as Material;

const tongues = tonguesOf("mall-of-horror", board);

function propsOf(scene: Scene, language: Language = "en", touched: string[] = []): BoardProps<View> {
  const names = scene.people.map((one) => one.name);
  return sceneProps(scene, new Texts([tongues[language]], material.catalog, names), touched);
}

// The drawings of icons are no part of what is tested, and parsing them takes most of the time.
vi.mock("../../icons", () => ({
  Icon: ({ label }: { label?: string }) => h("i", { "aria-label": label }),
  icons: (names: unknown) => names,
  isIcon: () => false,
}));

vi.setConfig({ testTimeout: 60_000 });

const SIZES = { tiny: [344, 246], phone: [352, 430], low: [964, 420], large: [1462, 820] } as const;
/** Every screen is read in one language; the panels go with those of a desk. */
const SPOKEN = { tiny: "en", phone: "pl", low: "en", large: "pl" } as const;

const measured = HTMLElement.prototype.getBoundingClientRect;

/** Let every element have a size; nothing is laid out here. */
function sized([width, height]: readonly [number, number]): void {
  const box = { width, height, x: 0, y: 0, left: 0, top: 0, right: width, bottom: height, toJSON: () => "" };
  HTMLElement.prototype.getBoundingClientRect = () => box;
}

afterEach(() => {
  HTMLElement.prototype.getBoundingClientRect = measured;
});

/** What a picture holds: pieces by place, targets, those that can be touched, and all it says. */
interface Seen {
  pieces: Map<string, number[]>;
  targets: Set<string>;
  open: Map<string, string>;
  words: string;
  nested: boolean;
}

function look(element: Element, seen: Seen, around: string, inButton: boolean): void {
  const place = element.getAttribute("data-place") ?? around;
  const target = element.getAttribute("data-target");
  const pressed = element.getAttribute("aria-pressed");
  const note = (piece: string, count = 1) =>
    seen.pieces.set(`${place} ${piece}`, [...(seen.pieces.get(`${place} ${piece}`) ?? []), count]);
  const piece = element.getAttribute("data-piece");
  if (piece) note(piece, Number(element.getAttribute("data-count") ?? 1));
  if (element.getAttribute("class")?.includes("moh-token-hidden")) note("hidden");
  if (target) seen.targets.add(target);
  if (target && pressed) seen.open.set(target, pressed);
  const button = pressed !== null || element.tagName === "BUTTON";
  if (button && inButton) seen.nested = true;
  seen.words += ` ${element.getAttribute("aria-label") ?? ""}`;
  for (const child of element.children) look(child, seen, place, inButton || button);
}

/** The board with the hand below it and, if asked for, the panels, as the shell shows them. */
async function shown(props: BoardProps<View>, panels = false): Promise<Seen> {
  const root = document.createElement("div");
  const parts = [
    h(board.Board!, props),
    h(Hand<View>, { module: board, props }),
    panels ? h(Panels<View>, { module: board, props }) : null,
  ];
  render(h("div", null, ...parts), root);
  await new Promise((done) => setTimeout(done));
  const seen: Seen = {
    pieces: new Map(),
    targets: new Set(),
    open: new Map(),
    words: root.textContent ?? "",
    nested: false,
  };
  look(root, seen, "", false);
  render(null, root);
  return seen;
}

const all = ({ pieces }: Seen, key: string): number => (pieces.get(key) ?? []).reduce((sum, count) => sum + count, 0);

function checkRooms(seen: Seen, props: BoardProps<View>, view: View): void {
  for (const place of view.places) {
    const name = String(props.say.label("location", place.number));
    const shut = place.closed || place.cursed;
    expect(all(seen, `${name} head`), `heads at ${name}`).toBe(place.heads.length);
    expect(all(seen, `${name} zombie`), `zombies at ${name}`).toBe(place.zombies);
    expect(all(seen, `${name} place`), `places at ${name}`).toBe(shut ? 0 : place.capacity);
    expect(all(seen, `${name} hardware`), `hardware at ${name}`).toBe(place.heads.length ? place.hardware : 0);
    expect(all(seen, `${name} hidden`), `hidden heads at ${name}`).toBe(place.hidden.length);
    const flags = view.players.filter(({ seat }) => headingOf(view, seat)?.place === place.number).length;
    expect(all(seen, `${name} destination`)).toBeLessThanOrEqual(flags);
  }
}

function checkTable(seen: Seen, view: View): void {
  const ofSeat = (piece: string) => view.players.map(({ seat }) => all(seen, `seat-${seat} ${piece}`));
  expect(ofSeat("hand"), "hands").toEqual(view.players.map((player) => player.cards));
  expect(ofSeat("badge"), "badge").toEqual(view.players.map(({ seat }) => (seat === view.badge ? 1 : 0)));
  expect(all(seen, "truck deck")).toBe(view.deck);
  expect(all(seen, "played card")).toBe(view.played.reduce((sum, count) => sum + count, 0));
  expect(all(seen, "known gift")).toBe(view.gifts?.length ?? 0);
  expect(all(seen, "known buried")).toBe(view.buried?.length ?? 0);
  if (view.ballot) expect(ofSeat("votes"), "weights").toEqual(view.ballot.weights);
}

describe.each(["tiny", "phone", "low", "large"] as const)("the board on a %s screen", (name) => {
  test.each(material.scenes.map((scene) => [scene.name, scene] as const))("%s", async (_, scene) => {
    sized(SIZES[name]);
    const props = propsOf(scene, SPOKEN[name]);
    const seen = await shown(props, name === "low" || name === "large");
    const { view, options } = scene.update;
    for (const option of options) for (const target of option.path) expect(seen.targets, option.verb).toContain(target);
    for (const target of props.lit) expect([...seen.open.keys()], "can be touched").toContain(target);
    checkRooms(seen, props, view);
    checkTable(seen, view);
    const dice = diceCount(view) ? view.dice.length + view.dice_hidden : 0;
    if (name === "phone") expect(all(seen, "dice die")).toBe(dice);
    if ((name === "low" || name === "large") && !view.ballot) expect(all(seen, "found card")).toBe(view.truck);
    expect(seen.words, "texts").not.toMatch(/mall-[a-z]+|undefined|NaN|\{ ?\$/);
    expect(seen.nested, "a button in a button").toBe(false);
  });
});

test("a touched target narrows what is lit, and stays pressed", async () => {
  sized(SIZES.large);
  const scene = material.scenes.find((one) => one.update.options.some((option) => option.verb === "give"))!;
  const [card] = scene.update.options.find((option) => option.verb === "give")!.path;
  const seen = await shown(propsOf(scene, "en", [card]));
  expect(seen.open.get(card)).toBe("true");
  expect(
    [...seen.open].filter(([target, pressed]) => target.startsWith("seat:") && pressed === "false").length,
  ).toBeGreaterThan(0);
});

describe.each(LANGUAGES)("the texts in %s", (language) => {
  test("every question has its guide, and there is an introduction", () => {
    const say = propsOf(material.scenes[0], language).say;
    for (const key of Object.keys(material.catalog.phrases).filter((one) => one.startsWith("ask-"))) {
      expect(say.has(`guide-${key}`), key).toBe(true);
    }
    for (const part of ["intro", "intro.goal", "intro.turn", "intro.win"]) expect(say.has(part), part).toBe(true);
  });
});

test("both languages know the same keys", () => {
  const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]).sort();
  expect(keys(board.texts.pl)).toEqual(keys(board.texts.en));
});

test("what happens at once is shown at once, and votes come with what they led to", () => {
  const news: Item[] = [
    { t: "event", kind: "voted", args: [0, 1, 2] },
    { t: "event", kind: "voted", args: [1, 0, 2] },
    { t: "event", kind: "lot", args: [6] },
    { t: "event", kind: "elected", args: [1, 6, 2] },
    { t: "event", kind: "eaten", args: [1, 0, 6] },
  ];
  expect(beatsOf(news).map((beat) => `${beat.kind} ${beat.items.length}`)).toEqual([
    "voted 2",
    "lot 1",
    "elected 1",
    "eaten 1",
  ]);
  expect(lastBallot(news)).toEqual({
    votes: [
      { voter: 0, name: 1, weight: 2 },
      { voter: 1, name: 0, weight: 2 },
    ],
    place: 6,
    purpose: 2,
    outcome: "lot",
    elected: 1,
  });
  expect(lastBallot(news.slice(4))).toBeNull();
});

test("the points of the account add up to the points of every player", () => {
  for (const scene of material.scenes) {
    const lines = board.account!(propsOf(scene));
    const sums = scene.update.view.players.map(({ seat }) => lines.reduce((sum, line) => sum + line.points[seat], 0));
    expect(sums, scene.name).toEqual(scene.update.view.players.map((player) => player.points));
  }
});

test("every item of the feed points at places and players of this board", () => {
  for (const scene of material.scenes) {
    const { say } = propsOf(scene);
    for (const item of scene.update.feed) {
      for (const target of board.about(item, say)) expect(target).toMatch(/^(seat|location|head):\w/);
    }
  }
});
