// Settings: how the table looks, sounds and calls; and the account.

import { useState } from "preact/hooks";
import { Disc } from "../../pieces/disc";
import type { Link } from "../../protocol";
import { api } from "../core/api";
import { type Settings as All, become, me, set, settings } from "../core/me";
import { t } from "../core/speech";
import { Field, Pick, Switch } from "../lobby/fields";
import { Welcome } from "../lobby/welcome";
import { note, noteTrouble } from "../shell/announce";
import { Page } from "../shell/frame";
import { askToNotify } from "../shell/signals";
import { knock } from "../shell/sound";
import { LinkField } from "../table/invite";
import { Account } from "./account";
import { CallingBack } from "./calling";

const PALETTES: All["palette"][] = ["plain", "bright", "muted"];
const CONFIRMINGS: All["confirm"][] = ["weighty", "always", "never"];
const MOTIONS: All["motion"][] = ["device", "none", "full"];

function Look() {
  const { palette, motion, language } = settings.value;
  return (
    <section class="box">
      <h2>{t("settings-look")}</h2>
      <div class="fields">
        <Pick
          id="language"
          label={t("setting-language")}
          value={language}
          values={["en", "pl"]}
          said={(one) => t(`language-${one}`)}
          onPick={(one) => set({ language: one })}
        />
        <Pick
          id="palette"
          label={t("setting-palette")}
          value={palette}
          values={PALETTES}
          said={(one) => t(`palette-${one}`)}
          onPick={(one) => set({ palette: one })}
        />
        <Pick
          id="motion"
          label={t("setting-motion")}
          value={motion}
          values={MOTIONS}
          said={(one) => t(`motion-${one}`)}
          onPick={(one) => set({ motion: one })}
        />
      </div>
      <div class="chips" aria-hidden="true">
        {"ABCDEFGH".split("").map((name, colour) => (
          <Disc key={name} colour={colour} name={name} size={32} />
        ))}
      </div>
    </section>
  );
}

function Manners() {
  const { confirm, guide, volume, notify, panels, muted } = settings.value;
  const flipNotify = async (wanted: boolean) => {
    if (wanted && !(await askToNotify())) note(t("notify-refused"));
    else set({ notify: wanted });
  };
  return (
    <section class="box">
      <h2>{t("settings-play")}</h2>
      <div class="fields">
        <Pick
          id="confirm"
          label={t("setting-confirm")}
          about={t(`confirming-${confirm}.about`)}
          value={confirm}
          values={CONFIRMINGS}
          said={(one) => t(`confirming-${one}`)}
          onPick={(one) => set({ confirm: one })}
        />
        <Switch id="guide" label={t("setting-guide")} value={guide} onFlip={(value) => set({ guide: value })} />
        <Switch id="panels" label={t("setting-panels")} value={panels} onFlip={(value) => set({ panels: value })} />
        <Switch id="notify" label={t("setting-notify")} value={notify} onFlip={(value) => void flipNotify(value)} />
        <Field id="volume" label={t("setting-volume")}>
          <span class="volume">
            <input
              id="volume"
              type="range"
              min="0"
              max="1"
              step="0.05"
              value={volume}
              onInput={(event) => set({ volume: Number(event.currentTarget.value) })}
            />
            <button type="button" class="plain" onClick={knock}>
              {t("try-sound")}
            </button>
          </span>
        </Field>
      </div>
      {muted.length ? (
        <div>
          <h3>{t("muted")}</h3>
          <div class="chips">
            {muted.map((name) => (
              <button
                key={name}
                type="button"
                class="chip"
                onClick={() => set({ muted: muted.filter((one) => one !== name) })}
              >
                {name} <span aria-hidden="true">×</span>
                <span class="unseen">{t("unmute", { name })}</span>
              </button>
            ))}
          </div>
        </div>
      ) : null}
    </section>
  );
}

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
      {me.value ? <Person key={me.value.id} /> : null}
      <Account />
      <Look />
      <Manners />
      <CallingBack />
    </Page>
  );
}
