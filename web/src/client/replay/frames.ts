// The frames of a finished game, fetched as they are looked at, the next one ahead; and what was told up to a moment.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Frame, Item, Story } from "../../protocol";
import { api } from "../core/api";
import { noteTrouble } from "../shell/announce";

const KEPT = 60;

class Frames {
  private readonly frames = new Map<number, Promise<Frame>>();

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
  ) {}

  get(at: number): Promise<Frame> {
    const known = this.frames.get(at);
    if (known) return known;
    const loading = api.frame(this.table, at, this.seat);
    this.frames.set(at, loading);
    loading.catch(() => this.frames.delete(at));
    if (this.frames.size > KEPT) this.frames.delete(this.frames.keys().next().value!);
    return loading;
  }
}

export function useFrame(table: string, seat: number | null, at: number, last: number): Frame | null {
  const frames = useMemo(() => new Frames(table, seat), [table, seat]);
  const [frame, setFrame] = useState<Frame | null>(null);
  useEffect(() => {
    let wanted = true;
    frames.get(at).then((found) => wanted && setFrame(found), noteTrouble);
    if (at < last) frames.get(at + 1).catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [frames, at]);
  return frame;
}

/** What was told up to a moment, and how many of it the moment itself brought. */
export function toldAt(story: Story | null, at: number): { items: readonly Item[]; fresh: number } {
  if (!story) return { items: [], fresh: 0 };
  const until = story.marks[at] ?? story.feed.length;
  return { items: story.feed.slice(0, until), fresh: until - (at ? story.marks[at - 1] : 0) };
}
