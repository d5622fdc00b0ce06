// Being called back to slow tables: by what, and when not.

import { useEffect, useState } from "preact/hooks";
import type { Calling, CallingNow } from "../../protocol";
import { api } from "../core/api";
import { me } from "../core/me";
import { language, t } from "../core/speech";
import { Field, Pick } from "../lobby/fields";
import { note, noteTrouble } from "../shell/announce";
import { obstacle, subscribed, unsubscribed } from "../shell/installed";

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
const REMINDERS = ["0", "6", "12", "24", "48"] as const;
const CHANNELS = ["none", "push", "mail", "webhook"] as const;
const clock = (hour: string): string => `${hour.padStart(2, "0")}:00`;

interface PartProps {
  now: CallingNow;
  take(asked: Promise<CallingNow>): void;
}

/** The address for mail: named, then confirmed by the code that was sent there. */
function MailField({ now, take }: PartProps) {
  const [address, setAddress] = useState(now.pending || now.mail);
  const [code, setCode] = useState("");
  if (!now.mails) return <p class="small">{t("calling-no-mail")}</p>;
  return (
    <>
      <Field id="mail" label={t("calling-address")} about={now.mail ? t("calling-mail-is", { mail: now.mail }) : ""}>
        <input
          id="mail"
          type="email"
          value={address}
          maxLength={200}
          autocomplete="email"
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
        <button type="button" class="plain" onClick={() => take(api.askForMail(address.trim()))}>
          {t("calling-send-code")}
        </button>
      </Field>
      {now.pending ? (
        <Field id="mail-code" label={t("claim-code")} about={t("calling-code-about", { mail: now.pending })}>
          <input
            id="mail-code"
            value={code}
            maxLength={6}
            inputMode="numeric"
            onInput={(event) => setCode(event.currentTarget.value)}
          />
          <button type="button" class="plain" onClick={() => take(api.confirmMail(code))}>
            {t("save")}
          </button>
        </Field>
      ) : null}
    </>
  );
}

function Times({ wish, change }: { wish: Required<Calling>; change(part: Partial<Calling>): void }) {
  const hour = (id: "quiet_from" | "quiet_to") => (
    <Pick
      id={id}
      label={t(`calling-${id}`)}
      value={String(wish[id])}
      values={HOURS}
      said={clock}
      onPick={(value) => change({ [id]: Number(value) })}
    />
  );
  return (
    <>
      {hour("quiet_from")}
      {hour("quiet_to")}
      <Pick
        id="digest"
        label={t("calling-digest")}
        value={String(wish.digest)}
        values={["-1", ...HOURS]}
        said={(value) => (value === "-1" ? t("calling-at-once") : t("calling-daily", { hour: clock(value) }))}
        onPick={(value) => change({ digest: Number(value) })}
      />
      <Pick
        id="remind"
        label={t("calling-remind")}
        value={String(wish.remind)}
        values={REMINDERS}
        said={(value) => (value === "0" ? t("calling-never") : t("calling-after", { hours: Number(value) }))}
        onPick={(value) => change({ remind: Number(value) })}
      />
    </>
  );
}

export function CallingBack() {
  const [now, setNow] = useState<CallingNow | null>(null);
  useEffect(() => {
    if (me.value) api.calling().then(setNow, noteTrouble);
  }, [me.value?.id]);
  if (!me.value || !now) return null;
  const hindered = obstacle();
  const take = (asked: Promise<CallingNow>) => void asked.then(setNow, noteTrouble);
  const wish = now.wish as Required<Calling>;
  const change = (part: Partial<Calling>) =>
    take(api.setCalling({ ...wish, ...part, zone: -new Date().getTimezoneOffset(), language: language.value }));
  const pick = async (channel: Calling["channel"]) => {
    if (channel === "push") {
      const device = await subscribed(now.key);
      if (!device) return note(t(`calling-${obstacle() || "refused"}`));
      await api.addDevice(device);
    } else {
      const device = await unsubscribed();
      if (device) await api.forgetDevice(device);
    }
    change({ channel });
  };
  return (
    <section class="box" data-testid="calling">
      <h2>{t("calling-title")}</h2>
      <p class="small">{t("calling-about")}</p>
      {hindered ? (
        <p class="banner" role="status" data-testid="obstacle">
          {t(`calling-${hindered}`)}
        </p>
      ) : null}
      <div class="fields">
        <Pick
          id="channel"
          label={t("calling-channel")}
          about={wish.channel === "push" ? t("calling-devices", { count: now.devices }) : undefined}
          value={wish.channel}
          values={CHANNELS.filter((one) => one !== "mail" || now.mails)}
          said={(one) => t(`calling-by-${one}`)}
          onPick={(one) => void pick(one).catch(noteTrouble)}
        />
        <MailField now={now} take={take} />
        {wish.channel === "none" ? null : <Times wish={wish} change={change} />}
      </div>
      {wish.channel === "none" ? null : (
        <button type="button" class="plain" data-testid="try-calling" onClick={() => take(api.tryCalling())}>
          {t("calling-try")}
        </button>
      )}
    </section>
  );
}
