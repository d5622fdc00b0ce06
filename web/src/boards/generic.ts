// The board of a game that has none of its own: panels made from the structure of its view, in the words of the game.
// `view-<field>` says what a field is called; the game's `fields` say what the numbers in it mean.

import { targetName } from "../text/texts";
import type { BoardModule, BoardProps, Chip, Panel, Row, Say } from "./contract";

type Value = unknown;
type Fields = Record<string, Value>;

const isPlain = (value: Value): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

const isRecord = (value: Value): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const domainOf = (say: Say, field: string): string | null =>
  say.fieldDomain(field) ?? (field === "seat" ? "seat" : null);

/** What a field is called; one without a text goes by its name. */
function titleOf(say: Say, field: string): string {
  return say.has(`view-${field}`) ? say.text(`view-${field}`) : field.replaceAll("_", " ");
}

function wordOf(say: Say, field: string, value: string | number): string {
  const domain = domainOf(say, field);
  if (domain && typeof value === "number" && value >= 0) return say.thing(domain, value);
  if (field === "phase" && say.has(`phase-${value}`)) return say.text(`phase-${value}`);
  return String(value);
}

/** One value as a chip: a thing of the game can be touched wherever it stands. */
function chipOf(say: Say, field: string, value: string | number): Chip {
  const chip: Chip = { text: wordOf(say, field, value) };
  const domain = domainOf(say, field);
  if (domain === null || typeof value !== "number" || value < 0) return chip;
  if (domain === "seat") chip.seat = value;
  return { ...chip, target: say.target(domain, value) };
}

/** Things that are there several times stand there once, with their number. */
function counted(chips: readonly Chip[]): Chip[] {
  const found = new Map<string, Chip>();
  for (const chip of chips) {
    const same = found.get(chip.text);
    found.set(chip.text, same ? { ...same, count: (same.count ?? 1) + 1 } : chip);
  }
  return [...found.values()];
}

function chipsOf(say: Say, field: string, value: Value): Chip[] {
  if (value === true) return [{ text: "✓", tone: "good" }];
  if (value === false || value === null || value === undefined) return [{ text: "–", tone: "dim" }];
  if (typeof value === "string" || typeof value === "number") return [chipOf(say, field, value)];
  if (!Array.isArray(value)) return [];
  if (!value.length) return [{ text: "–", tone: "dim" }];
  const chips = value.flatMap((one) => (isPlain(one) ? chipsOf(say, field, one) : []));
  return domainOf(say, field) ? counted(chips) : chips;
}

/** A record as a line: the thing that it is about first, then its fields with their names. */
function rowOf(say: Say, record: Fields, place: number): Row {
  const about = Object.keys(record).find((field) => domainOf(say, field) && typeof record[field] === "number");
  const label = about ? wordOf(say, about, record[about] as number) : String(place + 1);
  const chips = Object.entries(record)
    .filter(([field]) => field !== about)
    .flatMap(([field, value]) => {
      const title = titleOf(say, field);
      if (typeof value === "string" || typeof value === "number")
        return [{ text: `${title}: ${wordOf(say, field, value)}` }];
      return [{ text: `${title}:`, tone: "dim" as const }, ...chipsOf(say, field, value)];
    });
  return { label, chips };
}

/** What may be touched now. */
function litPanel(props: BoardProps): Panel[] {
  const chips = [...props.chosen, ...props.lit].map((target): Chip => {
    const chip: Chip = { text: targetName(props.say, target), target };
    return target.startsWith("seat:") ? { ...chip, seat: Number(target.slice("seat:".length)) } : chip;
  });
  return chips.length ? [{ key: "lit", title: props.say.text("options"), chips }] : [];
}

/** The cards that the player alone sees, where the game says what they are. */
function hand(props: BoardProps): Chip[] {
  const held = (props.view as Fields).hand;
  return Array.isArray(held) && props.say.fieldDomain("hand")
    ? counted(held.map((one) => chipOf(props.say, "hand", one)))
    : [];
}

function panels(props: BoardProps): Panel[] {
  const { say } = props;
  const simple: Row[] = [];
  const parts: Panel[] = [];
  const inHand = hand(props).length > 0;
  for (const [key, value] of Object.entries(props.view as Fields)) {
    if (key === "hand" && inHand) continue;
    const title = titleOf(say, key);
    const records = Array.isArray(value) ? value.filter(isRecord) : [];
    if (records.length) parts.push({ key, title, rows: records.map((one, at) => rowOf(say, one, at)) });
    else if (isRecord(value)) {
      const rows = Object.entries(value).map(([name, part]) => ({
        label: titleOf(say, name),
        chips: chipsOf(say, name, part),
      }));
      parts.push({ key, title, rows });
    } else simple.push({ label: title, chips: chipsOf(say, key, value) });
  }
  return [...litPanel(props), { key: "view", title: say.text("game-title"), rows: simple }, ...parts];
}

export const generic: BoardModule = { texts: {}, panels, hand, about: () => [] };
