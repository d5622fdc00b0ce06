// What a host can do about a game in play: pause, stand in, remove, hand on, close.

import { useState } from "preact/hooks";
import { Disc } from "../../pieces/disc";
import type { HostDeed, Person, TableCard } from "../../protocol";
import { api } from "../core/api";
import { go } from "../core/router";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { Confirm } from "../shell/dialog";

type Asked = { what: "remove" | "hand-on"; person: Person } | { what: "close" };

function Guest({ person, run, ask }: { person: Person; run(deed: HostDeed): void; ask(asked: Asked): void }) {
  return (
    <li class="host-guest" data-guest={person.seat}>
      <Disc colour={person.colour} name={person.name} size={28} />
      <strong class="host-name">{person.name}</strong>
      <span class="host-deeds">
        {person.kept ? (
          <button type="button" class="plain" onClick={() => run({ what: "give-back", seat: person.seat })}>
            {t("host-give-back")}
          </button>
        ) : person.here ? null : (
          <button type="button" class="plain" onClick={() => run({ what: "stand-in", seat: person.seat })}>
            {t("host-stand-in")}
          </button>
        )}
        <button type="button" class="plain" onClick={() => ask({ what: "hand-on", person })}>
          {t("host-hand-on")}
        </button>
        <button
          type="button"
          class="plain danger"
          data-testid={`remove-${person.seat}`}
          onClick={() => ask({ what: "remove", person })}
        >
          {t("host-remove")}
        </button>
      </span>
    </li>
  );
}

export function HostKeys({ table, people }: { table: TableCard; people: readonly Person[] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  // The table tells everybody what was done, this page too: nothing needs to be taken from the answer.
  const run = (deed: HostDeed) => void api.host(table.id, deed).catch(noteTrouble);
  const close = () => void api.close(table.id).then(() => go("/"), noteTrouble);
  const guests = people.filter((one) => one.kind === "person" && !table.seats.includes(one.seat));
  return (
    <section class="host-keys" data-testid="host-keys">
      <h3>{t("host-title")}</h3>
      <div class="buttons">
        <button
          type="button"
          class="plain"
          data-testid="pause"
          onClick={() => run({ what: table.paused ? "resume" : "pause" })}
        >
          {table.paused ? t("host-resume") : t("host-pause")}
        </button>
        <button type="button" class="plain danger" data-testid="close-game" onClick={() => setAsked({ what: "close" })}>
          {t("table-close")}
        </button>
      </div>
      <ul class="host-guests">
        {guests.map((person) => (
          <Guest key={person.seat} person={person} run={run} ask={setAsked} />
        ))}
      </ul>
      {asked ? (
        <Confirm
          title={asked.what === "close" ? t("table-close") : t(`host-${asked.what}`)}
          text={t(`host-${asked.what}-about`, { name: asked.what === "close" ? "" : asked.person.name })}
          yes={asked.what === "close" ? t("table-close") : t(`host-${asked.what}`)}
          onYes={() => (asked.what === "close" ? close() : run({ what: asked.what, seat: asked.person.seat }))}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </section>
  );
}
