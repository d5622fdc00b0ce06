// How the dice fell: zombies sent to every player's doors, and those sent to Parking, where nothing holds them off.

import type { Luck, Tale } from "../contract";
import { luckOf } from "../refuge/luck";
import { TERMS } from "./words";
import type { View } from "./view";

export const luck = (tale: Tale<View>): Luck[] =>
  luckOf(tale, TERMS, { own: tale.say.text("mall-luck-own"), all: tale.say.text("mall-luck-parking") });
