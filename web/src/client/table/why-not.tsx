// "Why can't I?": whoever touches something that is not possible now is told why, right there.

import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../icons";
import type { Closed, Option, RuleText, Update } from "../../protocol";
import { targetName } from "../../text/texts";
import { api } from "../core/api";
import { rulesOf } from "../core/games";
import { language, t } from "../core/speech";
import { announce, noteTrouble } from "../shell/announce";
import { Marked } from "./marked";
import type { Cast } from "./session";

const MOST = 3; // ways that are open instead, named
const WIDTH = 320;
const MARGIN = 8;

/** The first sentence of a rule. */
export function firstSentence(text: string): string {
  const end = text.search(/[.!?:;](\s|$)/);
  return end < 0 ? text : `${text.slice(0, end)}.`;
}

/** What is closed at the open question, asked for once. */
function useClosed(table: string, seat: number | null, serial: number): () => Promise<Closed[]> {
  const kept = useRef<{ serial: number; list: Promise<Closed[]> } | null>(null);
  return () => {
    if (seat === null) return Promise.resolve([]);
    if (kept.current?.serial !== serial) kept.current = { serial, list: api.closed(table, seat) };
    return kept.current.list;
  };
}

/** The wish that a touch most likely meant: it names the target, and as much as possible of what was touched before. */
function meant(closed: readonly Closed[], target: string, touched: readonly string[]): Closed | undefined {
  const about = closed.filter((one) => one.option.path.includes(target));
  const shared = (one: Closed) => touched.filter((each) => one.option.path.includes(each)).length;
  return about.toSorted(
    (one, other) => shared(other) - shared(one) || one.option.path.length - other.option.path.length,
  )[0];
}

/** What may be chosen instead by the same verb, by the things in which the open options differ from the wish. */
function instead(wish: Option, options: readonly Option[], cast: Cast): string[] {
  const at = wish.path.length - 1;
  const others = options.filter((one) => one.verb === wish.verb);
  return [...new Set(others.map((one) => (one.path[at] ? targetName(cast.say, one.path[at]) : "")))].filter(Boolean);
}

interface Shown {
  closed: Closed;
  rule: RuleText | undefined;
  x: number;
  y: number;
}

interface WhyProps {
  game: string;
  table: string;
  seat: number | null;
  update: Update;
  cast: Cast;
  touched: readonly string[];
  onRule(rule: string): void;
}

/** Listens to touches of the board and of the hand; what glows is left alone. */
export function WhyNot({ game, table, seat, update, cast, touched, onRule }: WhyProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const closedNow = useClosed(table, seat, update.serial);
  const mine = seat !== null && update.asked.includes(seat) && update.options.length > 0;
  useEffect(() => setShown(null), [update.serial]);
  useEffect(() => {
    if (!mine) return;
    const ask = async (target: string, x: number, y: number) => {
      const found = meant(await closedNow(), target, touched);
      if (!found) return;
      const rules = await rulesOf(game, language.value);
      setShown({ closed: found, rule: rules.find((one) => one.id === found.rule), x, y });
    };
    const touch = (event: MouseEvent) => {
      setShown(null);
      const place = (event.target as Element).closest?.(".stage [data-target], .hand [data-target]");
      if (!place || place.matches(".lit, .chosen")) return;
      if ((event.target as Element).closest("button, [role=button], a")?.matches(".lit, .chosen, [data-option]"))
        return;
      const box = place.getBoundingClientRect();
      const [x, y] = event.detail
        ? [event.clientX, event.clientY]
        : [box.left + box.width / 2, box.top + box.height / 2];
      ask(place.getAttribute("data-target") ?? "", x, y).catch(noteTrouble);
    };
    document.addEventListener("click", touch, true);
    return () => document.removeEventListener("click", touch, true);
  }, [mine, update.serial, touched.join(" "), cast]);
  useEffect(() => {
    if (!shown) return;
    announce(`${wishText(shown.closed, cast, update, seat)} ${shown.rule ? shown.rule.text : shown.closed.rule}`);
    const leave = (event: KeyboardEvent) => event.key === "Escape" && setShown(null);
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [shown]);
  if (!shown || !mine) return null;
  const open = instead(shown.closed.option, update.options, cast);
  const left = Math.max(MARGIN, Math.min(shown.x - WIDTH / 2, window.innerWidth - WIDTH - MARGIN));
  const above = shown.y > window.innerHeight / 2;
  const place = above
    ? { left: `${left}px`, bottom: `${window.innerHeight - shown.y + 14}px` }
    : { left: `${left}px`, top: `${shown.y + 14}px` };
  return (
    <div class="why-not" role="note" data-testid="why-not" data-rule={shown.closed.rule} style={place}>
      <p class="why-wish">
        <Icon name="padlock" /> {wishText(shown.closed, cast, update, seat)}
      </p>
      <p>{shown.rule ? <Marked text={firstSentence(shown.rule.text)} /> : t("why-by-rule")}</p>
      {open.length ? (
        <p class="why-instead">
          {t("why-instead", { names: open.slice(0, MOST).join(", "), more: Math.max(0, open.length - MOST) })}
        </p>
      ) : null}
      <button type="button" class="note-key" onClick={() => onRule(shown.closed.rule)}>
        <Icon name="rule-book" /> {shown.closed.rule}
      </button>
    </div>
  );
}

const wishText = (closed: Closed, cast: Cast, update: Update, seat: number | null): string =>
  t("why-wish", { option: cast.say.option(closed.option, update.question?.key ?? "", seat ?? -1) });
