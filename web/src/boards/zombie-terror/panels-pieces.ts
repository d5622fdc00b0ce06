// Panels of the pieces: the people, the zombies, and the directions that may be touched.

import type { BoardProps, Panel, Row, Say } from "../contract";
import { humanFacts, zombieFacts } from "./facts";
import { NOBODY, WAYS } from "./reading";
import type { View, Zombie } from "./view";
import { character, field, WAY_SIGNS } from "./words";

export function peoplePanel(view: View, say: Say): Panel {
  const rows = view.characters.map((one) => ({
    label: character(say, one.character),
    chips: humanFacts(view, one, say),
  }));
  return { key: "people", title: say.text("zt-people"), rows };
}

export function hordePanel(view: View, say: Say): Panel {
  const urgency = (zombie: Zombie) => Number(zombie.forced) * 2 + Number(zombie.sees !== NOBODY);
  const order = [...view.zombies].sort((a, b) => urgency(b) - urgency(a));
  const rows: Row[] = order.map((zombie) => ({
    label: field(say, zombie.field),
    chips: zombieFacts(view, zombie, say),
  }));
  if (view.lines_of_fire.length) {
    rows.unshift({
      label: say.text("zt-fire"),
      chips: view.lines_of_fire.map((line) => ({
        text: say.text("zt-fire-line", { way: say.thing("way", line.direction), field: field(say, line.target) }),
        icon: "crosshair",
        tone: "calm",
      })),
    });
  }
  return { key: "horde", title: say.text("zt-horde"), rows };
}

/** The directions as things to touch, where an option asks for one. */
export function waysPanel(props: BoardProps<View>): Panel | null {
  const { say, lit } = props;
  const ways = WAYS.map((_, way) => way).filter((way) => lit.has(say.target("way", way)));
  if (!ways.length) return null;
  const chips = ways.map((way) => ({
    text: `${WAY_SIGNS[way]} ${say.thing("way", way)}`,
    target: say.target("way", way),
  }));
  return { key: "ways", title: say.text("zt-ways"), tone: "calm", chips };
}
