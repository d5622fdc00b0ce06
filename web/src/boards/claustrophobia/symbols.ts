// Which icon stands for what, by the numbers and labels of the game.

import { ADVANTAGES, DEMONS, EVENTS, GIFTS, HEROES, KINDS, OBJECTS, SIGN, SQUARES, TALENTS } from "./icons";
import type { Kind, Talent } from "./view";

export { SIGN };

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
