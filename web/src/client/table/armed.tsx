// A choice that waits for a second word: whether it was meant.

import { useEffect, useRef } from "preact/hooks";
import type { Option } from "../../protocol";
import { set } from "../core/me";
import { t } from "../core/speech";
import type { Cast } from "./session";

export interface Choosing {
  /** The option that waits for a second touch. */
  armed: Option | null;
  busy: boolean;
  pick(option: Option): void;
  confirm(): void;
  clear(): void;
}

interface ArmedProps {
  option: Option;
  cast: Cast;
  me: number;
  question: string;
  choosing: Choosing;
}

export function Armed({ option, cast, me, question, choosing }: ArmedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [option.id]);
  const never = () => {
    set({ confirm: "never" });
    choosing.confirm();
  };
  return (
    <div class="armed-bar" role="group" aria-label={t("confirm-choice")}>
      <button
        ref={button}
        type="button"
        class="primary"
        data-testid="confirm"
        disabled={choosing.busy}
        onClick={choosing.confirm}
      >
        {t("confirm-option", { option: cast.say.option(option, question, me) })}
      </button>
      <button type="button" class="plain" data-testid="unconfirm" onClick={choosing.clear}>
        {t("cancel")}
      </button>
      <button type="button" class="quiet small" data-testid="confirm-never" onClick={never}>
        {t("confirm-never")}
      </button>
    </div>
  );
}
