// The first lesson: a prepared deal, and what is told at which question.

import type { Lesson } from "../contract";

export const lesson: Lesson = {
  seed: "a first lesson",
  seats: 2,
  level: "greedy",
  options: { human_seat: "0", scenario: "survivors" },
  steps: [
    { at: "", text: "lesson-1" },
    { at: "ask-assign", text: "lesson-2" },
    { at: "ask-activate", text: "lesson-3" },
    { at: "ask-act", text: "lesson-4" },
    { at: "ask-act", text: "lesson-5" },
    { at: "ask-activate", text: "lesson-6" },
  ],
};
