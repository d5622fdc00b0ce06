// What a screen reader hears: prompts and results politely, troubles at once. The same troubles show as a note.

import { signal } from "@preact/signals";
import { t, trouble } from "../core/speech";

const polite = signal("");
const urgent = signal("");
let fading = 0;

export function announce(text: string): void {
  polite.value = text;
}

/** Take back what was said last: somebody else looks at this page now, or listens to it. */
export function hush(): void {
  forget();
  urgent.value = "";
}

/** Take back what was read out of a table; a note stays, for it may say why the table is gone. */
export function forget(): void {
  polite.value = "";
}

/** Show a short note at the edge of the page; it goes by itself. */
export function note(text: string): void {
  urgent.value = text;
  window.clearTimeout(fading);
  fading = window.setTimeout(() => (urgent.value = ""), 8_000);
}

export const noteTrouble = (problem: unknown): void => note(trouble(problem));

export function Announcer() {
  return (
    <>
      <div class="unseen" aria-live="polite" data-testid="announcement">
        {polite}
      </div>
      <div class="note-place" role="alert">
        {urgent.value ? (
          <div class="note" data-testid="note">
            <span>{urgent}</span>
            <button type="button" class="quiet" onClick={() => (urgent.value = "")} aria-label={t("close")}>
              ×
            </button>
          </div>
        ) : null}
      </div>
    </>
  );
}
