// The introduction of one screen, shown once for every game and whenever it is asked for.

import { gameTitle } from "../core/games";
import { t } from "../core/speech";
import { Dialog } from "../shell/dialog";
import type { Cast } from "./session";

const PARTS = ["goal", "turn", "win"] as const;

export const hasIntro = (cast: Cast): boolean => cast.say.has("intro");

export function Intro({ cast, onClose }: { cast: Cast; onClose(): void }) {
  const { say } = cast;
  return (
    <Dialog title={gameTitle(cast.catalog.card.key)} onClose={onClose} testid="intro">
      <p class="intro-lead">{say.text("intro")}</p>
      <dl class="intro">
        {PARTS.filter((part) => say.has(`intro.${part}`)).map((part) => (
          <div key={part}>
            <dt>{t(`intro-${part}`)}</dt>
            <dd>{say.text(`intro.${part}`)}</dd>
          </div>
        ))}
      </dl>
      <div class="buttons">
        <a class="button plain" href={`/rules/${cast.catalog.card.key}`}>
          {t("rules")}
        </a>
        <button type="button" class="primary" data-testid="intro-done" onClick={onClose}>
          {t("intro-done")}
        </button>
      </div>
    </Dialog>
  );
}
