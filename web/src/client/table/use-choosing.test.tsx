// What others do meanwhile neither confirms a choice nor sends it again.

import { h, render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../../protocol";
import type { TableLine } from "../core/line";
import { set } from "../core/me";
import { useChoosing } from "./choosing";

type Table = ReturnType<typeof useChoosing>;

/** A question of three places, as it comes anew with every message. */
const asked = (serial: number): Update => ({
  t: "update",
  serial,
  asked: [0, 1],
  question: { key: "ask-draft", args: [], rule: "" },
  options: ["north", "south", "east"].map((place, id) => ({ id, verb: "go", path: [`place:${place}`] })),
  view: {},
  start: 0,
  feed: [],
  since: 0,
  undo: false,
  pick: false,
  sealed: false,
  back: null,
  clocks: [],
  end: null,
  standing: [],
});

function sitDown() {
  const send = vi.fn(() => new Promise<void>(() => undefined)); // on its way
  const line = { send } as unknown as TableLine;
  const root = document.createElement("div");
  let table: Table | undefined;
  function Seat({ update }: { update: Update }) {
    table = useChoosing(line, update, 0);
    return null;
  }
  const hear = (update: Update) => act(() => render(h(Seat, { update }), root));
  return { send, hear, now: (): Table => table! };
}

beforeEach(() => set({ confirm: "weighty" }));

test("a touched choice waits to be confirmed, whatever others do", () => {
  vi.spyOn(performance, "now").mockReturnValue(0);
  const { send, hear, now } = sitDown();
  void hear(asked(1));
  void act(() => now().selection.touch("place:south"));
  expect(now().armed?.id).toBe(1);
  vi.spyOn(performance, "now").mockReturnValue(60_000);
  void hear(asked(1));
  expect(send).not.toHaveBeenCalled();
  expect(now().armed?.id).toBe(1);
  void act(() => now().confirm());
  expect(send).toHaveBeenCalledOnce();
});

test("a choice is sent once, and nothing else is taken until the next question", () => {
  set({ confirm: "never" });
  const { send, hear, now } = sitDown();
  void hear(asked(1));
  void act(() => now().selection.touch("place:south"));
  void hear(asked(1));
  void hear(asked(1));
  expect(now().busy).toBe(true);
  void act(() => now().pick(asked(1).options[0]));
  expect(send).toHaveBeenCalledOnce();
  void hear(asked(2));
  expect(now().busy).toBe(false);
  void act(() => now().selection.touch("place:south"));
  expect(send).toHaveBeenCalledTimes(2);
});
