// The first lesson: a prepared deal, and what is told at which question.

import type { Lesson } from "../contract";

export const lesson: Lesson = {
  seed: "a first lesson",
  seats: 4,
  level: "greedy",
  options: {},
  steps: [
    { at: "", text: "lesson-1" },
    { at: "ask-place", text: "lesson-2" },
    { at: "ask-place", text: "lesson-3" },
    { at: "ask-discuss", text: "lesson-4" },
    { at: "ask-vote", text: "lesson-5" },
    { at: "ask-destination", text: "lesson-6" },
    { at: "ask-move", text: "lesson-7" },
  ],
};
