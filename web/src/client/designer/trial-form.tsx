// What is to be tried: players, bots, how many games, and the numbers; and what can be done with them.

import { useEffect, useState } from "preact/hooks";
import type { Catalog, ExperimentLimits } from "../../protocol";
import { tableTexts } from "../../text/load";
import { api } from "../core/api";
import { fieldNames } from "../core/fields";
import { bots } from "../core/games";
import { me } from "../core/me";
import { go } from "../core/router";
import { language, t } from "../core/speech";
import { Field, Pick } from "../lobby/fields";
import { levelText } from "../lobby/seats";
import { dataOf, fieldsOf, linkOf, rangeOf, whyOf, wrongNumber } from "../numbers/data";
import { NumbersEditor } from "../numbers/editor";
import type { Trial } from "../pages/designer";
import { note, noteTrouble } from "../shell/announce";

interface Props {
  catalog: Catalog;
  trial: Trial;
  busy: boolean;
  onChange(change: Partial<Trial>): void;
}

const COUNTS = [40, 100, 200, 400, 1000];

async function sayWrong(catalog: Catalog, trial: Trial): Promise<boolean> {
  const wrong = wrongNumber(await fieldsOf(catalog.card.key), trial.numbers);
  if (!wrong) return false;
  const names = fieldNames(catalog, await tableTexts(catalog, language.value, []));
  note(t("number-wrong", { name: names.parts(wrong.field).join(": "), range: rangeOf(wrong), why: whyOf(wrong) }));
  return true;
}

async function begin(catalog: Catalog, trial: Trial): Promise<void> {
  if (await sayWrong(catalog, trial)) return;
  const { seats, games, bot, numbers } = trial;
  const card = await api.tryOut({ game: catalog.card.key, seats, games, bot, data: dataOf(numbers) });
  go(`/designer/${card.id}`);
}

function useLimits(): ExperimentLimits | null {
  const [limits, setLimits] = useState<ExperimentLimits | null>(null);
  useEffect(() => {
    api.experimentLimits().then(setLimits, noteTrouble);
  }, []);
  return limits;
}

export function TrialForm({ catalog, trial, busy, onChange }: Props) {
  const limits = useLimits();
  const [pressed, setPressed] = useState(false);
  const { key, least_seats: least, most_seats: most } = catalog.card;
  const seats = Array.from({ length: most - least + 1 }, (_, at) => String(least + at));
  const counts = COUNTS.filter((one) => one <= (limits?.games ?? 0));
  const start = () => {
    setPressed(true);
    begin(catalog, trial)
      .catch(noteTrouble)
      .finally(() => setPressed(false));
  };
  if (limits?.games === 0) return <p class="banner">{t("designer-off")}</p>;
  return (
    <section class="box" aria-labelledby="trial-title">
      <h2 id="trial-title">{t("designer-try")}</h2>
      <div class="fields">
        <Pick
          id="trial-seats"
          label={t("players")}
          value={String(trial.seats)}
          values={seats}
          said={(one) => one}
          onPick={(one) => onChange({ seats: Number(one) })}
        />
        <Pick
          id="trial-bot"
          label={t("designer-bot")}
          about={t("designer-bot-about")}
          value={trial.bot}
          values={bots.value.levels}
          said={levelText}
          onPick={(bot) => onChange({ bot })}
        />
        <Field
          id="trial-games"
          label={t("designer-games")}
          about={limits ? t("designer-games-about", { seconds: limits.seconds }) : ""}
        >
          <select
            id="trial-games"
            value={String(trial.games)}
            onChange={(event) => onChange({ games: Number(event.currentTarget.value) })}
          >
            {counts.map((one) => (
              <option key={one} value={String(one)} selected={one === trial.games}>
                {one}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <details class="fold" open>
        <summary>{t("numbers-title")}</summary>
        <NumbersEditor
          catalog={catalog}
          numbers={trial.numbers}
          onChange={(numbers) => onChange({ numbers })}
          page="/designer"
        />
      </details>
      <div class="buttons designer-start">
        <button
          type="button"
          class="primary large"
          data-testid="try"
          disabled={busy || pressed || !me.value || !limits}
          onClick={start}
        >
          {t("designer-start")}
        </button>
        <a class="button plain" data-testid="open-with" href={linkOf("/new", key, trial.numbers)}>
          {t("designer-table")}
        </a>
      </div>
    </section>
  );
}
