// The icons this board uses; the build puts the drawings in place of the names.

import { icons } from "../../icons";

icons([
  "high-heel", "biceps", "revolver", "balloons", "shambling-zombie",
  "soap", "hanger", "plastic-duck", "truck", "walkie-talkie", "shopping-cart",
  "shouting", "cctv-camera", "sprint", "hammer-nails", "cardboard-box-closed", "grenade", "sawed-off-shotgun",
  "chainsaw", "fire-axe", "pistol-gun", "baseball-bat",
  "police-badge", "helicopter", "vote", "rolling-dice-cup", "footsteps", "shield", "broken-shield", "barricade",
  "skull-crossed-bones", "locked-door", "tombstone", "card-draw", "card-discard", "card-pickup", "eyeball",
  "fast-forward-button", "check-mark", "hourglass", "present", "round-star", "exit-door", "biohazard", "ghost", "hazard-sign",
]);
