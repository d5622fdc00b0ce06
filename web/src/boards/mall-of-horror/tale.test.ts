// What is told after the end, of a real game: what turned it, and how the dice fell.

import { expect, test } from "vitest";
import type { Catalog, Item } from "../../protocol";
import { LANGUAGES } from "../../text/load";
import { type Short, type Told, teller } from "../testing";
import board from "./index";
import scenes from "./scenes.fixture.json";
import fixture from "./tale.fixture.json";

const catalog = scenes.catalog as unknown as Catalog;
const { tale, kindAt } = teller("mall-of-horror", board, catalog, fixture as Told);

test.each(LANGUAGES)("every turn of a whole game is a sentence of its own (%s)", (language) => {
  const turns = board.turns!(tale(language));
  expect(turns.length).toBeGreaterThan(8);
  expect(turns.map((turn) => turn.item)).toEqual([...turns.map((turn) => turn.item)].sort((one, two) => one - two));
  for (const turn of turns) {
    expect(turn.text).toMatch(/\.$/);
    expect(turn.text).not.toMatch(/mall-|undefined|\{|location-|character-|card-/);
    expect(turn.icon).toMatch(/^[a-z-]+$/);
  }
  expect(turns.filter((turn) => kindAt(turn.item) === "eaten").length).toBe(11);
  expect(kindAt(turns.at(-1)!.item)).toBe("rescue");
  expect(Math.max(...turns.map((turn) => turn.weight))).toBe(turns.at(-1)!.weight);
});

test("the first death, a saved door and a death by one vote are told as such", () => {
  const texts = board.turns!(tale("en"))
    .map((turn) => turn.text)
    .join("\n");
  expect(texts).toMatch(/plays .*, and the door .* holds\./);
  expect(texts).toContain("The helicopter lands in round 8 for 4 survivors; ahead: Bruno.");
});

const start: Short[] = [
  ["placed", 0, 0, 1],
  ["placed", 1, 0, 1],
  ["placed", 1, 1, 1],
  ["round", 1],
  ["rolled", 4],
];

test("a lie that killed is told with who told it", () => {
  const said: Item = { t: "act", seat: 1, to: -1, words: ["claim-quiet", "restroom"] };
  const turns = board.turns!(tale("en", [...start, said, ["die", 1], ["breach", 1, 3, 2], ["eaten", 0, 0, 1]]));
  expect(turns[0].text).toBe(
    "Bruno said that nothing was coming to the Restroom. It came, and Ada lost the Pin-Up there.",
  );
});

test("a vote that was decided by one vote is told with its numbers", () => {
  const votes: Short[] = [
    ["breach", 1, 3, 2],
    ["voted", 0, 1, 1],
    ["voted", 1, 0, 2],
    ["elected", 0, 1, 2],
    ["eaten", 0, 0, 1],
  ];
  const two = [...start, ["placed", 0, 1, 1] as Short, ...votes];
  expect(board.turns!(tale("en", two))[0].text).toBe(
    "One vote decides (2 to 1): Ada loses the Pin-Up in the Restroom.",
  );
  expect(board.turns!(tale("pl", two))[0].text).toBe("Decyduje jeden głos (2 do 1): Ada traci Ślicznotkę w Toalecie.");
});

test("the dice are counted against the places where everybody stood when they were rolled", () => {
  const dice: Short[] = [
    ["die", 1],
    ["die", 4],
    ["die", 1],
    ["die", 6],
    ["moved", 0, 0, 6, 1],
  ];
  const [ada, bruno, ...rest] = board.luck!(tale("en", [...start, ...dice]));
  expect(ada).toMatchObject({ seat: 0, got: 2, faces: [2, 0, 0, 0, 0, 0], more: "bad" });
  expect(ada.expected).toBeCloseTo(4 / 6);
  expect(bruno.expected).toBeCloseTo(4 / 6);
  expect(rest.at(-1)).toMatchObject({ faces: [2, 0, 0, 1, 0, 1], got: 1 });
  const whole = board.luck!(tale("pl"));
  expect(whole.at(-1)!.faces.reduce((sum, one) => sum + one, 0)).toBe(36);
  expect(whole.every((one) => !one.label.includes("mall-"))).toBe(true);
});

test("what was taken back is not told", () => {
  const taken: Item = { t: "note", what: "back", seat: 0, to: 5 };
  expect(board.turns!(tale("en", [...start, ["eaten", 0, 0, 1], taken]))).toEqual([]);
});
