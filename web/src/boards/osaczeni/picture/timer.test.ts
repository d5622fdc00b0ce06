import { expect, test } from "vitest";
import { lasted } from "./timer";

test("a discussion's time is told in minutes and seconds", () => {
  expect([0, 999, 61_000, 605_400].map(lasted)).toEqual(["0:00", "0:00", "1:01", "10:05"]);
});
