// The icons this board uses and what each stands for; the build adds the drawings.

import { icons } from "../../icons";

export const KIND_ICONS = icons(["high-heel", "biceps", "revolver", "balloons"]);

/** By number of the location; 0 is nowhere. */
export const PLACE_ICONS = icons(["", "soap", "hanger", "plastic-duck", "truck", "walkie-talkie", "shopping-cart"]);

export const CARD_ICONS = icons([
  "shouting",
  "cctv-camera",
  "sprint",
  "hammer-nails",
  "cardboard-box-closed",
  "grenade",
  "sawed-off-shotgun",
  "chainsaw",
  "fire-axe",
  "pistol-gun",
  "baseball-bat",
]);

export const PHASE_ICONS: Record<string, string> = icons({
  search: "truck",
  election: "police-badge",
  arrival: "rolling-dice-cup",
  destination: "exit-door",
  movement: "footsteps",
  attack: "shambling-zombie",
});

// Icons that stand alone in the picture.
icons([
  "helicopter",
  "vote",
  "shield",
  "broken-shield",
  "skull-crossed-bones",
  "locked-door",
  "tombstone",
  "card-discard",
  "card-pickup",
  "eyeball",
  "fast-forward-button",
  "check-mark",
  "hourglass",
  "present",
  "round-star",
  "biohazard",
  "hazard-sign",
  "halt",
]);
