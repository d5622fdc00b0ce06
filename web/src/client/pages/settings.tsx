// Settings: how the table looks, sounds and calls; and the account.

import { useState } from "preact/hooks";
import type { Link } from "../../protocol";
import { api } from "../core/api";
import { become, me } from "../core/me";
import { t } from "../core/speech";
import { Field } from "../lobby/fields";
import { Welcome } from "../lobby/welcome";
import { note, noteTrouble } from "../shell/announce";
import { Page } from "../shell/frame";
import { Look, Manners } from "../shell/preferences";
import { LinkField } from "../table/invite";
import { Account } from "./account";
import { CallingBack } from "./calling";

function Person() {
  const [name, setName] = useState(me.value?.name ?? "");
  const [webhook, setWebhook] = useState(me.value?.webhook ?? "");
  const [link, setLink] = useState<Link | null>(null);
  const save = (event: Event) => {
    event.preventDefault();
    api.change({ name: name.trim(), webhook: webhook.trim() }).then((player) => {
      become(player);
      note(t("saved"));
    }, noteTrouble);
  };
  return (
    <section class="box">
      <h2>{t("settings-you")}</h2>
      <form class="fields" onSubmit={save}>
        <Field id="name" label={t("welcome-name")}>
          <input
            id="name"
            value={name}
            maxLength={24}
            required
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <Field id="webhook" label={t("setting-webhook")} about={t("webhook-about")}>
          <input
            id="webhook"
            type="url"
            value={webhook}
            maxLength={300}
            onInput={(event) => setWebhook(event.currentTarget.value)}
          />
        </Field>
        <div class="buttons">
          <button type="submit" class="primary">
            {t("save")}
          </button>
        </div>
      </form>
      <h3>{t("other-device")}</h3>
      <p class="small">{t("other-device-about")}</p>
      {link ? (
        <>
          <LinkField link={`${location.origin}${link.path}`} label={t("other-device")} />
          <img class="qr" src={link.qr} alt={t("qr-device")} width="200" height="200" />
        </>
      ) : (
        <button type="button" class="plain" onClick={() => void api.moveLink().then(setLink, noteTrouble)}>
          {t("make-link")}
        </button>
      )}
    </section>
  );
}

export function Settings() {
  return (
    <Page name={t("page-settings")}>
      <h1>{t("page-settings")}</h1>
      {me.value === null ? <Welcome /> : null}
      <Look />
      <Manners />
      <CallingBack />
      {me.value ? <Person key={me.value.id} /> : null}
      <Account />
    </Page>
  );
}
