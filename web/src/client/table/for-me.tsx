// Questions with one answer only keep a secret: nobody shall see that there is nothing to choose. Whoever wants it has them
// answered, after as long as a person takes, until there is something to choose again.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../icons";
import type { Option, Update } from "../../protocol";
import { t } from "../core/speech";
import type { Cast } from "./session";

const LEAST = 1500; // milliseconds that a person takes
const MOST = 4500;

export interface ForMe {
  /** Whether there is one answer only, and one that can be left to the client. */
  offered: boolean;
  /** Whether it is answered by itself. */
  runs: boolean;
  flip(): void;
}

/** Whether a seat is out of the game, where the view of its game says so. */
export function isOut(view: unknown, me: number | null): boolean {
  const players = (view as { players?: unknown } | null)?.players;
  if (me === null || !Array.isArray(players)) return false;
  return players.some((one: { seat?: number; eliminated?: boolean }) => one.seat === me && one.eliminated === true);
}

/** Answers for a seat what has one answer; who is out of the game has it so unless they stop it. */
export function useForMe(update: Update | null, me: number | null, choose: (option: Option) => void): ForMe {
  const [kept, setKept] = useState<Record<string, boolean>>({});
  const mine = update !== null && me !== null && update.asked.includes(me);
  const key = update?.question?.key ?? "";
  const offered = mine && update.options.length === 1 && key !== "";
  const runs = offered && (kept[key] ?? isOut(update.view, me));
  useEffect(() => {
    if (!runs || !update) return;
    const [option] = update.options;
    const timer = window.setTimeout(() => choose(option), LEAST + Math.random() * (MOST - LEAST));
    return () => window.clearTimeout(timer);
  }, [runs, update?.serial]);
  return { offered, runs, flip: () => setKept({ ...kept, [key]: !runs }) };
}

export function ForMeKey({ forMe, update, cast, me }: { forMe: ForMe; update: Update; cast: Cast; me: number }) {
  if (!forMe.offered) return null;
  const option = cast.say.option(update.options[0], update.question?.key ?? "", me);
  return (
    <div class={forMe.runs ? "for-me is-running" : "for-me"} data-testid="for-me">
      {forMe.runs ? (
        <p role="status">
          <Icon name="hourglass" /> {t("for-me-runs", { option })}
        </p>
      ) : (
        <p class="small">{t("for-me-about")}</p>
      )}
      <button type="button" class="plain" aria-pressed={forMe.runs} data-testid="for-me-flip" onClick={forMe.flip}>
        {forMe.runs ? t("for-me-stop") : t("for-me")}
      </button>
    </div>
  );
}
