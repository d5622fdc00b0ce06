// What has one answer is answered for whoever wants it: after a while, until something changes.

import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../../protocol";
import { type ForMe, isOut, useForMe } from "./for-me";

const asked = (serial: number, options: number, view: unknown = {}): Update =>
  ({
    serial,
    asked: [0],
    question: { key: "ask-discuss", args: [], rule: "" },
    options: Array.from({ length: options }, (_, id) => ({ id, verb: "pass", path: [] })),
    view,
  }) as unknown as Update;

function sitDown() {
  const choose = vi.fn();
  const root = document.createElement("div");
  let table: ForMe | undefined;
  function Seat({ update }: { update: Update }) {
    table = useForMe(update, 0, choose);
    return null;
  }
  const hear = (update: Update) => act(() => render(h(Seat, { update }), root));
  return { choose, hear, now: (): ForMe => table! };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("nothing is answered before it is asked for, and then not at once", () => {
  const { choose, hear, now } = sitDown();
  void hear(asked(1, 1));
  expect(now().offered).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(choose).not.toHaveBeenCalled();
  void act(() => now().flip());
  vi.advanceTimersByTime(1_400);
  expect(choose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(4_000);
  expect(choose).toHaveBeenCalledOnce();
});

test("the same question is answered again, but never one with something to choose", () => {
  const { choose, hear, now } = sitDown();
  void hear(asked(1, 1));
  void act(() => now().flip());
  vi.advanceTimersByTime(5_000);
  void hear(asked(2, 1));
  vi.advanceTimersByTime(5_000);
  expect(choose).toHaveBeenCalledTimes(2);
  void hear(asked(3, 2));
  expect(now().offered).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(choose).toHaveBeenCalledTimes(2);
});

test("it can be stopped in time", () => {
  const { choose, hear, now } = sitDown();
  void hear(asked(1, 1));
  void act(() => now().flip());
  void act(() => now().flip());
  vi.advanceTimersByTime(60_000);
  expect(choose).not.toHaveBeenCalled();
});

test("who is out of the game need not say so", () => {
  const out = { players: [{ seat: 0, eliminated: true }] };
  expect([isOut(out, 0), isOut(out, 1), isOut({}, 0), isOut(null, null)]).toEqual([true, false, false, false]);
  const { choose, hear } = sitDown();
  void hear(asked(1, 1, out));
  vi.advanceTimersByTime(5_000);
  expect(choose).toHaveBeenCalledOnce();
});
