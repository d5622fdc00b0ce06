// Small notes to a question: what happened since, a hint, the rule behind it, and what is closed.

import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../icons";
import type { Item, Question } from "../../protocol";
import { set, settings } from "../core/me";
import { t } from "../core/speech";
import { useMedia } from "../shell/media";
import type { Cast } from "./session";

const SHOWN = 12;
const BESIDE = "(min-width: 1000px)";

type Note = "since" | "guide" | "";

export interface Notes {
  open: Note;
  flip(note: Note): void;
  close(): void;
  told: readonly Item[];
  /** The text of the hint, or nothing. */
  hint: string;
  /** Whether it was never read. */
  fresh: boolean;
}

/**
 * What there is to say beside a question. Where the question has its place beside the board a hint is a line that unfolds;
 * over the board it lies open when its question first comes up.
 */
export function useNotes(cast: Cast, question: Question | null, since: readonly Item[], mine: boolean): Notes {
  const beside = useMedia(BESIDE);
  const [open, setOpen] = useState<Note>("");
  const key = question ? `guide-${question.key}` : "";
  const hint = mine && settings.value.guide && key && cast.say.has(key) ? cast.say.text(key) : "";
  const told = mine ? since.filter((item) => item.t === "event" || item.t === "act") : [];
  const fresh = hint !== "" && !settings.value.hinted.includes(key);
  const read = useRef("");
  const remember = (one: string) => {
    if (one && !settings.value.hinted.includes(one)) set({ hinted: [...settings.value.hinted, one] });
  };
  useEffect(() => {
    setOpen(fresh && !beside ? "guide" : "");
    // A line has been read once its question is over: it must not shrink while somebody reads it.
    if (beside) remember(read.current);
    read.current = hint ? key : "";
  }, [hint ? key : ""]);
  useEffect(() => {
    if (fresh && open === "guide") remember(key);
  }, [fresh, open]);
  return { open, flip: (note) => setOpen(open === note ? "" : note), close: () => setOpen(""), told, hint, fresh };
}

interface KeysProps {
  notes: Notes;
  /** The hint has a line of its own. */
  hinted: boolean;
  rule: string;
  mine: boolean;
  onRule(rule: string): void;
  onClosed(): void;
}

/** The buttons that open the notes: with their words, or on a phone as signs. */
export function NoteKeys({ notes, hinted, rule, mine, onRule, onClosed }: KeysProps) {
  const { open, flip, told, hint, fresh } = notes;
  const since = t("since", { count: told.length });
  return (
    <>
      {told.length > 1 ? (
        <button
          type="button"
          class="note-key"
          data-testid="since"
          title={since}
          aria-expanded={open === "since"}
          onClick={() => flip("since")}
        >
          <Icon name="scroll-unfurled" /> <span class="note-word">{since}</span>
        </button>
      ) : null}
      {hint && !hinted ? (
        <button
          type="button"
          class={fresh ? "note-key is-guide is-fresh" : "note-key is-guide"}
          title={t("guide")}
          aria-expanded={open === "guide"}
          onClick={() => flip("guide")}
        >
          <Icon name="light-bulb" /> <span class="note-word">{t("guide")}</span>
        </button>
      ) : null}
      {rule ? (
        <button
          type="button"
          class="note-key"
          data-testid="rule"
          title={`${t("rule")} ${rule}`}
          onClick={() => onRule(rule)}
        >
          <Icon name="rule-book" />{" "}
          <span class="note-word">
            <span class="unseen">{t("rule")} </span>
            {rule}
          </span>
        </button>
      ) : null}
      {mine ? (
        <button type="button" class="note-key" data-testid="closed" title={t("closed-link")} onClick={onClosed}>
          <Icon name="padlock" /> <span class="note-word">{t("closed-link")}</span>
        </button>
      ) : null}
    </>
  );
}

/** The hint as a line; longer the first time. Touched, it unfolds over the log, never over what can be chosen. */
export function HintLine({ notes: { hint, fresh, open, flip } }: { notes: Notes }) {
  if (!hint) return null;
  return (
    <button
      type="button"
      class={fresh ? "hint-line is-guide is-fresh" : "hint-line is-guide"}
      data-testid="hint-line"
      aria-expanded={open === "guide"}
      title={t("guide")}
      onClick={() => flip("guide")}
    >
      <Icon name="light-bulb" /> <span class="hint-words">{hint}</span>
    </button>
  );
}

export function Since({ told, cast }: { told: readonly Item[]; cast: Cast }) {
  const hidden = Math.max(0, told.length - SHOWN);
  if (!told.length) return null;
  return (
    <ul class="since">
      {hidden ? <li class="small">{t("since-earlier", { count: hidden })}</li> : null}
      {told.slice(hidden).map((item, at) => (
        <li key={at}>{cast.say.item(item)}</li>
      ))}
    </ul>
  );
}

function Guide({ text, onClose }: { text: string; onClose(): void }) {
  return (
    <div class="guide" data-testid="guide">
      <Icon name="light-bulb" />
      <p>{text}</p>
      <button type="button" class="quiet guide-close" onClick={onClose} aria-label={t("close")}>
        ×
      </button>
      <button type="button" class="quiet guide-off" onClick={() => set({ guide: false })}>
        {t("guide-off")}
      </button>
    </div>
  );
}

/** The open note. Over the board it is put away by any touch, except one of its own button. */
export function NoteText({ notes, cast, over }: { notes: Notes; cast: Cast; over: boolean }) {
  const { open, close, told, hint } = notes;
  const shown = open === "since" ? told.length > 1 : open === "guide" && hint !== "";
  useEffect(() => {
    if (!over || !shown) return;
    const put = (event: Event) => {
      if (!(event.target as Element).closest("dialog, .note-key")) close();
    };
    document.addEventListener("click", put, true);
    return () => document.removeEventListener("click", put, true);
  });
  if (!shown) return null;
  return (
    <div class="note-text">
      {open === "since" ? <Since told={told} cast={cast} /> : <Guide text={hint} onClose={close} />}
    </div>
  );
}
