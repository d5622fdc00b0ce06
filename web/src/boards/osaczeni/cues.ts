// Which events are heard.

import type { Cues } from "../contract";

export const cues: Cues = {
  death: ["eaten", "eliminated"],
  vote: ["voted"],
  dice: ["rolled", "die", "placement-die"],
  arrival: ["monster", "breach", "lured", "haunted"],
};
