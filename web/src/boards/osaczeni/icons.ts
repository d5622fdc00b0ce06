// The icons this board uses and what each stands for; the build adds the drawings.

import { icons } from "../../icons";

/** By item. */
export const ITEM_ICONS = icons([
  "walkie-talkie",
  "soda-can",
  "revolver",
  "canned-fish",
  "baseball-bat",
  "chainsaw",
  "molotov",
  "steak",
  "car-key",
]);

/** By kind of character: Defender, Leader, Crybaby, Klutz. */
export const KIND_ICONS = icons(["shield", "megaphone", "droplets", "banana-peeled"]);

/** By number of the area. */
export const AREA_ICONS = icons(["", "tap", "clothes", "cctv-camera", "spinning-top", "escalator", "truck"]);

// Icons that stand alone in the picture.
icons([
  "airtight-hatch",
  "backpack",
  "biceps",
  "cardboard-box-closed",
  "check-mark",
  "conversation",
  "eyeball",
  "footsteps",
  "halt",
  "hourglass",
  "human-target",
  "monster-grasp",
  "night-sleep",
  "open-book",
  "padlock",
  "pointing",
  "police-badge",
  "position-marker",
  "rolling-dices",
  "round-star",
  "sight-disabled",
  "snowflake-1",
  "three-friends",
  "tombstone",
]);
