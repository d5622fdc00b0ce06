// The language of the client: changing the signal says everything anew, at once.

import { computed, signal } from "@preact/signals";
import { commonTexts, type Language, languageOf } from "../../text/load";
import { Refused, Unreachable } from "./api";

export const language = signal<Language>(languageOf(navigator.language));

const texts = computed(() => commonTexts(language.value));

/** Say a text of the client. */
export function t(key: string, words: Record<string, string | number> = {}): string {
  return texts.value.text(key, words);
}

export const hasText = (key: string): boolean => texts.value.has(key);

/** Faults of what somebody wrote: only the server's own words say which field it is. */
const WRITTEN = ["SetupError", "DataError", "bad-message", "bad-position", "bad-data"];
const RULE = /\b[A-Z]{2,3}-[A-Z]+-\d+\b/;

/** Say what went wrong, and the rule behind it; in the server's words only where ours cannot say it. */
export function trouble(problem: unknown): string {
  if (problem instanceof Unreachable) return t("error-unreachable");
  if (!(problem instanceof Refused)) return t("error-unexpected");
  const key = `error-${problem.key}`;
  const said = hasText(key) ? t(key) : t("error-unexpected");
  const more = hasText(key) && !WRITTEN.includes(problem.key) ? RULE.exec(problem.detail)?.[0] : problem.detail;
  return more ? `${said} (${more})` : said;
}

/** Say how long ago something was, given in milliseconds since 1970. */
export function ago(then: number): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto", style: "short" });
  const minutes = Math.round((then - Date.now()) / 60_000);
  if (Math.abs(minutes) < 60) return format.format(minutes, "minute");
  if (Math.abs(minutes) < 60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 60 / 24), "day");
}
