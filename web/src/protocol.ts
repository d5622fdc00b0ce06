// Written from src/ostoja/table/protocol by `python -m ostoja.table.types`. Do not edit.

/** Somebody who wants to play and needs nothing but a name. */
export interface Newcomer {
  name: string;
}

/** Who this client is. `settings` is the client's own small store: language, palette, mutes, last options. `unlocked` lists by game the numbers of what was found out so far, and may be played with from now on. */
export interface Me {
  id: string;
  name: string;
  login: string;
  settings: Record<string, unknown>;
  webhook: string;
  unlocked: Record<string, number[]>;
}

/** The answer to a newcomer. A script keeps the token and sends it as `Authorization: Bearer …`. */
export interface Welcome {
  me: Me;
  token: string;
}

/** What somebody changes about themselves; what is left out stays. */
export interface MeChange {
  name?: string;
  settings?: Record<string, unknown>;
  webhook?: string;
}

/** The login and password of an account. */
export interface Credentials {
  login: string;
  password: string;
}

/** A one-time link that makes another device the same player; `qr` is its picture, an SVG as a data address. */
export interface Link {
  path: string;
  expires: number;
  qr: string;
}

/** How somebody wants to be called when it is their turn: by what, and when not. `zone` is how many minutes their clock is ahead of UTC. Between `quiet_from` and `quiet_to` nothing is sent; both alike: no hour is quiet. `digest`: all that waits once a day at that hour; -1: each at once. `remind`: once more after so many hours; 0: never. */
export interface Calling {
  channel?: "mail" | "none" | "push" | "webhook";
  zone?: number;
  quiet_from?: number;
  quiet_to?: number;
  digest?: number;
  remind?: number;
  language?: string;
}

/** How somebody is called now, and what this house has: the key that browsers ask for, and whether it sends mail. `mail` is the address that was confirmed; `pending`, one that waits for its code. `devices` get push messages. */
export interface CallingNow {
  wish: Calling;
  mail: string;
  pending: string;
  devices: number;
  key: string;
  mails: boolean;
}

/** A browser that wants push messages: its address at a push service, and its keys. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** An address that is to be written to; a code is sent there first. */
export interface MailAddress {
  address: string;
}

/** What a client must know of the house: at which addresses others in the network reach it. */
export interface House {
  addresses: string[];
}

/** Somebody who sat at a finished game; `player` is empty for a bot and for whoever is gone. */
export interface Sat {
  seat: number;
  name: string;
  player: string;
  bot: boolean;
  colour: number;
  won: boolean;
  score: number;
  side: string;
}

/** A finished game: when it began and ended, who sat there; `seats` are the reader's own. */
export interface Played {
  table: string;
  game: string;
  started: number;
  ended: number;
  rounds: number;
  people: Sat[];
  seats: number[];
}

/** How often somebody played and won; `key` says what is counted: a game, a side, or the id of another player. */
export interface Tally {
  key: string;
  name: string;
  played: number;
  won: number;
}

/** How strong somebody is at a game: so many points, give or take, after so many games. `bot` is marked. */
export interface Rating {
  game: string;
  name: string;
  player: string;
  bot: boolean;
  points: number;
  give: number;
  games: number;
}

/** What somebody's games come to. `rivals`: whom they met most, and how often they won before them. `victim` is whom they beat most often, `nemesis` who beat them. `streak` is the longest row of victories. */
export interface Figures {
  played: number;
  won: number;
  streak: number;
  kept: number;
  broken: number;
  games: Tally[];
  sides: Tally[];
  rivals: Tally[];
  victim: string;
  nemesis: string;
}

/** A player as those may see them who have played with them. */
export interface PlayerPage {
  id: string;
  name: string;
  figures: Figures;
  ratings: Rating[];
  rated: boolean;
  own: boolean;
}

/** A group of people who play together. */
export interface GroupCard {
  id: string;
  name: string;
  members: number;
}

