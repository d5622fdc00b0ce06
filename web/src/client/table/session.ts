// A table as a seat plays it: the line, the board of the game, and the texts in the player's language.

import { useEffect, useMemo, useState } from "preact/hooks";
import { boardOf } from "../../boards";
import type { BoardModule, BoardProps } from "../../boards/contract";
import type { Catalog, Item, Option, Person, TableCard, Update } from "../../protocol";
import { tableTexts } from "../../text/load";
import type { Texts } from "../../text/texts";
import { api, Refused } from "../core/api";
import { catalogOf } from "../core/games";
import { TableLine } from "../core/line";
import { findMe } from "../core/me";
import { language } from "../core/speech";
import { noteTrouble } from "../shell/announce";

export interface Cast {
  catalog: Catalog;
  module: BoardModule;
  say: Texts;
}

/** The catalog, board and texts of a game; the texts follow the language and the names. */
export function useCast(game: string, names: readonly string[]): Cast | null {
  const [cast, setCast] = useState<Cast | null>(null);
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const [catalog, module] = await Promise.all([catalogOf(game), boardOf(game)]);
      const say = await tableTexts(catalog, spoken, names, module.texts);
      if (wanted) setCast({ catalog, module, say });
    };
    load().catch(noteTrouble);
    return () => {
      wanted = false;
    };
  }, [game, spoken, names.join("\n")]);
  return cast;
}

/** Find out who this device is now, and where they sit: it was logged out elsewhere, or lost its chair. */
function lookAgain(table: string, onPeople: (card: TableCard) => void): void {
  noteTrouble(new Refused(0, "not-your-seat", ""));
  findMe()
    .then(() => api.table(table))
    .then(onPeople, noteTrouble);
}

/** A line that lives as long as the seat is shown. */
export function useLine(table: string, seat: number | null, onPeople: (card: TableCard) => void): TableLine {
  const line = useMemo(() => new TableLine(table, seat, onPeople, () => lookAgain(table, onPeople)), [table, seat]);
  useEffect(() => {
    line.open();
    return () => line.close();
  }, [line]);
  return line;
}

/** The people with the colours that the game gave them; a seat without a colour has that of its number. */
export function coloured(people: readonly Person[], module: BoardModule, view: unknown): Person[] {
  const colours = module.colours?.(view);
  return people.map((one) => ({ ...one, colour: colours?.[one.seat] ?? (one.colour < 0 ? one.seat : one.colour) }));
}

interface Touched {
  options: readonly Option[];
  lit: ReadonlySet<string>;
  touched: readonly string[];
  touch(target: string): void;
}

const NOTHING: ReadonlySet<string> = new Set();

export const UNTOUCHED: Touched = { options: [], lit: NOTHING, touched: [], touch: () => undefined };

type Shown = Pick<Update, "view" | "asked" | "question">;

/** What a board is drawn from. */
export function boardProps(
  cast: Cast,
  shown: Shown,
  me: number | null,
  people: Person[],
  touched: Touched,
  marked: ReadonlySet<string>,
  news: readonly Item[],
  feed: readonly Item[],
  choose?: (option: Option) => void,
): BoardProps {
  return {
    view: shown.view,
    me,
    people,
    asked: shown.asked,
    question: shown.question,
    options: [...touched.options],
    lit: touched.lit,
    chosen: new Set(touched.touched),
    marked,
    touch: touched.touch,
    choose,
    news: news as Item[],
    feed,
    say: cast.say,
  };
}
