// A laid tile on the maze: its art, what lies on it, its name, and the target that it is.

import { Icon } from "../../../icons";
import { Target } from "../../../pieces/target";
import type { BoardProps } from "../../contract";
import { planted } from "../facts";
import { kindIcon, SIGN } from "../icons";
import { DIRECTIONS } from "../reading";
import type { Tile, View } from "../view";
import { Edges } from "./edges";
import { corner, TILE } from "./layout";
import { TileArt } from "./tile-art";

/** The open edges of a laid tile, one bit for each direction. */
const openingsOf = (tile: Tile): number =>
  DIRECTIONS.reduce((found, direction, at) => found | (tile.edges[direction] === "wall" ? 0 : 1 << at), 0);

const SPENT = new Set(["booby", "mechanism", "stash"]);

/** A name in at most two lines of about the same length. */
function twoLines(name: string): string[] {
  const words = name.split(" ");
  if (words.length < 2) return [name];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(" "), words.slice(half).join(" ")];
}

function Name({ tile, letters, props }: { tile: Tile; letters: number; props: BoardProps<View> }) {
  if (tile.kind === "plain" || !letters) return null;
  const lines = twoLines(props.say.text(`place-${tile.kind}`));
  const last = TILE - 10 + letters * 0.05; // a single line lies as low as the second of two
  return (
    <g class="cla-tile-name">
      <Icon name={kindIcon(tile.kind)} x={7} y={7} size={22} />
      {lines.map((line, at) => (
        <text key={at} x={8} y={last - (lines.length - 1 - at) * letters * 1.05} font-size={letters}>
          {line}
        </text>
      ))}
    </g>
  );
}

function Size({ tile, letters }: { tile: Tile; letters: number }) {
  if (tile.size === 3 || !letters) return null;
  return (
    <g class="cla-size" transform={`translate(${TILE - 22} 20)`}>
      <rect x={-16} y={-13} width={32} height={26} rx={8} />
      <text text-anchor="middle" dominant-baseline="central" font-size={Math.max(15, letters)} aria-hidden="true">
        ≤{tile.size}
      </text>
    </g>
  );
}

interface Lying {
  piece: string;
  icon: string;
  count: number;
}

function lyingOn(view: View, tile: Tile): Lying[] {
  const room = tile.kind === "pentacle";
  const ambush = view.ambushes.filter((one) => one === tile.tile).length;
  const found: Lying[] = [
    { piece: "hole-token", icon: SIGN.hole, count: tile.holes },
    { piece: "lying", icon: view.aims.treasures ? SIGN.treasure : SIGN.charge, count: tile.lying },
    { piece: "seal", icon: SIGN.seal, count: room ? view.seals : 0 },
    { piece: "planted", icon: SIGN.charge, count: room ? planted(view) : 0 },
    { piece: "ambush", icon: "high-grass", count: ambush },
  ];
  return found.filter((one) => one.count > 0);
}

/** Tokens on the floor, along the right edge of the tile. */
function Tokens({ view, tile }: { view: View; tile: Tile }) {
  let place = 0;
  return (
    <>
      {lyingOn(view, tile).flatMap(({ piece, icon, count }) =>
        Array.from({ length: count }, (_, at) => {
          const y = TILE - 18 - place++ * 27;
          return (
            <g
              key={`${piece}-${at}`}
              class={`cla-token cla-token-${piece}`}
              data-piece={piece}
              transform={`translate(${TILE - 18} ${y})`}
            >
              <circle r={13} />
              <Icon name={icon} x={-9} y={-9} size={18} />
            </g>
          );
        }),
      )}
    </>
  );
}

/** Eyes in the dark: monsters can come here now. */
function Arrivals({ tile, shown }: { tile: Tile; shown: boolean }) {
  if (!shown || tile.arrivals) return null;
  return (
    <g class="cla-arrivals" transform={`translate(${TILE / 2} ${TILE - 16})`}>
      <path d="M-16 0q7 -8 14 0q-7 6 -14 0ZM16 0q-7 -8 -14 0q7 6 14 0Z" />
    </g>
  );
}

interface SpotProps {
  tile: Tile;
  letters: number;
  props: BoardProps<View>;
  inspect(target: string, soon?: boolean): void;
}

export function TileSpot({ tile, letters, props, inspect }: SpotProps) {
  const { view } = props;
  const { x, y } = corner(tile);
  const target = props.say.target("tile", tile.tile);
  const about = [
    tile.kind === "plain" ? "" : props.say.text(`b-kind-${tile.kind}`),
    props.say.text("b-room-for", { humans: tile.human_room, demons: tile.demon_room }),
  ];
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-place={target}
      onClick={() => inspect(target)}
      onPointerEnter={(event) => event.pointerType === "mouse" && inspect(target, true)}
    >
      <Target table={props} target={target} svg class="cla-tile" about={about.filter(Boolean).join(" ")}>
        <TileArt
          tile={tile.tile}
          kind={tile.kind}
          openings={openingsOf(tile)}
          spent={SPENT.has(tile.kind) && tile.visited}
          dark={!tile.humans.length}
        />
        <Edges tile={tile} />
        <rect class="cla-tile-glow" x={3} y={3} width={TILE - 6} height={TILE - 6} rx={9} />
      </Target>
      <Arrivals tile={tile} shown={view.phase === "threat"} />
      {tile.lair && tile.kind !== "lair" ? (
        <Icon name={kindIcon("lair")} x={34} y={6} size={24} class="cla-also-lair" />
      ) : null}
      <Tokens view={view} tile={tile} />
      <Size tile={tile} letters={letters} />
      <Name tile={tile} letters={letters} props={props} />
    </g>
  );
}
