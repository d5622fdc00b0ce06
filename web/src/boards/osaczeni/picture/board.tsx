// The picture: six areas in the middle, the players at their side, hatch, cold room and truck at the other.

import { useRef, useState } from "preact/hooks";
import { Icon } from "../../../icons";
import type { BoardProps } from "../../contract";
import { diceState, faces } from "../facts";
import type { MallView } from "../view";
import { LastBallot } from "./ballot";
import { Cold } from "./cold";
import { Families } from "./families";
import { Hatch } from "./hatch";
import { useMemory, useSteady } from "./memory";
import { useMotion } from "./motion";
import { Pack } from "./pack";
import { Stage } from "./stage";
import { Status } from "./status";
import { Tile } from "./tile";
import { Truck } from "./truck";
import "./frame.css";
import "./players.css";
import "./tiles.css";
import "./figures.css";
import "./side.css";
import "./stage.css";
import "./phone.css";

type Drawer = "" | "hatch" | "cold" | "truck" | "vote";

export function Board(props: BoardProps) {
  const view = props.view as MallView;
  const root = useRef<HTMLDivElement>(null);
  const news = useSteady(props.news);
  const memory = useMemory(props, news);
  const [drawer, setDrawer] = useState<Drawer>("");
  useMotion(root, news);
  return (
    <div class="osa" ref={root} role="group" aria-label={props.say.text("osa-label")} data-drawer={drawer}>
      <div class="osa-frame">
        <Status table={props} />
        <Families table={props} />
        <Stage table={props} />
        <div class="osa-mall">
          {view.places.map((area) => <Tile key={area.number} table={props} area={area} claims={memory.claims} />)}
        </div>
        <div class="osa-side" role="region" aria-label={props.say.text("osa-supplies")} tabIndex={0}>
          <Hatch table={props} claims={memory.claims} />
          <Cold table={props} />
          {memory.vote ? <LastBallot table={props} vote={memory.vote} /> : null}
          <div class="osa-stores">
            <Pack table={props} />
            <Truck table={props} />
          </div>
        </div>
        <Shelf table={props} drawer={drawer} open={setDrawer} voted={Boolean(memory.vote)} />
      </div>
    </div>
  );
}

interface ShelfProps {
  table: BoardProps;
  drawer: Drawer;
  open(drawer: Drawer): void;
  voted: boolean;
}

/** On a phone the side lies in drawers; their handles show the most important number. */
function Shelf({ table, drawer, open, voted }: ShelfProps) {
  const { say } = table;
  const view = table.view as MallView;
  const state = diceState(view);
  const known = state === "none" || state === "old" ? [] : faces(view);
  const dice = known.length ? known.map((face) => face || "?").join(" ") : String(view.dice_in_use);
  const handles: { key: Drawer; icon: string; label: string; mark: string }[] = [
    { key: "hatch", icon: "airtight-hatch", label: say.text("osa-hatch"), mark: dice },
    { key: "cold", icon: "snowflake-1", label: say.text("osa-cold"), mark: String(view.cold.length) },
    { key: "truck", icon: "truck", label: say.text("osa-truck"), mark: String(view.deck) },
    ...(voted ? [{ key: "vote" as const, icon: "pointing", label: say.text("osa-last-vote"), mark: "" }] : []),
  ];
  return (
    <div class="osa-shelf">
      {handles.map(({ key, icon, label, mark }) => (
        <button
          key={key}
          type="button"
          class={drawer === key ? "osa-handle osa-open" : "osa-handle"}
          aria-expanded={drawer === key}
          aria-label={label}
          onClick={() => open(drawer === key ? "" : key)}
        >
          <Icon name={icon} size={22} />
          <span>{mark}</span>
        </button>
      ))}
    </div>
  );
}
