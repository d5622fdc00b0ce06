// Help with the open question, on a phone: the hint, what happened since, the rule behind it, and what is closed.

import { useEffect } from "preact/hooks";
import { Icon } from "../../icons";
import type { Item, Update } from "../../protocol";
import { set } from "../core/me";
import { t } from "../core/speech";
import { Dialog } from "../shell/dialog";
import { hintOf, markRead, Since } from "./notes";
import type { Cast } from "./session";

interface HelpProps {
  update: Update;
  cast: Cast;
  mine: boolean;
  since: readonly Item[];
  onRule(rule: string): void;
  onClosed(): void;
  onClose(): void;
}

export function Help({ update, cast, mine, since, onRule, onClosed, onClose }: HelpProps) {
  const { question } = update;
  const { key, hint, fresh } = hintOf(cast, question, mine);
  const told = since.filter((item) => item.t === "event" || item.t === "act");
  useEffect(() => {
    if (fresh) markRead(key);
  }, [fresh]);
  return (
    <Dialog title={t("help")} drawer onClose={onClose} testid="help-drawer">
      <div class="menu">
        {question && mine ? <p class="question">{cast.say.question(question)}</p> : null}
        {hint ? (
          <p class="help-hint" data-testid="guide">
            <Icon name="light-bulb" /> {hint}
          </p>
        ) : null}
        {question?.rule ? (
          <button type="button" class="plain" data-testid="rule" onClick={() => onRule(question.rule)}>
            {t("rule")} {question.rule}
          </button>
        ) : null}
        {mine && update.options.length ? (
          <button type="button" class="plain" data-testid="closed" onClick={onClosed}>
            {t("closed-link")}
          </button>
        ) : null}
        {hint ? (
          <button type="button" class="quiet" onClick={() => set({ guide: false })}>
            {t("guide-off")}
          </button>
        ) : null}
      </div>
      {told.length ? (
        <>
          <h3>{t("since", { count: told.length })}</h3>
          <Since told={told} cast={cast} />
        </>
      ) : null}
    </Dialog>
  );
}
