// A guest needs nothing but a name.

import { useState } from "preact/hooks";
import { api } from "../core/api";
import { become } from "../core/me";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";

const LONGEST = 24;

export function Welcome({ onDone, about }: { onDone?(): void; about?: string }) {
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    const wanted = name.trim();
    if (!wanted || busy) return;
    setBusy(true);
    try {
      become((await api.arrive(wanted)).me);
      onDone?.();
    } catch (problem) {
      noteTrouble(problem);
    }
    setBusy(false);
  };
  return (
    <form class="welcome" onSubmit={submit} data-testid="welcome">
      <h2>{t("welcome-title")}</h2>
      <p>{about ?? t("welcome-about")}</p>
      <div class="welcome-line">
        <label for="nickname">{t("welcome-name")}</label>
        <input
          id="nickname"
          data-testid="nickname"
          value={name}
          maxLength={LONGEST}
          autocomplete="nickname"
          required
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="primary" data-testid="enter" disabled={busy}>
          {t("welcome-enter")}
        </button>
      </div>
      <p class="small">
        <a href="/settings">{t("welcome-account")}</a>
      </p>
    </form>
  );
}
