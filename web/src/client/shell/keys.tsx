// The keys: pages say what theirs do; `?` lists them all.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../core/speech";
import { Dialog } from "./dialog";

export interface Key {
  /** As event.key gives it. */
  key: string;
  /** The text that says what it does; keys without one are not listed. */
  about?: string;
  /** What stands in the list instead of the key itself. */
  shown?: string;
  run(event: KeyboardEvent): void;
}

const pages = new Set<readonly Key[]>();
const helping = signal(false);

function isTyping(event: KeyboardEvent): boolean {
  const element = event.target as HTMLElement;
  return element.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(element.tagName);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (isTyping(event)) {
    if (event.key === "Escape") (event.target as HTMLElement).blur();
    return;
  }
  if (event.key === "?") {
    helping.value = true;
    event.preventDefault();
    return;
  }
  for (const keys of [...pages].reverse()) {
    const found = keys.find((one) => one.key === event.key);
    if (!found) continue;
    event.preventDefault();
    found.run(event);
    return;
  }
}

export function startKeys(): void {
  document.addEventListener("keydown", onKeyDown);
}

/** Keys that work while a component is shown. */
export function useKeys(keys: readonly Key[]): void {
  useEffect(() => {
    pages.add(keys);
    return () => void pages.delete(keys);
  });
}

export function showKeys(): void {
  helping.value = true;
}

export function KeyHelp() {
  if (!helping.value) return null;
  const listed = [...pages].flatMap((keys) => keys.filter((one) => one.about));
  return (
    <Dialog title={t("keys-title")} onClose={() => (helping.value = false)} testid="keys">
      <dl class="keys">
        {listed.map((one) => (
          <div key={one.key}>
            <dt>
              <kbd>{one.shown ?? one.key}</kbd>
            </dt>
            <dd>{t(one.about!)}</dd>
          </div>
        ))}
        {[
          ["Tab · ← ↑ → ↓", "key-roving"],
          ["Enter · Space", "key-touch"],
          ["+ − 0", "key-zoom"],
          ["?", "key-help"],
        ].map(([key, about]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(about)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
