// Why a seat has its points.

import type { BoardProps, ScoreLine } from "../contract";
import { kindsOf, whereIs } from "./reading";
import type { View } from "./view";
import { kindName } from "./words";

/** The points by kind of character: who lives is worth what is printed on it. */
export function account({ view, say }: BoardProps<View>): ScoreLine[] {
  return kindsOf(view).map((kind) => ({
    label: kindName(say, kind),
    points: view.players.map(({ seat }) => (whereIs(view, seat, kind) ? view.kinds[kind].value : 0)),
  }));
}
