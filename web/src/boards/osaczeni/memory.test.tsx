// What was said and voted is drawn after a reload, without any news; what needs no target is a button of the board.

import { h, render } from "preact";
import { expect, test, vi } from "vitest";
import type { Item, Option, Question } from "../../protocol";
import { select } from "../../targets/selection";
import { Texts } from "../../text/texts";
import type { BoardProps } from "../contract";
import { offered } from "../refuge/offered";
import { tongueOf } from "../testing";
import board from "./index";
import { claimsOf, lastVoteOf, verdictOf } from "./memory";
import { catalog, mall, people } from "./scenes.fixture";
import type { View } from "./view";

const tongue = tongueOf("osaczeni", board, "en");
const say = new Texts(
  [tongue],
  catalog,
  people.map((one) => one.name),
);
const told = (kind: string, ...args: number[]): Item => ({ t: "event", kind, args });
const said = (seat: number, form: string, area: string): Item => ({ t: "act", seat, to: -1, words: [form, area] });

function propsOf(view: View, more: Partial<BoardProps<View>> = {}): BoardProps<View> {
  return {
    ...{
      view,
      me: 0,
      people,
      asked: [0],
      question: null,
      options: [],
      lit: new Set<string>(),
      chosen: new Set<string>(),
    },
    ...{ marked: new Set<string>(), touch: () => undefined, news: [], feed: [], say },
    ...more,
  };
}

function draw(props: BoardProps<View>): HTMLElement {
  const root = document.createElement("div");
  render(h(board.Board!, props), root);
  return root;
}

const feed: Item[] = [
  told("round", 1),
  said(1, "claim-monsters", "hall"),
  told("round", 2),
  said(1, "claim-quiet", "toys"),
  said(2, "claim-monsters", "toilets"),
  told("voted", 0, 1, 2),
  told("voted", 1, 0, 2),
  told("tie", 6, 1),
  told("elected", 0, 6, 2),
];

test("claims of this round are set against the dice, those of an earlier one are gone", () => {
  const claims = claimsOf(propsOf(mall(), { feed }));
  expect(claims.map((claim) => [claim.seat, claim.area, claim.monsters])).toEqual([
    [1, 4, false],
    [2, 1, true],
  ]);
  expect(claims.map((claim) => verdictOf(mall(), claim))).toEqual(["false", "true"]);
  const root = draw(propsOf(mall(), { feed }));
  expect(root.querySelectorAll(".osa-claims .osa-verdict-false").length).toBe(1);
  expect(root.querySelectorAll(".osa-tile .osa-bubble").length).toBe(2);
});

test("whoever has looked under the hatch knows a lie before the others", () => {
  const covered = { ...mall(), phase: "destination" as const, dice: [], dice_hidden: 4 };
  const [claim] = claimsOf(propsOf(covered, { feed }));
  expect(verdictOf({ ...covered, seen_dice: [] }, claim)).toBe("pending");
  expect(verdictOf({ ...covered, seen_dice: [4, 4, 1, 6] }, claim)).toBe("false");
});

test("the last vote is drawn after a reload, until it is taken back", () => {
  expect(lastVoteOf({ feed })).toMatchObject({ tie: true, elected: 0 });
  const root = draw(propsOf(mall(), { feed }));
  expect([...root.querySelectorAll("[data-vote]")].map((one) => one.getAttribute("data-vote"))).toEqual(["0-1", "1-0"]);
  expect(lastVoteOf({ feed: [...feed, { t: "note", what: "back", seat: 0, to: 3 }] })).toBeNull();
});

const ASKS: [Question, Option[]][] = [
  [
    { key: "ask-discuss", args: [6, 2], rule: "" },
    [
      { id: 0, verb: "pass", path: [] },
      { id: 7, verb: "draw-gun", path: [] },
    ],
  ],
  [
    { key: "ask-walkie", args: [0, 0], rule: "" },
    [
      { id: 0, verb: "pass", path: [] },
      { id: 8, verb: "look", path: [] },
    ],
  ],
  [{ key: "ask-drink", args: [0, 0], rule: "" }, [{ id: 0, verb: "pass", path: [] }]],
];

test.each(ASKS)("every option without a target is a button, and chooses itself", (question, options) => {
  const choose = vi.fn();
  const { lit } = select(options, []);
  const root = draw(propsOf(mall(), { question, options, lit, choose }));
  for (const option of options) {
    const buttons = root.querySelectorAll<HTMLElement>(`[data-option="${option.id}"]`);
    expect(buttons.length, option.verb).toBe(1);
    buttons[0].click();
    expect(choose).toHaveBeenLastCalledWith(option);
  }
  expect(draw(propsOf(mall(), { question, options, lit })).querySelector("[data-option]")).toBeNull();
});

test("where two may walk together, one of them alone is offered too", () => {
  const alone = { id: 1, verb: "move", path: ["character:leader"] };
  const both = { id: 2, verb: "move-two", path: ["character:leader", "character:defender"] };
  expect(offered({ options: [alone, both], chosen: new Set(["character:leader"]) })).toEqual([alone]);
});

test("an item of the hand says in a sentence what it does", () => {
  const chips = board.hand(propsOf({ ...mall(), hand: [1, 1, 1, 1, 1, 1, 1, 1, 1] }));
  expect(chips.length).toBe(9);
  for (const chip of chips) expect(chip.note).toMatch(/^[A-Z].*\.$/);
});
