// The numbers of a game as a host changes them: which value fits, what is changed, and the data file that says the same.

import { useEffect, useState } from "preact/hooks";
import type { DataField } from "../../protocol";
import { api } from "../core/api";
import { language, t } from "../core/speech";
import { noteTrouble } from "../shell/announce";

export type Value = DataField["usual"];

/** Changed numbers by their fields. */
export type Numbers = Record<string, Value>;

const known = new Map<string, Promise<DataField[]>>();

/** All fields of a game's data; they are asked for once. */
export function fieldsOf(game: string): Promise<DataField[]> {
  const found = known.get(game) ?? api.dataFields(game);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}

/** All fields of a game's data; null until they are here. */
export function useDataFields(game: string, wanted = true): DataField[] | null {
  const [fields, setFields] = useState<DataField[] | null>(null);
  useEffect(() => {
    let current = true;
    if (wanted) fieldsOf(game).then((found) => current && setFields(found), noteTrouble);
    return () => {
      current = false;
    };
  }, [game, wanted]);
  return fields;
}

const inSteps = ({ least, most, step }: DataField, value: unknown): boolean =>
  Number.isInteger(value) &&
  (value as number) >= least &&
  (value as number) <= most &&
  ((value as number) - least) % step === 0;

const hasLength = ({ shortest, longest }: DataField, { length }: { length: number }): boolean =>
  length >= shortest && length <= longest;

/** Whether a value keeps to the bounds of its field. */
export function fits(info: DataField, value: Value): boolean {
  if (info.fixed) return same(value, info.usual);
  switch (info.kind) {
    case "switch":
      return typeof value === "boolean";
    case "number":
      return inSteps(info, value);
    case "numbers":
      return Array.isArray(value) && hasLength(info, value) && value.every((one) => inSteps(info, one));
    case "words":
      return (
        Array.isArray(value) &&
        hasLength(info, value) &&
        value.every((one) => !info.words.length || info.words.includes(String(one)))
      );
    case "word":
      return info.words.includes(String(value));
    case "text":
      return typeof value === "string" && hasLength(info, value);
  }
}

const same = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The first changed number that is out of bounds. */
export function wrongNumber(fields: readonly DataField[], numbers: Numbers): DataField | null {
  return fields.find((one) => one.field in numbers && !fits(one, numbers[one.field])) ?? null;
}

/** Change a number; the usual value is no change. */
export function changed(numbers: Numbers, { field, usual }: DataField, value: Value): Numbers {
  const { [field]: _, ...others } = numbers;
  return same(value, usual) ? others : { ...others, [field]: value };
}

/** A list as it is typed, entry by entry. */
export function readList(kind: DataField["kind"], typed: string): (number | string)[] {
  const entries = typed.split(kind === "numbers" ? /[\s,;]+/ : /\s*[,;]\s*/).filter(Boolean);
  return kind === "numbers" ? entries.map(Number) : entries.map((one) => one.trim());
}

export const writeList = (value: Value): string => (Array.isArray(value) ? value.join(", ") : String(value));

const BARE = /^[\w-]+$/;
const key = (part: string) => (BARE.test(part) ? part : JSON.stringify(part));

/** Changed numbers as the data file that says the same. */
export const dataOf = (numbers: Numbers): string =>
  Object.entries(numbers)
    .map(([field, value]) => `${field.split(".").map(key).join(".")} = ${JSON.stringify(value)}\n`)
    .join("");

/** A link that brings the numbers along, to a page that reads them from its address. */
export function linkOf(page: string, game: string, numbers: Numbers): string {
  const query = new URLSearchParams({ game, data: dataOf(numbers) });
  return `${location.origin}${page}?${query}`;
}

export const whyOf = (info: DataField): string => info.why[language.value] ?? Object.values(info.why)[0] ?? "";

/** How far a field may be changed, in words. */
export function rangeOf(info: DataField): string {
  const { kind, least, most, step, shortest, longest, words } = info;
  const entries =
    shortest === longest ? t("number-exactly", { count: longest }) : t("number-entries", { shortest, longest });
  const range = t("number-within", { least, most });
  const steps = step === 1 ? "" : `, ${t("number-steps", { step })}`;
  switch (kind) {
    case "number":
      return range + steps;
    case "numbers":
      return `${entries}, ${range}${steps}`;
    case "words":
      return words.length && words.length <= 12 ? `${entries}: ${words.join(", ")}` : entries;
    case "text":
      return t("number-letters", { shortest, longest });
    default:
      return "";
  }
}
