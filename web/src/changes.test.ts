// What has changed is laid over what was seen; what has not stays the very same object.

import { expect, test } from "vitest";
import { changed } from "./changes";
import type { Change, Update } from "./protocol";

const before: Update = {
  t: "update",
  serial: 1,
  asked: [0],
  question: null,
  options: [],
  view: { places: [{ name: "roof", heads: [1, 2] }, { name: "park" }], hand: { "7": "axe" }, phase: "vote" },
  start: 0,
  feed: [{ t: "event", kind: "dealt", args: [] }],
  since: 0,
  undo: false,
  pick: false,
  sealed: false,
  back: null,
  clocks: [],
  end: null,
  standing: [],
};

const change = (put: Change["put"], gone: Change["gone"] = []): Change => ({
  t: "change",
  start: 1,
  feed: [],
  put,
  gone,
});

test("what is put somewhere stands there, and what is gone is no more", () => {
  const after = changed(
    before,
    change(
      [
        ["serial", 2],
        ["view", "places", 0, "heads", [3]],
        ["view", "places", 0, "closed", true],
        ["view", "hand", "9", "gun"],
      ],
      [["view", "hand", "7"]],
    ),
  );
  expect(after).toEqual({
    ...before,
    serial: 2,
    view: {
      places: [{ name: "roof", heads: [3], closed: true }, { name: "park" }],
      hand: { "9": "gun" },
      phase: "vote",
    },
    start: 1,
    feed: [],
  });
});

test("what was seen before is not altered, and what stays the same is the same object", () => {
  const kept = structuredClone(before);
  const after = changed(before, change([["view", "places", 0, "heads", []]]));
  expect(before).toEqual(kept);
  const [old, now] = [before, after].map((update) => update.view as { places: object[]; hand: object });
  expect(now.places[1]).toBe(old.places[1]);
  expect(now.hand).toBe(old.hand);
  expect(now.places).not.toBe(old.places);
});
