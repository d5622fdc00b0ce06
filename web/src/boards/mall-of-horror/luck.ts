// How the dice fell: zombies sent to every player's doors, and those sent to Parking, where nothing holds them off.

import type { Luck, Tale } from "../contract";
import { luckOf } from "../refuge/luck";
import type { View } from "./view";
import { TERMS } from "./words";

export const luck = (tale: Tale<View>): Luck[] =>
  luckOf(tale, TERMS, { own: tale.say.text("mall-luck-own"), all: tale.say.text("mall-luck-parking") });
