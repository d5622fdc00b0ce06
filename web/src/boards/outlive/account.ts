// The score explained.

import type { BoardProps, ScoreLine } from "../contract";
import { isOpen } from "./reading";
import type { Forecast, View } from "./view";

const LINES: readonly (keyof Forecast)[] = ["events", "rooms", "gauge", "survivors", "equipment", "symbols"];

export function account({ say, view }: BoardProps<View>): ScoreLine[] {
  return LINES.map((line) => ({
    label: say.text(`line-${line}`),
    points: view.players.map((player) => (isOpen(player) ? player.forecast[line] : 0)),
  }));
}
