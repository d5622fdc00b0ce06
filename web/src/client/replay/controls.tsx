// The slider of a replay with its keys: a choice, a round, the ends, play and its speed.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Moments } from "../../protocol";
import { t } from "../core/speech";
import { MomentIcon } from "../end/moments";
import type { KeyMoment } from "../end/story";
import { useKeys } from "../shell/keys";
import { useMedia } from "../shell/media";

const SPEEDS = [0.5, 1, 2, 4];
const STEP = 1400;
// Percent of the slider that a tick takes.
const NARROW_GAP = 9.5;
const WIDE_GAP = 3;

interface ControlsProps {
  moments: Moments;
  /** What turned the game: ticks at the slider. */
  turns: readonly KeyMoment[];
  at: number;
  /** The round of the moment; 0 before the first. */
  round: number;
  onMove(at: number): void;
}

export function roundBefore(rounds: readonly number[], at: number): number {
  return rounds.findLast((one) => one < at) ?? 0;
}

export function roundAfter(rounds: readonly number[], at: number, last: number): number {
  return rounds.find((one) => one > at) ?? last;
}

export function roundOf(rounds: readonly number[], at: number): number {
  return rounds.filter((one) => one <= at).length;
}

const momentText = (at: number, last: number, round: number): string =>
  round ? t("moment-of", { at, last, round }) : t("moment-before", { at, last });

/** Places along the slider in percent, in order, moved apart where they would lie on one another. */
export function apart(places: readonly number[], gap: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved[moved.length - 1] ?? -Infinity) + gap));
  for (let at = moved.length - 1, most = 100; at >= 0; at--, most -= gap) moved[at] = Math.min(moved[at], most);
  return moved;
}

/** The key moments along the slider; what the last one reached, or pointed at, was stands below. */
function Ticks({ turns, at, last, onMove }: Omit<ControlsProps, "moments" | "round"> & { last: number }) {
  const [pointed, setPointed] = useState<KeyMoment | null>(null);
  const narrow = useMedia("(max-width: 640px)");
  if (!turns.length) return null;
  const places = apart(
    turns.map((one) => (one.at / Math.max(1, last)) * 100),
    narrow ? NARROW_GAP : WIDE_GAP,
  );
  const here = pointed ?? turns.findLast((one) => one.at === at);
  return (
    <>
      <div class="ticks" role="group" aria-label={t("moments-heading")}>
        {turns.map((one, place) => (
          <button
            key={one.item}
            type="button"
            class="tick"
            aria-label={one.text}
            aria-current={one.at === at}
            style={{ left: `${places[place]}%` }}
            onClick={() => onMove(one.at)}
            onPointerEnter={() => setPointed(one)}
            onPointerLeave={() => setPointed(null)}
            onFocus={() => setPointed(one)}
            onBlur={() => setPointed(null)}
          >
            <MomentIcon icon={one.icon} />
          </button>
        ))}
      </div>
      <p class="tick-text" aria-live="polite">
        {here ? here.text : ""}
      </p>
    </>
  );
}

export function Controls({ moments, turns, at, round, onMove }: ControlsProps) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = moments.choices;
  const now = useRef(at); // keys may be faster than what is bound to them
  now.current = at;
  const move = (to: number) => onMove(Math.max(0, Math.min(last, to)));
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => move(at + 1), STEP / speed);
    return () => window.clearTimeout(timer);
  }, [playing, at, speed]);
  useKeys([
    { key: "ArrowLeft", shown: "← →", about: "key-step", run: () => move(now.current - 1) },
    { key: "ArrowRight", run: () => move(now.current + 1) },
    { key: "[", shown: "[ ]", about: "key-round", run: () => move(roundBefore(moments.rounds, now.current)) },
    { key: "]", run: () => move(roundAfter(moments.rounds, now.current, last)) },
    { key: "Home", shown: "Home · End", about: "key-ends", run: () => move(0) },
    { key: "End", run: () => move(last) },
    { key: "p", about: "key-play", run: () => setPlaying(!playing) },
  ]);
  return (
    <div class="controls" role="group" aria-label={t("replay")}>
      <input
        type="range"
        class="slider"
        min={0}
        max={last}
        value={at}
        aria-label={t("moment")}
        aria-valuetext={momentText(at, last, round)}
        data-testid="slider"
        onInput={(event) => move(Number(event.currentTarget.value))}
      />
      <Ticks turns={turns} at={at} last={last} onMove={move} />
      <div class="control-keys">
        <button type="button" aria-label={t("to-start")} onClick={() => move(0)}>
          «
        </button>
        <button type="button" aria-label={t("round-before")} onClick={() => move(roundBefore(moments.rounds, at))}>
          [
        </button>
        <button type="button" aria-label={t("step-back")} onClick={() => move(at - 1)}>
          ‹
        </button>
        <button
          type="button"
          class="control-play"
          data-testid="play"
          aria-pressed={playing}
          aria-label={t("play")}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? "❚❚" : "▶"}
        </button>
        <button type="button" aria-label={t("step-on")} onClick={() => move(at + 1)}>
          ›
        </button>
        <button type="button" aria-label={t("round-after")} onClick={() => move(roundAfter(moments.rounds, at, last))}>
          ]
        </button>
        <button type="button" aria-label={t("to-end")} onClick={() => move(last)}>
          »
        </button>
        <label class="unseen" for="speed">
          {t("speed")}
        </label>
        <select id="speed" value={String(speed)} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
          {SPEEDS.map((one) => (
            <option key={one} value={String(one)} selected={one === speed}>
              {one}×
            </option>
          ))}
        </select>
        <span class="small" data-testid="moment">
          {momentText(at, last, round)}
        </span>
      </div>
    </div>
  );
}