/** Somebody in a group, and what their games within the group come to. */
export interface Member {
  player: string;
  name: string;
  figures: Figures;
}

/** A group as its members see it; who knows the code may join. `unlocked` belongs to all of them. */
export interface GroupPage {
  id: string;
  name: string;
  code: string;
  owner: boolean;
  members: Member[];
  history: Played[];
  unlocked: Record<string, number[]>;
  ratings: Rating[];
}

/** A group to be founded. */
export interface NewGroup {
  name: string;
}

/** The code by which a group is joined. */
export interface JoinGroup {
  code: string;
}

/** Whether somebody wants to be rated; who does not has no ratings. */
export interface Rated {
  rated: boolean;
}

/** Delete oneself: one's name once more, so that it is no slip. */
export interface Farewell {
  name: string;
}

/** All that the house keeps of somebody, but for passwords and keys. */
export interface Export {
  me: Me;
  mail: string;
  devices: number;
  groups: GroupCard[];
  ratings: Rating[];
  tables: Played[];
}

/** A series to be begun: how many points a victory gives, and how many taking part. */
export interface NewSeries {
  name: string;
  win?: number;
  play?: number;
}

/** A table that shall count for a series. */
export interface SeriesTable {
  table: string;
}

/** How somebody stands in a series. */
export interface Place {
  player: string;
  name: string;
  points: number;
  played: number;
  won: number;
}

/** One seat of a deal that was played at several tables: who had it at which of them, and with what score. `beaten` says how many of the other tables that seat did better than; half for one that did as well. */
export interface Compared {
  table: string;
  seat: number;
  name: string;
  score: number;
  won: boolean;
  beaten: number;
}

/** A deal of a series, and where it is or was played. Compared, and looked back at, once all tables are over. */
export interface Board {
  number: number;
  game: string;
  tables: string[];
  open: number;
  compared: Compared[];
}

/** A series as the members of its group see it. */
export interface SeriesPage {
  id: string;
  name: string;
  win: number;
  play: number;
  places: Place[];
  boards: Board[];
  games: Played[];
}

/** A kind of thing; the labels of its members in order. An empty label is a member without a name. */
export interface DomainInfo {
  name: string;
  labels: (string | number)[];
  literal: boolean;
}

/** A verb; its options are numbered from `base`, the last domain varying fastest. Domains by their place. */
export interface VerbInfo {
  name: string;
  base: number;
  domains: number[];
}

/** A sentence that can be said; `name` is its word, domains by their place. `partner`: an offer whose first word is the seat it is meant for; others may be accepted by whoever hears them. */
export interface FormInfo {
  name: string;
  kind: string;
  domains: number[];
  partner: boolean;
}

/** An option of the game that a table agrees on. Where there is an `opener`, all values but the first are locked: each is the number of something in `Me.unlocked`, and the switch of that key opens them all. What is unlocked is filled in by the server: no form needs to ask. */
export interface ChoiceInfo {
  key: string;
  kind: "amount" | "one" | "seats" | "switch" | "text" | "unlocked";
  default: string | number | boolean;
  values: string[];
  least: number;
  most: number;
  opener: string;
}

/** A field of the game's data: its dotted name, where it comes from, how far it may be changed, and why no further. `least`, `most` and `step` bound numbers, also those in a list; `shortest` and `longest` the entries of a list or the characters of a text; `words` are all that there are, where there are such. What is `fixed` stays as it is. */
export interface DataField {
  field: string;
  kind: "number" | "numbers" | "switch" | "text" | "word" | "words";
  usual: number | boolean | string | (number | string)[];
  origin: ("house" | "logic" | "printed" | "source")[];
  fixed: boolean;
  least: number;
  most: number;
  step: number;
  shortest: number;
  longest: number;
  words: string[];
  why: Record<string, string>;
}

/** A data file as somebody brings it: TOML with the fields that are to be other than usual. */
export interface DataText {
  text: string;
}

