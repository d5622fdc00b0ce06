// My games and my groups; and the way out: my data, and leaving for good.

import { useEffect, useState } from "preact/hooks";
import type { GroupCard, Played } from "../../protocol";
import { History } from "../company/history";
import { api } from "../core/api";
import { me } from "../core/me";
import { go } from "../core/router";
import { t } from "../core/speech";
import { Welcome } from "../lobby/welcome";
import { noteTrouble } from "../shell/announce";
import { Dialog } from "../shell/dialog";
import { Page } from "../shell/frame";

function Groups({ groups }: { groups: readonly GroupCard[] }) {
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const open = (group: { id: string }) => go(`/group/${group.id}`);
  const found = (event: Event) => {
    event.preventDefault();
    api.foundGroup(name.trim()).then(open, noteTrouble);
  };
  const join = (event: Event) => {
    event.preventDefault();
    api.joinGroup(code.trim()).then(open, noteTrouble);
  };
  return (
    <section class="box" data-testid="groups">
      <h2>{t("groups")}</h2>
      <p class="small">{t("groups-about")}</p>
      <ul class="group-list">
        {groups.map((group) => (
          <li key={group.id}>
            <a class="button plain" href={`/group/${group.id}`}>
              {group.name} · {t("members-count", { count: group.members })}
            </a>
          </li>
        ))}
      </ul>
      <form class="inline-form" onSubmit={found}>
        <input
          aria-label={t("group-name")}
          placeholder={t("group-name")}
          data-testid="group-name"
          maxLength={24}
          required
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="plain" data-testid="found-group">
          {t("found-group")}
        </button>
      </form>
      <form class="inline-form" onSubmit={join}>
        <input
          aria-label={t("group-code")}
          placeholder={t("group-code")}
          data-testid="group-code"
          maxLength={24}
          required
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <button type="submit" class="plain">
          {t("join-group")}
        </button>
      </form>
    </section>
  );
}

function Leaving({ name }: { name: string }) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const leave = (event: Event) => {
    event.preventDefault();
    api.deleteMe(typed).then(() => {
      me.value = null;
      go("/");
    }, noteTrouble);
  };
  return (
    <section class="box">
      <h2>{t("my-data")}</h2>
      <p class="small">{t("my-data-about")}</p>
      <div class="buttons">
        <a class="button plain" href="/api/me/export" download="ostoja.json">
          {t("export")}
        </a>
        <button type="button" class="plain danger" data-testid="delete-me" onClick={() => setAsking(true)}>
          {t("delete-me")}
        </button>
      </div>
      {asking ? (
        <Dialog title={t("delete-me")} onClose={() => setAsking(false)} testid="delete-dialog">
          <p>{t("delete-about", { name })}</p>
          <form class="inline-form" onSubmit={leave}>
            <input
              aria-label={t("welcome-name")}
              data-testid="delete-name"
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
            <button type="submit" class="primary" data-testid="delete-yes" disabled={typed !== name}>
              {t("delete-yes")}
            </button>
          </form>
        </Dialog>
      ) : null}
    </section>
  );
}

export function People() {
  const [games, setGames] = useState<Played[] | null>(null);
  const [groups, setGroups] = useState<GroupCard[]>([]);
  const who = me.value;
  useEffect(() => {
    if (!who) return;
    api.history().then(setGames, noteTrouble);
    api.groups().then(setGroups, noteTrouble);
  }, [who?.id]);
  return (
    <Page name={t("page-people")}>
      <div class="company">
        <h1>{t("page-people")}</h1>
        {who === null ? <Welcome /> : null}
        {who ? (
          <>
            <p>
              <a class="button plain" href={`/player/${who.id}`}>
                {t("my-page")}
              </a>
            </p>
            <Groups groups={groups} />
            {games ? <History games={games} empty={t("history-empty")} /> : <p role="status">{t("loading")}</p>}
            <Leaving name={who.name} />
          </>
        ) : null}
      </div>
    </Page>
  );
}
