// The table as panels: where the game stands, what can be chosen, both sides, the maze, the cards.

import type { BoardProps, Panel } from "../contract";
import { cardsPanel, demonPanels } from "./panels-demons";
import { heroPanels } from "./panels-heroes";
import { choicePanels, dicePanels, statusPanel } from "./panels-status";
import { tilePanels } from "./panels-tiles";
import { sideOf } from "./reading";
import type { View } from "./view";

/** The table as text; what the reader's own side needs comes first. */
export function panels(props: BoardProps<View>): Panel[] {
  const [heroes, demons] = [heroPanels(props), demonPanels(props)];
  const sides = sideOf(props.view, props.me) === "demon" ? [...demons, ...heroes] : [...heroes, ...demons];
  return [
    statusPanel(props),
    ...choicePanels(props),
    ...dicePanels(props),
    ...sides,
    ...tilePanels(props),
    cardsPanel(props),
  ];
}
