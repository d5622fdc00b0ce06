// A one-time link: this device becomes the same player.

import { useState } from "preact/hooks";
import { api } from "../core/api";
import { become, me } from "../core/me";
import { go, query } from "../core/router";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { Page } from "../shell/frame";

const TABLE = /^\/table\/[a-z0-9]+$/;

/** Where to go then: to the table that the link is for, if it names one. */
const goal = (): string => {
  const to = query.value.get("to") ?? "";
  return TABLE.test(to) ? to : "/";
};

export function Move({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const move = async () => {
    setBusy(true);
    try {
      become((await api.move(token)).me);
      go(goal(), { replace: true });
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
