// The first lesson: a prepared deal, and what is told at which question.

import type { Lesson } from "../contract";

export const lesson: Lesson = {
  seed: "a first lesson",
  seats: 2,
  level: "greedy",
  options: {},
  steps: [
    { at: "", text: "lesson-1" },
    { at: "ask-draft", text: "lesson-2" },
    { at: "ask-draft", text: "lesson-3" },
    { at: "ask-move", text: "lesson-4" },
    { at: "ask-action", text: "lesson-5" },
    { at: "ask-build", text: "lesson-6" },
    { at: "ask-repair", text: "lesson-7" },
  ],
};
