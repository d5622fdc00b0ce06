import { describe, expect, it } from "vitest";
import type { TableCard } from "../../protocol";
import { choicesOf, flipped, OPEN_SIEVE, type PaceKind, sifted } from "./sieve";

const table = (id: string, game: string, kind: PaceKind, free: boolean) =>
  ({ id, game, pace: { kind }, people: [{ kind: "person" }, { kind: free ? "open" : "bot" }] }) as unknown as TableCard;

const TABLES = [
  table("a", "outlive", "none", true),
  table("b", "outlive", "slow", false),
  table("c", "osaczeni", "none", false),
  table("d", "osaczeni", "live", true),
];
const ids = (sieve: Partial<typeof OPEN_SIEVE>, tables = TABLES) =>
  sifted(tables, { ...OPEN_SIEVE, ...sieve }).map((one) => one.id);

describe("sifting tables", () => {
  it("lets all through at first", () => {
    expect(ids({})).toEqual(["a", "b", "c", "d"]);
  });

  it("asks for any of the games and of the paces, and for a free chair besides", () => {
    expect(ids({ games: ["outlive"] })).toEqual(["a", "b"]);
    expect(ids({ paces: ["slow", "live"] })).toEqual(["b", "d"]);
    expect(ids({ free: true })).toEqual(["a", "d"]);
    expect(ids({ free: true, games: ["osaczeni"], paces: ["none"] })).toEqual([]);
  });

  it("offers only what parts the tables", () => {
    expect(choicesOf(TABLES)).toEqual({ games: ["osaczeni", "outlive"], free: true, paces: ["none", "live", "slow"] });
    expect(choicesOf(TABLES.slice(0, 1))).toEqual({ games: [], free: false, paces: [] });
  });

  it("forgets for this list what it does not offer", () => {
    expect(ids({ games: ["mall-of-horror"], paces: ["live"] }, TABLES.slice(0, 1))).toEqual(["a"]);
  });

  it("flips values", () => {
    expect(flipped(["a"], "b")).toEqual(["a", "b"]);
    expect(flipped(["a", "b"], "a")).toEqual(["b"]);
  });
});
