// A one-time link: this device becomes the same player.

import { useState } from "preact/hooks";
import { api } from "../core/api";
import { become, me } from "../core/me";
import { go } from "../core/router";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { Page } from "../shell/frame";

export function Move({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const move = async () => {
    setBusy(true);
    try {
      become((await api.move(token)).me);
      go("/", { replace: true });
    } catch (problem) {
      noteTrouble(problem);
    }
    setBusy(false);
  };
  return (
    <Page name={t("move-title")}>
      <h1>{t("move-title")}</h1>
      <p>{me.value ? t("move-replaces", { name: me.value.name }) : t("move-about")}</p>
      <div class="buttons">
        <button type="button" class="primary large" data-testid="move" disabled={busy} onClick={move}>
          {t("move-yes")}
        </button>
      </div>
    </Page>
  );
}
