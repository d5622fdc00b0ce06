// The line to a table: a WebSocket that comes back by itself, and plain requests where there is none.

import { batch, signal } from "@preact/signals";
import { changed } from "../../changes";
import { merge } from "../../feed";
import type { Change, Command, Item, Message, TableCard, Update } from "../../protocol";
import { api, Refused } from "./api";

export type LineState = "connecting" | "live" | "polling" | "lost" | "closed";

/** A command without its reference: the line numbers them itself. */
export type Order = Command extends infer One ? (One extends { ref?: number } ? Omit<One, "ref"> : never) : never;

interface Waiting {
  command: Command;
  /** Whether it went over an earlier line already, and may have arrived. */
  again: boolean;
  done(): void;
  failed(problem: Error): void;
}

/** The server ends a line so if the seat is not, or no longer, this device's. */
const TURNED_AWAY = 4403;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const POLL = 2_000;
const PING = 25_000;
const TRIES_BEFORE_POLLING = 2;

export class TableLine {
  readonly state = signal<LineState>("connecting");
  readonly update = signal<Update | null>(null);
  readonly feed = signal<readonly Item[]>([]);
  /** What the newest update brought. */
  readonly news = signal<readonly Item[]>([]);
  /** When the newest update came, by performance.now(): clocks are counted from there. */
  received = 0;

  private socket: WebSocket | null = null;
  /** What the socket told last: what it tells next is told as what has changed since. */
  private told: Update | null = null;
  private failures = 0;
  private everLive = false;
  private timers: number[] = [];
  private reference = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly onPeople: (table: TableCard) => void,
    private readonly onTurnedAway: () => void,
  ) {}

  open(): void {
    window.addEventListener("online", this.again);
    this.connect();
  }

  close(): void {
    window.removeEventListener("online", this.again);
    this.state.value = "closed";
    this.stopTimers();
    this.socket?.close();
    this.socket = null;
  }

  /** Send a command; the promise is kept when the table has stored it. */
  send(order: Order): Promise<void> {
    const command = { ...order, ref: ++this.reference } as Command;
    if (!this.socket || this.socket.readyState !== WebSocket.OPEN) return this.post(command);
    return new Promise((done, failed) => {
      this.waiting.set(this.reference, { command, again: false, done, failed });
      this.socket?.send(JSON.stringify(command));
    });
  }

  private async post(command: Command): Promise<void> {
    try {
      await api.command(this.table, this.seat, command);
      await this.fetch();
    } catch (problem) {
      if (this.state.value !== "closed") throw problem; // whoever looks at the page now did not send it
    }
  }

  private async fetch(): Promise<void> {
    this.take(await api.update(this.table, this.seat, this.feed.value.length));
  }

  private readonly again = (): void => {
    if (this.state.value === "lost" || this.state.value === "polling") this.connect();
  };

  private connect(): void {
    this.stopTimers();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const seat = this.seat === null ? "" : `seat=${this.seat}&`;
    const path = `/api/tables/${this.table}/live?${seat}have=${this.feed.value.length}&changes=true`;
    let socket: WebSocket;
    try {
      socket = new WebSocket(`${scheme}://${location.host}${path}`);
    } catch {
      this.fail();
      return;
    }
    this.socket = socket;
    this.told = null;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Message);
    socket.onclose = ({ code }) => {
      if (this.socket !== socket || this.state.value === "closed") return;
      if (code !== TURNED_AWAY) return this.fail();
      this.close();
      this.onTurnedAway();
    };
  }

  private opened(): void {
    this.failures = 0;
    this.everLive = true;
    this.state.value = "live";
    this.timers.push(window.setInterval(() => this.socket?.send(JSON.stringify({ t: "ping", have: -1 })), PING));
    // A choice names its question, so sending it again cannot double it; other commands could be doubled.
    for (const [ref, sent] of this.waiting) {
      if (sent.command.t === "choose") {
        sent.again = true;
        this.socket?.send(JSON.stringify(sent.command));
      } else {
        this.waiting.delete(ref);
        sent.failed(new Refused(0, "lost", ""));
      }
    }
  }

  private fail(): void {
    this.socket = null;
    this.failures += 1;
    this.stopTimers();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1)) * (0.8 + Math.random() * 0.4);
    this.timers.push(window.setTimeout(() => this.connect(), wait));
    const polls = !this.everLive || this.failures >= TRIES_BEFORE_POLLING;
    if (this.state.value !== "polling") this.state.value = this.everLive ? "lost" : "connecting";
    if (polls) this.poll();
  }

  private poll(): void {
    const again = () => {
      this.fetch().then(
        () => (this.state.value = "polling"),
        () => (this.state.value = "lost"),
      );
    };
    again();
    this.timers.push(window.setInterval(again, POLL));
  }

  private stopTimers(): void {
    for (const timer of this.timers) window.clearTimeout(timer);
    this.timers = [];
  }

  private hear(message: Message): void {
    switch (message.t) {
      case "update":
        this.told = message;
        this.take(message);
        break;
      case "change":
        this.lay(message);
        break;
      case "people":
        this.onPeople(message.table);
        break;
      case "ack":
        this.waiting.get(message.ref)?.done();
        this.waiting.delete(message.ref);
        break;
      case "refusal": {
        const refused = this.waiting.get(message.ref);
        this.waiting.delete(message.ref);
        if (refused && this.hadArrived(refused)) refused.done();
        else refused?.failed(new Refused(0, message.error, message.detail));
        break;
      }
    }
  }

  /** Lay a change over what was told before; without that, everything is asked for. */
  private lay(change: Change): void {
    if (!this.told) {
      this.socket?.send(JSON.stringify({ t: "ping", have: this.feed.value.length }));
      return;
    }
    this.told = changed(this.told, change);
    this.take(this.told);
  }

  /** Whether a choice that was sent again had been taken the first time, and only the answer was lost. */
  private hadArrived({ again, command }: Waiting): boolean {
    return again && command.t === "choose" && command.serial !== this.update.value?.serial;
  }

  private take(update: Update): void {
    if (this.state.value === "closed") return;
    const before = this.feed.value.length;
    const feed = merge(this.feed.value, update.start, update.feed);
    if (!feed) {
      this.socket?.send(JSON.stringify({ t: "ping", have: before }));
      return;
    }
    this.received = performance.now();
    batch(() => {
      this.news.value = this.update.value ? feed.slice(before) : [];
      this.feed.value = feed;
      this.update.value = update;
    });
  }
}
