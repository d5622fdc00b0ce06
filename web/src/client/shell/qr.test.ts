import { describe, expect, it } from "vitest";
import { qrOf } from "./qr";

const rows = (text: string) => qrOf(text)!.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

describe("qrOf", () => {
  it("grows with the text and gives up on what is too long", () => {
    expect(qrOf("x".repeat(17))).toHaveLength(21);
    expect(qrOf("x".repeat(18))).toHaveLength(25);
    expect(qrOf("x".repeat(134))).toHaveLength(41);
    expect(qrOf("x".repeat(135))).toBeNull();
  });

  // Checked once against another decoder: the syndromes of all blocks are zero and the text reads back.
  it("draws the finders, the timing and the data of a known code", () => {
    const code = rows("HELLO");
    expect(code[0]).toBe("#######..#.##.#######");
    expect(code[6]).toBe("#######.#.#.#.#######");
    expect(code[8]).toBe("###.########.##...#..");
    expect(code[10]).toBe("#.#...#...#.#...#####");
    expect(code[20]).toBe("#######.##..#.##..###");
  });
});
