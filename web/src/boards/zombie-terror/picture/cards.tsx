// The cards on the table: six human cards with their tokens and owners, or a hand and what was played.

import type { ComponentChildren } from "preact";
import { Icon } from "../../../icons";
import { Disc, Target, targetClasses } from "../../../pieces";
import { CARD_ICONS } from "../icons";
import { HUMAN_CARDS, holderOf, isBase, NOBODY } from "../reading";
import type { View } from "../view";
import { CARD_VERBS } from "./deeds";
import type { Hands, Props } from "./hands";

const VERBS = Object.fromEntries(Object.entries(CARD_VERBS).map(([verb, card]) => [card, verb]));

function Tokens({ view, card, props }: { view: View; card: number; props: Props }) {
  const { say } = props;
  const holder = holderOf(view, card);
  const person = holder === NOBODY ? undefined : props.people.find((one) => one.seat === holder);
  const { blocked, supported, played } = view.cards;
  return (
    <span class="zt-card-tokens">
      {person ? <Disc colour={person.colour} name={person.name} size={27} /> : null}
      {blocked.includes(card) ? (
        <Icon name="brain" size="20px" class="zt-block" label={say.text("zt-card-blocked")} />
      ) : null}
      {supported.includes(card) ? (
        <Icon name="walkie-talkie" size="20px" class="zt-radio" label={say.text("zt-card-supported")} />
      ) : null}
      {played.includes(card) ? <Icon name="card-discard" size="18px" label={say.text("zt-card-played")} /> : null}
    </span>
  );
}

/** What is to be said of a card besides its name. */
function aboutCard(view: View, card: number, props: Props): string {
  const { say } = props;
  const holder = holderOf(view, card);
  const words = [say.text(`zt-card-${say.label("card", card)}`)];
  if (holder !== NOBODY) words.push(say.seat(holder));
  if (view.cards.blocked.includes(card)) words.push(say.text("zt-card-blocked"));
  if (view.cards.supported.includes(card)) words.push(say.text("zt-card-supported"));
  if (view.cards.played.includes(card)) words.push(say.text("zt-card-played"));
  return words.join(" ");
}

function CardBody({ card, props, children }: { card: number; props: Props; children?: ComponentChildren }) {
  const { say } = props;
  return (
    <>
      <span class="zt-card-head">
        <Icon name={CARD_ICONS[card]} size="26px" />
        <b>{say.thing("card", card)}</b>
      </span>
      <span class="zt-card-text">{say.text(`zt-card-${say.label("card", card)}`)}</span>
      {children}
    </>
  );
}

function CardFace({ card, props, hands }: { card: number; props: Props; hands: Hands }) {
  const { view } = props;
  const { say } = props;
  const target = say.target("card", card);
  const verb = VERBS[card];
  const mine = view.hand?.includes(card) ?? false;
  const options = mine ? hands.all.filter((option) => option.verb === verb) : [];
  const playable = options.some((option) => option.path.length > 0 || hands.direct);
  const spent = view.cards.played.includes(card) && !mine;
  const side = card < HUMAN_CARDS ? "human" : "zombie";
  const look = `zt-card zt-card-${side} ${spent ? "zt-spent" : ""} ${mine ? "zt-mine" : ""}`;
  const about = aboutCard(view, card, props);
  const body = (
    <CardBody card={card} props={props}>
      <Tokens view={view} card={card} props={props} />
    </CardBody>
  );
  if (!playable || props.lit.has(target) || props.chosen.has(target)) {
    return (
      <Target table={props} target={target} class={look} about={about}>
        {body}
      </Target>
    );
  }
  return (
    <button
      type="button"
      class={`${targetClasses(props, target)} lit ${look} ${hands.verb === verb ? "chosen" : ""}`}
      data-target={target}
      data-option={options
        .filter((option) => !option.path.length)
        .map((option) => option.id)
        .join(" ")}
      data-verb={verb}
      aria-pressed={hands.verb === verb}
      aria-label={`${say.thing("card", card)}: ${about} (${say.text("zt-playable")})`}
      tabIndex={-1}
      onClick={() => hands.tapVerb(verb)}
    >
      {body}
    </button>
  );
}

function Row({
  title,
  cards,
  props,
  hands,
  place,
}: {
  title: string;
  cards: number[];
  props: Props;
  hands: Hands;
  place: string;
}) {
  if (!cards.length) return null;
  return (
    <section class="zt-cards">
      <h3>{title}</h3>
      <div class="zt-card-row" data-place={place}>
        {cards.map((card) => (
          <span key={card} data-piece="card" class="zt-card-slot">
            <CardFace card={card} props={props} hands={hands} />
          </span>
        ))}
      </div>
    </section>
  );
}

/** Cards that nobody can touch any more, by name only. */
function Names({ title, cards, props, place }: { title: string; cards: number[]; props: Props; place: string }) {
  if (!cards.length) return null;
  return (
    <p class="zt-names" data-place={place}>
      <span>{title}: </span>
      {cards.map((card) => (
        <Target key={card} table={props} target={props.say.target("card", card)} class="zt-name">
          <span data-piece="card">
            <Icon name={CARD_ICONS[card]} size="16px" /> {props.say.thing("card", card)}
          </span>
        </Target>
      ))}
    </p>
  );
}

export function Cards({ props, hands }: { props: Props; hands: Hands }) {
  const { say } = props;
  const { view } = props;
  const own = view.hand ?? [];
  const { cards } = view;
  const law = !isBase(view);
  const human = law ? Array.from({ length: HUMAN_CARDS }, (_, card) => card) : [];
  const kept = own.filter((card) => !human.includes(card));
  const box = Array.isArray(cards.box) ? cards.box : [];
  const others = view.players.filter((player) => player.seat !== view.seat);
  return (
    <div class="zt-all-cards">
      <Row title={say.text("hand")} cards={kept} props={props} hands={hands} place="hand" />
      {law ? <Row title={say.text("zt-cards")} cards={human} props={props} hands={hands} place="pool" /> : null}
      {others.map((player) => (
        <Names
          key={player.seat}
          title={say.text("zt-open-of", { name: say.seat(player.seat) })}
          cards={player.open_cards.filter((card) => !human.includes(card))}
          props={props}
          place={`open:${player.seat}`}
        />
      ))}
      {law ? (
        <p class="zt-names">
          <Icon name="card-draw" size="18px" /> {say.text("zt-zombie-cards")}:{" "}
          {say.text("zt-deck", { count: cards.deck })}
        </p>
      ) : null}
      <Names title={say.text("zt-discard")} cards={cards.discard} props={props} place="discard" />
      {law ? null : <Names title={say.text("zt-played-cards")} cards={cards.played} props={props} place="played" />}
      <Names title={say.text("zt-box-open")} cards={box} props={props} place="box" />
    </div>
  );
}
