// The keys of a table.

import type { Update } from "../../protocol";
import { set, settings } from "../core/me";
import { type Key, useKeys } from "../shell/keys";
import type { Drawer } from "./drawers";

interface Hands {
  update: Update | null;
  /** Log and talk stand beside the board. */
  beside: boolean;
  nth(number: number): void;
  clear(): void;
  undo(): void;
  toggle(drawer: Drawer): void;
  openRule(rule: string): void;
}

const NUMBERED = 9;
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

export function useTableKeys({ update, beside, nth, clear, undo, toggle, openRule }: Hands): void {
  const numbers = Array.from(
    { length: NUMBERED },
    (_, at): Key => ({
      key: String(at + 1),
      shown: "1–9",
      about: at ? undefined : "key-option",
      run: () => nth(at + 1),
    }),
  );
  useKeys([
    ...numbers,
    { key: "Escape", shown: "Esc", about: "key-clear", run: clear },
    { key: "u", about: "key-undo", run: () => update?.undo && undo() },
    { key: "t", about: "key-talk", run: () => (beside ? focus(".talk button, .talk input") : toggle("talk")) },
    { key: "l", about: "key-log", run: () => (beside ? focus(".log-lines") : toggle("log")) },
    { key: "r", about: "key-rules", run: () => openRule(update?.question?.rule ?? "") },
    { key: "m", about: "key-menu", run: () => toggle("menu") },
    { key: "b", about: "key-view", run: () => set({ panels: !settings.value.panels }) },
  ]);
}
