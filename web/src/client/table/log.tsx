// The log: everything that this seat was told, filtered; pointing at a line marks what it is about on the board.

import { useEffect, useRef, useState } from "preact/hooks";
import { voids } from "../../feed";
import type { Item } from "../../protocol";
import { settings } from "../core/me";
import { t } from "../core/speech";
import type { Cast } from "./session";

type Filter = "all" | "mine" | "talk";
const FILTERS: Filter[] = ["all", "mine", "talk"];
const SHOWN = 150;

export function isTalk(item: Item): boolean {
  return item.t === "act" || item.t === "line";
}

/** Whether an item is about a seat: it names it where a seat stands. */
function isAbout(item: Item, seat: number, cast: Cast): boolean {
  if (item.t === "event") {
    const domains = cast.catalog.phrases[item.kind] ?? [];
    return item.args.some((arg, at) => arg === seat && cast.catalog.domains[domains[at]]?.name === "seat");
  }
  return item.seat === seat || (item.t === "act" && item.to === seat);
}

function wanted(item: Item, filter: Filter, me: number | null, cast: Cast, names: readonly string[]): boolean {
  if (item.t === "line" && settings.value.muted.includes(names[item.seat] ?? item.name)) return false;
  if (filter === "talk") return isTalk(item);
  return filter === "all" || (me !== null && isAbout(item, me, cast));
}

function lineClass(item: Item, taken: boolean): string {
  const kind = item.t === "event" && item.kind === "round" ? "log-round" : `log-${item.t}`;
  return `log-line ${kind} ${taken ? "taken-back" : ""}`;
}

interface LogProps {
  feed: readonly Item[];
  since: number;
  me: number | null;
  cast: Cast;
  mark(targets: readonly string[]): void;
}

export function Log({ feed, since, me, cast, mark }: LogProps) {
  const [filter, setFilter] = useState<Filter>("all");
  const [all, setAll] = useState(false);
  const end = useRef<HTMLOListElement>(null);
  const taken = voids(feed);
  const rows = feed
    .map((item, at) => ({ item, at }))
    .filter(({ item }) => wanted(item, filter, me, cast, cast.say.names));
  const shown = all ? rows : rows.slice(-SHOWN);
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [feed.length, filter]);
  return (
    <div class="log">
      <div class="filters" role="group" aria-label={t("log-filter")}>
        {FILTERS.filter((one) => one !== "mine" || me !== null).map((one) => (
          <button key={one} type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>
            {t(`log-${one}`)}
          </button>
        ))}
      </div>
      <ol class="log-lines" ref={end} tabIndex={0} aria-label={t("log")} data-testid="log">
        {shown.length < rows.length ? (
          <li>
            <button type="button" class="quiet" onClick={() => setAll(true)}>
              {t("log-earlier", { count: rows.length - shown.length })}
            </button>
          </li>
        ) : null}
        {shown.length ? null : <li class="empty">{t("no-events")}</li>}
        {shown.map(({ item, at }) => {
          const targets = cast.module.about(item, cast.say);
          const said = cast.say.item(item);
          return (
            <li
              key={at}
              class={`${lineClass(item, taken[at])} ${at >= since ? "is-new" : ""}`}
              onPointerEnter={() => mark(targets)}
              onPointerLeave={() => mark([])}
            >
              {targets.length ? (
                <button
                  type="button"
                  class="log-button"
                  onFocus={() => mark(targets)}
                  onBlur={() => mark([])}
                  onClick={() => mark(targets)}
                >
                  {taken[at] ? <s>{said}</s> : said}
                </button>
              ) : taken[at] ? (
                <s>{said}</s>
              ) : (
                said
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
