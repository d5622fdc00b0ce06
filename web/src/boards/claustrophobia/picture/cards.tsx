// The cards: one's own hand with what each does, what was played, and how many both sides hold.

import { Icon } from "../../../icons";
import type { BoardProps } from "../../contract";
import { advantageIcon, eventIcon, SIGN } from "../icons";
import { sideOf } from "../reading";
import type { View } from "../view";
import { counted } from "../words";

type Deck = "advantage" | "eventcard";

const iconOf = (deck: Deck, kind: number): string => (deck === "advantage" ? advantageIcon(kind) : eventIcon(kind));

function Card({ deck, kind, count, props }: { deck: Deck; kind: number; count: number; props: BoardProps<View> }) {
  const { say } = props;
  return (
    <div class={`cla-card cla-card-${deck}`} data-piece="card">
      <Icon name={iconOf(deck, kind)} size={30} />
      <span class="cla-card-name">
        {say.thing(deck, kind)}
        {count > 1 ? ` ×${count}` : ""}
      </span>
      <span class="cla-card-about">{say.text(`${deck}-about-${say.label(deck, kind)}`)}</span>
    </div>
  );
}

function Pile({
  deck,
  title,
  cards,
  props,
}: {
  deck: Deck;
  title: string;
  cards: readonly number[];
  props: BoardProps<View>;
}) {
  const list = counted(cards);
  if (!list.length) return null;
  return (
    <p class="cla-pile">
      <b>{title}</b>
      {list.map(([kind, count]) => (
        <span key={kind} class="cla-mark" title={props.say.text(`${deck}-about-${props.say.label(deck, kind)}`)}>
          <Icon name={iconOf(deck, kind)} size={15} />{" "}
          <span>
            {props.say.thing(deck, kind)}
            {count > 1 ? ` ×${count}` : ""}
          </span>
        </span>
      ))}
    </p>
  );
}

function Count({ deck, held, left, props }: { deck: Deck; held: number; left: number; props: BoardProps<View> }) {
  const { say } = props;
  return (
    <p class="cla-pile">
      <b>{say.text(deck === "advantage" ? "b-advantages" : "b-events")}</b>
      <span class="cla-mark">
        <Icon name={SIGN.cards} size={15} /> <span>{say.text("b-cards-held", { count: held })}</span>
      </span>
      <span class="cla-mark cla-dim">
        <span>{say.text("b-cards-deck", { count: left })}</span>
      </span>
    </p>
  );
}

export function Cards({ props }: { props: BoardProps<View> }) {
  const { view } = props;
  const { say } = props;
  const side = sideOf(view, props.me);
  const deck: Deck = side === "human" ? "advantage" : "eventcard";
  const own = side ? counted(view.hand) : [];
  return (
    <div class="cla-cards" role="group" aria-label={say.text("b-cards")}>
      {own.map(([kind, count]) => (
        <Card key={kind} deck={deck} kind={kind} count={count} props={props} />
      ))}
      {side && !own.length ? <p class="cla-note">{say.text("b-hand-empty")}</p> : null}
      <Count deck="advantage" held={view.advantages} left={view.advantage_deck} props={props} />
      <Pile deck="advantage" title={say.text("b-cards-spent")} cards={view.advantages_spent} props={props} />
      <Count deck="eventcard" held={view.events} left={view.event_deck} props={props} />
      <Pile deck="eventcard" title={say.text("b-cards-spent")} cards={view.events_spent} props={props} />
      <Pile
        deck="eventcard"
        title={say.text("b-cards-open")}
        cards={side === "demon" ? [] : view.events_open}
        props={props}
      />
    </div>
  );
}
