// The keys at the thumb of a phone, each with its name: what was said and done, help with the question, undo, the menu.

import { Icon } from "../../icons";
import type { Update } from "../../protocol";
import { t } from "../core/speech";
import type { Drawer } from "./drawers";

interface BarProps {
  update: Update;
  /** How many sayings were not looked at yet. */
  unheard: number;
  /** Whether there is a hint that was never read. */
  fresh: boolean;
  open(drawer: Drawer): void;
  onUndo(): void;
}

interface KeyProps {
  icon: string;
  name: string;
  testid: string;
  /** Said instead of the name, where it says more. */
  label?: string;
  count?: number;
  fresh?: boolean;
  disabled?: boolean;
  onClick(): void;
}

function BarKey({ icon, name, testid, label, count, fresh, disabled, onClick }: KeyProps) {
  return (
    <button
      type="button"
      class={fresh ? "bar-key is-fresh" : "bar-key"}
      data-testid={testid}
      aria-label={label ?? name}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span class="bar-word">{name}</span>
      {count ? <span class="bar-count">{count}</span> : null}
    </button>
  );
}

export function Bar({ update, unheard, fresh, open, onUndo }: BarProps) {
  return (
    <nav class="table-bar" aria-label={t("table-tools")}>
      <a class="skip" href="#dock">
        {t("skip-prompt")}
      </a>
      <BarKey
        icon="hamburger-menu"
        name={t("bar-menu")}
        label={t("menu")}
        testid="menu-button"
        onClick={() => open("menu")}
      />
      <BarKey
        icon="scroll-unfurled"
        name={t("bar-log")}
        label={t("log")}
        testid="log-key"
        onClick={() => open("log")}
      />
      <BarKey
        icon="talk"
        name={t("bar-talk")}
        label={unheard ? t("talk-unheard", { count: unheard }) : t("talk-heading")}
        count={unheard}
        testid="talk-key"
        onClick={() => open("talk")}
      />
      <BarKey
        icon="light-bulb"
        name={t("bar-help")}
        label={t("help")}
        fresh={fresh}
        testid="help"
        onClick={() => open("help")}
      />
      <BarKey icon="return-arrow" name={t("undo")} disabled={!update.undo} testid="undo" onClick={onUndo} />
    </nav>
  );
}
