// A line that breaks: what was on its way, and who comes back.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Message, Update } from "../../protocol";
import { TableLine } from "./line";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: string[] = [];
  onopen?: () => void;
  onclose?: (event: { code: number }) => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {}
  says(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const asked = (serial: number): Update => ({
  t: "update",
  serial,
  asked: [0],
  question: null,
  options: [],
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

/** A choice at question 1 over a line that breaks before the answer; the next line is open. */
function chooseAndLose() {
  const line = new TableLine(
    "table",
    0,
    () => undefined,
    () => undefined,
  );
  line.open();
  Socket.all[0].onopen?.();
  Socket.all[0].says(asked(1));
  const choice = line.send({ t: "choose", serial: 1, option: 7 });
  Socket.all[0].onclose?.({ code: 1006 });
  vi.advanceTimersByTime(2_000);
  Socket.all[1].onopen?.();
  return { choice, socket: Socket.all[1] };
}

beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TOO_LATE: Message = { t: "refusal", ref: 1, error: "OptionError", detail: "that question (1) is over" };

test("a choice that had arrived is done, although the table refuses it the second time", async () => {
  const { choice, socket } = chooseAndLose();
  expect(socket.sent.map((text) => JSON.parse(text))).toEqual([{ t: "choose", serial: 1, option: 7, ref: 1 }]);
  socket.says(asked(2));
  socket.says(TOO_LATE);
  await expect(choice).resolves.toBeUndefined();
});

test("a choice is refused while its question is still open", async () => {
  const { choice, socket } = chooseAndLose();
  socket.says(asked(1));
  socket.says(TOO_LATE);
  await expect(choice).rejects.toThrow();
});

test("whoever is turned away does not knock again", () => {
  const turnedAway = vi.fn();
  new TableLine("table", 0, () => undefined, turnedAway).open();
  Socket.all[0].onopen?.();
  Socket.all[0].onclose?.({ code: 4403 });
  vi.advanceTimersByTime(60_000);
  expect(turnedAway).toHaveBeenCalledOnce();
  expect(Socket.all).toHaveLength(1);
});

test("a change is laid over what the same socket told, and without that everything is asked for", () => {
  const line = new TableLine(
    "table",
    0,
    () => undefined,
    () => undefined,
  );
  line.open();
  Socket.all[0].onopen?.();
  Socket.all[0].says(asked(1));
  Socket.all[0].says({ t: "change", start: 0, feed: [], put: [["serial", 2]], gone: [] });
  expect(line.update.value).toEqual(asked(2));
  Socket.all[0].onclose?.({ code: 1006 });
  vi.advanceTimersByTime(2_000);
  Socket.all[1].onopen?.();
  Socket.all[1].says({ t: "change", start: 0, feed: [], put: [["serial", 3]], gone: [] });
  expect(line.update.value).toEqual(asked(2));
  expect(JSON.parse(Socket.all[1].sent[0])).toEqual({ t: "ping", have: 0 });
  line.close();
});
