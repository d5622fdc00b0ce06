// A group of people who play together: who they are, how it stands between them, what they have played and found.

import { useEffect, useState } from "preact/hooks";
import type { GroupPage } from "../../protocol";
import { Ratings } from "../company/figures";
import { History } from "../company/history";
import { SeriesOf } from "../company/series";
import { api } from "../core/api";
import { gameTitle } from "../core/games";
import { go } from "../core/router";
import { t, trouble } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { Confirm } from "../shell/dialog";
import { Page } from "../shell/frame";
import { LinkField } from "../table/invite";

function Standings({ group }: { group: GroupPage }) {
  const members = [...group.members].sort((one, other) => other.figures.won - one.figures.won);
  return (
    <section class="box">
      <table class="tallies" data-testid="standings">
        <caption>{t("members")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("welcome-name")}</th>
            <th scope="col">{t("tally-played")}</th>
            <th scope="col">{t("tally-won")}</th>
            <th scope="col">{t("figures-kept")}</th>
            <th scope="col">{t("figures-broken")}</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ player, name, figures }) => (
            <tr key={player}>
              <th scope="row">
                <a href={`/player/${player}`}>{name}</a>
              </th>
              <td>{figures.played}</td>
              <td>{figures.won}</td>
              <td>{figures.kept}</td>
              <td>{figures.broken}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Group({ id }: { id: string }) {
  const [group, setGroup] = useState<GroupPage | null>(null);
  const [problem, setProblem] = useState("");
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    api.group(id).then(setGroup, (error: unknown) => setProblem(trouble(error)));
  }, [id]);
  const found = Object.entries(group?.unlocked ?? {});
  return (
    <Page name={group?.name ?? t("groups")}>
      <div class="company">
        <h1>{group?.name ?? t("groups")}</h1>
        {problem ? (
          <p class="banner" role="alert">
            {problem}
          </p>
        ) : null}
        {group ? (
          <>
            <Standings group={group} />
            {found.map(([game, numbers]) => (
              <p key={game} class="small">
                {t("group-found", { game: gameTitle(game), count: numbers.length })}
              </p>
            ))}
            <section class="box">
              <h2>{t("group-invite")}</h2>
              <p class="small">{t("group-invite-about")}</p>
              <LinkField link={group.code} label={t("group-code")} />
            </section>
            <SeriesOf group={group.id} />
            <Ratings ratings={group.ratings} />
            <History games={group.history} empty={t("group-history-empty")} />
            <button type="button" class="plain danger" onClick={() => setLeaving(true)}>
              {t("leave-group")}
            </button>
            {leaving ? (
              <Confirm
                title={t("leave-group")}
                text={t("leave-group-about", { name: group.name })}
                yes={t("leave-group")}
                onYes={() => void api.leaveGroup(id).then(() => go("/people"), noteTrouble)}
                onClose={() => setLeaving(false)}
              />
            ) : null}
          </>
        ) : null}
      </div>
    </Page>
  );
}
