// Which events are heard.

import type { Cues } from "../contract";

export const cues: Cues = {
  death: ["wounded", "doomed", "bitten", "turned-zombie", "hit"],
  arrival: ["added", "placed", "saved"],
};
