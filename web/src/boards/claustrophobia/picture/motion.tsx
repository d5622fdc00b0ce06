// The news as pictures: figures walk, what happens on a tile flashes there, and fights are gathered for the arena.

import { useRef } from "preact/hooks";
import { Icon } from "../../../icons";
import { useNews } from "../../../pieces/motion";
import type { Item } from "../../../protocol";
import { victimOf } from "../about";
import { SIGN } from "../icons";
import type { Tile, View } from "../view";
import { centre } from "./layout";

/** A roll of dice against a number, as it was told. */
export interface Fight {
  kind: "attack" | "blast" | "rocks" | "trap";
  attacker: number;
  target: number;
  dice: number[];
  needed: number;
  hits: number;
  over: boolean;
}

export interface Playing {
  item: Item | null;
  /** How many items were played, for keys of what flashes. */
  at: number;
  left: number;
  skip(): void;
  shownAt: ReadonlyMap<number, number>;
  fight: Fight | null;
}

const LONG = 4500;
const DURATION: Record<string, number> = {
  entered: 420,
  attacks: 450,
  "combat-die": 220,
  hits: 600,
  cancelled: 500,
  died: 600,
  killed: 420,
  slain: 600,
  wounded: 450,
  sent: 360,
  "came-free": 400,
  appeared: 600,
  laid: 420,
  "destiny-die": 130,
  "placed-die": 220,
  resolved: 380,
  threat: 250,
  "action-die": 130,
  "booby-trap": 600,
  stash: 400,
  mechanism: 450,
  escaped: 600,
  "blast-die": 300,
  "rock-die": 300,
  thrown: 450,
  rockfall: 450,
  smote: 450,
  healed: 400,
  hole: 400,
  planted: 600,
  sealed: 600,
  unsealed: 500,
  exorcised: 600,
  treasure: 600,
  "false-treasure": 500,
  prostrate: 450,
  rose: 400,
  event: 600,
  advantage: 600,
  assigned: 160,
  critical: 400,
  guarded: 400,
  trapped: 450,
  ambush: 400,
  exhausted: 300,
};

/** How long an item is shown; many items hurry. */
function durations(news: readonly Item[]): (item: Item) => number {
  const wish = (item: Item) => (item.t === "event" ? (DURATION[item.kind] ?? 1) : 1);
  const total = news.reduce((sum, item) => sum + wish(item), 0);
  const hurry = Math.min(1, LONG / Math.max(1, total));
  return (item) => Math.min(600, wish(item) * hurry);
}

const MOVES: Record<string, number> = { entered: 1, sent: 1, "came-free": 1, appeared: 2 };

/** Where warriors stand after so many items, as far as later ones still move them. */
function standing(news: readonly Item[], played: number, before: ReadonlyMap<number, number>): Map<number, number> {
  const shown = new Map<number, number>();
  const later = news
    .slice(played)
    .flatMap((item) => (item.t === "event" && item.kind === "entered" ? [item.args[0]] : []));
  for (const warrior of later) {
    const old = before.get(warrior);
    if (old !== undefined) shown.set(warrior, old);
  }
  for (const item of news.slice(0, played)) {
    if (item.t !== "event" || !(item.kind in MOVES)) continue;
    if (shown.has(item.args[0])) shown.set(item.args[0], item.args[MOVES[item.kind]]);
  }
  return shown;
}

/** The last roll among some items. */
function fightIn(items: readonly Item[]): Fight | null {
  let fight = null as Fight | null;
  const begin = (kind: Fight["kind"], attacker: number, target: number, needed = 0): Fight => ({
    kind,
    attacker,
    target,
    dice: [],
    needed,
    hits: 0,
    over: false,
  });
  for (const item of items) {
    if (item.t !== "event") continue;
    const [a, b, c] = item.args;
    if (item.kind === "attacks") fight = begin("attack", a, victimOf(b));
    else if (item.kind === "combat-die") {
      // After a re-roll the news begins in the middle of an attack.
      const running: Fight = fight?.kind === "attack" ? fight : begin("attack", a, -1);
      fight = { ...running, dice: [...running.dice, b], needed: c };
    } else if (item.kind === "hits") {
      const running: Fight = fight?.kind === "attack" ? fight : begin("attack", a, -1);
      fight = { ...running, target: victimOf(b), hits: c, over: true };
    } else if (item.kind === "blast-die")
      fight = { ...begin("blast", -1, a, c), dice: [b], hits: b >= c ? 1 : 0, over: true };
    else if (item.kind === "rock-die")
      fight = { ...begin("rocks", -1, a, 5), dice: [b], hits: b >= 5 ? 1 : 0, over: true };
    else if (item.kind === "booby-trap") fight = { ...begin("trap", -1, a), dice: [c], over: true };
    else if (item.kind === "round" || item.kind === "activated") fight = null;
  }
  return fight;
}

/** Plays the news of a board. */
export function usePlaying(news: readonly Item[], view: View): Playing {
  const { item, left, skip } = useNews(news, durations(news));
  const before = useRef<Map<number, number>>(new Map());
  const seen = useRef<{ news: readonly Item[]; at: Map<number, number> }>({ news, at: new Map() });
  if (seen.current.news !== news) {
    before.current = seen.current.at;
    seen.current = { news, at: new Map() };
  }
  seen.current.at = new Map(view.warriors.map((one) => [one.warrior, one.tile]));
  const at = news.length - left - (item ? 1 : 0);
  const shownAt = item ? standing(news, at + 1, before.current) : new Map<number, number>();
  return { item, at, left, skip, shownAt, fight: fightIn(item ? news.slice(0, at + 1) : news) };
}

/** What flashes on a tile: which fact names the tile, and with which icon. */
const SPARKS: Record<string, [number, string, "bad" | "good" | "calm"]> = {
  died: [1, SIGN.dead, "bad"],
  killed: [1, SIGN.dead, "good"],
  slain: [2, SIGN.skull, "good"],
  sent: [1, SIGN.troglodyte, "bad"],
  "came-free": [1, SIGN.troglodyte, "bad"],
  appeared: [2, SIGN.skull, "bad"],
  "booby-trap": [1, "wolf-trap", "bad"],
  mechanism: [0, "cog", "bad"],
  stash: [1, "open-chest", "calm"],
  thrown: [1, "grenade", "bad"],
  rockfall: [0, "falling-rocks", "bad"],
  smote: [1, "lightning-trio", "good"],
  planted: [1, SIGN.charge, "good"],
  treasure: [1, SIGN.treasure, "good"],
  "false-treasure": [1, SIGN.treasure, "bad"],
  took: [1, SIGN.charge, "calm"],
  hole: [0, SIGN.hole, "bad"],
  lost: [1, "maze", "bad"],
  ambush: [0, "high-grass", "bad"],
  laid: [0, "path-tile", "calm"],
  attacks: [2, SIGN.fight, "bad"],
};

export function Spark({ playing, tileOf }: { playing: Playing; tileOf(tile: number): Tile | undefined }) {
  const { item } = playing;
  const spark = item?.t === "event" ? SPARKS[item.kind] : undefined;
  const tile = item?.t === "event" && spark ? tileOf(item.args[spark[0]]) : undefined;
  if (!spark || !tile) return null;
  const { x, y } = centre(tile);
  return (
    <g
      key={playing.at}
      class={`cla-spark cla-${spark[2]}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      aria-hidden="true"
    >
      <g class="cla-spark-body">
        <circle r={44} />
        <Icon name={spark[1]} x={-30} y={-30} size={60} />
      </g>
    </g>
  );
}
