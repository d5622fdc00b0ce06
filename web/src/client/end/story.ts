// A finished game as a story: what turned it, where that is in the replay, and how lucky everybody was.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Luck, Turn } from "../../boards/contract";
import type { Person, Story } from "../../protocol";
import { api } from "../core/api";
import { noteTrouble } from "../shell/announce";
import type { Cast } from "../table/session";

const MOMENTS = 6;

/** The weightiest turns, in the order of play; of two alike the later one. */
export function weightiest(turns: readonly Turn[], most = MOMENTS): Turn[] {
  const chosen = [...turns].sort((one, other) => other.weight - one.weight || other.item - one.item).slice(0, most);
  return chosen.sort((one, other) => one.item - other.item);
}

/** After how many choices an item of the feed was first told; `marks` says how many items there were after so many. */
export function momentOf(marks: readonly number[], item: number): number {
  const at = marks.findIndex((mark) => mark > item);
  return at < 0 ? Math.max(0, marks.length - 1) : at;
}

export const replayPath = (table: string, at: number, seat: number | null): string =>
  `/replay/${table}?at=${at}${seat === null ? "" : `&seat=${seat}`}`;

/** A turn of the game and where it is in the replay. */
export interface KeyMoment extends Turn {
  at: number;
}

export interface Told {
  /** Null until it has come. */
  story: Story | null;
  moments: KeyMoment[];
  luck: Luck[];
}

/** What a seat was told in a finished game; it is fetched once, and told anew in another language. */
export function useStory(
  table: string,
  seat: number | null,
  over: boolean,
  cast: Cast | null,
  view: unknown,
  people: readonly Person[],
): Told {
  const [story, setStory] = useState<Story | null>(null);
  useEffect(() => {
    if (!over) return;
    let wanted = true;
    api.story(table, seat).then((found) => wanted && setStory(found), noteTrouble);
    return () => {
      wanted = false;
      setStory(null);
    };
  }, [table, seat, over]);
  return useMemo(() => {
    if (!story || !cast || !view) return { story, moments: [], luck: [] };
    const tale = { feed: story.feed, view, people, say: cast.say };
    const turns = weightiest(cast.module.turns?.(tale) ?? []);
    const moments = turns.map((turn) => ({ ...turn, at: momentOf(story.marks, turn.item) }));
    return { story, moments, luck: cast.module.luck?.(tale) ?? [] };
  }, [story, cast, view]);
}
