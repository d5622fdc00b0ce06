// The board of a game that has none of its own: panels made from the structure of its view, and the lit targets.

import { targetName } from "../text/texts";
import type { BoardModule, BoardProps, Chip, Panel, Row } from "./contract";

type Value = unknown;

const isPlain = (value: Value): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function chipsOf(value: Value): Chip[] {
  if (value === true) return [{ text: "✓", tone: "good" }];
  if (value === false || value === null || value === undefined) return [{ text: "–", tone: "dim" }];
  if (isPlain(value)) return [{ text: String(value) }];
  if (Array.isArray(value)) return value.flatMap((one) => (isPlain(one) ? [{ text: String(one) }] : []));
  return [];
}

function rowOf(name: string, value: Value): Row {
  if (!isRecord(value)) return { label: name, chips: chipsOf(value) };
  const chips = Object.entries(value).flatMap(([key, part]) =>
    isPlain(part) ? [{ text: `${key}: ${String(part)}` }] : chipsOf(part),
  );
  return { label: name, chips };
}

/** What may be touched now, by kind of thing. */
function litPanels(props: BoardProps): Panel[] {
  const byDomain = new Map<string, Chip[]>();
  for (const target of [...props.chosen, ...props.lit]) {
    const domain = target.slice(0, target.indexOf(":"));
    const chip: Chip = { text: targetName(props.say, target), target };
    if (domain === "seat") chip.seat = Number(target.slice(5));
    byDomain.set(domain, [...(byDomain.get(domain) ?? []), chip]);
  }
  return [...byDomain].map(([domain, chips]) => ({ key: `lit-${domain}`, title: domain, chips }));
}

function panels(props: BoardProps): Panel[] {
  const simple: Row[] = [];
  const parts: Panel[] = [];
  for (const [key, value] of Object.entries(props.view as Record<string, Value>)) {
    const many = Array.isArray(value) && value.some(isRecord);
    if (many) parts.push({ key, title: key, rows: (value as Value[]).map((one, at) => rowOf(String(at), one)) });
    else if (isRecord(value)) {
      parts.push({ key, title: key, rows: Object.entries(value).map(([name, part]) => rowOf(name, part)) });
    } else simple.push(rowOf(key, value));
  }
  return [...litPanels(props), { key: "view", title: props.say.text("game-title"), rows: simple }, ...parts];
}

export const generic: BoardModule = { texts: {}, panels, hand: () => [], about: () => [] };
