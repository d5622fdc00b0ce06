// What cannot be chosen now, and the rule that forbids it: put together by the rule, only things that lie on the table.

import { useEffect, useState } from "preact/hooks";
import type { Closed, Option, RuleText } from "../../protocol";
import { api } from "../core/api";
import { rulesOf } from "../core/games";
import { language, t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { Dialog } from "../shell/dialog";
import { Marked } from "./marked";
import type { Cast } from "./session";
import { firstSentence } from "./why-not";

const MOST = 8; // wishes that are said of one rule

/** What is closed, put together by the rule that closes it. */
export function byRule(closed: readonly Closed[]): [rule: string, options: Option[]][] {
  const rules = new Map<string, Option[]>();
  for (const { rule, option } of closed) rules.set(rule, [...(rules.get(rule) ?? []), option]);
  return [...rules];
}

/** Whether all that an option names is drawn on the table. */
const isDrawn = (option: Option): boolean =>
  option.path.every((target) => document.querySelector(`[data-target="${CSS.escape(target)}"]`) !== null);

interface ClosedProps {
  game: string;
  table: string;
  seat: number;
  question: string;
  cast: Cast;
  onRule(rule: string): void;
  onClose(): void;
}

export function ClosedList({ game, table, seat, question, cast, onRule, onClose }: ClosedProps) {
  const [closed, setClosed] = useState<Closed[] | null>(null);
  const [rules, setRules] = useState<RuleText[]>([]);
  useEffect(() => {
    api.closed(table, seat).then((found) => setClosed(found.filter((one) => isDrawn(one.option))), noteTrouble);
    rulesOf(game, language.value).then(setRules, noteTrouble);
  }, [table, seat, question]);
  return (
    <Dialog title={t("closed-title")} drawer onClose={onClose} testid="closed-list">
      {closed === null ? <p role="status">{t("loading")}</p> : null}
      {closed?.length === 0 ? <p>{t("closed-none")}</p> : null}
      <ul class="closed">
        {byRule(closed ?? []).map(([rule, options]) => {
          const said = [...new Set(options.map((one) => cast.say.option(one, question, seat)))];
          const text = rules.find((one) => one.id === rule)?.text;
          return (
            <li key={rule}>
              {text ? (
                <p class="closed-why">
                  <Marked text={firstSentence(text)} />
                </p>
              ) : null}
              <ul class="closed-options">
                {said.slice(0, MOST).map((one) => (
                  <li key={one}>{one}</li>
                ))}
                {said.length > MOST ? <li>{t("closed-more", { count: said.length - MOST })}</li> : null}
              </ul>
              <button type="button" class="rule-link" onClick={() => onRule(rule)}>
                {rule}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
