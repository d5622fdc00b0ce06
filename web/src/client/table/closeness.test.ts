import { describe, expect, it } from "vitest";
import { closeness, closest, type Sentence, sentences } from "./closeness";

const PLACES = { name: "location", labels: ["", "parking", "hq"], literal: false };
const SEATS = { name: "seat", labels: [0, 1, 2, 3, 4, 5], literal: false };
const FORMS = [
  { name: "claim-zombies", kind: "claim", domains: [0], partner: false },
  { name: "promise-vote", kind: "promise", domains: [1], partner: false },
  { name: "question-where", kind: "question", domains: [], partner: false },
];
const NAMES = ["Ada", "Bogdan", "Celina"];
const ENGLISH: Record<string, string> = { parking: "Parking", hq: "Security HQ" };

function english(words: (string | number)[]): string {
  if (words[0] === "claim-zombies") return `Zombies are coming to ${ENGLISH[words[1]]}!`;
  if (words[0] === "promise-vote") return `I’ll vote for ${NAMES[Number(words[1])]}.`;
  return "Where are they coming?";
}

const known = (): Sentence[] => [...sentences(FORMS, [PLACES, SEATS], 3, english)];

describe("a typed line", () => {
  it("knows every act about every thing that has a name, and only seats that are taken", () => {
    expect(known().map((one) => one.words.join(" "))).toEqual([
      "claim-zombies parking",
      "claim-zombies hq",
      "promise-vote 0",
      "promise-vote 1",
      "promise-vote 2",
      "question-where",
    ]);
  });

  it("is offered as the act that it is close to, whatever its case and signs", () => {
    expect(closest("zombies coming to parking", known())?.words).toEqual(["claim-zombies", "parking"]);
    expect(closest("ill vote for bogdan", known())?.words).toEqual(["promise-vote", 1]);
    expect(closest("where are they?", known())?.words).toEqual(["question-where"]);
  });

  it("is left alone if it is close to none, or too short to tell", () => {
    expect(closest("what a lovely evening, everybody", known())).toBeNull();
    expect(closest("ok", known())).toBeNull();
  });

  it("is the same with and without accents", () => {
    expect(closeness("Zagłosuję na ciebie", "zaglosuje na ciebie")).toBe(1);
  });
});
