// The picture: the maze under a strip of facts, and beside it (on a small screen: over it) both sides' boards.

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../contract";
import { Arena } from "./arena";
import "./board.css";
import { Cards } from "./cards";
import "./cards.css";
import { useChain } from "./chain";
import { Destiny } from "./destiny";
import { besideOf, heroInQuestion, partOf } from "./focus";
import { Heroes } from "./heroes";
import { Hud } from "./hud";
import { Inspector } from "./inspector";
import { Maze } from "./maze";
import "./maze.css";
import { usePlaying } from "./news";
import { Tray } from "./tray";
import type { MazeView } from "./view";

type Part = "maze" | "heroes" | "destiny" | "cards";
const PARTS: readonly Part[] = ["maze", "heroes", "destiny", "cards"];

/** A state that falls back to what the question suggests as soon as another question is asked. */
function useSuggested<T>(suggested: T, question: string): [T, (value: T) => void] {
  const [own, setOwn] = useState<{ question: string; value: T } | null>(null);
  const value = own?.question === question ? own.value : suggested;
  return [value, (next) => setOwn({ question, value: next })];
}

/** The height of an element, so that the maze knows what is covered. */
function useHeight(): [{ current: HTMLDivElement | null }, number] {
  const element = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => setHeight(element.current?.offsetHeight ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, height];
}

function Tabs({ props, part, setPart }: { props: BoardProps; part: Part; setPart(part: Part): void }) {
  return (
    <nav class="cla-tabs">
      {PARTS.map((one) => (
        <button key={one} type="button" class={`cla-tab cla-tab-${one}`} aria-pressed={part === one} onClick={() => setPart(one)}>
          {props.say.text(one === "cards" ? "b-cards" : `b-open-${one}`)}
        </button>
      ))}
    </nav>
  );
}

export function Board(props: BoardProps) {
  const view = props.view as MazeView;
  const { question } = props;
  const asking = `${question?.key ?? ""}:${question?.args.join(",") ?? ""}:${view.phase}`;
  const [part, setPart] = useSuggested<Part>(partOf(props), asking);
  const [beside, setBeside] = useSuggested<Part>(besideOf(props), asking);
  const [top, setTop] = useSuggested(heroInQuestion(props), asking);
  const turns = props.options.flatMap((one) => (one.verb === "turn" ? [props.say.member("rotation", one.path[0].slice("rotation:".length))] : []));
  const [turn, setTurn] = useSuggested(turns[0] ?? 0, asking);
  const [inspected, setInspected] = useSuggested("", asking);
  const [upper, upperHeight] = useHeight();
  const [lower, lowerHeight] = useHeight();
  const playing = usePlaying(props.news, view);
  const chain = useChain(props);
  // What the pointer only passes over is not shown; what it rests on is.
  const rest = useRef(0);
  const inspect = (target: string, soon = false) => {
    window.clearTimeout(rest.current);
    if (soon) rest.current = window.setTimeout(() => setInspected(target), 450);
    else setInspected(target);
  };
  const choose = (next: Part) => {
    setPart(next);
    if (next !== "maze") setBeside(next);
  };
  return (
    <div class="cla-frame">
      <div class="cla" data-part={part} data-beside={beside}>
        <div class="cla-stage">
          <Maze props={props} playing={playing} turn={turn} inset={{ top: upperHeight, bottom: lowerHeight }} chain={chain} inspect={inspect} />
          <div class="cla-upper" ref={upper}><Hud props={props} /></div>
          <Arena props={props} playing={playing} />
          {inspected ? <Inspector target={inspected} props={props} close={() => setInspected("")} /> : null}
          <div class="cla-lower" ref={lower}><Tray props={props} setTurn={setTurn} /></div>
          {playing.left > 0 ? <button type="button" class="cla-skip" onClick={playing.skip}>{props.say.text("b-skip")} »</button> : null}
        </div>
        <div class="cla-beside">
          <Tabs props={props} part={part} setPart={choose} />
          <Heroes props={props} playing={playing} chain={chain} top={top} setTop={setTop} />
          <Destiny props={props} chain={chain} />
          <Cards props={props} />
        </div>
      </div>
    </div>
  );
}
