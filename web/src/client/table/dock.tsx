// The dock at the player's thumb: what is asked and why, the hand, the options, undo.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../boards/contract";
import { Hand } from "../../boards/panels";
import { Icon } from "../../icons";
import type { Item, Option, Update } from "../../protocol";
import { set, settings } from "../core/me";
import { t } from "../core/speech";
import { Options } from "./options";
import type { Cast } from "./session";

export interface Choosing {
  /** The option that waits for a second touch. */
  armed: Option | null;
  busy: boolean;
  pick(option: Option): void;
  confirm(): void;
  clear(): void;
}

interface DockProps {
  cast: Cast;
  update: Update;
  props: BoardProps;
  choosing: Choosing;
  touched: readonly string[];
  ready: readonly Option[];
  since: readonly Item[];
  onRule(rule: string): void;
  onClosed(): void;
  onUndo(): void;
  children?: ComponentChildren;
}

function Asked({ cast, update, props, onRule, onClosed }: Pick<DockProps, "cast" | "update" | "props" | "onRule" | "onClosed">) {
  const { say } = cast;
  const { question } = update;
  const mine = props.me !== null && update.asked.includes(props.me);
  const heading = question && say.has(`${question.key}.title`) ? say.text(`${question.key}.title`) : "";
  const waiting = t("waiting-for", { names: update.asked.map((seat) => say.seat(seat)).join(", ") });
  return (
    <div class="asked">
      <p class="asked-title">
        {mine ? <span class="turn-lamp"><Icon name="candle-flame" /> {t("your-move")}</span> : <span>{waiting}</span>}
        {heading ? <span class="asked-heading">{heading}</span> : null}
        {question?.rule ? (
          <button type="button" class="rule-link" data-testid="rule" onClick={() => onRule(question.rule)}>
            <Icon name="rule-book" /> <span class="unseen">{t("rule")} </span>{question.rule}
          </button>
        ) : null}
        {mine ? <button type="button" class="rule-link" data-testid="closed" onClick={onClosed}>{t("closed-link")}</button> : null}
      </p>
      {question ? <p class="question" data-testid="question">{say.question(question)}</p> : null}
    </div>
  );
}

function Guide({ cast, question }: { cast: Cast; question: string }) {
  const key = `guide-${question}`;
  if (!settings.value.guide || !cast.say.has(key)) return null;
  return (
    <div class="guide" data-testid="guide">
      <Icon name="light-bulb" />
      <p>{cast.say.text(key)}</p>
      <button type="button" class="quiet" onClick={() => set({ guide: false })} aria-label={t("guide-off")}>×</button>
    </div>
  );
}

function Armed({ option, cast, props, question, choosing }: { option: Option; cast: Cast; props: BoardProps; question: string; choosing: Choosing }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [option.id]);
  return (
    <div class="armed-bar" role="group" aria-label={t("confirm-choice")}>
      <button ref={button} type="button" class="primary" data-testid="confirm" disabled={choosing.busy} onClick={choosing.confirm}>
        {t("confirm-option", { option: cast.say.option(option, question, props.me ?? -1) })}
      </button>
      <button type="button" class="plain" data-testid="unconfirm" onClick={choosing.clear}>{t("cancel")}</button>
      <button type="button" class="quiet small" onClick={() => {
        set({ confirm: false });
        choosing.confirm();
      }}>{t("confirm-never")}</button>
    </div>
  );
}

const SHOWN = 12;

export function Since({ items, cast }: { items: readonly Item[]; cast: Cast }) {
  const told = items.filter((item) => item.t === "told" || item.t === "said");
  if (told.length < 2) return null;
  const hidden = Math.max(0, told.length - SHOWN);
  return (
    <details class="since" data-testid="since">
      <summary>{t("since", { count: told.length })}</summary>
      <ul>
        {hidden ? <li class="small">{t("since-earlier", { count: hidden })}</li> : null}
        {told.slice(hidden).map((item, at) => <li key={at}>{cast.say.item(item)}</li>)}
      </ul>
    </details>
  );
}

export function Dock({ cast, update, props, choosing, touched, ready, since, onRule, onClosed, onUndo, children }: DockProps) {
  const [folded, setFolded] = useState(false);
  const question = update.question?.key ?? "";
  const mine = props.me !== null && update.asked.includes(props.me) && update.options.length > 0;
  const shown = ready.length ? ready : props.options;
  useEffect(() => setFolded(false), [update.decision]);
  return (
    <section class={folded ? "dock folded" : "dock"} aria-label={t("prompt")} data-testid="dock">
      <button type="button" class="dock-fold" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
        <span class="unseen">{folded ? t("unfold") : t("fold")}</span>
      </button>
      {children}
      {update.end ? null : <Asked cast={cast} update={update} props={props} onRule={onRule} onClosed={onClosed} />}
      <div class="dock-body">
        {mine ? <Since items={since} cast={cast} /> : null}
        {mine ? <Guide cast={cast} question={question} /> : null}
        {choosing.armed ? <Armed option={choosing.armed} cast={cast} props={props} question={question} choosing={choosing} /> : null}
        <Hand module={cast.module} props={props} />
        {mine ? (
          <Options
            options={shown}
            question={question}
            say={cast.say}
            me={props.me!}
            people={props.people}
            armed={choosing.armed}
            busy={choosing.busy}
            pick={choosing.pick}
          />
        ) : null}
        <div class="dock-keys">
          {touched.length && !choosing.armed ? (
            <button type="button" class="plain" data-testid="clear" onClick={choosing.clear}>{t("clear-selection")}</button>
          ) : null}
          {update.undo ? (
            <button type="button" class="plain" data-testid="undo" onClick={onUndo}><Icon name="return-arrow" /> {t("undo")}</button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
