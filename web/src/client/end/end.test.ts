import { describe, expect, it } from "vitest";
import type { BoardModule, Turn } from "../../boards/contract";
import type { Ending, Person, Story } from "../../protocol";
import { language } from "../core/speech";
import { toldAt } from "../replay/frames";
import { fortuneOf, fortuneText } from "./fortune";
import { ranked } from "./outcome";
import { momentOf, replayPath, weightiest } from "./story";

const turn = (item: number, weight: number): Turn => ({ item, weight, text: `turn ${item}.`, icon: "brain" });

// A board of no game: its turns are told of items, its weights by their place.
const fake: Pick<BoardModule, "turns"> = {
  turns: ({ feed }) => feed.map((_, item) => turn(item, (item * 7) % 11)),
};

describe("key moments", () => {
  const marks = [2, 2, 5, 9];

  it("are the six weightiest in the order of play", () => {
    const feed = Array.from({ length: 20 }, () => ({ t: "event" as const, kind: "died", args: [] }));
    const turns = fake.turns!({ feed, view: {}, people: [], say: undefined as never });
    const chosen = weightiest(turns);
    expect(chosen).toHaveLength(6);
    expect(chosen.map((one) => one.item)).toEqual([...chosen.map((one) => one.item)].sort((one, other) => one - other));
    const lightest = Math.min(...chosen.map((one) => one.weight));
    expect(turns.filter((one) => one.weight > lightest).every((one) => chosen.includes(one))).toBe(true);
  });

  it("are the later ones of those alike, and fewer if there are fewer", () => {
    expect(weightiest([turn(1, 5), turn(2, 5), turn(3, 5)], 2).map((one) => one.item)).toEqual([2, 3]);
    expect(weightiest([turn(4, 1)])).toHaveLength(1);
  });

  it("lie in the replay after the first choice that told them", () => {
    expect(momentOf(marks, 0)).toBe(0);
    expect(momentOf(marks, 1)).toBe(0);
    expect(momentOf(marks, 2)).toBe(2);
    expect(momentOf(marks, 8)).toBe(3);
    expect(momentOf(marks, 99)).toBe(3);
  });

  it("are linked through the eyes of the seat, or of a spectator", () => {
    expect(replayPath("t1", 12, 0)).toBe("/replay/t1?at=12&seat=0");
    expect(replayPath("t1", 12, null)).toBe("/replay/t1?at=12");
  });
});

describe("the log of a replay", () => {
  const story: Story = {
    feed: Array.from({ length: 5 }, (_, args) => ({ t: "event", kind: "moved", args: [args] })),
    marks: [1, 1, 4, 5],
  };

  it("holds what was told up to the moment", () => {
    expect(toldAt(story, 0)).toEqual({ items: story.feed.slice(0, 1), fresh: 1 });
    expect(toldAt(story, 1).fresh).toBe(0);
    expect(toldAt(story, 2)).toEqual({ items: story.feed.slice(0, 4), fresh: 3 });
    expect(toldAt(null, 2).items).toEqual([]);
  });
});

describe("luck", () => {
  it("is only called so beyond what chance does anyway", () => {
    expect(fortuneOf({ got: 10, expected: 9, more: "good" })).toBe("fair");
    expect(fortuneOf({ got: 14, expected: 9, more: "good" })).toBe("lucky");
    expect(fortuneOf({ got: 5, expected: 9, more: "good" })).toBe("unlucky");
  });

  it("turns round where more is bad, and takes no side where it is neither", () => {
    expect(fortuneOf({ got: 14, expected: 9, more: "bad" })).toBe("unlucky");
    expect(fortuneOf({ got: 5, expected: 9, more: "bad" })).toBe("lucky");
    expect(fortuneOf({ got: 14, expected: 9 })).toBe("more");
    expect(fortuneOf({ got: 5, expected: 9 })).toBe("less");
    expect(fortuneOf({ got: 0, expected: 0, more: "bad" })).toBe("fair");
  });

  it("is said with both numbers as the language writes them", () => {
    language.value = "en";
    expect(fortuneText({ got: 12, expected: 9.333 })).toBe("It came to 12; fair dice would give 9.3 on average.");
    language.value = "pl";
    expect(fortuneText({ got: 1, expected: 9.333 })).toBe("Wyszło 1; uczciwe kości dałyby średnio 9,3.");
    language.value = "en";
  });
});

describe("ranks", () => {
  it("put winners first, then whoever scored more", () => {
    const people = [0, 1, 2].map((seat) => ({ seat, name: String(seat) }) as Person);
    const end = { scores: [9, 4, 11], winners: [1] } as unknown as Ending;
    expect(ranked(end, people).map((one) => one.seat)).toEqual([1, 2, 0]);
  });
});
