// One's own link to a table: it makes another device the same player, who finds the chair there.

import { useState } from "preact/hooks";
import type { Link, TableCard } from "../../protocol";
import { api } from "../core/api";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { LinkField } from "./invite";

export function PersonalLink({ table }: { table: TableCard }) {
  const [link, setLink] = useState<Link | null>(null);
  return (
    <details class="fold">
      <summary data-testid="personal">{t("personal-link")}</summary>
      <p class="small">{t("personal-link-about")}</p>
      {link ? (
        <>
          <LinkField link={`${location.origin}${link.path}?to=/table/${table.id}`} label={t("personal-link")} />
          <img class="qr" src={link.qr} alt={t("qr-device")} width="200" height="200" />
        </>
      ) : (
        <button
          type="button"
          class="plain"
          data-testid="make-personal"
          onClick={() => api.moveLink(true).then(setLink, noteTrouble)}
        >
          {t("make-link")}
        </button>
      )}
    </details>
  );
}
