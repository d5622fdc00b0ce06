// The course of a game of families in a refuge, read from the feed: who stands where, what was said, voted and rolled.
// Mall of Horror and Osaczeni tell it in the same words, as their rules share a kit.

import type { Item, ToldEvent } from "../../protocol";
import type { Say } from "../contract";

/** What a game calls things in its feed. */
export interface Terms {
  /** The domain of its places. */
  place: string;
  /** The forms of talk that say that something comes to a place, and that nothing does. */
  comes: string;
  quiet: string;
  /** The place without doors, where there is room for everybody. */
  outside: number;
  /** Cards in a hand at the beginning. */
  hand: number;
}

export interface Vote {
  voter: number;
  name: number;
  weight: number;
}

/** A vote that has named somebody. */
export interface Decision {
  elected: number;
  place: number;
  purpose: number;
  votes: Vote[];
  /** A tie came before it. */
  tied: boolean;
  /** A second tie, left to chance. */
  lot: boolean;
  /** Who broke the tie, or -1. */
  breaker: number;
}

export interface Claim {
  seat: number;
  place: number;
  comes: boolean;
}

/** A door that is giving way: what presses, and what holds against it. */
export interface Breach {
  place: number;
  attackers: number;
  strength: number;
  /** Cards played since, with who played them. */
  played: [seat: number, card: number][];
}

/** Purpose of a vote on who dies. */
export const TO_DIE = 2;

export const headOf = (seat: number, kind: number): string => `${seat}-${kind}`;

export class Course {
  round = 0;
  /** The places of the living, by head. */
  readonly where = new Map<string, number>();
  deaths = 0;
  private readonly cards = new Map<number, number>();
  decision: Decision | null = null;
  breach: Breach | null = null;
  /** Of this round only: */
  dice: number[] = [];
  claims: Claim[] = [];
  readonly bounced = new Map<string, number>();
  /** Who sent a monster where, by place. */
  readonly lured = new Map<number, number>();
  readonly eaten = new Map<number, number>();
  private votes: Vote[] = [];
  private tied = false;
  private lot = false;
  private breaker = -1;
  /** The next vote opens a ballot of its own. */
  private anew = false;

  constructor(
    private readonly terms: Terms,
    private readonly say: Say,
  ) {}

  /** The seats that have somebody at a place. */
  seatsAt(place: number): Set<number> {
    return new Set([...this.where].filter(([, at]) => at === place).map(([head]) => Number(head.split("-")[0])));
  }

  /** How many cards a seat holds. */
  held(seat: number): number {
    return this.cards.get(seat) ?? this.terms.hand;
  }

  /** Take note of an item. */
  follow(item: Item): void {
    if (item.t === "act") this.hear(item.seat, item.words);
    else if (item.t === "event") this.take(item);
  }

  private hear(seat: number, [form, label]: readonly (string | number)[]): void {
    const { comes, quiet, place } = this.terms;
    if (form === comes || form === quiet) {
      this.claims.push({ seat, place: this.say.member(place, label), comes: form === comes });
    }
  }

  private take({ kind, args }: ToldEvent): void {
    const [first, second, third] = args;
    if (kind === "round") this.begin(first);
    else if (kind === "die") this.dice.push(first);
    else if (kind === "voted") this.vote({ voter: first, name: second, weight: third });
    else if (kind === "tie" || kind === "lot") this.tie(kind, second);
    else if (kind === "elected") this.decide(first, second, third);
    else if (kind === "nobody-elected") this.close();
    else if (kind === "breach") this.breach = { place: first, attackers: second, strength: third, played: [] };
    else if (kind === "killed" && this.breach?.place === third) this.breach.attackers -= second;
    else if (kind === "lured") this.lure(args);
    else if (kind === "haunted") this.lured.set(second, first);
    else this.walk(kind, args);
    this.deal(kind, args);
  }

  private begin(round: number): void {
    this.round = round;
    this.dice = [];
    this.claims = [];
    this.breach = null;
    this.bounced.clear();
    this.lured.clear();
    this.eaten.clear();
  }

  private vote(vote: Vote): void {
    this.votes = this.anew ? [vote] : [...this.votes, vote];
    this.anew = false;
  }

  /** After a tie all vote again, or somebody else decides and the votes stay as they are. */
  private tie(kind: string, breaker = -1): void {
    this.tied = true;
    this.breaker = breaker;
    this.lot = kind === "lot";
    this.anew = true;
  }

  /** What the votes so far come to when they elect somebody. */
  pending(elected: number, place: number, purpose: number): Decision {
    return { elected, place, purpose, votes: this.votes, tied: this.tied, lot: this.lot, breaker: this.breaker };
  }

  private decide(elected: number, place: number, purpose: number): void {
    this.decision = this.pending(elected, place, purpose);
    this.close();
  }

  private close(): void {
    this.votes = [];
    this.tied = false;
    this.lot = false;
    this.breaker = -1;
    this.anew = false;
  }

  /** A monster called away from one place to another, or by the dead from nowhere. */
  private lure([seat, from, to]: readonly number[]): void {
    this.lured.set(to ?? from, seat);
    if (to !== undefined && this.breach?.place === from) this.breach.attackers -= 1;
  }

  private walk(kind: string, [seat, kindOf, place]: readonly number[]): void {
    const head = headOf(seat, kindOf);
    if (kind === "placed" || kind === "moved") this.where.set(head, place);
    else if (kind === "bounced" || kind === "overflowed" || kind === "fled") this.spill(kind, head, place);
    else if (kind === "eaten") {
      this.where.delete(head);
      this.deaths += 1;
      this.eaten.set(place, (this.eaten.get(place) ?? 0) + 1);
    }
  }

  /** No room, or no shelter any more: outside. */
  private spill(kind: string, head: string, wanted: number): void {
    this.where.set(head, this.terms.outside);
    if (kind === "bounced") this.bounced.set(head, wanted);
  }

  private deal(kind: string, [first, second]: readonly number[]): void {
    const add = (seat: number, more: number) => this.cards.set(seat, this.held(seat) + more);
    if (kind === "played") {
      add(first, -1);
      this.breach?.played.push([first, second]);
    } else if (kind === "kept" || kind === "kept-one" || kind === "mourned") add(first, 1);
    else if (kind === "gave" || kind === "gave-one") add(second, 1);
  }
}
