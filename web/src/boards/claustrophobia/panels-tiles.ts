// Panels: the maze, tile by tile.

import type { BoardProps, Chip, Panel, Row } from "../contract";
import { planted } from "./facts";
import { demonIcon, heroIcon, kindIcon, SIGN } from "./icons";
import { DIRECTIONS, FIRST_DEMON, HEROES, isTroglodyte, SWARM, warriorOf } from "./reading";
import type { Fiend, Tile, View } from "./view";
import { edgeName, warriorName } from "./words";

function figureChip(view: View, warrior: number, { say }: BoardProps<View>): Chip {
  const one = warriorOf(view, warrior) as Fiend;
  const icon =
    warrior < HEROES ? heroIcon(warrior) : warrior >= FIRST_DEMON ? demonIcon(one.kind ?? 0) : SIGN.troglodyte;
  return {
    text: warriorName(view, warrior, say),
    icon,
    target: say.target("warrior", warrior),
    tone: one.held ? "bad" : undefined,
  };
}

function demonChips(view: View, tile: Tile, props: BoardProps<View>): Chip[] {
  const { say } = props;
  const swarm = tile.demons.filter(isTroglodyte);
  const chips = tile.demons.map((warrior) => figureChip(view, warrior, props));
  if (swarm.length) {
    chips.unshift({
      text: say.text("b-swarm", { count: swarm.length }),
      icon: SIGN.troglodyte,
      target: say.target("warrior", SWARM),
    });
  }
  return chips;
}

function edgeChips(view: View, tile: Tile, props: BoardProps<View>): Chip[] {
  const { say } = props;
  const here = view.warriors.find((one) => one.warrior === view.active)?.tile === tile.tile;
  return DIRECTIONS.map((direction, at) => {
    const edge = tile.edges[direction];
    const tone = edge === "unexplored" ? "good" : edge === "lost" ? "bad" : edge === "passage" ? undefined : "dim";
    const chip: Chip = { text: edgeName(view, tile, direction, say), tone };
    return here ? { ...chip, target: say.target("direction", at) } : chip;
  });
}

/** What is special about a tile, and what lies on it. */
export function featureChips(view: View, tile: Tile, { say }: Pick<BoardProps<View>, "say">): Chip[] {
  const chips: Chip[] = [];
  if (tile.kind !== "plain") chips.push({ text: say.text(`b-kind-${tile.kind}`), icon: kindIcon(tile.kind) });
  if (tile.lair && tile.kind !== "lair")
    chips.push({ text: say.text("b-also-lair"), icon: kindIcon("lair"), tone: "bad" });
  if (tile.visited && (tile.kind === "booby" || tile.kind === "mechanism"))
    chips.push({ text: say.text("b-visited"), tone: "dim" });
  if (tile.visited && tile.kind === "stash") chips.push({ text: say.text("b-searched"), tone: "dim" });
  if (tile.size !== 3) chips.push({ text: say.text("b-size", { size: tile.size }), tone: "calm" });
  if (tile.holes) chips.push({ text: say.text("b-holes", { count: tile.holes }), icon: SIGN.hole, tone: "bad" });
  if (tile.lying) chips.push({ text: say.text("b-lying", { count: tile.lying }), icon: SIGN.charge, tone: "calm" });
  if (tile.kind === "pentacle" && view.seals)
    chips.push({ text: say.text("b-seals-here", { count: view.seals }), icon: SIGN.seal, tone: "good" });
  if (tile.kind === "pentacle" && planted(view)) {
    chips.push({ text: say.text("b-planted-here", { count: planted(view) }), icon: SIGN.charge, tone: "good" });
  }
  const ambush = view.ambushes.filter((one) => one === tile.tile).length;
  if (ambush) chips.push({ text: say.text("b-ambush", { count: ambush }), icon: "high-grass", tone: "bad" });
  return chips;
}

export function arrivalsText(tile: Tile, { say }: Pick<BoardProps<View>, "say">): string {
  return say.text(tile.arrivals ? `b-arrivals-${tile.arrivals}` : "b-arrivals-open");
}

function tilePanel(tile: Tile, props: BoardProps<View>): Panel {
  const { view } = props;
  const { say } = props;
  const nobody: Chip[] = [{ text: say.text("b-nobody"), tone: "dim" }];
  const humans = tile.humans.map((hero) => figureChip(view, hero, props));
  const demons = demonChips(view, tile, props);
  const rows: Row[] = [
    { label: say.text("b-heroes"), chips: humans.length ? humans : nobody },
    { label: say.text("b-fiends"), chips: demons.length ? demons : nobody },
    { label: say.text("b-ways"), chips: edgeChips(view, tile, props) },
    {
      label: say.text("b-room"),
      chips: [{ text: say.text("b-room-for", { humans: tile.human_room, demons: tile.demon_room }), tone: "dim" }],
    },
    {
      label: say.text("b-arrivals"),
      chips: [{ text: arrivalsText(tile, props), tone: tile.arrivals ? "dim" : "bad" }],
    },
  ];
  return {
    key: `tile-${tile.tile}`,
    title: say.text("b-tile-where", { tile: say.thing("tile", tile.tile), across: tile.x, up: tile.y }),
    target: say.target("tile", tile.tile),
    chips: featureChips(view, tile, props),
    rows,
  };
}

export function tilePanels(props: BoardProps<View>): Panel[] {
  return props.view.tiles.map((tile) => tilePanel(tile, props));
}
