// The top of the board on a phone also says how long a discussion has lasted.

import { h, render } from "preact";
import { expect, test } from "vitest";
import { Texts } from "../../../text/texts";
import { sceneProps, tongueOf } from "../../testing";
import board from "../index";
import { catalog, mall, people } from "../scenes.fixture";
import { Status } from "./status";

function timers(key: string, narrow: boolean): number {
  const update = { view: mall(), options: [], question: { key, args: [6, 2], rule: "" }, asked: [0], feed: [] };
  const say = new Texts(
    [tongueOf("osaczeni", board, "en")],
    catalog,
    people.map((one) => one.name),
  );
  const root = document.createElement("div");
  render(h(Status, { table: sceneProps({ name: key, seat: 0, people, update }, say), narrow }), root);
  const found = root.querySelectorAll("[role=timer]").length;
  render(null, root);
  return found;
}

test("a discussion is timed where no strip shows the vote, a ballot never", () => {
  expect(timers("ask-discuss", true)).toBe(1);
  expect(timers("ask-discuss", false)).toBe(0);
  expect(timers("ask-vote", true)).toBe(0);
});
