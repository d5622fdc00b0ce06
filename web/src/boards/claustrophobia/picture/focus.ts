// What the open question is about: the part of the board it is answered on, the place that matters, the explored edge.

import type { Point } from "../../../pieces";
import type { BoardProps } from "../../contract";
import { DIRECTIONS, HEROES, heroesOf, placeBeyond, sideOf, tileOf, warriorOf } from "../reading";
import type { Direction, Tile, View } from "../view";
import { type Box, boxAround, centre } from "./layout";

export type Part = "maze" | "heroes" | "destiny";

const HERO_QUESTIONS = new Set([
  "ask-assign",
  "ask-charm",
  "ask-dice-cards",
  "ask-support",
  "ask-line",
  "ask-equip",
  "ask-load",
  "ask-ready",
  "ask-expose",
  "ask-dodge",
  "ask-suffer",
  "ask-strike",
]);
const DESTINY_QUESTIONS = new Set(["ask-place", "ask-resolve"]);

/** The part of the board that a small screen shows: the maze, unless dice are put on the Destiny board. */
export const partOf = ({ question }: BoardProps<View>): Part =>
  question && DESTINY_QUESTIONS.has(question.key) ? "destiny" : "maze";

/** Whether the lines of a hero are wanted now: the reader is asked about him, or he acts. */
export function isAboutHero({ question, view, me, asked }: BoardProps<View>): boolean {
  const mine = me !== null && asked.includes(me);
  if (question && HERO_QUESTIONS.has(question.key)) return mine || sideOf(view, me) !== "demon";
  return view.phase === "human-action" && view.active >= 0 && view.active < HEROES;
}

/** The part shown beside the maze where there is room for one more. */
export function besideOf(props: BoardProps<View>): "heroes" | "destiny" {
  const { view } = props;
  if (partOf(props) === "destiny") return "destiny";
  const isThreat = view.phase === "threat" && !(props.question && HERO_QUESTIONS.has(props.question.key));
  return isThreat ? "destiny" : "heroes";
}

/** The hero whose card is on top where there is room for one only. */
export function heroInQuestion(props: BoardProps<View>): number {
  const { view } = props;
  const { question } = props;
  const named = ["ask-assign", "ask-line", "ask-ready", "ask-strike", "ask-dodge", "ask-suffer", "ask-act"];
  const first = heroesOf(view)[0]?.warrior ?? 0;
  if (question && named.includes(question.key) && question.args[0] < 5) return question.args[0];
  return view.active >= 0 && view.active < 5 ? view.active : first;
}

export interface Exploration {
  /** The place where the next tile will lie. */
  place: Point;
  from: number;
  direction: Direction;
  /** The tile drawn, or -1 while nobody knows it. */
  tile: number;
}

/** The exploration that is going on: where it leads, and which tile was drawn. */
export function explorationOf({ view, question }: Pick<BoardProps<View>, "view" | "question">): Exploration | null {
  if (question?.key === "ask-explore-cards") {
    const [from, at] = question.args;
    const tile = tileOf(view, from);
    return tile ? { place: placeBeyond(tile, DIRECTIONS[at]), from, direction: DIRECTIONS[at], tile: -1 } : null;
  }
  if (question?.key !== "ask-turn") return null;
  const from = tileOf(view, warriorOf(view, view.active)?.tile ?? -1);
  const direction = DIRECTIONS[question.args[1]];
  return from ? { place: placeBeyond(from, direction), from: from.tile, direction, tile: question.args[0] } : null;
}

/** The tile that the question names, or where the active warrior stands. */
function tileInQuestion(view: View, question: BoardProps<View>["question"]): number {
  const tiled = ["ask-dig", "ask-appear", "ask-fall", "ask-withdraw", "ask-explore-cards"];
  if (question && tiled.includes(question.key)) return question.args[0];
  const warriors = ["ask-line", "ask-suffer", "ask-dodge", "ask-ready", "ask-assign", "ask-strike", "ask-reroll"];
  if (question && warriors.includes(question.key)) return warriorOf(view, question.args[0])?.tile ?? -1;
  return warriorOf(view, view.active)?.tile ?? -1;
}

/** Questions that may be answered anywhere on the maze. */
const BROAD = new Set(["ask-dig", "ask-send", "ask-omens"]);

/** The point of the maze that matters now: the place of the question, or the middle of the Humans; null: all of it. */
export function focusOf(props: BoardProps<View>): Point | null {
  const { view } = props;
  if (props.question && BROAD.has(props.question.key)) return null;
  const exploring = explorationOf(props);
  if (exploring) return centre(exploring.place);
  const tile = tileOf(view, tileInQuestion(view, props.question));
  if (tile) return centre(tile);
  const places = heroesOf(view).flatMap((hero) => tileOf(view, hero.tile) ?? []);
  const all = places.length ? places : view.tiles;
  const sum = all.map(centre).reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, all.length), y: sum.y / Math.max(1, all.length) };
}

/** The box around all tiles that can be touched now, or on which somebody can. */
export function touchableBox({ view, lit, say }: BoardProps<View>): Box | null {
  const here = warriorOf(view, view.active)?.tile ?? -1;
  const isWay = DIRECTIONS.some((_, at) => lit.has(say.target("direction", at)));
  const isOpen = (tile: Tile) =>
    lit.has(say.target("tile", tile.tile)) ||
    [...tile.humans, ...tile.demons].some((warrior) => lit.has(say.target("warrior", warrior))) ||
    (isWay && tile.tile === here);
  const open = view.tiles.filter(isOpen);
  return open.length ? boxAround(open) : null;
}
