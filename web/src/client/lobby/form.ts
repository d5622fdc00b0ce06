// The form of a new table as data: what it begins with and how seats are filled.

import type { Bots, Catalog, GameCard, NewTable, SeatWish } from "../../protocol";
import { me, settings } from "../core/me";
import { dataOf, type Numbers } from "../numbers/data";
import { allowed } from "./locked";

export type Preset = "bots" | "friends" | "hotseat";
/** A table as it is filled in; its data file is written from the changed numbers. */
export type Form = Required<Omit<NewTable, "data">> & { numbers: Numbers };

const PLAIN_PACE = { kind: "none" as const, bank: 600, increment: 10, hours: 72 };

const wish = (who: SeatWish["who"], level: string): SeatWish => ({ who, level, name: "", colour: -1 });

export function seatsOf(preset: Preset, count: number, level: string): SeatWish[] {
  const others: SeatWish["who"] = preset === "bots" ? "bot" : preset === "friends" ? "open" : "me";
  return Array.from({ length: count }, (_, seat) => wish(seat === 0 ? "me" : others, level));
}

/** A form with the usual values, or with those of the last table of the game. */
export function formOf(card: GameCard, catalog: Catalog, { levels, usual: level }: Bots): Form {
  const last = settings.value.last[card.key] ?? {};
  const seats = (last.seats ?? []).filter((one) => one.who !== "bot" || levels.includes(one.level ?? level));
  const fits = seats.length >= card.least_seats && seats.length <= card.most_seats;
  return {
    game: card.key,
    seats: fits ? seats : seatsOf("bots", card.usual_seats, level),
    options: allowed(last.options ?? {}, catalog.choices, me.value?.unlocked[card.key] ?? []),
    numbers: {},
    pace: { ...PLAIN_PACE, ...last.pace },
    timeout: last.timeout ?? "fallback",
    keep: last.keep ?? true,
    keep_after: last.keep_after ?? 0,
    start: last.start ?? "ready",
    late: last.late ?? true,
    talk: last.talk ?? "open",
    listed: last.listed ?? false,
    spectators: last.spectators ?? true,
    aftermath: last.aftermath ?? "auto",
    tempo: last.tempo ?? "normal",
    seed: "",
  };
}

/** The table that a form asks for. */
export function wishOf({ numbers, ...form }: Form, name: string): NewTable {
  return { ...form, data: dataOf(numbers), seats: named(form.seats, name) };
}

/** Give every player of one device a name of their own. */
export function named(seats: readonly SeatWish[], name: string): SeatWish[] {
  let number = 0;
  return seats.map((seat) => {
    if (seat.who !== "me") return seat;
    number += 1;
    return number === 1 || seat.name ? seat : { ...seat, name: `${name.slice(0, 20)} ${number}` };
  });
}

/** Add or take chairs at the end. */
export function resized(seats: readonly SeatWish[], count: number, level: string): SeatWish[] {
  const last = seats[seats.length - 1]?.who ?? "bot";
  const more = Array.from({ length: Math.max(0, count - seats.length) }, () => wish(last, level));
  return [...seats.slice(0, count), ...more];
}
