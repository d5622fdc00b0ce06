// The icons this board uses and what each stands for; the build adds the drawings.

import { icons } from "../../icons";

export const CHARACTER_ICONS = icons([
  "spanner",
  "spiral-lollipop",
  "nurse-female",
  "top-hat",
  "police-officer-head",
  "wood-axe",
  "sitting-dog",
]);

export const CARD_ICONS = icons([
  "fist",
  "first-aid-kit",
  "body-swapping",
  "hole-ladder",
  "heart-beats",
  "silence",
  "virus",
  "terror",
  "wolf-trap",
  "fangs",
  "enrage",
  "raise-zombie",
]);

export const KIND_ICONS = icons(["shambling-zombie", "brute", "hound"]);
export const SIDE_ICONS = icons({ humans: "person", zombies: "brain", norman: "wood-axe", frank: "police-badge" });

/** One sign for each state of health: colour is never alone. */
export const HEALTH_ICONS = icons(["health-normal", "bleeding-wound", "tombstone", "tombstone"]);

export const VERB_ICONS: Record<string, string> = icons({
  move: "footprint",
  push: "push",
  shove: "push",
  heal: "first-aid-kit",
  shoot: "crosshair",
  axe: "wood-axe",
  hold: "sitting-dog",
  courage: "fist",
  bite: "fangs",
  step: "footprint",
  support: "walkie-talkie",
  "first-aid": "first-aid-kit",
  regroup: "body-swapping",
  sewers: "hole-ladder",
  adrenaline: "heart-beats",
  silence: "silence",
  plague: "virus",
  awe: "terror",
  trap: "wolf-trap",
  bloodlust: "fangs",
  rampage: "enrage",
  horde: "raise-zombie",
  mutate: "brute",
  "hide-find": "opened-food-can",
  "spend-briefcase": "briefcase",
  pass: "check-mark",
});

// Icons that stand alone in the picture.
icons([
  "round-star",
  "sound-waves",
  "beast-eye",
  "hourglass",
  "night-sleep",
  "stack",
  "bullets",
  "biohazard",
  "trophy",
  "jerrycan",
  "jeep",
  "card-draw",
  "card-discard",
  "shopping-cart",
  "cancel",
  "death-skull",
]);
