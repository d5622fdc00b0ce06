// What cannot be chosen now, and the rule that forbids it.

import { useEffect, useState } from "preact/hooks";
import type { Closed, Option } from "../../protocol";
import { api } from "../core/api";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { Dialog } from "../shell/dialog";
import type { Cast } from "./session";

/** What is closed, put together by the rule that closes it. */
export function byRule(closed: readonly Closed[]): [rule: string, options: Option[]][] {
  const rules = new Map<string, Option[]>();
  for (const { rule, option } of closed) rules.set(rule, [...(rules.get(rule) ?? []), option]);
  return [...rules];
}

interface ClosedProps {
  table: string;
  seat: number;
  question: string;
  cast: Cast;
  onRule(rule: string): void;
  onClose(): void;
}

export function ClosedList({ table, seat, question, cast, onRule, onClose }: ClosedProps) {
  const [closed, setClosed] = useState<Closed[] | null>(null);
  useEffect(() => {
    api.closed(table, seat).then(setClosed, noteTrouble);
  }, [table, seat, question]);
  return (
    <Dialog title={t("closed-title")} drawer onClose={onClose} testid="closed-list">
      {closed === null ? <p role="status">{t("loading")}</p> : null}
      {closed?.length === 0 ? <p>{t("closed-none")}</p> : null}
      <ul class="closed">
        {byRule(closed ?? []).map(([rule, options]) => (
          <li key={rule}>
            <button type="button" class="rule-link" onClick={() => onRule(rule)}>
              {rule}
            </button>
            <ul class="closed-options">
              {options.map((one) => (
                <li key={one.id}>{cast.say.option(one, question, seat)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
