// The table as readable panels: everything that lies on it, in words with icons.

import type { BoardProps, Panel } from "../contract";
import { cardPanels } from "./panels-cards";
import { hordePanel, peoplePanel, waysPanel } from "./panels-pieces";
import { placePanel, playersPanel, statePanel } from "./panels-state";
import type { View } from "./view";

export function panels(props: BoardProps<View>): Panel[] {
  const { view } = props;
  const all = [
    waysPanel(props),
    statePanel(view, props.say),
    peoplePanel(view, props.say),
    ...cardPanels(view, props.say),
    hordePanel(view, props.say),
    playersPanel(view, props.say),
    placePanel(view, props.say),
  ];
  return all.filter((panel): panel is Panel => panel !== null);
}
