// The first lesson: a prepared deal, and what is told at which question.

import type { Lesson } from "../contract";

export const lesson: Lesson = {
  seed: "a first lesson",
  seats: 2,
  level: "greedy",
  options: { zombie_seat: "1", scenario: "base" },
  steps: [
    { at: "", text: "lesson-1" },
    { at: "ask-start", text: "lesson-2" },
    { at: "ask-start", text: "lesson-3" },
    { at: "ask-human", text: "lesson-4" },
    { at: "ask-human", text: "lesson-5" },
    { at: "ask-human", text: "lesson-6" },
  ],
};
