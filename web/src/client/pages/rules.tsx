import { gameTitle } from "../core/games";
import { hash } from "../core/router";
import { t } from "../core/speech";
import { Page } from "../shell/frame";
import { Rulebook } from "../table/rulebook";

export function Rules({ game }: { game: string }) {
  return (
    <Page name={`${t("rules")}: ${gameTitle(game)}`}>
      <h1>{gameTitle(game)}</h1>
      <p><a class="button plain" href={`/new?game=${game}`}>{t("play-this")}</a></p>
      <h2 class="unseen">{t("rules")}</h2>
      <Rulebook game={game} at={hash.value} />
    </Page>
  );
}
