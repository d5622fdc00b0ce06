// Which events are heard.

import type { Cues } from "../contract";

export const cues: Cues = {
  death: ["lost", "irradiated"],
  arrival: ["event", "recruited", "admitted"],
};
