// Why a seat has its points.

import type { BoardProps, ScoreLine } from "../contract";
import type { View } from "./view";
import { kindName } from "./words";

/** Points by kind of survivor, and those of the truck keys. */
export function account({ view, say }: BoardProps<View>): ScoreLine[] {
  const lines = view.kinds.map((worth, kind) => ({
    label: say.text("osa-score-kind", { kind: kindName(say, kind) }),
    points: view.players.map(({ seat }) => (lives(view, seat, kind) ? worth.value : 0)),
  }));
  lines.push({ label: say.text("osa-score-keys"), points: view.players.map((player) => player.keys) });
  return lines.filter((line) => line.points.some((points) => points > 0));
}

const lives = (view: View, seat: number, kind: number): boolean =>
  view.places.some((area) => area.heads.some(([owner, one]) => owner === seat && one === kind));
