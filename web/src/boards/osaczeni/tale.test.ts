// What is told after the end, of a real game: what turned it, and how the dice fell.

import { expect, test } from "vitest";
import { LANGUAGES } from "../../text/load";
import { type Short, type Told, teller } from "../testing";
import board from "./index";
import { catalog } from "./scenes.fixture";
import fixture from "./tale.fixture.json";

const { tale, kindAt } = teller("osaczeni", board, catalog, fixture as Told);

test.each(LANGUAGES)("every turn of a whole game is a sentence of its own (%s)", (language) => {
  const turns = board.turns!(tale(language));
  expect(turns.length).toBeGreaterThan(8);
  expect(turns.map((turn) => turn.item)).toEqual([...turns.map((turn) => turn.item)].sort((one, two) => one - two));
  for (const turn of turns) {
    expect(turn.text).toMatch(/\.$/);
    expect(turn.text).not.toMatch(/osa-|undefined|\{|area-|character-|item-/);
    expect(turn.icon).toMatch(/^[a-z0-9-]+$/);
  }
  expect(turns.filter((turn) => kindAt(turn.item) === "eaten").length).toBe(9);
  expect(kindAt(turns.at(-1)!.item)).toBe("end");
  expect(Math.max(...turns.map((turn) => turn.weight))).toBe(turns.at(-1)!.weight);
});

test("a real lie that killed, a saved area and the end are told as such", () => {
  const texts = board.turns!(tale("en"))
    .map((turn) => turn.text)
    .join("\n");
  expect(texts).toContain(
    "Kosma said that nothing was coming to the clothing shop. It came, and Ada lost the Crybaby there.",
  );
  expect(texts).toContain("The night ends in round 3 with 3 survivors; ahead: Kosma.");
});

const start: Short[] = [
  ["placed", 0, 2, 1],
  ["placed", 0, 1, 2],
  ["placed", 1, 0, 1],
  ["round", 1],
  ["rolled", 4],
];

test("whoever broke a tie is named", () => {
  const votes: Short[] = [
    ["breach", 1, 4, 3],
    ["voted", 0, 1, 1],
    ["voted", 1, 0, 1],
    ["tie", 1, 2],
    ["elected", 0, 1, 2],
    ["eaten", 0, 2, 1],
  ];
  expect(board.turns!(tale("en", [...start, ...votes]))[0].text).toMatch(
    /^A tie, and .+ decides with the victim token: Ada loses/,
  );
  expect(board.turns!(tale("pl", [...start, ...votes]))[0].text).toMatch(/Ada traci Beksę w toaletach\.$/);
});

test("the dice are counted against the areas where everybody stood when they were rolled", () => {
  const dice: Short[] = [
    ["die", 1],
    ["die", 6],
    ["die", 2],
    ["die", 6],
    ["moved", 0, 2, 6, 1],
  ];
  const found = board.luck!(tale("en", [...start, ...dice]));
  expect(found[0]).toMatchObject({ seat: 0, got: 2, faces: [1, 1, 0, 0, 0, 0], more: "bad" });
  expect(found[0].expected).toBeCloseTo(8 / 6);
  expect(found.at(-1)).toMatchObject({ faces: [1, 1, 0, 0, 0, 2], got: 2 });
  expect(board.luck!(tale("pl")).every((one) => !one.label.includes("osa-"))).toBe(true);
});
