// What things of the wasteland are called on the board: names without their effects, effects with their numbers.

import type { Say } from "../contract";
import { SYMBOL_KEYS } from "./icons";
import { AIRLOCK, kindOf, ROOM_KINDS } from "./reading";
import type { View } from "./view";

/** A room's name alone; the second copy of a kind has a mark. */
export function roomName(say: Say, tile: number): string {
  const name = say.thing("room", tile).split(":")[0];
  return tile >= ROOM_KINDS && tile < AIRLOCK ? `${name} II` : name;
}

export function roomEffect(say: Say, view: View, tile: number): string {
  const kind = kindOf(tile);
  return say.text(`room-effect-${say.label("room", kind)}`, { amount: view.printed.rooms[kind].amount });
}

export function equipmentEffect(say: Say, view: View, tile: number): string {
  const amount = view.printed.equipment[tile].amount;
  return say.text(`equipment-effect-${say.label("equipment", tile)}`, { amount });
}

export function calamityEffect(say: Say, view: View, event: number): string {
  const { amount, cut } = view.printed.calamities[event];
  return say.text(`calamity-effect-${say.label("calamity", event)}`, { amount, cut, storm: view.printed.storm });
}

export function symbolName(say: Say, view: View, tile: number): string {
  return say.text(`symbol-${SYMBOL_KEYS[view.printed.equipment[tile].symbol]}`);
}

/** The short name of an area, as it stands on the map. */
export function areaName(say: Say, area: number): string {
  return say.text(`out-area-${say.label("area", area)}`);
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0");

/** A leader's name and trade apart. */
export function leaderWords(say: Say, leader: number): [string, string] {
  const [name, trade = ""] = say.thing("leader", leader).split(", ");
  return [name, trade];
}

/** "a, b, c" of goods with their numbers, for labels that a screen reader reads. */
export function goodsWords(say: Say, goods: readonly number[]): string {
  const parts = goods.flatMap((count, kind) => (count ? [`${say.thing("resource", kind)} ${count}`] : []));
  return parts.join(", ") || say.text("out-no-goods");
}
