// A new table: the game is chosen, everything is filled in; the details fold out.

import { useEffect, useState } from "preact/hooks";
import { coverOf } from "../../covers";
import type { Catalog } from "../../protocol";
import { tableTexts } from "../../text/load";
import { api } from "../core/api";
import { fieldNames } from "../core/fields";
import { bots, cards, catalogOf, gameText, gameTitle } from "../core/games";
import { me, set, settings } from "../core/me";
import { go, query } from "../core/router";
import { hasText, language, t } from "../core/speech";
import { Details } from "../lobby/details";
import { FirstChoice } from "../lobby/first-choice";
import { type Form, formOf, type Preset, resized, seatsOf, wishOf } from "../lobby/form";
import { Facts, Shelf } from "../lobby/games";
import { levelText, Seats } from "../lobby/seats";
import { Welcome } from "../lobby/welcome";
import { fieldsOf, rangeOf, whyOf, wrongNumber } from "../numbers/data";
import { note, noteTrouble } from "../shell/announce";
import { Page } from "../shell/frame";
import { LESSON, openLesson } from "../table/lesson";

const PRESETS: Preset[] = ["bots", "friends", "hotseat"];

function useForm(game: string): [Form | null, Catalog | null, (change: Partial<Form>) => void] {
  const [form, setForm] = useState<Form | null>(null);
  const [catalog, setCatalog] = useState<Catalog | null>(null);
  const card = cards.value.find((one) => one.key === game);
  useEffect(() => {
    if (!card) return;
    const fill = async () => {
      const found = await catalogOf(game);
      setCatalog(found);
      setForm(formOf(card, found, bots.value));
      const text = query.peek().get("data");
      if (!text) return;
      const numbers = (await api.readData(game, { text })).fields;
      setForm((old) => old && { ...old, numbers });
    };
    fill().catch(noteTrouble);
  }, [game, card]);
  return [form, catalog, (change) => setForm((old) => old && { ...old, ...change })];
}

/** Say which number is out of bounds, if one is. */
async function sayWrong(form: Form, catalog: Catalog): Promise<boolean> {
  if (!Object.keys(form.numbers).length) return false;
  const wrong = wrongNumber(await fieldsOf(form.game), form.numbers);
  if (!wrong) return false;
  const names = fieldNames(catalog, await tableTexts(catalog, language.value, []));
  note(
    t("number-wrong", {
      name: names.parts(wrong.field).join(": "),
      range: rangeOf(wrong),
      why: whyOf(wrong),
    }),
  );
  return true;
}

async function open(form: Form, catalog: Catalog): Promise<void> {
  const { seed: _, numbers: __, ...kept } = form;
  set({ last: { ...settings.value.last, [form.game]: kept } });
  try {
    if (await sayWrong(form, catalog)) return;
    const table = await api.open(wishOf(form, me.value?.name ?? ""));
    go(`/table/${table.id}`);
  } catch (problem) {
    noteTrouble(problem);
  }
}

/** Begin the lesson of a game; one without a lesson has its rules. */
async function learn(game: string): Promise<void> {
  try {
    const table = await openLesson(game);
    go(table ? `/table/${table.id}?${LESSON}` : `/rules/${game}`);
  } catch (problem) {
    noteTrouble(problem);
  }
}

function presetOf(form: Form): Preset | null {
  const others = new Set(form.seats.slice(1).map((seat) => seat.who));
  if (form.seats[0]?.who !== "me" || others.size > 1) return null;
  return others.has("open") ? "friends" : others.has("me") ? "hotseat" : "bots";
}

function Chairs({ form, catalog, change }: { form: Form; catalog: Catalog; change(change: Partial<Form>): void }) {
  const { least_seats: least, most_seats: most } = catalog.card;
  const level = form.seats.find((seat) => seat.who === "bot")?.level ?? bots.value.usual;
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return (
    <>
      <div class="presets" role="group" aria-label={t("presets")}>
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            class="preset"
            data-testid={`preset-${preset}`}
            aria-pressed={presetOf(form) === preset}
            onClick={() => change({ seats: seatsOf(preset, form.seats.length, level) })}
          >
            <strong>{t(`preset-${preset}`)}</strong>
            <span>{t(`preset-${preset}.about`)}</span>
          </button>
        ))}
      </div>
      <div class="counts" role="group" aria-label={t("players")}>
        <span aria-hidden="true">{t("players")}</span>
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            data-testid={`count-${count}`}
            aria-pressed={form.seats.length === count}
            onClick={() => change({ seats: resized(form.seats, count, level) })}
          >
            {count}
          </button>
        ))}
      </div>
      {form.seats.some((seat) => seat.who === "bot") ? (
        <Levels
          level={level}
          onPick={(one) => change({ seats: form.seats.map((seat) => ({ ...seat, level: one })) })}
        />
      ) : null}
    </>
  );
}

/** How strong the bots are: all of them alike; under the chairs each has its own. */
function Levels({ level, onPick }: { level: string; onPick(level: string): void }) {
  return (
    <div class="levels" role="group" aria-label={t("levels-title")}>
      <span aria-hidden="true">{t("levels-title")}</span>
      <div class="counts">
        {bots.value.levels.map((one) => (
          <button
            key={one}
            type="button"
            data-testid={`level-${one}`}
            aria-pressed={one === level}
            onClick={() => onPick(one)}
          >
            {levelText(one)}
          </button>
        ))}
      </div>
      {hasText(`level-${level}-about`) ? <p class="small">{t(`level-${level}-about`)}</p> : null}
    </div>
  );
}

export function New() {
  const game = query.value.get("game") ?? "";
  const [form, catalog, change] = useForm(game);
  const [busy, setBusy] = useState(false);
  if (!game)
    return (
      <Page name={t("new-title")} wide>
        <Shelf />
      </Page>
    );
  const start = async () => {
    if (!form || !catalog || busy) return;
    setBusy(true);
    await open(form, catalog);
    setBusy(false);
  };
  const cover = coverOf(game);
  const starts = form?.seats.every((seat) => seat.who !== "open");
  return (
    <Page name={gameTitle(game)}>
      <div class="new">
        <div class="new-head">
          <img class="new-cover" src={cover} alt="" width="400" height="260" />
          <div>
            <h1>{gameTitle(game)}</h1>
            <p class="new-tagline">{gameText(game, "game-tagline")}</p>
            <p class="new-about">{gameText(game, "game-about")}</p>
            {catalog ? <Facts card={catalog.card} /> : null}
            <p class="new-ways">
              <button
                type="button"
                class="plain"
                data-testid="learn"
                disabled={busy || !me.value}
                onClick={() => void learn(game)}
              >
                {t("lesson-start")}
              </button>
              <a href={`/rules/${game}`}>{t("rules-link")}</a>
            </p>
          </div>
        </div>
        {me.value === null ? <Welcome /> : null}
        {form && catalog ? (
          <>
            <FirstChoice form={form} catalog={catalog} change={change} />
            <Chairs form={form} catalog={catalog} change={change} />
            <div class="buttons start">
              <button
                type="button"
                class="primary large"
                data-testid="start"
                disabled={busy || !me.value}
                onClick={start}
              >
                {starts ? t("start-now") : t("open-table")}
              </button>
            </div>
            <details class="fold">
              <summary>{t("seats-title")}</summary>
              <Seats seats={form.seats} onChange={(seats) => change({ seats })} />
            </details>
            <Details form={form} catalog={catalog} change={change} />
          </>
        ) : null}
      </div>
    </Page>
  );
}
