// Claustrophobia in the browser.

import type { BoardModule, BoardProps, Chip, Panel } from "../contract";
import { about } from "./about";
import { Board } from "./board";
import "./icons";
import { luck } from "./luck";
import { counted } from "./names";
import { cardsPanel, demonPanels } from "./panel-demons";
import { heroPanels } from "./panel-heroes";
import { choicePanels, dicePanels, statusPanel } from "./panel-status";
import { tilePanels } from "./panel-tiles";
import { advantageIcon, eventIcon } from "./symbols";
import { texts } from "./texts";
import { turns } from "./turns";
import { sideOf } from "./reading";
import type { View } from "./view";

/** The table as text; what the reader's own side needs comes first. */
function panels(props: BoardProps<View>): Panel[] {
  const view = props.view as View;
  const [heroes, demons] = [heroPanels(props), demonPanels(props)];
  const sides = sideOf(view, props.me) === "demon" ? [...demons, ...heroes] : [...heroes, ...demons];
  return [
    statusPanel(props),
    ...choicePanels(props),
    ...dicePanels(props),
    ...sides,
    ...tilePanels(props),
    cardsPanel(props),
  ];
}

/** The cards of the reader's side, and what each of them does. */
function hand({ view, me, say }: BoardProps<View>): Chip[] {
  const deck = sideOf(view as View, me) === "human" ? "advantage" : "eventcard";
  return counted((view as View).hand).map(([kind, count]) => ({
    text: say.thing(deck, kind),
    icon: deck === "advantage" ? advantageIcon(kind) : eventIcon(kind),
    count: count > 1 ? count : undefined,
    note: say.text(`${deck}-about-${say.label(deck, kind)}`),
  }));
}

/** Steel blue for the Humans, ember orange for the Demon side. */
function colours(view: View): number[] | null {
  if (view.human < 0) return null;
  return [0, 1].map((seat) => (seat === view.human ? 1 : 4));
}

// There are no points in this game, so there is no account of them: the turns tell how far the Humans got.
const module: BoardModule<View> = { texts, panels, hand, about, Board, colours, luck, turns };
export default module;
