// The games on the shelf: cover, players, length, weight.

import { coverOf } from "../../covers";
import { Icon } from "../../icons";
import type { GameCard } from "../../protocol";
import { cards, gameText, gameTitle } from "../core/games";
import { t } from "../core/speech";

const HEAVIEST = 5;

/** How heavy a game is: filled stones and a number. */
function Weight({ weight }: { weight: number }) {
  return (
    <span class="weight" role="img" aria-label={t("weight", { weight, most: HEAVIEST })}>
      <span aria-hidden="true">
        {Array.from({ length: HEAVIEST }, (_, at) => (at < weight ? "◆" : "◇")).join("")} {weight}/{HEAVIEST}
      </span>
    </span>
  );
}

function range(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`;
}

export function Facts({ card }: { card: GameCard }) {
  return (
    <ul class="facts">
      <li>
        <Icon name="person" /> {t("seats-range", { range: range(card.least_seats, card.most_seats) })}
      </li>
      <li>
        <Icon name="hourglass" />{" "}
        {t("minutes-range", { range: range(card.minutes[0], card.minutes[card.minutes.length - 1]) })}
      </li>
      <li>
        <Weight weight={card.weight} />
      </li>
    </ul>
  );
}

function Cover({ card }: { card: GameCard }) {
  const cover = coverOf(card.key);
  return (
    <li class="game" data-game={card.key}>
      <a class="game-link" href={`/new?game=${card.key}`}>
        <img class="game-cover" src={cover} alt="" width="400" height="260" />
        <span class="game-text">
          <span class="game-title">{gameTitle(card.key)}</span>
          <span class="game-tagline">{gameText(card.key, "game-tagline")}</span>
        </span>
      </a>
      <Facts card={card} />
      <a class="game-rules" href={`/rules/${card.key}`}>
        <Icon name="rule-book" /> {t("rules")}
        <span class="unseen">: {gameTitle(card.key)}</span>
      </a>
    </li>
  );
}

export function Shelf() {
  return (
    <section class="shelf">
      <h2>{t("shelf-title")}</h2>
      <ul class="games">
        {cards.value.map((card) => (
          <Cover key={card.key} card={card} />
        ))}
      </ul>
    </section>
  );
}
