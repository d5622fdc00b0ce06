// What a seat sees of the mall, as view.py writes it.

export type Phase = "placement" | "search" | "election" | "arrival" | "destination" | "movement" | "attack" | "over";

/** Whose head it is, and its kind. */
export type Head = readonly [seat: number, kind: number];

export interface Player {
  seat: number;
  /** Yellow, red, blue, black, brown, green. */
  colour: number;
  points: number;
  cards: number;
  unplaced: number[];
  /** The round in which the last head was lost; 0: somebody lives. */
  fell_in: number;
  /** Extra votes by Threats in the present vote. */
  threats: number;
}

export interface Place {
  number: number;
  heads: Head[];
  hidden: Head[];
  /** Votes of the unhidden heads there, by seat. */
  votes: number[];
  /** 0: no limit. */
  capacity: number;
  /** Without Hardware. */
  strength: number;
  zombies: number;
  hardware: number;
  /** So many zombies always get in; 0: no such number. */
  sure_breach: number;
  breached: boolean;
  closed: boolean;
  cursed: boolean;
}

export interface Ballot {
  place: number;
  /** 0 search, 1 chief, 2 victim. */
  purpose: number;
  /** A re-vote after a tie. */
  again: boolean;
  candidates: number[];
  /** Votes by seat; 0: no voter. */
  weights: number[];
}

export interface Kind {
  value: number;
  strength: number;
  votes: number;
}

export interface View {
  round: number;
  phase: Phase;
  badge: number;
  chief_elected: boolean;
  /** Cards left in the truck, and cards drawn from it and not yet dealt out. */
  deck: number;
  truck: number;
  /** Cards that have left the game, by kind. */
  played: number[];
  dice: number[];
  dice_hidden: number;
  /** Seats that have seen the hidden dice, as bits. */
  seers: number;
  announced: number;
  /** By seat, once revealed. */
  destinations: number[];
  alive: number;
  elected: number;
  rescue: number;
  curse: number;
  players: Player[];
  places: Place[];
  kinds: Kind[];
  cards: { copies: number; kills: number }[];
  ballot: Ballot | null;
  /** What only the seat itself sees; nothing of it for a spectator. */
  seat?: number;
  hand?: number[];
  seen_dice?: number[];
  drawn?: number[];
  destination?: number;
  vote?: number;
  gifts?: [receiver: number, card: number][];
  buried?: [depth: number, card: number][];
}

export const PARKING = 4;
export const NOBODY = -1;
export const FIRST_WEAPON = 5;
export const PURPOSES = ["search", "chief", "victim"] as const;
export const PHASES: readonly Phase[] = ["search", "election", "arrival", "destination", "movement", "attack"];

export const isHidden = (place: Place, head: Head): boolean =>
  place.hidden.some(([seat, kind]) => seat === head[0] && kind === head[1]);

export const strengthOf = (place: Place): number => place.strength + place.hardware;

/** Whether open dice are those of this round: those of the last one say nothing any more. */
export const diceCount = (view: View): boolean => !["search", "election", "over"].includes(view.phase);

/** Where a player is heading, as far as the seat may know it: the place, and who knows it. */
export function headingOf(view: View, seat: number): { place: number; known: "all" | "announced" | "own" } | null {
  const open = view.destinations[seat];
  if (open && view.phase === "movement") return { place: open, known: "all" };
  if (view.phase !== "destination") return null;
  if (view.announced && seat === view.badge) return { place: view.announced, known: "announced" };
  if (seat === view.seat && view.destination) return { place: view.destination, known: "own" };
  return null;
}

/** The head of a kind of a seat with its place (0: still to be placed), or null if it is dead. */
export function whereIs(view: View, seat: number, kind: number): number | null {
  const place = view.places.find((one) => one.heads.some((head) => head[0] === seat && head[1] === kind));
  if (place) return place.number;
  return view.players[seat].unplaced.includes(kind) ? 0 : null;
}

/** The kinds of characters that are used with so many players. */
export const kindsOf = (view: View): number[] => (view.players.length === 3 ? [0, 1, 2, 3] : [0, 1, 2]);

export const seersOf = (view: View): number[] =>
  view.players.map((one) => one.seat).filter((seat) => (view.seers >> seat) & 1);
