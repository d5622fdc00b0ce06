// The log: everything that this seat was told, filtered; pointing at a line marks what it is about on the board.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { voids } from "../../feed";
import { Disc } from "../../pieces/disc";
import type { Item, Person } from "../../protocol";
import { settings } from "../core/me";
import { t } from "../core/speech";
import type { Cast } from "./session";

type Filter = "all" | "mine" | "talk";
const FILTERS: Filter[] = ["all", "mine", "talk"];
const SHOWN = 150;
const NEAR = 40; // pixels from the newest line, and still there
const SLIDES = 1000; // milliseconds that a list may slide on after it was touched

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

const HANDS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** A list that keeps its newest line in sight, whatever its size becomes, until somebody scrolls back to read. */
function useNewest(content: string): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const toEnd = () => {
    if (list.current && follows.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useLayoutEffect(toEnd, [content]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // Only a hand takes it away from its end: letters that arrive late or another size of the window move it, too.
    let touched = Number.NEGATIVE_INFINITY;
    const hand = () => {
      touched = performance.now();
    };
    const scrolled = () => {
      if (performance.now() - touched > SLIDES) toEnd();
      else follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    const watch = new ResizeObserver(toEnd);
    watch.observe(element);
    for (const kind of HANDS) element.addEventListener(kind, hand, { passive: true });
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => watch.disconnect();
  }, []);
  return list;
}

interface Row {
  item: Item;
  at: number;
}

/** Whose deed an item is: the seat that it begins with. */
function actorOf(item: Item, cast: Cast): number | null {
  if (item.t !== "event") return item.seat;
  const first = cast.catalog.phrases[item.kind]?.[0];
  return first !== undefined && cast.catalog.domains[first]?.name === "seat" ? item.args[0] : null;
}

/** The same thing told several times running is told once, with how often. */
function gathered(rows: readonly Row[], cast: Pick<Cast, "say">): (Row & { times: number })[] {
  const found: (Row & { times: number })[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    const same =
      last?.item.t === "event" && row.item.t === "event" && cast.say.item(last.item) === cast.say.item(row.item);
    if (last && same) Object.assign(last, { at: row.at, times: last.times + 1 });
    else found.push({ ...row, times: 1 });
  }
  return found;
}

interface LogProps {
  /** Those whose colours mark what they do. */
  people?: readonly Person[];
  feed: readonly Item[];
  since: number;
  me: number | null;
  cast: Cast;
  mark(targets: readonly string[]): void;
}

export function Log({ people, feed, since, me, cast, mark }: LogProps) {
  const [filter, setFilter] = useState<Filter>("all");
  const [all, setAll] = useState(false);
  const end = useNewest(`${feed.length} ${filter} ${cast.say.language}`);
  const taken = voids(feed);
  const rows = feed
    .map((item, at) => ({ item, at }))
    .filter(({ item }) => wanted(item, filter, me, cast, cast.say.names));
  const lines = gathered(rows, cast);
  const shown = all ? lines : lines.slice(-SHOWN);
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
        {shown.length < lines.length ? (
          <li>
            <button type="button" class="quiet" onClick={() => setAll(true)}>
              {t("log-earlier", { count: lines.length - shown.length })}
            </button>
          </li>
        ) : null}
        {shown.length ? null : <li class="empty">{t("no-events")}</li>}
        {shown.map(({ item, at, times }) => {
          const targets = cast.module.about(item, cast.say);
          const words = cast.say.item(item);
          const person = people?.find((one) => one.seat === actorOf(item, cast));
          const said = (
            <>
              {person ? <Disc colour={person.colour} name={person.name} size={16} /> : null} {words}
              {times > 1 ? <span class="log-times"> ×{times}</span> : null}
            </>
          );
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
