// The designer's page: change the numbers of a game, let bots try them, and look at what comes of it.
// An experiment has an address of its own, so that a reload goes on watching it, and its link can be shared.

import { useEffect, useState } from "preact/hooks";
import type { Catalog, ExperimentCard } from "../../protocol";
import { api } from "../core/api";
import { bots, cards, catalogOf, gameTitle } from "../core/games";
import { me } from "../core/me";
import { go, query } from "../core/router";
import { t } from "../core/speech";
import { Earlier } from "../designer/earlier";
import { Outcome } from "../designer/outcome";
import { TrialForm } from "../designer/trial-form";
import { useExperiment } from "../designer/watching";
import { Welcome } from "../lobby/welcome";
import type { Numbers } from "../numbers/data";
import { noteTrouble } from "../shell/announce";
import { Page } from "../shell/frame";

/** What is to be tried, as it is filled in. */
export interface Trial {
  seats: number;
  games: number;
  bot: string;
  numbers: Numbers;
}

const GAMES = 200;

function GamePicker({ game, onPick }: { game: string; onPick(game: string): void }) {
  return (
    <div class="presets designer-games" role="group" aria-label={t("designer-game")}>
      {cards.value.map((card) => (
        <button
          key={card.key}
          type="button"
          class="preset"
          data-testid={`designer-${card.key}`}
          aria-pressed={card.key === game}
          onClick={() => onPick(card.key)}
        >
          <strong>{gameTitle(card.key)}</strong>
        </button>
      ))}
    </div>
  );
}

/** The numbers that the address brings along, or that an experiment tries. */
async function numbersIn(game: string, text: string): Promise<Numbers> {
  return text ? (await api.readData(game, { text })).fields : {};
}

function trialOf(catalog: Catalog, experiment: ExperimentCard | null): Trial {
  return {
    seats: experiment?.seats ?? catalog.card.usual_seats,
    games: experiment?.games ?? GAMES,
    bot: experiment?.bot ?? bots.value.quick,
    numbers: {},
  };
}

function Bench({ game, experiment }: { game: string; experiment: ExperimentCard | null }) {
  const [catalog, setCatalog] = useState<Catalog | null>(null);
  const [trial, setTrial] = useState<Trial | null>(null);
  const data = experiment?.data ?? query.peek().get("data") ?? "";
  useEffect(() => {
    let current = true;
    const load = async () => {
      const found = await catalogOf(game);
      const numbers = await numbersIn(game, data).catch((problem) => {
        noteTrouble(problem);
        return {};
      });
      if (!current) return;
      setCatalog(found);
      setTrial({ ...trialOf(found, experiment), numbers });
    };
    load().catch(noteTrouble);
    return () => {
      current = false;
    };
  }, [game, experiment?.id]);
  if (!catalog || !trial) return <p role="status">{t("loading")}</p>;
  return (
    <TrialForm
      catalog={catalog}
      trial={trial}
      busy={experiment?.mine === true && ["waiting", "playing"].includes(experiment.status)}
      onChange={(change) => setTrial({ ...trial, ...change })}
    />
  );
}

export function Designer({ id }: { id: string }) {
  const experiment = useExperiment(id);
  const game = experiment?.game ?? query.value.get("game") ?? cards.value[0]?.key ?? "";
  const waits = id !== "" && experiment === null;
  return (
    <Page name={t("page-designer")} wide>
      <div class="designer">
        <h1>{t("page-designer")}</h1>
        <p>{t("designer-about")}</p>
        {me.value === null ? <Welcome /> : null}
        {game ? <GamePicker game={game} onPick={(one) => go(`/designer?game=${one}`)} /> : null}
        {experiment ? <Outcome experiment={experiment} /> : null}
        {waits ? <p role="status">{t("loading")}</p> : null}
        {game && bots.value.quick && !waits ? (
          <Bench key={`${game}:${id}`} game={game} experiment={experiment} />
        ) : null}
        {me.value ? <Earlier current={id} status={experiment?.status ?? ""} /> : null}
      </div>
    </Page>
  );
}