/** What a data file changes, by the dotted names of the fields; all of it within the bounds. */
export interface DataChanges {
  fields: Record<string, number | boolean | string | (number | string)[]>;
}

/** A game as the lobby shows it. */
export interface GameCard {
  key: string;
  least_seats: number;
  most_seats: number;
  usual_seats: number;
  minutes: number[];
  weight: number;
  sides: boolean;
}

/** The bots that there are, by their names; who plays where nobody has named one, and who answers at once. */
export interface Bots {
  levels: string[];
  usual: string;
  quick: string;
}

/** All that a client must know of a game to say its views, options and events. */
export interface Catalog {
  card: GameCard;
  rules: string;
  domains: DomainInfo[];
  verbs: VerbInfo[];
  phrases: Record<string, number[]>;
  fields: Record<string, number>;
  talk: FormInfo[];
  choices: ChoiceInfo[];
}

/** One rule of a rulebook. */
export interface RuleText {
  id: string;
  text: string;
  chapter: string;
  part: string;
}

/** How much time there is: none; live: `bank` seconds and `increment` per choice; slow: `hours` per question. */
export interface Pace {
  kind?: "live" | "none" | "slow";
  bank?: number;
  increment?: number;
  hours?: number;
}

/** Who is to sit on a chair of a new table: me (several: hot-seat), anybody, or a bot of a level. */
export interface SeatWish {
  who: "bot" | "me" | "open";
  level?: string;
  name?: string;
  colour?: number;
}

/** A table to be set up. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean>;
  data?: string;
  pace?: Pace;
  timeout?: "bot" | "fallback" | "resign";
  keep?: boolean;
  keep_after?: number;
  start?: "full" | "host" | "ready";
  late?: boolean;
  talk?: "acts" | "closed" | "open";
  listed?: boolean;
  spectators?: boolean;
  aftermath?: "all" | "auto" | "seated";
  tempo?: "at-once" | "calm" | "fast" | "normal";
  seed?: string;
}

/** Who sits on a chair. `kept`: a bot keeps it for somebody who is away; `here`: connected now. `ready`: waits for the start. `free`: whoever comes late may take it over. `saved`: an empty chair is kept for its player of the last game, by name, for a while. `colour` is one of a client's eight; -1: the sides will decide. */
export interface Person {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  level: string;
  colour: number;
  here: boolean;
  kept: boolean;
  host: boolean;
  ready: boolean;
  free: boolean;
  saved: string;
}

/** Somebody asks for their chair back from another device; the host, who alone sees the code, tells it them. */
export interface Claim {
  seat: number;
  name: string;
  code: string;
}

/** Something that was agreed on other than usual: an option, or a field of the data by its dotted name. A value that is not a text, a number or a switch is written as JSON; a long one is cut. */
export interface Altered {
  kind: "data" | "option";
  key: string;
  usual: string | number | number | boolean;
  value: string | number | number | boolean;
}

/** A table as everybody sees it, with what is the reader's own: the seats and whether it is their turn. `trouble` says why it cannot be opened: it is broken, or it began under other rules than those of now; `begun` is the version of the rules it began with. `aftermath`: who may look back at it after the end, and read what was whispered: all, or those who sat or watched. `palette` lists the colours that chairs may have here; `claims` are for the host alone. */
export interface TableCard {
  id: string;
  game: string;
  status: "closed" | "open" | "over" | "playing";
  people: Person[];
  options: Record<string, string | number | boolean>;
  pace: Pace;
  timeout: string;
  keep: boolean;
  start: "full" | "host" | "ready";
  late: boolean;
  talk: string;
  listed: boolean;
  spectators: boolean;
  sandbox: boolean;
  pledge: string;
  created: number;
  changed: number;
  seats: number[];
  turn: boolean;
  host: boolean;
  rematch: string;
  begun: string;
  trouble: "" | "broken" | "outdated";
  altered: Altered[];
  aftermath: "all" | "seated";
  tempo: "at-once" | "calm" | "fast" | "normal";
  paused: boolean;
  palette: number[];
  claims: Claim[];
}

