// The rules of a game, with its cover.

import { coverOf } from "../../covers";
import { gameText, gameTitle } from "../core/games";
import { hash } from "../core/router";
import { t } from "../core/speech";
import { Page } from "../shell/frame";
import { Rulebook } from "../table/rulebook";

export function Rules({ game }: { game: string }) {
  const cover = coverOf(game);
  return (
    <Page name={`${t("rules")}: ${gameTitle(game)}`}>
      <div class="new-head rules-head">
        <img class="new-cover" src={cover} alt="" width="400" height="260" />
        <div>
          <h1>{gameTitle(game)}</h1>
          <p class="new-tagline">{gameText(game, "game-tagline")}</p>
          <p>
            <a class="button plain" href={`/new?game=${game}`}>
              {t("play-this")}
            </a>
          </p>
        </div>
      </div>
      <h2 class="unseen">{t("rules")}</h2>
      <Rulebook game={game} at={hash.value} />
    </Page>
  );
}
