// The link to a table: copy it, share it, or let it be scanned.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../icons";
import type { TableCard } from "../../protocol";
import { api } from "../core/api";
import { t } from "../core/speech";

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** Plain HTTP has no clipboard, but a selected text can be copied as the keyboard would. */
function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("readonly", "");
  field.className = "unseen";
  const place = document.querySelector("dialog[open]") ?? document.body;
  place.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
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

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** Where others reach this house; null: not known yet. */
function useAddresses(): readonly string[] | null {
  const [addresses, setAddresses] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (LOOPBACK.test(location.hostname))
      api.house().then(
        (house) => setAddresses(house.addresses),
        () => undefined,
      );
  }, []);
  return addresses;
}

/** A link that only this computer can follow is no invitation: say so, and offer the one that phones can. */
function Nearby({ path, addresses }: { path: string; addresses: readonly string[] }) {
  return (
    <div class="banner" role="status" data-testid="loopback">
      <p>{addresses.length ? t("loopback-offer") : t("loopback-alone")}</p>
      {addresses.map((address) => (
        <LinkField key={address} link={`${address}${path}`} label={t("invite")} />
      ))}
    </div>
  );
}

export function Invite({ table }: { table: TableCard }) {
  const path = `/table/${table.id}`;
  const link = `${location.origin}${path}`;
  const addresses = useAddresses();
  return (
    <section class="invite">
      <h2 class="invite-title">{table.status === "open" ? t("invite") : t("table-link")}</h2>
      <LinkField link={link} label={t("invite")} />
      {addresses ? <Nearby path={path} addresses={addresses} /> : null}
      <details class="fold">
        <summary>{t("qr")}</summary>
        <img class="qr" src={api.qrPath(table.id)} alt={t("qr-about")} width="200" height="200" />
      </details>
    </section>
  );
}
