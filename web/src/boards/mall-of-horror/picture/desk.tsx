// The security desk in the middle of the lower side: the wheel, the dice box, cards from the truck, the tray of pieces.

import { Icon } from "../../../icons";
import { Target } from "../../../pieces";
import { ballotOf } from "../facts";
import { CARD_ICONS } from "../icons";
import type { Opened } from "../memory";
import { counted } from "../panels";
import type { Player } from "../view";
import { cardName, effectOf, kindLine } from "../words";
import { Bar } from "./bar";
import { DiceBox } from "./dice";
import type { Rect } from "./layout";
import { OpenWheels } from "./opened";
import type { Table } from "./table";
import { PageMark, Token } from "./token";
import { Wheel } from "./wheel";

/** What lies on the desk now: the most pressing thing first. */
export function Desk({ table, area, last }: { table: Table; area: Rect | null; last: Opened | null }) {
  const place = area && { left: `${area.x}px`, top: `${area.y}px`, width: `${area.w}px`, height: `${area.h}px` };
  return (
    <div class={area ? "moh-desk" : "moh-desk moh-desk-beside"} style={place ?? undefined}>
      <OnDesk table={table} last={last} narrow={!area} />
      <Bar table={table} />
    </div>
  );
}

function OnDesk({ table, last, narrow }: { table: Table; last: Opened | null; narrow: boolean }) {
  const { view, beats } = table;
  if (beats.now?.ballot) return <OpenWheels table={table} ballot={beats.now.ballot} lines={narrow} />;
  const ballot = ballotOf(table);
  if (ballot?.candidates.length) return <Wheel table={table} ballot={ballot} />;
  if (view.truck) return <Found table={table} />;
  if (view.phase === "over") return <Rescue table={table} />;
  if (view.phase === "placement") return <Tray table={table} />;
  if (last && ["search", "election", "attack"].includes(view.phase) && !view.dice_hidden)
    return <OpenWheels table={table} ballot={last} lines={narrow} />;
  return <DiceBox table={table} />;
}

/** The own characters that are still to be placed, and the dice that say where. */
export function Tray({ table, small }: { table: Table; small?: boolean }) {
  const { view, say, me } = table;
  const mine = me === null ? [] : view.players[me].unplaced;
  const size = small ? 40 : 52;
  return (
    <section class="moh-tray" aria-label={say.text("mall-to-place")}>
      <DiceBox table={table} small={small} />
      {mine.length ? (
        <div class="moh-tray-pieces" data-place="tray">
          {mine.map((kind) => (
            <Target
              key={kind}
              table={table}
              target={say.target("character", kind)}
              about={kindLine(say, view, kind)}
              class="moh-tray-piece"
            >
              <svg
                data-piece="head"
                width={size}
                height={size}
                viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
                aria-hidden="true"
              >
                <Token colour={table.colour(me!)} name={table.name(me!)} kind={kind} size={size - 6} />
              </svg>
              <span>{view.kinds[kind].value}</span>
            </Target>
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** Cards out of the truck: open for who found them, backs for all others. */
function Found({ table }: { table: Table }) {
  const { view, say } = table;
  const drawn = view.drawn ?? [];
  const title = drawn.length
    ? say.text("mall-drawn")
    : say.text("mall-searching", { name: say.seat(view.elected), count: view.truck });
  return (
    <section class="moh-found" data-place="found" aria-label={title}>
      <h3 class="moh-desk-title">
        {title} {drawn.length ? <small>{say.text("mall-drawn-note")}</small> : null}
      </h3>
      <div class="moh-cards">
        {drawn.length
          ? [...counted(drawn)].map(([card, count]) => <Card key={card} table={table} card={card} count={count} />)
          : Array.from({ length: view.truck }, (_, at) => (
              <span key={at} data-piece="card" class="moh-back" aria-hidden="true" />
            ))}
      </div>
    </section>
  );
}

/** A card with what it does; several equal ones lie on one another. */
function Card({ table, card, count }: { table: Table; card: number; count: number }) {
  const { view, say } = table;
  const effect = effectOf(say, view, card);
  return (
    <Target table={table} target={say.target("card", card)} about={effect} class="moh-card">
      <span data-piece="card" data-count={count} class="moh-card-face">
        <Icon name={CARD_ICONS[card]} size={30} />
        <b>
          {cardName(say, card)}
          {count > 1 ? ` ×${count}` : ""}
        </b>
        <span>{effect}</span>
      </span>
    </Target>
  );
}

/** The end: the helicopter and the survivors' points. */
function Rescue({ table }: { table: Table }) {
  const { view, say } = table;
  // Points decide, then cards in hand.
  const worth = ({ points, cards }: Player) => points * 100 + cards;
  const most = Math.max(...view.players.map(worth));
  const first = view.players.filter((player) => worth(player) === most);
  return (
    <section class="moh-rescue-card" aria-label={say.text("mall-rescued")}>
      <Icon name="helicopter" size={72} class="moh-helicopter" />
      <h3 class="moh-desk-title">{say.text("mall-rescued")}</h3>
      <p class="moh-first">
        {first.map(({ seat }) => (
          <span key={seat}>
            <PageMark colour={table.colour(seat)} name={table.name(seat)} size={26} /> {table.name(seat)}
          </span>
        ))}
        <b>{say.text("mall-points", { count: first[0].points })}</b>
      </p>
    </section>
  );
}
