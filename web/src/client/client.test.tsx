import { describe, expect, it } from "vitest";
import type { Item, Option, RuleText, SeatWish } from "../protocol";
import type { Texts } from "../text/texts";
import { named, resized, seatsOf } from "./lobby/form";
import { apart, roundAfter, roundBefore, roundOf } from "./replay/controls";
import { byRule } from "./table/closed";
import { grouped, shownOrder } from "./table/order";
import { diceIn } from "./table/reveal";
import { searched, sections } from "./table/rulebook";
import { ballotsIn, sumsOf } from "./table/vote-reveal";

const option = (id: number, ...path: string[]): Option => ({ id, verb: "go", path });
const say = { member: () => -1, thing: () => "" } as unknown as Texts;
const told = (kind: string): Item => ({ t: "event", kind, args: [0, 1, 1] });

describe("the form of a new table", () => {
  it("fills the chairs by preset", () => {
    expect(seatsOf("bots", 3, "greedy").map((seat) => seat.who)).toEqual(["me", "bot", "bot"]);
    expect(seatsOf("friends", 3, "greedy").map((seat) => seat.who)).toEqual(["me", "open", "open"]);
    expect(seatsOf("hotseat", 2, "greedy").map((seat) => seat.who)).toEqual(["me", "me"]);
  });

  it("adds chairs like the last one and takes them from the end", () => {
    const seats = seatsOf("friends", 3, "greedy");
    expect(resized(seats, 5, "greedy").map((seat) => seat.who)).toEqual(["me", "open", "open", "open", "open"]);
    expect(resized(seats, 2, "greedy")).toHaveLength(2);
  });

  it("names several players of one device apart and keeps the names they gave", () => {
    const seats: SeatWish[] = [{ who: "me" }, { who: "me" }, { who: "bot" }, { who: "me", name: "Ola" }];
    expect(named(seats, "Ada").map((seat) => seat.name)).toEqual([undefined, "Ada 2", undefined, "Ola"]);
  });
});

describe("the option list", () => {
  it("leaves few options as they are", () => {
    expect(grouped([option(1, "card:a", "seat:1"), option(2)], say)).toHaveLength(1);
  });

  it("puts many options together by the first thing they are about, and loses none", () => {
    const many = Array.from({ length: 12 }, (_, id) => option(id, `card:${id % 3}`, `seat:${id}`));
    const groups = grouped([...many, option(99)], say);
    expect(groups).toHaveLength(4);
    expect(new Set(shownOrder([...many, option(99)], say).map((one) => one.id)).size).toBe(13);
  });
});

describe("what is closed", () => {
  it("stands together by its rule, in the order in which rules come up", () => {
    const closed = [
      ["B-2", 1],
      ["A-1", 2],
      ["B-2", 3],
    ].map(([rule, id]) => ({ rule: String(rule), option: option(Number(id)) }));
    expect(byRule(closed).map(([rule, options]) => [rule, options.map((one) => one.id)])).toEqual([
      ["B-2", [1, 3]],
      ["A-1", [2]],
    ]);
  });
});

describe("reveals", () => {
  const event = (kind: string, ...args: number[]) => ({ t: "event" as const, kind, args });

  it("show dice that fell together, not one alone", () => {
    expect(diceIn([told("combat-die"), told("combat-die")])).toHaveLength(2);
    expect(diceIn([told("combat-die"), told("moved")])).toHaveLength(0);
  });

  it("turn over the votes of a ballot before they tell what came of it", () => {
    const ballots = ballotsIn([
      event("voted", 0, 1, 2),
      event("voted", 1, 0, 2),
      event("tie", 4),
      event("voted", 0, 1, 2),
      event("voted", 2, 1, 1),
      event("elected", 1, 4, 2),
    ]);
    expect(ballots.map((one) => one.votes.length)).toEqual([2, 2]);
    expect(ballots.map((one) => one.outcome.map((item) => item.kind))).toEqual([["tie"], ["elected"]]);
    expect(sumsOf(ballots[1].votes, 0)).toEqual([{ seat: 1, sum: 0 }]);
    expect(sumsOf(ballots[1].votes, 1)).toEqual([{ seat: 1, sum: 2 }]);
    expect(sumsOf(ballots[1].votes, 2)).toEqual([{ seat: 1, sum: 3 }]);
  });

  it("leave a lonely vote to the board", () => {
    expect(ballotsIn([event("voted", 0, 1, 2), event("elected", 1, 4, 2)])).toEqual([]);
  });
});

describe("rounds of a replay", () => {
  const rounds = [0, 10, 25];
  it("finds the beginning of the round and the next one", () => {
    expect(roundBefore(rounds, 12)).toBe(10);
    expect(roundBefore(rounds, 10)).toBe(0);
    expect(roundAfter(rounds, 12, 40)).toBe(25);
    expect(roundAfter(rounds, 30, 40)).toBe(40);
    expect(roundOf(rounds, 12)).toBe(2);
  });
});

describe("ticks at the slider", () => {
  it("stay where they are if there is room", () => {
    expect(apart([10, 50, 90], 5)).toEqual([10, 50, 90]);
  });

  it("move apart in their order, and not beyond the end", () => {
    expect(apart([10, 11, 12], 5)).toEqual([10, 15, 20]);
    expect(apart([97, 98, 100], 5)).toEqual([90, 95, 100]);
  });
});

describe("the rulebook", () => {
  const rule = (id: string, text: string, chapter: string, part = ""): RuleText => ({ id, text, chapter, part });
  const rules = [
    rule("A-B-1", "Zombies walk.", "Zombies"),
    rule("A-B-2", "Doors hold.", "Doors"),
    rule("A-B-3", "Zombies eat.", "Zombies"),
  ];

  it("keeps chapters in order", () => {
    expect(sections(rules).map((section) => section.title)).toEqual(["Zombies", "Doors"]);
  });

  it("finds every word, also in ids", () => {
    expect(searched(rules, "zombies eat").map((one) => one.id)).toEqual(["A-B-3"]);
    expect(searched(rules, "a-b-2").map((one) => one.id)).toEqual(["A-B-2"]);
    expect(searched(rules, "")).toHaveLength(3);
  });
});
