// The edges of tiles: mouths into the unknown, walled-up openings, ways that are closed, and where to explore or shoot.

import { Icon } from "../../../icons";
import { Target } from "../../../pieces/target";
import type { BoardProps } from "../../contract";
import { SIGN } from "../icons";
import { beyond, DIRECTIONS, warriorOf } from "../reading";
import type { Direction, Tile, View } from "../view";
import { corner, HALF, QUARTERS, TOWARDS } from "./layout";

/** What is drawn on the northern edge of a tile; other edges turn it. */
function EdgeMark({ edge }: { edge: Tile["edges"][Direction] }) {
  switch (edge) {
    case "blocked":
      return (
        <g class="cla-rubble">
          <rect x={66} y={-3} width={68} height={11} rx={2} />
          <path d="M72 2.5h56M83 -3v5.5M104 -3v5.5M122 -3v5.5M93 2.5v5.5M114 2.5v5.5" />
        </g>
      );
    case "unexplored":
    case "lost":
      return (
        <g class={edge === "lost" ? "cla-mouth lost" : "cla-mouth"}>
          <path class="cla-mouth-dark" d="M68 0C72 -14 86 -34 100 -36C114 -34 128 -14 132 0Z" />
          <path
            class="cla-mouth-mark"
            d={edge === "lost" ? "M90 -22 110 -4M110 -22 90 -4" : "M90 -8 100 -20 110 -8M94 0l6 -7 6 7"}
          />
        </g>
      );
    default:
      return null;
  }
}

export function Edges({ tile }: { tile: Tile }) {
  return (
    <>
      {DIRECTIONS.map((direction) => (
        <g key={direction} transform={`rotate(${QUARTERS[direction] * 90} ${HALF} ${HALF})`}>
          <EdgeMark edge={tile.edges[direction]} />
        </g>
      ))}
    </>
  );
}

/** Locks on the ways that the active warrior cannot take, with the reason on hover. */
function ClosedWays({ tile, props }: { tile: Tile; props: BoardProps<View> }) {
  const { view } = props;
  const active = warriorOf(view, view.active);
  if (!active) return null;
  return (
    <>
      {DIRECTIONS.map((direction) => {
        const other = tile.edges[direction] === "passage" ? beyond(view, tile, direction) : undefined;
        const why = other ? active.ways[other.tile] : "";
        if (!why) return null;
        const { x, y } = TOWARDS[direction];
        return (
          <g key={direction} class="cla-closed" transform={`translate(${HALF + x * HALF} ${HALF + y * HALF})`}>
            <title>{props.say.text(active.held ? "b-held" : `b-way-${why}`)}</title>
            <circle r={13} />
            <Icon name={active.held ? SIGN.held : SIGN.locked} x={-9} y={-9} size={18} />
          </g>
        );
      })}
    </>
  );
}

/** Where the active warrior may explore, or in which direction he shoots; larger where the maze is far away. */
export function Ways({ props, grown }: { props: BoardProps<View>; grown: number }) {
  const { view } = props;
  const tile = view.tiles.find((one) => one.tile === warriorOf(view, view.active)?.tile);
  if (!tile) return null;
  const { x: left, y: top } = corner(tile);
  const wanted = new Set(props.options.flatMap((option) => option.path));
  return (
    <g transform={`translate(${left} ${top})`}>
      <ClosedWays tile={tile} props={props} />
      {DIRECTIONS.map((direction, at) => {
        const target = props.say.target("direction", at);
        if (!wanted.has(target) && !props.chosen.has(target)) return null;
        const { x, y } = TOWARDS[direction];
        const explores = tile.edges[direction] === "unexplored";
        const far = explores ? HALF + 24 : HALF;
        const about = explores
          ? props.say.text("b-explore", {
              direction: props.say.thing("direction", at),
              tile: props.say.thing("tile", tile.tile),
            })
          : undefined;
        return (
          <Target
            key={direction}
            table={props}
            target={target}
            about={about}
            svg
            class={explores ? "cla-way" : "cla-way cla-shot"}
            transform={`translate(${HALF + x * far} ${HALF + y * far}) scale(${grown})`}
          >
            <circle r={24} />
            <g transform={explores ? `rotate(${at * 90})` : undefined}>
              <Icon name={explores ? SIGN.way : SIGN.critical} x={-14} y={-14} size={28} />
            </g>
          </Target>
        );
      })}
    </g>
  );
}
