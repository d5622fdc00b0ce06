// What somebody's games come to, in numbers and names.

import { Icon } from "../../icons";
import type { Figures as All, Rating, Tally } from "../../protocol";
import { gameText, gameTitle } from "../core/games";
import { t } from "../core/speech";
import { levelText } from "../lobby/seats";

function Fact({ label, value }: { label: string; value: string | number }) {
  return (
    <div class="figure">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The name of a side, in the words of its game where it has them. */
function sideName(key: string): string {
  const [game, side] = key.split(":");
  const said = gameText(game, `side-${side}`);
  return `${gameTitle(game)}: ${said && said !== `side-${side}` ? said : side}`;
}

function Tallies({ title, rows, name }: { title: string; rows: readonly Tally[]; name(row: Tally): string }) {
  if (!rows.length) return null;
  return (
    <table class="tallies">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t("tally-what")}</th>
          <th scope="col">{t("tally-played")}</th>
          <th scope="col">{t("tally-won")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{name(row)}</th>
            <td>{row.played}</td>
            <td>
              {row.won} ({Math.round((100 * row.won) / row.played)}%)
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Figures({ figures }: { figures: All }) {
  const { played, won, streak, kept, broken, victim, nemesis } = figures;
  return (
    <section class="box" data-testid="figures">
      <dl class="figures">
        <Fact label={t("figures-played")} value={played} />
        <Fact label={t("figures-won")} value={won} />
        <Fact label={t("figures-streak")} value={streak} />
        <Fact label={t("figures-kept")} value={kept} />
        <Fact label={t("figures-broken")} value={broken} />
        {victim ? <Fact label={t("figures-victim")} value={victim} /> : null}
        {nemesis ? <Fact label={t("figures-nemesis")} value={nemesis} /> : null}
      </dl>
      <Tallies title={t("by-game")} rows={figures.games} name={(row) => gameTitle(row.key)} />
      <Tallies title={t("by-side")} rows={figures.sides} name={(row) => sideName(row.key)} />
      <Tallies title={t("rivals")} rows={figures.rivals} name={(row) => row.name} />
    </section>
  );
}

export function Ratings({ ratings }: { ratings: readonly Rating[] }) {
  if (!ratings.length) return null;
  const games = [...new Set(ratings.map((one) => one.game))];
  return (
    <section class="box" data-testid="ratings">
      <h2>{t("ratings")}</h2>
      <p class="small">{t("ratings-about")}</p>
      {games.map((game) => (
        <table key={game} class="tallies">
          <caption>{gameTitle(game)}</caption>
          <tbody>
            {ratings
              .filter((one) => one.game === game)
              .map((one) => (
                <tr key={`${one.player}${one.name}`} class={one.bot ? "is-bot" : ""}>
                  <th scope="row">
                    {one.bot ? <Icon name="vintage-robot" label={t("bot")} size="1em" /> : null}{" "}
                    {one.bot ? levelText(one.name) : one.name}
                  </th>
                  <td>
                    {one.points} ± {one.give}
                  </td>
                  <td>{t("rated-games", { count: one.games })}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}
