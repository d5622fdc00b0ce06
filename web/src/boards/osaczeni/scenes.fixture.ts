// A small mall for tests: three players, one of each situation.

import type { Catalog, Person } from "../../protocol";
import type { Area, Head, View } from "./view";

export const people: Person[] = ["Ada", "Bruno", "Celia"].map((name, seat) => ({
  seat,
  name,
  kind: "person",
  level: "",
  colour: seat,
  here: true,
  kept: false,
  host: seat === 0,
  ready: false,
  free: false,
  saved: "",
}));

const numbers = (length: number) => Array.from({ length }, (_, at) => at);
const epilogues = ["", ...numbers(21).map((at) => String(at + 1).padStart(2, "0"))];
const domain = (name: string, labels: (string | number)[]) => ({ name, labels, literal: false });
const items = [
  "walkie-talkie",
  "energy-drink",
  "gun",
  "canned-food",
  "baseball-bat",
  "chainsaw",
  "molotov",
  "rotten-meat",
  "truck-keys",
];

export const catalog: Catalog = {
  card: { key: "osaczeni", least_seats: 3, most_seats: 6, usual_seats: 4, minutes: [40, 75], weight: 2, sides: false },
  rules: "1",
  domains: [
    domain("character", ["defender", "leader", "crybaby", "klutz"]),
    domain("area", ["", "toilets", "clothing", "surveillance", "toys", "hall", "car-park"]),
    domain("seat", numbers(6)),
    domain("item", items),
    domain("variant", epilogues),
    domain("epilogue", epilogues),
  ],
  verbs: [],
  phrases: {},
  fields: {},
  talk: [],
  choices: [],
};

function area(number: number, heads: Head[], more: Partial<Area> = {}): Area {
  const votes = [0, 1, 2].map((seat) => heads.filter(([owner]) => owner === seat).length);
  const base = {
    number,
    heads,
    hidden: [],
    votes,
    strength: heads.length,
    monsters: 0,
    notches: 6,
    breached: false,
    closed: false,
  };
  return { ...base, capacity: [0, 3, 4, 3, 4, 6, 0][number], closes_at: number === 6 ? 0 : 6, ...more };
}

/** The mall in the middle of a game, while families are being placed, or with a searcher at the truck. */
export function mall({ placing = false, searching = false } = {}): View {
  const own: Head[] = [
    [0, 0],
    [0, 1],
  ];
  const player = (seat: number) => ({
    seat,
    colour: seat,
    points: 8,
    cards: 1,
    unplaced: placing ? [2, 3] : [],
    open_hand: [],
    eliminated: false,
    guns: seat,
    keys: 0,
  });
  return {
    round: placing ? 0 : 2,
    phase: placing ? "placement" : searching ? "truck" : "attack",
    badge: 0,
    victim: 1,
    elected: searching ? 0 : -1,
    candidates: 7,
    deck: 9,
    truck: searching ? 2 : 0,
    played: [0, 1, 0, 0, 0, 0, 0, 0, 0],
    boxed: 1,
    pool: 18,
    dice: placing ? [4, 4, 6] : [1, 4, 6, 6],
    dice_hidden: 0,
    dice_covered: 0,
    dice_in_use: 4,
    seers: 0,
    announced: 5,
    destinations: [5, 1, 6],
    alive: 7,
    limit: 3,
    players: [0, 1, 2].map(player),
    places: [
      area(1, [[1, 2]]),
      area(2, [], { closed: true }),
      area(3, [], { monsters: 2 }),
      area(4, [[2, 0]], { monsters: 6, breached: true }),
      area(5, []),
      area(6, [...own, [1, 0], [2, 1]], { monsters: 3, breached: true, hidden: [[1, 0]] }),
    ],
    kinds: [
      { value: 5, strength: 2, votes: 1 },
      { value: 3, strength: 1, votes: 2 },
      { value: 7, strength: 1, votes: 1 },
      { value: 1, strength: 1, votes: 1 },
    ],
    cold: placing
      ? []
      : [
          [0, 2],
          [0, 3],
          [1, 1],
          [1, 3],
        ],
    rows: [
      { full_at: 3, full: !placing },
      { full_at: 6, full: false },
      { full_at: 9, full: false },
    ],
    variant: 0,
    epilogue: 0,
    seat: 0,
    hand: [0, 2, 0, 0, 0, 0, 0, 0, 0],
    seen_dice: [],
    drawn: searching ? [2, 5] : [],
    destination: 5,
    gifts: [[1, 2]],
    boxed_by_you: [6],
  };
}
