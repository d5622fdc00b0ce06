// What cannot be chosen now, and the rule that forbids it.

import { useEffect, useState } from "preact/hooks";
import type { Closed } from "../../protocol";
import { api } from "../core/api";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { Dialog } from "../shell/dialog";
import type { Cast } from "./session";

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
        {closed?.map((one) => (
          <li key={one.option.id}>
            <span>{cast.say.option(one.option, question, seat)}</span>
            <button type="button" class="rule-link" onClick={() => onRule(one.rule)}>{one.rule}</button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
