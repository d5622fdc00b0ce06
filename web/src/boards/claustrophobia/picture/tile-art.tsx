// One tile as it is drawn: rock, floor with its corridors, and what is special about it, readable without a legend.

import type { ComponentChildren } from "preact";
import { Icon } from "../../../icons";
import { kindIcon } from "../icons";
import type { Kind } from "../view";
import { chamber, corridor, cracks, facets, flagstones, gear, pebbles, pentagram, teeth } from "./art";
import { HALF, TILE } from "./layout";

interface TileArtProps {
  tile: number;
  kind: Kind;
  /** The open edges as the tile lies, one bit for each of north, east, south, west. */
  openings: number;
  /** A trap that is sprung, a chest that is empty, a mechanism that has run. */
  spent?: boolean;
  /** Nobody carries a light here. */
  dark?: boolean;
  /** Told apart where the same tile is drawn twice. */
  name?: string;
}

const quartersOf = (openings: number): number[] => [0, 1, 2, 3].filter((quarter) => (openings >> quarter) & 1);

/** The floor as shapes of one look: drawn once as outline, once as floor, once as the edge of everything on it. */
function Floor({ tile, kind, openings }: TileArtProps) {
  return (
    <>
      {quartersOf(openings).map((quarter) => (
        <path key={quarter} d={corridor(tile, kind, quarter)} transform={`rotate(${quarter * 90} ${HALF} ${HALF})`} />
      ))}
      <path d={chamber(tile, kind)} />
    </>
  );
}

function Water() {
  const rows = [56, 76, 96, 116, 136];
  return (
    <g class="cla-water">
      <rect width={TILE} height={TILE} class="cla-water-deep" />
      {rows.map((y, at) => (
        <path
          key={y}
          class="cla-water-wave"
          d={`M${10 + (at % 2) * 12} ${y}q12 -9 24 0t24 0 24 0 24 0 24 0 24 0 24 0`}
        />
      ))}
    </g>
  );
}

function Stairs() {
  const steps = [0, 1, 2, 3, 4, 5];
  return (
    <g class="cla-stairs">
      <ellipse cx={HALF} cy={118} rx={74} ry={62} class="cla-daylight" />
      {steps.map((step) => (
        <rect key={step} x={62 + step * 5} y={150 - step * 15} width={76 - step * 10} height={13} rx={2} />
      ))}
    </g>
  );
}

function Pit() {
  return (
    <g class="cla-pit">
      <ellipse cx={HALF} cy={HALF} rx={48} ry={38} class="cla-pit-rim" />
      <ellipse cx={HALF} cy={104} rx={40} ry={31} />
      <path d="M70 82l6 12M128 78l-5 14M100 70l1 12M62 104l12 2M138 106l-13 1" class="cla-pit-crack" />
    </g>
  );
}

function Plate({ spent }: { spent?: boolean }) {
  const places = [
    [66, 66],
    [134, 66],
    [66, 134],
    [134, 134],
    [100, 54],
    [100, 146],
    [54, 100],
    [146, 100],
  ] as const;
  return (
    <g class={spent ? "cla-plate spent" : "cla-plate"}>
      <rect x={70} y={70} width={60} height={60} rx={5} transform={`rotate(8 ${HALF} ${HALF})`} />
      {places.map(([x, y]) => (
        <path key={`${x}:${y}`} d={`M${x - 5} ${y + 6}L${x} ${y - 9}L${x + 5} ${y + 6}Z`} />
      ))}
    </g>
  );
}

const Squeeze = () => <path class="cla-squeeze" d="M20 100h26m-9-8 9 8-9 8M180 100h-26m9-8-9 8 9 8M100 20" />;

/** What makes the floor of a kind its own. */
function Dressing({ tile, kind, spent }: TileArtProps): ComponentChildren {
  switch (kind) {
    case "flooded":
      return <Water />;
    case "exit":
      return <Stairs />;
    case "hole":
      return <Pit />;
    case "booby":
      return <Plate spent={spent} />;
    case "mechanism":
      return (
        <g class={spent ? "cla-gear spent" : "cla-gear"}>
          <path d={gear(48, 12)} />
          <circle cx={HALF} cy={HALF} r={20} />
        </g>
      );
    case "pentacle":
      return (
        <g class="cla-pentacle">
          <circle cx={HALF} cy={HALF} r={76} />
          <circle cx={HALF} cy={HALF} r={70} />
          <path d={pentagram(70)} />
        </g>
      );
    case "hungry":
      return <path class="cla-teeth" d={teeth(tile)} />;
    case "lair":
    case "stash":
      return <Icon name={kindIcon(kind)} x={56} y={56} size={88} class={spent ? "cla-emblem spent" : "cla-emblem"} />;
    default:
      return null;
  }
}

/** Tight walls press from the sides without an opening. */
function Walls({ kind }: { kind: Kind }) {
  return kind === "tight" ? <Squeeze /> : null;
}

export function TileArt(props: TileArtProps) {
  const { tile, kind, openings, dark, name = "" } = props;
  const clip = `cla-floor-${name}${tile}-${openings}`;
  return (
    <g class={`cla-art cla-art-${kind}`} aria-hidden="true">
      <rect class="cla-rock" width={TILE} height={TILE} />
      <path class="cla-facets" d={facets(tile)} />
      <path class="cla-cracks" d={cracks(tile)} />
      <g class="cla-shade">
        <Floor {...props} />
      </g>
      <g class="cla-floor">
        <Floor {...props} />
      </g>
      <clipPath id={clip}>
        <Floor tile={tile} kind={kind} openings={openings} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <path class="cla-flags" d={flagstones(tile)} />
        <circle class="cla-glow" cx={HALF} cy={HALF} r={128} fill="url(#cla-torchlight)" />
        {pebbles(tile).map(({ x, y, r }, at) => (
          <circle key={at} class="cla-pebble" cx={x} cy={y} r={r} />
        ))}
        <Dressing {...props} />
      </g>
      <Walls kind={kind} />
      {dark ? <rect class="cla-dark" width={TILE} height={TILE} /> : null}
      <rect class="cla-seam" x={0.5} y={0.5} width={TILE - 1} height={TILE - 1} />
    </g>
  );
}

/** The light that falls on floors; every picture with tiles needs it once. */
export function Light() {
  return (
    <defs>
      <radialGradient id="cla-torchlight">
        <stop offset="0" stop-color="#ffc878" stop-opacity="0.42" />
        <stop offset="0.55" stop-color="#ff9d4a" stop-opacity="0.1" />
        <stop offset="1" stop-color="#000" stop-opacity="0.45" />
      </radialGradient>
    </defs>
  );
}

/** A tile by itself, as a card of the hand or a choice. */
export function TileCard({ size, ...art }: TileArtProps & { size: number }) {
  return (
    <svg class="cla-tile-card" width={size} height={size} viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true">
      <TileArt {...art} name={`card-${art.name ?? ""}`} />
    </svg>
  );
}
