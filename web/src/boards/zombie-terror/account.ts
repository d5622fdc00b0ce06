// How the points of the end come about.

import type { BoardProps, ScoreLine } from "../contract";
import { characterOf, isSecond } from "./reading";
import type { View } from "./view";
import { character } from "./words";

/** One line for every saved character, one for a first game, and one for support tokens never used. */
export function account(props: BoardProps<View>): ScoreLine[] {
  const { view } = props;
  const lines: ScoreLine[] = [];
  const points = (seat: number, stars: number) => view.players.map((player) => (player.seat === seat ? stars : 0));
  for (const player of view.players) {
    for (const saved of player.saved) {
      const stars = characterOf(view, saved)?.stars ?? 0;
      lines.push({
        label: props.say.text("zt-account-saved", { who: character(props.say, saved) }),
        points: points(player.seat, stars),
      });
    }
  }
  if (isSecond(view)) {
    const before = view.players.map((player) => player.stars_before ?? 0);
    lines.push({ label: props.say.text("zt-account-before"), points: before });
  }
  if (view.players.some((player) => player.support)) {
    const tokens = view.players.map((player) => (player.support ? 1 : 0));
    lines.push({ label: props.say.text("zt-account-support"), points: tokens });
  }
  return lines;
}
