// The first choice of a game: scenarios, sides and variants as cards, before anything technical. A game says which of its
// options are chosen so by a text for the card of each value; ".first" marks what a beginner should take.

import { useEffect } from "preact/hooks";
import { drawingOf } from "../../covers/choices";
import { Icon } from "../../icons";
import type { Catalog, ChoiceInfo } from "../../protocol";
import { bots, gameHas, gameText } from "../core/games";
import { settings } from "../core/me";
import { t } from "../core/speech";
import { type Form, resized } from "./form";

const HARDEST = 3;
const CHANCE = "random"; // comes last: it is for those who know all others

const cardKey = (choice: ChoiceInfo, value: string): string => `choice-${choice.key}-${value}-card`;

/** The options that are shown as cards, with those of their values that have one. */
export function firstChoices(game: string, catalog: Catalog): { choice: ChoiceInfo; values: string[] }[] {
  return catalog.choices
    .map((choice) => ({
      choice,
      values: choice.values
        .map(String)
        .filter((value) => gameHas(game, cardKey(choice, value)))
        .toSorted((one, other) => Number(one === CHANCE) - Number(other === CHANCE)),
    }))
    .filter(({ values }) => values.length > 1);
}

/** How many play with a card, where it says so. */
function seatsFor(game: string, key: string): number | null {
  return gameHas(game, `${key}.seats`) ? Number(gameText(game, `${key}.seats`)) : null;
}

/** Whether a card is the one that the form asks for: by its value, or because it is the one for so many players. */
function isChosen(form: Form, choice: ChoiceInfo, value: string): boolean {
  const now = String(form.options[choice.key] ?? choice.default);
  if (now === value) return true;
  return now === String(choice.default) && seatsFor(form.game, cardKey(choice, value)) === form.seats.length;
}

function Difficulty({ value }: { value: number }) {
  return (
    <span class="first-skulls" role="img" aria-label={t("difficulty", { value, most: HARDEST })}>
      {Array.from({ length: HARDEST }, (_, at) => (
        <Icon key={at} name="skull-crack" class={at < value ? "is-on" : ""} />
      ))}
    </span>
  );
}

interface Props {
  form: Form;
  catalog: Catalog;
  change(change: Partial<Form>): void;
}

function Card({ form, choice, value, change }: Props & { choice: ChoiceInfo; value: string }) {
  const key = cardKey(choice, value);
  const text = (part: string) => (gameHas(form.game, `${key}.${part}`) ? gameText(form.game, `${key}.${part}`) : "");
  const seats = seatsFor(form.game, key);
  const level = form.seats.find((seat) => seat.who === "bot")?.level ?? bots.value.usual;
  const take = () =>
    change({
      options: { ...form.options, [choice.key]: value },
      ...(seats ? { seats: resized(form.seats, seats, level) } : {}),
    });
  const drawing = drawingOf(form.game, choice.key, value);
  const [minutes, weight] = [text("minutes"), Number(text("weight"))];
  return (
    <button
      type="button"
      class="first-card"
      aria-pressed={isChosen(form, choice, value)}
      data-testid={`first-${choice.key}-${value}`}
      onClick={take}
    >
      {drawing ? <img src={drawing} alt="" width="160" height="90" /> : null}
      <span class="first-name">
        <strong>{text("name") || gameText(form.game, `choice-${choice.key}-${value}`)}</strong>
        {text("first") ? <span class="tag">{t("for-beginners")}</span> : null}
      </span>
      {minutes || weight ? (
        <span class="first-facts">
          {minutes ? (
            <span>
              <Icon name="hourglass" /> {t("minutes", { minutes })}
            </span>
          ) : null}
          {weight ? <Difficulty value={weight} /> : null}
        </span>
      ) : null}
      <span class="first-about">{gameText(form.game, key)}</span>
    </button>
  );
}

export function FirstChoice({ form, catalog, change }: Props) {
  const seats = form.seats.length;
  const first = firstChoices(form.game, catalog);
  const known = first.map(({ choice }) => choice.key).join();
  useEffect(() => {
    const options = { ...form.options };
    for (const { choice, values } of first) {
      const now = options[choice.key];
      const advised = values.find((value) => gameHas(form.game, `${cardKey(choice, value)}.first`));
      const wanted = seatsFor(form.game, cardKey(choice, String(now)));
      // A first game begins with what its texts advise; a card that is not for so many players is laid back.
      if (now === undefined && !settings.value.last[form.game] && advised) options[choice.key] = advised;
      else if (wanted && wanted !== seats) options[choice.key] = choice.default;
    }
    if (JSON.stringify(options) !== JSON.stringify(form.options)) change({ options });
  }, [known, seats]);
  return (
    <>
      {first.map(({ choice, values }) => (
        <div
          key={choice.key}
          class="first-choice"
          role="group"
          aria-label={gameText(form.game, `choice-${choice.key}`)}
        >
          <h2>{gameText(form.game, `choice-${choice.key}`)}</h2>
          <div class="first-cards">
            {values.map((value) => (
              <Card key={value} form={form} catalog={catalog} choice={choice} value={value} change={change} />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
