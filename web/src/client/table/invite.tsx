// The link to a table: copy it, share it, or let it be scanned.

import { useState } from "preact/hooks";
import { Icon } from "../../icons";
import type { TableCard } from "../../protocol";
import { api } from "../core/api";
import { t } from "../core/speech";

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain HTTP has no clipboard; the link stands in the field to be copied by hand.
    return false;
  }
}

export function LinkField({ link, label }: { link: string; label: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div class="link-field">
      <input
        readOnly
        value={link}
        aria-label={label}
        data-testid="link"
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="plain" data-testid="copy" onClick={async () => setCopied(await copy(link))}>
        {copied ? t("copied") : t("copy")}
      </button>
      {"share" in navigator ? (
        <button
          type="button"
          class="plain"
          onClick={() => void navigator.share({ url: link, title: "Ostoja" }).catch(() => undefined)}
        >
          <Icon name="share" /> {t("share")}
        </button>
      ) : null}
    </div>
  );
}

export function Invite({ table }: { table: TableCard }) {
  const link = `${location.origin}/table/${table.id}`;
  return (
    <section class="invite">
      <h2 class="invite-title">{table.status === "open" ? t("invite") : t("table-link")}</h2>
      <LinkField link={link} label={t("invite")} />
      <details class="fold">
        <summary>{t("qr")}</summary>
        <img class="qr" src={api.qrPath(table.id)} alt={t("qr-about")} width="200" height="200" />
      </details>
    </section>
  );
}
