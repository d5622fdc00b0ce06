// What things of the view are called, and how states are said: shared by the panels and the picture.

import type { Say } from "../contract";
import { beyond, DIRECTIONS, FIRST_DEMON, isHero, warriorOf } from "./reading";
import type { Direction, Fiend, Hero, Tile, View } from "./view";

/** A warrior by name; a big figure by its Demon card. */
export function warriorName(view: View, warrior: number, say: Say): string {
  const one = warriorOf(view, warrior) as Fiend | undefined;
  const kind = warrior >= FIRST_DEMON ? one?.kind : undefined;
  if (kind === undefined) return say.thing("warrior", warrior);
  return say.thing("demon", kind);
}

/** Why a warrior cannot leave his tile, or nothing. */
export function whyHeld(view: View, one: Hero | Fiend, say: Say): string {
  if (!one.held) return "";
  const tile = view.tiles.find((other) => other.tile === one.tile);
  const [humans, demons] = [tile?.humans.length ?? 0, tile?.demons.length ?? 0];
  const [friends, foes] = isHero(one) ? [humans, demons] : [demons, humans];
  return say.text(`b-held-${one.held}`, { friends, foes });
}

export function edgeName(view: View, tile: Tile, direction: Direction, say: Say): string {
  const edge = tile.edges[direction];
  const other = edge === "passage" ? beyond(view, tile, direction) : undefined;
  const words = { tile: other ? say.thing("tile", other.tile) : "" };
  return say.text("b-edge", {
    direction: say.thing("direction", DIRECTIONS.indexOf(direction)),
    edge: say.text(`b-edge-${edge}`, words),
  });
}

/** The open sides of a mask as words. */
export function waysName(openings: number, say: Say): string {
  return DIRECTIONS.flatMap((_, at) => ((openings >> at) & 1 ? [say.thing("direction", at)] : [])).join(", ");
}

export function boonName(view: View, say: Say): string {
  return say.text(view.boon ? "b-blessed-combat" : "b-blessed-movement");
}

const HIGHEST_BID = 21;

/** The last bid; before the first one the table holds a number that nobody can bid. */
export const bidName = (view: View, say: Say): string =>
  say.text("b-bid-now", { bid: view.bid > HIGHEST_BID ? 0 : view.bid });

/** Cards with their numbers: kind and count. */
export const counted = (cards: readonly number[] | undefined): [number, number][] =>
  (cards ?? []).flatMap((count, kind) => (count ? [[kind, count] as [number, number]] : []));
