// The tile that is about to be laid: a ghost at its place, in the turn that is being looked at.

import { Target } from "../../../pieces/target";
import type { BoardProps } from "../../contract";
import { turned } from "../reading";
import type { View } from "../view";
import { waysName } from "../words";
import type { Exploration } from "./focus";
import { corner, HALF, TILE } from "./layout";
import { TileArt } from "./tile-art";

interface GhostProps {
  exploring: Exploration;
  /** Quarter turns, as the ghost lies now. */
  turn: number;
  props: BoardProps<View>;
}

export function Ghost({ exploring, turn, props }: GhostProps) {
  const { view } = props;
  const { say } = props;
  const { x, y } = corner(exploring.place);
  if (exploring.tile < 0) {
    return (
      <g class="cla-ghost unknown" transform={`translate(${x} ${y})`} aria-hidden="true">
        <rect x={6} y={6} width={TILE - 12} height={TILE - 12} rx={10} />
        <text x={HALF} y={HALF} text-anchor="middle" dominant-baseline="central">
          ?
        </text>
      </g>
    );
  }
  const openings = turned(view.openings[exploring.tile], turn);
  const target = say.target("rotation", turn);
  const about = say.text("b-turn-to", { tile: say.thing("tile", exploring.tile), ways: waysName(openings, say) });
  return (
    <Target table={props} target={target} about={about} svg class="cla-ghost" transform={`translate(${x} ${y})`}>
      <TileArt tile={exploring.tile} kind={view.kinds[exploring.tile]} openings={openings} name="ghost-" />
      <rect x={3} y={3} width={TILE - 6} height={TILE - 6} rx={9} />
    </Target>
  );
}
