// The picture: the maze under a strip of facts, and beside it (on a small screen: over it) both sides' boards.

import { useRef, useState } from "preact/hooks";
import { useSize } from "../../../pieces";
import type { BoardProps } from "../../contract";
import { Arena } from "./arena";
import { Bar } from "./bar";
import { Cards } from "./cards";
import { useChain } from "./chain";
import { Destiny } from "./destiny";
import { looks, type Part, partsShown, type Room, roomFor, TABS } from "./fit";
import { besideOf, heroInQuestion, partOf } from "./focus";
import { Heroes } from "./heroes";
import { Inspector } from "./inspector";
import { Maze } from "./maze";
import { usePlaying } from "./motion";
import { Status } from "./status";
import { Strip } from "./strip";
import { Tray } from "./tray";
import "./board.css";
import "./stone.css";
import "./maze.css";
import "./figures.css";
import "./tray.css";
import "./heroes.css";
import "./destiny.css";
import "./bar.css";
import "./screens.css";
import { heroesOf } from "../reading";
import type { View } from "../view";

/** A state that falls back to what the question suggests as soon as another question is asked. */
function useSuggested<T>(suggested: T, question: string): [T, (value: T) => void] {
  const [own, setOwn] = useState<{ question: string; value: T } | null>(null);
  const value = own?.question === question ? own.value : suggested;
  return [value, (next) => setOwn({ question, value: next })];
}

/** Looking closer: at once at what is tapped, after a while at what the pointer rests on. */
function useInspection(asking: string): [string, (target: string, soon?: boolean) => void] {
  const [inspected, setInspected] = useSuggested("", asking);
  const rest = useRef(0);
  return [
    inspected,
    (target, soon = false) => {
      window.clearTimeout(rest.current);
      if (soon) rest.current = window.setTimeout(() => setInspected(target), 450);
      else setInspected(target);
    },
  ];
}

/** With less height than this the camera cannot keep the strip under the maze free as well. */
const LOW = 290;

/** Whether a warrior was touched for Blessed: before that the boons would only hide the warriors. */
const isBlessing = ({ lit, chosen }: BoardProps<View>): boolean =>
  [...lit, ...chosen].some((target) => target.startsWith("boon:"));

function Tabs({
  room,
  shown,
  say,
  open,
}: {
  room: Room;
  shown: readonly Part[];
  say: BoardProps<View>["say"];
  open(part: Part): void;
}) {
  return (
    <nav class="cla-tabs">
      {TABS[room].map((one) => (
        <button key={one} type="button" class="cla-tab" aria-pressed={shown.includes(one)} onClick={() => open(one)}>
          {say.text(one === "cards" ? "b-cards" : `b-open-${one}`)}
        </button>
      ))}
    </nav>
  );
}

const useElement = () => useRef<HTMLDivElement>(null);

export function Board(props: BoardProps<View>) {
  const { view } = props;
  const { question, say } = props;
  const asking = `${question?.key ?? ""}:${question?.args.join(",") ?? ""}:${view.phase}`;
  const [frame, upper, lower] = [useElement(), useElement(), useElement()];
  const [size, above, below] = [useSize(frame), useSize(upper), useSize(lower)];
  const room = roomFor(size);
  const [part, setPart] = useSuggested<Part>(partOf(props), asking);
  const [beside, setBeside] = useSuggested<Part>(besideOf(props), asking);
  const [top, setTop] = useSuggested(heroInQuestion(props), asking);
  const turns = props.options.flatMap((one) =>
    one.verb === "turn" ? [say.member("rotation", one.path[0].slice("rotation:".length))] : [],
  );
  const [turn, setTurn] = useSuggested(turns[0] ?? 0, asking);
  const [inspected, inspect] = useInspection(asking);
  const playing = usePlaying(props.news, view);
  const chain = useChain(props);
  const shown = partsShown(room, part, beside);
  const open = (next: Part) => {
    setPart(next);
    if (next !== "maze") setBeside(next);
  };
  return (
    <div class="cla-frame" ref={frame}>
      <div class={looks(room, size, heroesOf(view).length)}>
        <div class="cla-stage">
          <Maze
            props={props}
            playing={playing}
            turn={turn}
            inset={{ top: above.height, bottom: room === "over" && size.height < LOW ? 0 : below.height }}
            chain={chain}
            inspect={inspect}
          />
          <div class="cla-upper" ref={upper}>
            <Status props={props} />
            <Arena props={props} playing={playing} />
          </div>
          {inspected ? <Inspector target={inspected} props={props} close={() => inspect("")} /> : null}
          <div class="cla-lower" ref={lower}>
            <Tray props={props} setTurn={setTurn} boons={room !== "over" || isBlessing(props)} />
            {playing.left > 0 ? (
              <button type="button" class="cla-skip" onClick={playing.skip}>
                {say.text("b-skip")} »
              </button>
            ) : null}
            {room === "over" && part !== "maze" ? null : <Bar props={props} />}
          </div>
        </div>
        {room === "over" ? (
          <Strip isMaze={part === "maze"} props={props} playing={playing} chain={chain} inspect={inspect} />
        ) : null}
        {shown.includes("heroes") ? (
          <Heroes
            props={props}
            playing={playing}
            chain={chain}
            inspect={inspect}
            top={top}
            setTop={setTop}
            single={room === "over"}
            boons={room === "over" || room === "all"}
          />
        ) : null}
        {shown.includes("destiny") ? <Destiny props={props} chain={chain} /> : null}
        {shown.includes("cards") ? <Cards props={props} /> : null}
        <Tabs room={room} shown={shown} say={say} open={open} />
      </div>
    </div>
  );
}
