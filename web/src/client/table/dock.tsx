// The dock at the player's thumb: what is asked and why, the hand, the options, undo.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../boards/contract";
import { Hand } from "../../boards/panels";
import { Icon } from "../../icons";
import type { Item, Option, Update } from "../../protocol";
import { set } from "../core/me";
import { t } from "../core/speech";
import { Notes } from "./notes";
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

function Asked({ cast, update, props }: Pick<DockProps, "cast" | "update" | "props">) {
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
      </p>
      {question && mine ? <p class="question" data-testid="question">{say.question(question)}</p> : null}
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
      <button type="button" class="quiet small" data-testid="confirm-never" onClick={() => {
        set({ confirm: false });
        choosing.confirm();
      }}>{t("confirm-never")}</button>
    </div>
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
      {update.end ? null : <Asked cast={cast} update={update} props={props} />}
      <div class="dock-body">
        {choosing.armed ? <Armed option={choosing.armed} cast={cast} props={props} question={question} choosing={choosing} /> : null}
        {update.question ? (
          <Notes cast={cast} question={update.question} since={since} mine={mine} onRule={onRule} onClosed={onClosed} />
        ) : null}
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
            touched={touched}
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