/** How fast the bots of a table shall play from now on. */
export interface TempoWish {
  tempo: "at-once" | "calm" | "fast" | "normal";
}

/** The tables that wait for players, and one's own, those where it is one's turn first. */
export interface Lobby {
  open: TableCard[];
  mine: TableCard[];
  watch: TableCard[];
}

/** A wish for a chair; -1: any that is free. A name for this table alone, where another has one's own. */
export interface Join {
  seat?: number;
  colour?: number;
  name?: string;
}

/** Say that one is ready to begin, or not yet. */
export interface Ready {
  ready?: boolean;
}

/** Choose another colour for a chair of one's own, before the game has begun. */
export interface Colour {
  seat: number;
  colour: number;
}

/** What a host does about a game in play, or about a guest before it. pause, resume: stop the game and its clocks, let it go on. stand-in, give-back: put a bot on the chair of somebody who is away, and give it back. remove: send somebody away; a bot plays on, or the chair is free if the game has not begun. hand-on: let somebody else be the host. */
export interface HostDeed {
  what: "give-back" | "hand-on" | "pause" | "remove" | "resume" | "stand-in";
  seat?: number;
}

/** The code that the host was shown and has told. */
export interface Code {
  code: string;
}

/** What is asked: a key of the game's texts, the numbers in it, and the id of the rule behind it. */
export interface Question {
  key: string;
  args: number[];
  rule: string;
}

/** Something that may be chosen: its number, its verb and its targets as `domain:label`, in order. */
export interface Option {
  id: number;
  verb: string;
  path: string[];
}

/** Something that cannot be chosen now, and the id of the rule that forbids it. */
export interface Closed {
  option: Option;
  rule: string;
}

/** Something that happened, as this seat may know it; what the numbers mean stands in `Catalog.phrases`. */
export interface ToldEvent {
  t: "event";
  kind: string;
  args: number[];
}

/** A talk act: who, to whom (-1: everybody), and the words of its form. `re` is the item of this feed that it replies to, `voice` the manner in which a bot says it: a character and a wording, as in `honest-2`; people have none. */
export interface ToldAct {
  t: "act";
  seat: number;
  to: number;
  words: (string | number)[];
  by?: "bot";
  re?: number;
  voice?: string;
}

/** A line of chat, to everybody (-1) or to one seat; seat -1 is a spectator, named in `name`. */
export interface ToldLine {
  t: "line";
  seat: number;
  text: string;
  name: string;
  to: number;
}

/** Something about the table itself. undo, back: what was told from item `to` of the feed on is void. timeout, kept, returned, left, resigned: a seat. stood-in, given: the host put a bot on a chair, or gave it back. took, removed, reclaimed: a chair changed hands; `name` is what whoever sat there before was called. paused, resumed, hosted: by the host, or who that is now. */
export interface ToldNote {
  t: "note";
  what: "back" | "given" | "hosted" | "kept" | "left" | "paused" | "reclaimed" | "removed" | "resigned" | "resumed" | "returned" | "stood-in" | "timeout" | "took" | "undo";
  seat: number;
  to: number;
  name?: string;
}

/** The time of a seat: milliseconds left when the message was sent, and whether it runs. No pace: -1. */
export interface Clock {
  left: number;
  runs: boolean;
}

/** A talk act, or a promise out of a deal, and how it turned out; in which round it was said. `why` is the reason that a bot gives for a broken promise: gain, revenge or end. */
export interface LedgerEntry {
  seat: number;
  to: number;
  words: (string | number)[];
  verdict: string;
  round: number;
  why: string;
}

/** When a bot began to trust somebody, or ceased to: the round, who, and whom. */
export interface TrustTurn {
  round: number;
  seat: number;
  other: number;
  trusts: boolean;
}

