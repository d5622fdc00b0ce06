// Every game of the house can be learnt: its lesson is about questions that the game asks, in both languages.

import { expect, test } from "vitest";
import { stepNow } from "../client/table/lesson";
import type { Lesson } from "./contract";

const lessons = import.meta.glob<{ lesson: Lesson }>("./*/lesson.ts", { eager: true });
const guides = import.meta.glob<string>("./*/texts/*/*.ftl", { query: "?raw", import: "default", eager: true });

const written = (game: string, language: string): string =>
  Object.entries(guides)
    .filter(([path]) => path.startsWith(`./${game}/texts/${language}/`))
    .map(([, text]) => text)
    .join("\n");

const games = Object.keys(lessons).map((path) => path.split("/")[1]);

test("there are five", () => expect(games).toHaveLength(5));

test.each(games)("the lesson of %s has its texts, and tells of questions that are asked", (game) => {
  const { steps } = lessons[`./${game}/lesson.ts`].lesson;
  for (const language of ["en", "pl"]) {
    const texts = written(game, language);
    for (const { at, text } of steps) {
      expect(texts).toMatch(new RegExp(`^${text} = .{40,}`, "m"));
      if (at) expect(texts).toMatch(new RegExp(`^guide-${at} = `, "m"));
    }
  }
});

test("a step waits for its question, and one that never came is passed over", () => {
  const lesson = {
    steps: ["", "ask-place", "ask-vote", "ask-move"].map((at, place) => ({ at, text: `lesson-${place}` })),
  } as unknown as Lesson;
  expect(stepNow(lesson, 0, "ask-move")).toBe(0);
  expect(stepNow(lesson, 1, "")).toBe(-1);
  expect(stepNow(lesson, 1, "ask-place")).toBe(1);
  expect(stepNow(lesson, 2, "ask-move")).toBe(3);
  expect(stepNow(lesson, 4, "ask-move")).toBe(-1);
});
