// The icons of the wasteland and what each stands for, by the numbers of games/outlive/words.py. The build adds the
// drawings.

import { icons } from "../../icons";
import { kindOf } from "./reading";

export const RESOURCE_ICONS = icons([
  "meat",
  "water-drop",
  "opened-food-can",
  "log",
  "metal-bar",
  "microchip",
  "bullets",
]);

export const AREA_ICONS = icons([
  "watchtower",
  "modern-city",
  "gold-mine",
  "cargo-ship",
  "carousel",
  "village",
  "pine-tree",
  "dam",
]);

const ROOM_ICONS = icons([
  "auto-repair",
  "hammer-nails",
  "conversation",
  "hunting-horn",
  "box-trap",
  "hand-truck",
  "cargo-ship",
  "ammo-box",
  "well",
  "shield",
  "nuclear-waste",
  "first-aid-kit",
  "computer-fan",
  "baby-bottle",
  "walking-scout",
  "tinker",
  "binoculars",
  "guards",
  "mechanical-arm",
  "barrier",
  "stone-crafting",
  "anvil",
]);

export const roomIcon = (tile: number): string => ROOM_ICONS[kindOf(tile)] ?? "airtight-hatch";

export const EQUIPMENT_ICONS = icons([
  "wood-axe",
  "bow-arrow",
  "jerrycan",
  "id-card",
  "ammo-box",
  "crowbar",
  "chainsaw",
  "flashlight",
  "war-pick",
  "water-recycling",
  "grapple",
  "hand-saw",
  "backpack",
  "metal-detector",
  "shotgun",
  "wolf-trap",
  "baseball-bat",
  "kevlar-vest",
  "robot-leg",
  "radar-sweep",
]);

export const SYMBOL_KEYS = ["tree", "water", "bullet", "house", "ingot", "cutlery", "chip", "bone", "blast", "atom"];

export const SYMBOL_ICONS = icons([
  "pine-tree",
  "drop",
  "heavy-bullets",
  "house",
  "gold-stack",
  "fork-knife-spoon",
  "processor",
  "crossed-bones",
  "spiky-explosion",
  "atom",
]);

export const TOKEN_ICONS = icons([
  "holy-water",
  "opened-food-can",
  "planks",
  "gears",
  "chicken-oven",
  "bullets",
  "medicine-pills",
  "cardboard-box",
]);

export const ANIMAL_ICONS = icons(["rabbit", "deer", "boar", "wolf-head", "bear-head"]);

export const CALAMITY_ICONS = icons([
  "wildfires",
  "falling-rocks",
  "robber",
  "camel",
  "empty-wood-bucket",
  "sandstorm",
  "radioactive",
  "rat",
  "crossed-swords",
  "snowflake-1",
  "plague-doctor-profile",
  "dna2",
]);

export const LEADER_ICONS = icons([
  "miner",
  "axe-in-log",
  "archer",
  "fist",
  "spyglass",
  "barracks-tent",
  "police-badge",
  "keyboard",
  "gear-hammer",
  "water-diviner-stick",
]);

export const STEP_ICONS = icons([
  "conversation",
  "meat",
  "radioactive",
  "person",
  "hammer-nails",
  "auto-repair",
  "broom",
]);

export const CLASS_ICONS: Record<string, string> = icons({
  materials: "planks",
  food: "fork-knife-spoon",
  ammo: "bullets",
});

export const MENDER_ICONS: Record<string, string> = icons({
  draw1_repair1: "auto-repair",
  repair2: "anvil",
  auto_repair: "mechanical-arm",
});

export const LINE_ICONS: Record<string, string> = icons({
  events: "truck",
  rooms: "bunker",
  gauge: "radioactive",
  survivors: "person",
  equipment: "auto-repair",
  symbols: "atom",
});

export const VERB_ICONS: Record<string, string> = icons({
  pass: "check-mark",
  open: "dam",
  shield: "shield",
  resolve: "conversation",
  bargain: "conversation",
  repair: "auto-repair",
  mend: "auto-repair",
  scrap: "nuclear-waste",
  build: "hammer-nails",
  fill: "person",
  activate: "gears",
  use: "backpack",
  take: "card-pick",
  pay: "check-mark",
  wait: "hourglass",
});

// Signs that stand alone in the picture.
icons([
  "airtight-hatch",
  "algae",
  "strong",
  "sun",
  "moon",
  "flying-flag",
  "stack",
  "night-sleep",
  "trophy",
  "sunrise",
  "death-skull",
  "treasure-map",
  "walk",
]);
