// Which events are heard.

import type { Cues } from "../contract";

export const cues: Cues = {
  death: ["died", "killed", "slain", "wounded"],
  vote: ["bid"],
  dice: ["combat-die", "action-die", "destiny-die", "rock-die", "blast-die", "rerolled"],
  arrival: ["appeared", "sent", "ambush", "laid"],
};
