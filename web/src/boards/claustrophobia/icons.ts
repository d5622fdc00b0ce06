// The icons of this board and what each stands for; the build adds the drawings.

import { icons } from "../../icons";
import type { Kind, Talent } from "./view";

const HEROES = icons(["holy-symbol", "muscle-up", "muscle-up", "cloak-dagger", "cloak-dagger"]);
/** By Demon card, in the order of the game's domain. */
const DEMONS = icons([
  "daemon-skull",
  "horned-skull",
  "crowned-skull",
  "evil-hand",
  "brute",
  "hooded-assassin",
  "spiked-dragon-head",
  "shambling-zombie",
]);
const GIFTS = icons(["lightning-trio", "heart-shield", "hunting-horn", "healing", "third-eye", "sun-radiations"]);
const OBJECTS = icons(["blunderbuss", "shield", "wizard-staff", "lantern-flame"]);
const ADVANTAGES = icons([
  "treasure-map",
  "grenade",
  "health-potion",
  "feathered-wing",
  "mailed-fist",
  "dodge",
  "clover",
]);
const EVENTS = icons([
  "maze",
  "screaming",
  "rock-golem",
  "bullseye",
  "terror",
  "high-grass",
  "falling-rocks",
  "regeneration",
  "enrage",
  "candle-flame",
  "cycle",
]);
const SQUARES = icons([
  "night-sky",
  "sound-waves",
  "sprint",
  "minions",
  "claws",
  "card-draw",
  "blood",
  "mole",
  "chained-heart",
  "spiky-pit",
]);
const KINDS: Record<Kind, string> = icons({
  plain: "path-tile",
  exit: "stairs-goal",
  pentacle: "pentacle",
  lair: "nest-eggs",
  hole: "hole",
  stash: "open-chest",
  hungry: "sharp-smile",
  tight: "contract",
  flooded: "flood",
  booby: "wolf-trap",
  mechanism: "cog",
});
const TALENTS: Record<Talent, string> = icons({
  frantic: "enrage",
  bodyguard: "guards",
  elusive: "ghost",
  impressive: "mountaintop",
  blessed: "prayer",
});

/** The icons of numbers and states that stand alone. */
export const SIGN = icons({
  movement: "walking-boot",
  combat: "crossed-swords",
  defence: "shield",
  troglodyte: "troglodyte",
  threat: "burning-eye",
  wound: "blood",
  exhausted: "knocked-out-stars",
  held: "manacles",
  round: "hourglass",
  stack: "stack",
  dice: "dice-six-faces-five",
  charge: "powder-bag",
  seal: "wax-seal",
  treasure: "locked-chest",
  escaped: "exit-door",
  dead: "skull-crossed-bones",
  tough: "rock-golem",
  critical: "bullseye",
  frenzied: "enrage",
  terrified: "terror",
  snuffed: "candle-flame",
  courage: "heart-shield",
  aim: "checkered-flag",
  cards: "card-pickup",
  hole: "hole",
  prostrate: "back-pain",
  fight: "sword-clash",
  wall: "brick-wall",
  way: "footprint",
  locked: "padlock",
  winner: "crown",
  none: "cancel",
  objects: "swap-bag",
  skull: "death-skull",
  done: "check-mark",
});

const at = (list: readonly string[], place: number): string => list[place] ?? SIGN.skull;

export const heroIcon = (hero: number): string => at(HEROES, hero);
export const demonIcon = (kind: number): string => at(DEMONS, kind);
export const giftIcon = (gift: number): string => at(GIFTS, gift);
export const objectIcon = (thing: number): string => at(OBJECTS, thing);
export const advantageIcon = (card: number): string => at(ADVANTAGES, card);
export const eventIcon = (card: number): string => at(EVENTS, card);
export const squareIcon = (square: number): string => at(SQUARES, square);
export const kindIcon = (kind: Kind): string => KINDS[kind];
export const talentIcon = (talent: Talent): string => TALENTS[talent];