/** How it ended: scores, winners (nobody: a draw), who resigned; the seed that was pledged, and kept words. */
export interface Ending {
  scores: number[];
  winners: number[];
  rounds: number;
  resigned: number[];
  seed: string;
  pledge: string;
  ledger: LedgerEntry[];
  trust: TrustTurn[];
}

/** A wish to go back beyond undo: who asks, and who has agreed so far. */
export interface TakeBack {
  seat: number;
  agreed: number[];
}

/** All that a seat sees now, and what it was told since item `start` of its feed. `serial` is the id of the open question: a choice must name it. `since` is the length of the feed when the seat last chose. `pick` says that a choice is one of several small ones that only together mean something; `sealed`, that nobody sees the choices until all are in. `standing` are the items of the feed whose acts are not judged yet. */
export interface Update {
  t: "update";
  serial: number;
  asked: number[];
  question: Question | null;
  options: Option[];
  view: Record<string, unknown>;
  start: number;
  feed: Item[];
  since: number;
  undo: boolean;
  pick: boolean;
  sealed: boolean;
  back: TakeBack | null;
  clocks: Clock[];
  end: Ending | null;
  standing: number[];
}

/** What is other than in the update, or change, that came before over the same socket; only who asks for it gets it. Each entry of `put` is a way down from the update and, last, what stands there now: `["view", "places", 2, "noise", 1]`. Each entry of `gone` is the way to something that is no more. `feed` is new from item `start` on. */
export interface Change {
  t: "change";
  start: number;
  feed: Item[];
  put: unknown[][];
  gone: ((string | number)[])[];
}

/** Who sits where, sent when it changes. */
export interface People {
  t: "people";
  table: TableCard;
}

/** What was sent under this reference is stored and done. */
export interface Ack {
  t: "ack";
  ref: number;
}

/** What was sent under this reference changed nothing, and why: a key of the texts, and a detail for experts. */
export interface Refusal {
  t: "refusal";
  ref: number;
  error: string;
  detail: string;
}

/** The body of every error of the HTTP interface: a key of the texts, and a detail that names the field. */
export interface Trouble {
  error: string;
  detail: string;
}

/** A choice: the id of the question, and the option by its number. */
export interface Choose {
  t: "choose";
  serial: number;
  option: number;
  ref?: number;
}

/** Take one's last choice back. */
export interface Undo {
  t: "undo";
  ref?: number;
}

/** Ask all to go back before one's last choice, or answer such a wish. */
export interface Back {
  t: "back";
  agree: boolean;
  ref?: number;
}

/** Say something in one of the game's forms; -1 is everybody. `re` is the item of the feed that it replies to. */
export interface Say {
  t: "say";
  to: number;
  words: (string | number)[];
  re?: number;
  ref?: number;
}

/** Say something freely; -1 is everybody. A spectator speaks to the spectators. */
export interface Chat {
  t: "chat";
  text: string;
  to?: number;
  ref?: number;
}

/** Leave for good: a bot takes the chair; with two seats the other side wins. */
export interface Resign {
  t: "resign";
  ref?: number;
}

/** Leave the chair to a bot for a while, or take it back. */
export interface Away {
  t: "away";
  away: boolean;
  ref?: number;
}

/** Keep the line open, or ask for everything from item `have` of the feed. */
export interface Ping {
  t: "ping";
  have?: number;
  ref?: number;
}

/** Say that one is about to say something: bots wait a little longer. It is neither stored nor told to anybody. */
export interface Composing {
  t: "composing";
  ref?: number;
}

/** What is to be done for a seat when it is asked. pass: it passes whenever it may, until something is told that concerns it. choose: it chooses `words` (a verb and its targets) when that is offered; where a `question` is named, only if it is the open one, and with `args` only if it asks about just that, in that room say. `once`: the first time only. */
export interface NewOrder {
  kind: "choose" | "pass";
  words?: (string | number)[];
  question?: string;
  args?: number[];
  once?: boolean;
}

