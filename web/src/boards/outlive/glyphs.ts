// Which icon stands for which thing, by its number in games/outlive/words.py.

import { kindOf } from "./view";

export const RESOURCE_ICONS = ["meat", "water-drop", "opened-food-can", "log", "metal-bar", "microchip", "bullets"];

export const AREA_ICONS = [
  "watchtower",
  "modern-city",
  "gold-mine",
  "cargo-ship",
  "carousel",
  "modern-city",
  "pine-tree",
  "dam",
];

const ROOM_ICONS = [
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
];

export const roomIcon = (tile: number): string => ROOM_ICONS[kindOf(tile)] ?? "airtight-hatch";

export const EQUIPMENT_ICONS = [
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
];

export const SYMBOL_KEYS = ["tree", "water", "bullet", "house", "ingot", "cutlery", "chip", "bone", "blast", "atom"];

export const SYMBOL_ICONS = [
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
];

export const TOKEN_ICONS = [
  "holy-water",
  "opened-food-can",
  "planks",
  "gears",
  "chicken-oven",
  "bullets",
  "medicine-pills",
  "cardboard-box",
];

export const ANIMAL_ICONS = ["rabbit", "deer", "boar", "wolf-head", "bear-head"];

export const CALAMITY_ICONS = [
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
];

export const LEADER_ICONS = [
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
];

export const CLASS_ICONS: Record<string, string> = { materials: "planks", food: "fork-knife-spoon", ammo: "bullets" };

export const MENDER_ICONS: Record<string, string> = {
  draw1_repair1: "auto-repair",
  repair2: "anvil",
  auto_repair: "mechanical-arm",
};

export const STEP_ICONS = ["conversation", "meat", "radioactive", "person", "hammer-nails", "auto-repair", "broom"];

export const LINE_ICONS: Record<string, string> = {
  events: "truck",
  rooms: "bunker",
  gauge: "radioactive",
  survivors: "person",
  equipment: "auto-repair",
  symbols: "atom",
};
