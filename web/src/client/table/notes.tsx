// Small notes to a question: what happened since, a hint, the rule behind it, and what is closed.

import { useState } from "preact/hooks";
import { Icon } from "../../icons";
import type { Item, Question } from "../../protocol";
import { set, settings } from "../core/me";
import { t } from "../core/speech";
import { useMedia } from "../shell/media";
import type { Cast } from "./session";

const SHOWN = 12;

function Since({ told, cast }: { told: readonly Item[]; cast: Cast }) {
  const hidden = Math.max(0, told.length - SHOWN);
  return (
    <ul class="since">
      {hidden ? <li class="small">{t("since-earlier", { count: hidden })}</li> : null}
      {told.slice(hidden).map((item, at) => <li key={at}>{cast.say.item(item)}</li>)}
    </ul>
  );
}

function Guide({ text }: { text: string }) {
  return (
    <div class="guide" data-testid="guide">
      <p>{text}</p>
      <button type="button" class="quiet" onClick={() => set({ guide: false })} aria-label={t("guide-off")}>×</button>
    </div>
  );
}

interface NotesProps {
  cast: Cast;
  question: Question;
  since: readonly Item[];
  mine: boolean;
  onRule(rule: string): void;
  onClosed(): void;
}

type Open = "since" | "guide" | "";

export function Notes({ cast, question, since, mine, onRule, onClosed }: NotesProps) {
  const roomy = useMedia("(min-width: 1000px) and (min-height: 900px)");
  const [open, setOpen] = useState<Open>(roomy ? "guide" : "");
  const told = since.filter((item) => item.t === "told" || item.t === "said");
  const key = `guide-${question.key}`;
  const guides = mine && settings.value.guide && cast.say.has(key);
  const flip = (name: Open) => setOpen(open === name ? "" : name);
  return (
    <>
      <div class="notes">
        {mine && told.length > 1 ? (
          <button type="button" class="note-key" data-testid="since" aria-expanded={open === "since"} onClick={() => flip("since")}>
            <Icon name="scroll-unfurled" /> {t("since", { count: told.length })}
          </button>
        ) : null}
        {guides ? (
          <button type="button" class="note-key is-guide" aria-expanded={open === "guide"} onClick={() => flip("guide")}>
            <Icon name="light-bulb" /> {t("guide")}
          </button>
        ) : null}
        {question.rule ? (
          <button type="button" class="note-key" data-testid="rule" onClick={() => onRule(question.rule)}>
            <Icon name="rule-book" /> <span class="unseen">{t("rule")} </span>{question.rule}
          </button>
        ) : null}
        {mine ? <button type="button" class="note-key" data-testid="closed" onClick={onClosed}>{t("closed-link")}</button> : null}
      </div>
      {open === "since" && mine && told.length > 1 ? <Since told={told} cast={cast} /> : null}
      {open === "guide" && guides ? <Guide text={cast.say.text(key)} /> : null}
    </>
  );
}
