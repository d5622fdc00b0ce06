// How the table looks, moves, sounds and asks: the same on the page of settings and over a table.

import { Disc } from "../../pieces/disc";
import { type Settings as All, type Speed, set, settings } from "../core/me";
import { t } from "../core/speech";
import { Field, Pick, Switch } from "../lobby/fields";
import { note } from "./announce";
import { askToNotify } from "./signals";
import { knock } from "./sound";

const PALETTES: All["palette"][] = ["plain", "bright", "muted"];
const CONFIRMINGS: All["confirm"][] = ["weighty", "always", "never"];
const MOTIONS: All["motion"][] = ["device", "none", "full"];
export const SPEEDS: Speed[] = ["calm", "normal", "fast", "at-once"];

export function Look() {
  const { palette, motion, speed, language } = settings.value;
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
        <Pick
          id="speed"
          label={t("setting-speed")}
          value={speed}
          values={SPEEDS}
          said={(one) => t(`speed-${one}`)}
          onPick={(one) => set({ speed: one })}
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

export function Manners() {
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
