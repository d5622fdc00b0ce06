// The icons that the wasteland uses, and what each stands for, by the numbers of games/outlive/words.py.

import { icons } from "../../icons";

icons([
  "meat", "water-drop", "opened-food-can", "log", "metal-bar", "microchip", "bullets",
  "wood-axe", "bow-arrow", "jerrycan", "id-card", "ammo-box", "crowbar", "chainsaw", "flashlight", "war-pick",
  "water-recycling", "grapple", "hand-saw", "backpack", "metal-detector", "shotgun", "wolf-trap", "baseball-bat",
  "kevlar-vest", "robot-leg", "radar-sweep",
  "pine-tree", "drop", "heavy-bullets", "house", "gold-stack", "fork-knife-spoon", "processor", "crossed-bones",
  "spiky-explosion", "atom",
  "holy-water", "planks", "gears", "chicken-oven", "medicine-pills", "cardboard-box",
  "rabbit", "deer", "boar", "wolf-head", "bear-head",
  "wildfires", "falling-rocks", "robber", "camel", "empty-wood-bucket", "sandstorm", "radioactive", "rat",
  "crossed-swords", "snowflake-1", "plague-doctor-profile", "dna2",
  "miner", "axe-in-log", "archer", "fist", "spyglass", "barracks-tent", "police-badge", "keyboard", "gear-hammer",
  "water-diviner-stick",
  "auto-repair", "hammer-nails", "conversation", "hunting-horn", "box-trap", "hand-truck", "cargo-ship", "well",
  "shield", "nuclear-waste", "first-aid-kit", "computer-fan", "baby-bottle", "walking-scout", "tinker", "binoculars",
  "guards", "mechanical-arm", "barrier", "stone-crafting", "anvil", "airtight-hatch",
  "watchtower", "modern-city", "gold-mine", "carousel", "dam", "bunker", "truck", "algae", "person", "strong", "sun",
  "moon", "flying-flag", "stack", "night-sleep", "broom", "trophy", "sunrise", "check-mark", "cross-mark", "death-skull",
  "card-pick", "walk",
]);
