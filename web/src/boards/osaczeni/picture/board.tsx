// The picture: six areas in the middle, the players at their side, hatch, cold room and truck at the other.

import { useRef, useState } from "preact/hooks";
import { Icon } from "../../../icons";
import { useSize } from "../../../pieces";
import type { BoardProps } from "../../contract";
import { diceState, faces } from "../facts";
import { useMemory } from "../memory";
import { LastBallot } from "./ballot";
import { Bar } from "./bar";
import { Chronicle } from "./chronicle";
import { Cold } from "./cold";
import { Hatch } from "./hatch";
import { useMotion, useSteady } from "./motion";
import { Pack } from "./pack";
import { Players } from "./players";
import { Stage } from "./stage";
import { Status } from "./status";
import { Tile } from "./tile";
import { Truck } from "./truck";
import "./board.css";
import "./players.css";
import "./tiles.css";
import "./figures.css";
import "./hatch.css";
import "./cold.css";
import "./stores.css";
import "./side.css";
import "./chronicle.css";
import "./stage.css";
import "./bar.css";
import "./screens-low.css";
import "./screens-phone.css";
import "./screens-dense.css";
import type { View } from "../view";

const USUAL = { width: 1000, height: 640 };
/** As in the style sheets: up to here the side lies in drawers. */
const NARROW = 760;

type Drawer = "" | "hatch" | "cold" | "truck" | "end";

export function Board(props: BoardProps<View>) {
  const { view } = props;
  const root = useRef<HTMLDivElement>(null);
  const narrow = useSize(root, USUAL).width <= NARROW;
  const news = useSteady(props.news);
  const memory = useMemory(props);
  const [opened, setOpened] = useState<Drawer | null>(null);
  // The epilogue opens by itself, and can be laid aside to see the mall.
  const drawer = opened ?? (view.phase === "over" ? "end" : "");
  useMotion(root, news);
  return (
    <div
      class="osa"
      ref={root}
      role="group"
      aria-label={props.say.text("osa-label")}
      data-drawer={drawer}
      data-phase={view.phase}
    >
      <div class="osa-frame">
        <Status table={props} narrow={narrow} />
        <div class="osa-left">
          <Players table={props} />
          <Chronicle table={props} chapters={memory.chapters} />
        </div>
        <div class="osa-moment">
          <Stage table={props} narrow={narrow} />
          <Bar table={props} narrow={narrow} />
        </div>
        <div class="osa-mall">
          {view.places.map((area) => (
            <Tile key={area.number} table={props} area={area} claims={memory.claims} />
          ))}
        </div>
        <div class="osa-side" role="region" aria-label={props.say.text("osa-supplies")} tabIndex={0}>
          <Hatch table={props} claims={memory.claims} />
          <Cold table={props} />
          {memory.vote ? <LastBallot table={props} vote={memory.vote} /> : null}
          <div class="osa-stores">
            <Pack table={props} narrow={narrow} />
            <Truck table={props} />
          </div>
        </div>
        <Shelf table={props} drawer={drawer} open={setOpened} />
      </div>
    </div>
  );
}

interface ShelfProps {
  table: BoardProps<View>;
  drawer: Drawer;
  open(drawer: Drawer): void;
}

/** On a phone the side lies in drawers; their handles show the most important number. */
function Shelf({ table, drawer, open }: ShelfProps) {
  const { say } = table;
  const { view } = table;
  const state = diceState(view);
  const known = state === "none" || state === "old" ? [] : faces(view);
  const dice = known.length ? known.map((face) => face || "?").join(" ") : String(view.dice_in_use);
  const handles: { key: Drawer; icon: string; label: string; mark: string }[] = [
    { key: "hatch", icon: "airtight-hatch", label: say.text("osa-hatch"), mark: dice },
    { key: "cold", icon: "snowflake-1", label: say.text("osa-cold"), mark: String(view.cold.length) },
    { key: "truck", icon: "truck", label: say.text("osa-truck"), mark: String(view.deck) },
    ...(view.phase === "over"
      ? [{ key: "end" as const, icon: "open-book", label: say.text("phase-over"), mark: "" }]
      : []),
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
