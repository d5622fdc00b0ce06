// What others say appears at the plate of the speaker, over the edge of the board, and stays in reach for a while.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { Disc } from "../../pieces/disc";
import type { Item, Person } from "../../protocol";
import type { Order } from "../core/line";
import { t } from "../core/speech";
import type { Cast } from "../table/session";
import { Answers, isOpen } from "./answers";
import { EVERYBODY, isMuted, isSaid, type Said, speakerOf, wordsOf } from "./said";

const SHORTEST = 7000; // milliseconds
const LETTER = 60;
const MOST = 3;

interface Bubble {
  key: number;
  said: Said;
}

/** The newest saying of everybody else, each for as long as it takes to read it; what waits for an answer stays. */
function useBubbles({ feed, me, cast, quiet, standing }: BubblesProps): Bubble[] {
  const [seen, setSeen] = useState(feed.length);
  const [bubbles, setBubbles] = useState<Bubble[]>([]);
  const [over, setOver] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (feed.length === seen) return;
    const fresh = feed
      .slice(seen)
      .flatMap((item, at) =>
        isSaid(item) && item.seat !== me && !isMuted(item, cast.say.names) ? [{ key: seen + at, said: item }] : [],
      );
    setSeen(feed.length);
    if (!fresh.length || quiet) return;
    setBubbles((old) => {
      const speakers = new Set(fresh.map((one) => one.said.seat));
      return [...old.filter((one) => !speakers.has(one.said.seat)), ...fresh].slice(-MOST);
    });
    for (const one of fresh) {
      const time = SHORTEST + LETTER * wordsOf(one.said, cast).length;
      window.setTimeout(() => setOver((old) => new Set([...old, one.key])), time);
    }
  }, [feed.length, quiet]);
  const shown = bubbles.filter(({ key }) => !over.has(key) || isOpen(key, feed, standing, me, cast));
  return quiet ? [] : shown;
}

/** The middle of a speaker's plate on the screen, if it is in sight. */
function plateOf(seat: number): DOMRect | null {
  const box = document.querySelector(`.people [data-seat-of="${seat}"]`)?.getBoundingClientRect();
  return box?.width ? box : null;
}

interface Place {
  left?: string;
  right?: string;
  top: string;
  "--tail"?: string;
}

const WIDTH = 250;
const ROW = 58;

/** Below a plate that lies above the board, or to the left of one that lies beside it. */
function placeOf(seat: number, row: number): Place | null {
  const box = plateOf(seat);
  if (!box) return null;
  const edge = document.querySelector(".people")?.getBoundingClientRect().left ?? 0;
  if (edge > window.innerWidth / 2) return { right: `${window.innerWidth - edge + 8}px`, top: `${box.top + 2}px` };
  const middle = box.left + box.width / 2;
  const width = Math.min(WIDTH, window.innerWidth - 16);
  const left = Math.min(Math.max(8, middle - width / 2), window.innerWidth - width - 8);
  return { left: `${left}px`, top: `${box.bottom + 6 + row * ROW}px`, "--tail": `${middle - left}px` };
}

interface BubblesProps {
  feed: readonly Item[];
  standing: readonly number[];
  people: readonly Person[];
  me: number | null;
  cast: Cast;
  /** Whether the talk lies open before the player. */
  quiet: boolean;
  send(order: Order): Promise<void>;
  open(): void;
}

export function Bubbles(props: BubblesProps) {
  const { feed, standing, people, me, cast, send, open } = props;
  const bubbles = useBubbles(props);
  const [, draw] = useState(0);
  useLayoutEffect(() => {
    const again = () => draw((count) => count + 1);
    window.addEventListener("resize", again);
    return () => window.removeEventListener("resize", again);
  }, []);
  const headOf = (said: Said) =>
    said.to === EVERYBODY
      ? speakerOf(said, cast)
      : t("saying-to", {
          name: speakerOf(said, cast),
          listener: said.to === me ? t("to-you") : cast.say.seat(said.to),
        });
  return (
    <div class="bubbles">
      {bubbles.map(({ key, said }, at) => {
        const place = placeOf(said.seat, bubbles.length - 1 - at);
        const speaker = people.find((one) => one.seat === said.seat);
        return place ? (
          <div
            key={key}
            class={said.to === EVERYBODY ? "bubble" : "bubble is-whisper"}
            data-testid="bubble"
            style={{ ...place }}
          >
            <button type="button" class="bubble-text" tabIndex={-1} aria-hidden="true" onClick={open}>
              {speaker ? <Disc colour={speaker.colour} name={speaker.name} size={20} /> : null}
              <span>
                <b>{headOf(said)}</b> {wordsOf(said, cast)}
              </span>
            </button>
            {said.t === "act" && isOpen(key, feed, standing, me, cast) ? (
              <Answers at={key} act={said} cast={cast} send={send} />
            ) : null}
          </div>
        ) : null;
      })}
    </div>
  );
}