/** An order that stands, and how often it was carried out. */
export interface StandingOrder {
  id: string;
  kind: "choose" | "pass";
  words: (string | number)[];
  question: string;
  args: number[];
  once: boolean;
  done: number;
}

/** The length of a finished game for the slider: its choices in order, and the places where a round begins. */
export interface Moments {
  choices: number;
  rounds: number[];
  seats: number;
}

/** What a seat, or a spectator, saw after so many choices; `feed` are the items that the last one brought. */
export interface Frame {
  at: number;
  seat: number | null;
  chooser: number;
  chosen: Option | null;
  asked: number[];
  question: Question | null;
  view: Record<string, unknown>;
  feed: Item[];
  end: Ending | null;
}

/** All that a seat, or a spectator, was told in a finished game; `marks[at]` items of it after `at` choices. */
export interface Story {
  feed: Item[];
  marks: number[];
}

/** An entry of a table's log in words, told without the rules: a choice, an act, a line or a note, and when. Words are a verb and its targets, a talk act, or the key of a note; none: a choice that the reader may not know. */
export interface ChronicleLine {
  kind: "act" | "choice" | "line" | "note";
  seat: number;
  to: number;
  words: (string | number)[];
  text: string;
  name: string;
  at: number;
}

/** The stored story of a table, whether this build can open it or not; `begun` is the version of its rules. */
export interface Chronicle {
  begun: string;
  lines: ChronicleLine[];
  end: Ending | null;
}

/** The outcome of running a finished game again from its record. */
export interface Proof {
  holds: boolean;
  pledge: string;
  seed: string;
  final: string;
  problem: string;
}

/** Open a position of a finished game as a sandbox: after so many choices. `seat`: the chair one takes, with bots of a level on the others; -1: all chairs are one's own. */
export interface Fork {
  at: number;
  seat?: number;
  level?: string;
}

/** A position written down; `seen_by` a seat: one of the worlds that the seat cannot tell from the true one. */
export interface PositionText {
  text: string;
  seen_by: number | null;
}

/** A position, as TOML, that is to be opened as a sandbox. */
export interface OpenPosition {
  text: string;
}

/** What is to be tried: so many games of bots with other numbers, beside the same deals with the usual ones. */
export interface NewExperiment {
  game: string;
  seats: number;
  games: number;
  options?: Record<string, string | number | boolean>;
  data?: string;
  bot?: string;
}

/** How far an experiment is. `ahead`: how many others are played before it; `trouble`: why it failed. `data` is the data file that it tries; whoever has the link may look at it, and only its owner (`mine`) stop it. */
export interface ExperimentCard {
  id: string;
  game: string;
  seats: number;
  games: number;
  options: Record<string, string | number | boolean>;
  data: string;
  bot: string;
  status: "done" | "failed" | "playing" | "stopped" | "waiting";
  ahead: number;
  done: number;
  total: number;
  created: number;
  mine: boolean;
  trouble: "" | "broken" | "lost" | "slow";
}

/** A heading, a sentence that says what the picture shows, and the picture as SVG, or a list as HTML. */
export interface Picture {
  heading: string;
  sentence: string;
  picture: string;
}

/** What came of an experiment: what was played, in words, and the pictures. */
export interface Pictures {
  title: string;
  played: string;
  pictures: Picture[];
}

/** How much one experiment may play here; 0 games: there are none in this house. */
export interface ExperimentLimits {
  games: number;
  seconds: number;
}

export type Item = ToldEvent | ToldAct | ToldLine | ToldNote;

export type Message = Update | Change | People | Ack | Refusal;

export type Deed = Choose | Undo | Back | Say | Chat | Resign | Away;

export type Command = Choose | Undo | Back | Say | Chat | Resign | Away | Composing | Ping;
