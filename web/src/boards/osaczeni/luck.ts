// How the dice fell: monsters sent to every family's doors, and those sent to the car park, where there is no door.

import type { Luck, Tale } from "../contract";
import { luckOf } from "../refuge/luck";
import type { View } from "./view";
import { termsOf } from "./words";

export const luck = (tale: Tale<View>): Luck[] =>
  luckOf(tale, termsOf(tale.view), { own: tale.say.text("osa-luck-own"), all: tale.say.text("osa-luck-park") });
