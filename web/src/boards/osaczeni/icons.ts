import { icons } from "../../icons";

icons([
  "airtight-hatch",
  "backpack",
  "banana-peeled",
  "baseball-bat",
  "biceps",
  "canned-fish",
  "car-key",
  "cardboard-box-closed",
  "cctv-camera",
  "chainsaw",
  "check-mark",
  "clothes",
  "conversation",
  "droplets",
  "escalator",
  "eyeball",
  "footsteps",
  "halt",
  "hourglass",
  "human-target",
  "megaphone",
  "molotov",
  "monster-grasp",
  "night-sleep",
  "open-book",
  "padlock",
  "pointing",
  "police-badge",
  "position-marker",
  "revolver",
  "rolling-dices",
  "round-star",
  "shield",
  "sight-disabled",
  "snowflake-1",
  "soda-can",
  "spinning-top",
  "steak",
  "tap",
  "three-friends",
  "tombstone",
  "truck",
  "walkie-talkie",
]);

/** By item. */
export const ITEM_ICONS: readonly string[] = [
  "walkie-talkie",
  "soda-can",
  "revolver",
  "canned-fish",
  "baseball-bat",
  "chainsaw",
  "molotov",
  "steak",
  "car-key",
];

/** By kind of character: Defender, Leader, Crybaby, Klutz. */
export const KIND_ICONS: readonly string[] = ["shield", "megaphone", "droplets", "banana-peeled"];

/** By number of the area. */
export const AREA_ICONS: readonly string[] = [
  "", "tap", "clothes", "cctv-camera", "spinning-top", "escalator", "truck",
];
