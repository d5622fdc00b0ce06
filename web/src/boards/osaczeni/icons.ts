import { icons } from "../../icons";

icons([
  "backpack",
  "banana-peel",
  "baby-face",
  "baseball-bat",
  "biceps",
  "canned-fish",
  "car-key",
  "cardboard-box-closed",
  "cctv-camera",
  "chainsaw",
  "check-mark",
  "checked-shield",
  "claws",
  "clothes",
  "conversation",
  "escalator",
  "eyeball",
  "floor-hatch",
  "footsteps",
  "hidden",
  "human-target",
  "hourglass",
  "megaphone",
  "molotov",
  "night-sleep",
  "open-book",
  "padlock",
  "person",
  "pointing",
  "police-badge",
  "position-marker",
  "public-speaker",
  "revolver",
  "rolling-dices",
  "round-star",
  "siren",
  "snowflake-1",
  "soda-can",
  "spinning-top",
  "steak",
  "tap",
  "three-friends",
  "tear-tracks",
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
export const KIND_ICONS: readonly string[] = ["checked-shield", "megaphone", "baby-face", "banana-peel"];

/** By number of the area. */
export const AREA_ICONS: readonly string[] = ["", "tap", "clothes", "cctv-camera", "spinning-top", "escalator", "truck"];
