// The frames of a finished game: fetched as they are looked at, and the rest in the background for the log.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Frame, Item } from "../../protocol";
import { api } from "../core/api";
import { noteTrouble } from "../shell/announce";

const KEPT = 60;
const PAUSE = 40;

export class Frames {
  private readonly frames = new Map<number, Promise<Frame>>();
  private readonly items = new Map<number, Item[]>();

  constructor(private readonly table: string, private readonly seat: number | null) {}

  get(at: number): Promise<Frame> {
    const known = this.frames.get(at);
    if (known) return known;
    const loading = api.frame(this.table, at, this.seat);
    this.frames.set(at, loading);
    loading.then((frame) => this.items.set(at, frame.feed), () => this.frames.delete(at));
    if (this.frames.size > KEPT) this.frames.delete(this.frames.keys().next().value!);
    return loading;
  }

  knows(at: number): boolean {
    return this.items.has(at);
  }

  /** What was told up to a moment, and how many of it the moment itself brought. */
  told(at: number): { items: Item[]; fresh: number } {
    const items: Item[] = [];
    for (let moment = 0; moment <= at; moment++) items.push(...(this.items.get(moment) ?? []));
    return { items, fresh: this.items.get(at)?.length ?? 0 };
  }
}

interface Watched {
  frames: Frames;
  frame: Frame | null;
  /** Counts what was fetched, so that the log is drawn again. */
  fetched: number;
}

export function useFrames(table: string, seat: number | null, at: number, last: number): Watched {
  const frames = useMemo(() => new Frames(table, seat), [table, seat]);
  const [frame, setFrame] = useState<Frame | null>(null);
  const [fetched, setFetched] = useState(0);
  useEffect(() => {
    let wanted = true;
    frames.get(at).then((found) => wanted && setFrame(found), noteTrouble);
    if (at < last) frames.get(at + 1).catch(() => undefined);
    return () => void (wanted = false);
  }, [frames, at]);
  useEffect(() => {
    let wanted = true;
    const fill = async () => {
      for (let moment = at; moment >= 0 && wanted; moment--) {
        if (frames.knows(moment)) continue;
        await frames.get(moment);
        setFetched((old) => old + 1);
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    };
    fill().catch(() => undefined);
    return () => void (wanted = false);
  }, [frames, at]);
  return { frames, frame, fetched };
}
