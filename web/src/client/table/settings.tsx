// Settings over the table: nobody has to leave it to change how fast it plays, how it looks or sounds.

import type { TableCard } from "../../protocol";
import { api } from "../core/api";
import { t } from "../core/speech";
import { Pick } from "../lobby/fields";
import { noteTrouble } from "../shell/announce";
import { Dialog } from "../shell/dialog";
import { Look, Manners, SPEEDS } from "../shell/preferences";

/** How fast the bots play: for the host, and for whoever plays alone. */
function Tempo({ table }: { table: TableCard }) {
  const people = table.people.filter((one) => one.kind === "person").length;
  const mine = table.host || (people === table.seats.length && table.seats.length > 0);
  if (!table.people.some((one) => one.kind === "bot")) return null;
  return (
    <section class="box">
      <h2>{t("settings-bots")}</h2>
      {mine ? (
        <Pick
          id="tempo"
          label={t("setting-tempo")}
          value={table.tempo}
          values={SPEEDS}
          said={(one) => t(`speed-${one}`)}
          onPick={(one) => void api.tempo(table.id, one).catch(noteTrouble)}
        />
      ) : (
        <p>{t("tempo-now", { tempo: t(`speed-${table.tempo}`) })}</p>
      )}
    </section>
  );
}

export function TableSettings({ table, onClose }: { table: TableCard; onClose(): void }) {
  return (
    <Dialog title={t("page-settings")} drawer onClose={onClose} testid="settings-drawer">
      <Tempo table={table} />
      <Look />
      <Manners />
    </Dialog>
  );
}
