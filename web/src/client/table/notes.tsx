// Small notes to a question: what happened since, a hint, the rule behind it, and what is closed.

import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../icons";
import type { Item, Question } from "../../protocol";
import { set, settings } from "../core/me";
import { t } from "../core/speech";
import { useScreen } from "../shell/media";
import type { Cast } from "./session";

const SHOWN = 12;

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

/** The hint to a question, if hints are wanted, and whether it was never read. */
export function hintOf(
  cast: Cast,
  question: Question | null,
  mine: boolean,
): { key: string; hint: string; fresh: boolean } {
  const key = question ? `guide-${question.key}` : "";
  const hint = mine && settings.value.guide && key && cast.say.has(key) ? cast.say.text(key) : "";
  return { key, hint, fresh: hint !== "" && !settings.value.hinted.includes(key) };
}

export function markRead(key: string): void {
  if (key && !settings.value.hinted.includes(key)) set({ hinted: [...settings.value.hinted, key] });
}

/** What there is to say beside a question. A hint is a line that unfolds; on a phone it waits until it is asked for. */
export function useNotes(cast: Cast, question: Question | null, since: readonly Item[], mine: boolean): Notes {
  const phone = useScreen() === "phone";
  const [open, setOpen] = useState<Note>("");
  const { key, hint, fresh } = hintOf(cast, question, mine);
  const told = mine ? since.filter((item) => item.t === "event" || item.t === "act") : [];
  const read = useRef("");
  useEffect(() => {
    setOpen("");
    // A line has been read once its question is over: it must not shrink while somebody reads it.
    if (!phone) markRead(read.current);
    read.current = hint ? key : "";
  }, [hint ? key : ""]);
  useEffect(() => {
    if (fresh && open === "guide") markRead(key);
  }, [fresh, open]);
  return { open, flip: (note) => setOpen(open === note ? "" : note), close: () => setOpen(""), told, hint, fresh };
}

interface KeysProps {
  notes: Notes;
  rule: string;
  mine: boolean;
  onRule(rule: string): void;
  onClosed(): void;
}

/** The buttons that open the notes. */
export function NoteKeys({ notes, rule, mine, onRule, onClosed }: KeysProps) {
  const { open, flip, told } = notes;
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

/** The open note; it lies over the log, never over what can be chosen. */
export function NoteText({ notes, cast }: { notes: Notes; cast: Cast }) {
  const { open, close, told, hint } = notes;
  const shown = open === "since" ? told.length > 1 : open === "guide" && hint !== "";
  if (!shown) return null;
  return (
    <div class="note-text">
      {open === "since" ? <Since told={told} cast={cast} /> : <Guide text={hint} onClose={close} />}
    </div>
  );
}
