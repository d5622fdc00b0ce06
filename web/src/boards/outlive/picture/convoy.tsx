// The convoy in the middle of the ring: one truck for each day, with its radiation and the event it brings.

import { Icon } from "../../../icons";
import { colourOf, Disc, outline, shapeOf } from "../../../pieces";
import type { Props } from "../facts";
import { CALAMITY_ICONS } from "../icons";
import type { Calamity } from "../view";
import { calamityEffect, goodsWords } from "../words";
import { Bar } from "./bar";
import { Piece, times } from "./kit";
import { Cost, personOn } from "./tokens";

export function Convoy({ table }: { table: Props }) {
  const { say, view } = table;
  return (
    <section class="out-convoy" aria-label={say.text("out-convoy")} data-place="convoy">
      <div class="out-convoy-cards">
        {times(view.rounds).map((at) => (
          <div key={at} class={slotClass(table, at)}>
            <span class="out-card-day" title={say.text("out-level", { round: at + 1, level: view.radiation[at] })}>
              <b>{at + 1}</b>
              <span class="out-card-level">
                <Icon name="radioactive" size={13} label={say.text("out-radiation")} />
                {view.radiation[at]}
              </span>
            </span>
            {view.events[at] ? <Card table={table} event={view.events[at]} /> : <Hidden table={table} at={at} />}
          </div>
        ))}
      </div>
      <Bar table={table} spot="convoy" />
    </section>
  );
}

function slotClass({ view }: Props, at: number): string {
  const event = view.events[at];
  const state = !event ? "out-card-down" : event.taker < 0 ? "out-card-rages" : "out-card-taken";
  return `out-card ${state} ${at + 1 === view.round ? "out-card-today" : ""}`;
}

function Hidden({ table: { say }, at }: { table: Props; at: number }) {
  return (
    <span class="out-card-face" role="img" aria-label={say.text("out-face-down", { round: at + 1 })}>
      <Icon name="truck" size={27} class="out-card-truck" />
    </span>
  );
}

function Card({ table, event }: { table: Props; event: Calamity }) {
  const { say, view } = table;
  const name = say.thing("calamity", event.event);
  const cost = [
    event.cost.some(Boolean) ? goodsWords(say, event.cost) : "",
    event.food ? `${say.text("out-any-food")} ${event.food}` : "",
  ];
  const fate =
    event.taker >= 0
      ? say.text("out-taken-by", { name: say.seat(event.taker) })
      : `${say.text("out-cost")}: ${cost.filter(Boolean).join(", ")}`;
  const about = [
    name,
    say.text("out-points", { count: event.points }),
    calamityEffect(say, view, event.event),
    fate,
  ].join(", ");
  return (
    <Piece
      table={table}
      target={say.target("calamity", event.event)}
      about={about}
      class="out-card-face"
      look={{ kind: "calamity", id: event.event }}
    >
      <span class="out-card-top">
        <Icon name={CALAMITY_ICONS[event.event]} size={24} class="out-card-icon" />
        <b class="out-card-points">{event.points}</b>
      </span>
      <span class="out-card-name">{name}</span>
      {event.taker < 0 ? <Cost goods={event.cost} food={event.food} /> : <Taker table={table} seat={event.taker} />}
      {event.taker < 0 ? <Payers table={table} seats={event.payers} /> : null}
      <span data-piece="event" />
    </Piece>
  );
}

function Taker({ table, seat }: { table: Props; seat: number }) {
  return (
    <span class="out-card-taker">
      <Icon name="check-mark" size={14} />
      <Disc colour={personOn(table, seat)?.colour ?? 7} name={table.say.seat(seat)} size={27} />
    </span>
  );
}

/** Who could pay right now, as small marks in the players' shapes and colours. */
function Payers({ table, seats }: { table: Props; seats: number[] }) {
  if (!seats.length) return null;
  const names = seats.map((seat) => table.say.seat(seat)).join(", ");
  return (
    <span class="out-card-payers" role="img" aria-label={`${table.say.text("out-payers")}: ${names}`} title={names}>
      {seats.map((seat) => {
        const colour = personOn(table, seat)?.colour ?? 7;
        return (
          <svg
            key={seat}
            aria-hidden="true"
            class={seat === table.me ? "out-payer-own" : "out-payer"}
            width={12}
            height={12}
            viewBox="-1.1 -1.1 2.2 2.2"
          >
            <path d={outline(shapeOf(colour))} fill={colourOf(colour)} />
          </svg>
        );
      })}
    </span>
  );
}

/** On a small screen: the middle of the ring says the day and leads to the convoy. */
export function Hub({ table, open }: { table: Props; open(): void }) {
  const { say, view } = table;
  const raging = view.events.filter((event) => event.taker < 0);
  return (
    <button type="button" class="out-hub" tabIndex={-1} onClick={open} aria-label={say.text("out-convoy")}>
      <span class="out-hub-day">
        {view.round ? say.text("out-day", { round: view.round, rounds: view.rounds }) : say.text("out-before")}
      </span>
      <span class="out-hub-events">
        {raging.map((event) => (
          <Icon
            key={event.event}
            name={CALAMITY_ICONS[event.event]}
            size={22}
            label={say.thing("calamity", event.event)}
          />
        ))}
        {raging.length ? null : <Icon name="truck" size={30} />}
      </span>
      {view.round ? (
        <span class="out-hub-level">
          <Icon name="radioactive" size={14} label={say.text("out-radiation-tonight")} />
          {view.radiation[view.round - 1]}
        </span>
      ) : null}
    </button>
  );
}
