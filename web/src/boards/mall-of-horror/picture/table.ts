// What every part of the picture needs: the view, the words, the people, and how far the news have been played.

import type { BoardProps, Say } from "../../contract";
import type { View } from "../view";
import type { Beats } from "./motion";

type Shared = "me" | "asked" | "question" | "options" | "lit" | "chosen" | "marked" | "touch" | "choose";

export interface Table extends Pick<BoardProps<View>, Shared> {
  view: View;
  say: Say;
  beats: Beats;
  /** The colour (0-7) and the name of every seat. */
  colour(seat: number): number;
  name(seat: number): string;
}

export function tableOf(props: BoardProps<View>, beats: Beats): Table {
  const { view, say, me, asked, question, options, lit, chosen, marked, touch, choose, people } = props;
  return {
    view,
    say,
    beats,
    me,
    asked,
    question,
    options,
    lit,
    chosen,
    marked,
    touch,
    choose,
    colour: (seat) => people.find((one) => one.seat === seat)?.colour ?? seat,
    name: (seat) => say.seat(seat),
  };
}
