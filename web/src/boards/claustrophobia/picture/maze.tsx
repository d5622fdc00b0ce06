// The maze as it lies, under a camera that can be moved: tiles, the ghost of the next one, figures, and what happens.

import { useRef } from "preact/hooks";
import { useSize } from "../../../pieces";
import type { BoardProps, Say } from "../../contract";
import { tileOf } from "../reading";
import type { View } from "../view";
import { type Camera, useCamera } from "./camera";
import { Ways } from "./edges";
import { Figures } from "./figures";
import { explorationOf, focusOf, touchableBox } from "./focus";
import { Ghost } from "./ghost";
import { Ground } from "./ground";
import { boxAround, COSY, centre, WORDS } from "./layout";
import { type Playing, Spark } from "./motion";
import { Light } from "./tile-art";
import { TileSpot } from "./tile-spot";

interface MazeProps {
  props: BoardProps<View>;
  playing: Playing;
  /** The turn of the new tile that is being looked at, in quarters. */
  turn: number;
  /** What other parts of the board cover: pixels at the top and at the bottom. */
  inset: { top: number; bottom: number };
  chain(targets: readonly string[]): void;
  inspect(target: string, soon?: boolean): void;
}

/** The ways under the ground, from Hole tiles to Hole tokens. */
function Burrows({ view }: { view: View }) {
  const ends = view.tiles.filter((tile) => tile.holes > 0);
  const mouths = view.tiles.filter((tile) => tile.kind === "hole");
  const pairs = mouths.flatMap((from) => ends.filter((to) => to.tile !== from.tile).map((to) => [from, to] as const));
  return (
    <g class="cla-burrows" aria-hidden="true">
      {pairs.map(([from, to]) => {
        const [a, b] = [centre(from), centre(to)];
        const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.18, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.18 };
        return (
          <path key={`${from.tile}-${to.tile}`} d={`M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x + 82} ${b.y + 82}`} />
        );
      })}
    </g>
  );
}

function Tools({ say, camera }: { say: Say; camera: Camera }) {
  return (
    <div class="cla-tools" role="group" aria-label={say.text("b-tools")}>
      <button type="button" aria-label={say.text("b-nearer")} onClick={camera.nearer}>
        +
      </button>
      <button type="button" aria-label={say.text("b-farther")} onClick={camera.farther}>
        −
      </button>
      <button type="button" aria-label={say.text("b-fit")} onClick={camera.fit}>
        ⤢
      </button>
    </div>
  );
}

export function Maze({ props, playing, turn, inset, chain, inspect }: MazeProps) {
  const { view } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const exploring = explorationOf(props);
  const places = exploring ? [...view.tiles, exploring.place] : view.tiles;
  const camera = useCamera(frame, size, boxAround(places), focusOf(props), touchableBox(props), inset);
  const { x, y, scale } = camera.sight;
  const letters = scale < WORDS ? 0 : Math.max(12, 12.2 / scale);
  const grown = Math.min(1.5, Math.max(1, COSY / scale));
  const [across, down] = [camera.width / scale, camera.height / scale];
  return (
    <div class="cla-maze" ref={frame} {...camera.handlers}>
      <svg
        class={camera.free ? "cla-picture held" : "cla-picture"}
        viewBox={`${x - across / 2} ${y - down / 2} ${across} ${down}`}
        role="group"
        aria-label={props.say.text("b-maze")}
      >
        <Light />
        <Ground x={x - across / 2} y={y - down / 2} width={across} height={down} />
        {view.tiles.map((tile) => (
          <TileSpot key={tile.tile} tile={tile} letters={letters} props={props} inspect={inspect} />
        ))}
        <Burrows view={view} />
        {exploring ? <Ghost exploring={exploring} turn={turn} props={props} /> : null}
        <Ways props={props} grown={grown} />
        <Figures
          props={props}
          letters={letters}
          grown={grown}
          shownAt={playing.shownAt}
          chain={chain}
          inspect={inspect}
        />
        <Spark playing={playing} tileOf={(tile) => tileOf(view, tile)} />
      </svg>
      <Tools say={props.say} camera={camera} />
    </div>
  );
}
