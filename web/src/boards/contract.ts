// What a board is: pure functions from what a seat sees to panels and a picture. A board knows no network and no rules;
// it draws the view, lets the player touch lit targets, and plays the newest items of the feed as short animations.

import type { ComponentType } from "preact";
import type { Item, Option, Person, Question } from "../protocol";

/** Says things of the game in the player's language. */
export interface Say {
  language: string;
  /** A text by its key, or an attribute of it: "message.attribute". Falls back to English, then to the key. */
  text(key: string, words?: Record<string, string | number>): string;
  /** Whether the language has a text of its own for the key. */
  has(key: string): boolean;
  /** What a member of a domain is called, by its number: thing("location", 3). */
  thing(domain: string, member: number): string;
  /** The label of a member of a domain, as it stands in targets: label("location", 3) is "parking". */
  label(domain: string, member: number): string | number;
  /** The target of a member: target("location", 3) is "location:parking". */
  target(domain: string, member: number): string;
  /** The number of a label in a domain, or -1. */
  member(domain: string, label: string | number): number;
  /** The domain of the numbers in a field of the view, where the game says it: fieldDomain("hand") is "card". */
  fieldDomain(field: string): string | null;
  /** The name of the player on a seat. */
  seat(seat: number): string;
  question(question: Question): string;
  option(option: Option, question?: string): string;
  item(item: Item): string;
}

export interface BoardProps<View = unknown> {
  /** What the seat sees, as its game says that views are. */
  view: View;
  /** The seat one plays, or null for a spectator. */
  me: number | null;
  people: Person[];
  /** Whose choice is awaited. */
  asked: number[];
  question: Question | null;
  /** The options that are still possible, given what was touched so far. */
  options: Option[];
  /** Targets that may be touched now: "location:parking", "seat:2". */
  lit: ReadonlySet<string>;
  /** Targets touched so far. */
  chosen: ReadonlySet<string>;
  /** Targets that a log line points at. */
  marked: ReadonlySet<string>;
  touch(target: string): void;
  /** Chooses an option at once: for verbs without a target, and where verbs share their targets. Absent in a replay. */
  choose?(option: Option): void;
  /** What happened between the last view and this one, for animations; empty with reduced motion and in replays' jumps. */
  news: Item[];
  /** All that the seat was told so far, oldest first: for what must survive a reload, such as claims and the last vote. */
  feed: readonly Item[];
  say: Say;
}

/** A finished game from beginning to end, as one seat was told of it. */
export interface Tale<View = unknown> {
  feed: readonly Item[];
  /** The final view of the seat. */
  view: View;
  people: readonly Person[];
  say: Say;
}

/** How the dice fell: for one player, or for everybody. */
export interface Luck {
  label: string;
  /** The player who rolled or suffered them. */
  seat?: number;
  /** How often each face fell: the first entry is the lowest face. */
  faces: readonly number[];
  /** What the lowest face is called, if not 1. */
  lowest?: number;
  /** What came of it, and what fair dice give on average, in the unit that `label` names. */
  got: number;
  expected: number;
  /** Whether more of it is good for whom it concerns. */
  more?: "good" | "bad";
}

/** Something that turned the game, said in a sentence of its own. */
export interface Turn {
  /** Its place in the feed. */
  item: number;
  text: string;
  icon: string;
  seat?: number;
  /** How much it mattered; the end screen shows the six weightiest in the order of play. */
  weight: number;
}

/** What can be heard of a game: somebody is hurt or dies, votes are opened, dice roll, somebody comes. */
export type Cue = "death" | "vote" | "dice" | "arrival";

/** The kinds of events that sound so. */
export type Cues = Partial<Record<Cue, readonly string[]>>;

/** One thing in a panel: a chip with an icon, a text or a number. */
export interface Chip {
  text: string;
  /** The colour of a player, by seat. */
  seat?: number;
  icon?: string;
  tone?: "good" | "bad" | "calm" | "dim";
  target?: string;
  count?: number;
  /** On a card of the hand: what it does, in a sentence. */
  note?: string;
}

export interface Row {
  label: string;
  chips: Chip[];
}

/** A part of the table as readable text: the generic table, and what a screen reader reads. */
export interface Panel {
  key: string;
  title: string;
  target?: string;
  tone?: "good" | "bad" | "calm" | "dim";
  chips?: Chip[];
  rows?: Row[];
}

/** A line of the final account: why a seat has its points. */
export interface ScoreLine {
  label: string;
  points: number[];
}

/** One step of a lesson: a text, told when its question is asked; without a question at once. */
interface LessonStep {
  at: string;
  text: string;
}

/** A guided first game: a prepared deal against bots, told step by step on the real board; then it is a game as any other. */
export interface Lesson {
  seed: string;
  seats: number;
  level: string;
  options: Record<string, string | number | boolean>;
  steps: readonly LessonStep[];
}

export interface BoardModule<View = unknown> {
  /**
   * The board's own Fluent sources by language ("en", "pl"), laid over the game's texts. Besides the board's labels they hold
   * `intro` (with .goal, .turn, .win: the introduction of one screen) and `guide-<question key>` for every question the game
   * asks: what this prompt means to somebody who plays for the first time.
   */
  texts: Record<string, string>;
  /** The table as panels, most important first. */
  panels(props: BoardProps<View>): Panel[];
  /** What lies at the player's thumb: hand of cards and the like. */
  hand(props: BoardProps<View>): Chip[];
  /** True: nothing ever lies in a hand, so that the prompt of a phone leaves more room to the board. */
  handless?: boolean;
  /** The places and pieces that an item of the feed is about, as targets: they are marked when the line is pointed at. */
  about(item: Item, say: Say): string[];
  /** Which events are heard. */
  cues?: Cues;
  /** A guided first game. */
  lesson?: Lesson;
  /** The picture. Without one the panels are the board. */
  Board?: ComponentType<BoardProps<View>>;
  /** The picture shows the hand itself where there is room for it: the dock needs no second copy. */
  drawsHand?: boolean;
  /** False: the picture does not show dice by itself, so the shell shows them above it. Votes it always shows. */
  reveals?: boolean;
  /** The colour (0-7) of every seat, where the game assigns it. */
  colours?(view: View): number[] | null;
  /** Kinds of talk acts that the picture itself shows until they are judged; the shell marks all others on it. */
  marks?: readonly string[];
  /** The scores explained by category. */
  account?(props: BoardProps<View>): ScoreLine[];
  /** How lucky everybody was, after the end. */
  luck?(tale: Tale<View>): Luck[];
  /** What turned the game, after the end, in the order of play. */
  turns?(tale: Tale<View>): Turn[];
}
