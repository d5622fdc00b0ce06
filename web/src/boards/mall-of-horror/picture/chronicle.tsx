// Below the players, as far as there is room: the own hand, the last ballot, the rounds so far, what the pieces mean.

import { Icon } from "../../../icons";
import { Die, Target } from "../../../pieces";
import type { Chapter } from "../../refuge/chapters";
import { CARD_ICONS, KIND_ICONS } from "../icons";
import type { Opened, Recall } from "../memory";
import { kindsOf, NOBODY } from "../reading";
import type { Head } from "../view";
import { cardName, effectOf, headName, kindLine, kindName, sign } from "../words";
import { closeHeight, OpenWheels } from "./opened";
import type { Table } from "./table";
import { PageMark } from "./token";

/** Pixels that the parts need; what does not fit is left out, the last one first. */
const TITLE = 30;
const CARD = 44;
const LINE = 26;

interface ColumnProps {
  table: Table;
  recall: Recall;
  /** The last ballot, unless it is being opened just now. */
  ballot: Opened | null;
  width: number;
  /** What the players leave free. */
  room: number;
}

/** Whether the last ballot finds room below the players. */
export const hasBallot = (room: number, ballot: Opened): boolean => room >= closeHeight(ballot);

/** Which parts have room. */
function partsOf(room: number, ballot: Opened | null, cards: number, kinds: number, wide: boolean) {
  let left = room;
  const take = (wanted: boolean, height: number): boolean => {
    const fits = wanted && left >= height;
    if (fits) left -= height;
    return fits;
  };
  return {
    ballot: take(ballot !== null, ballot ? closeHeight(ballot) : 0),
    hand: take(cards > 0, TITLE + CARD * Math.ceil(cards / (wide ? 2 : 1))),
    legend: take(true, 20 + LINE * kinds),
    chapters: left >= TITLE + LINE,
  };
}

export function Chronicle({ table, recall, ballot, width, room }: ColumnProps) {
  const { view } = table;
  const cards = view.hand?.filter(Boolean).length ?? 0;
  const parts = partsOf(room, ballot, cards, kindsOf(view).length, width > 260);
  return (
    <>
      {parts.hand ? <Hand table={table} wide={width > 260} /> : null}
      {parts.ballot && ballot ? (
        <div class="moh-aside" data-place="last-ballot">
          <OpenWheels table={table} ballot={ballot} close />
        </div>
      ) : null}
      {parts.chapters && recall.chapters.length ? <Chapters table={table} chapters={recall.chapters} /> : null}
      {parts.legend ? <Legend table={table} /> : null}
    </>
  );
}

/** The cards of one's own; while cards from the truck are dealt out, they only lie there. */
function Hand({ table, wide }: { table: Table; wide: boolean }) {
  const { view, say } = table;
  const busy = Boolean(view.drawn?.length);
  return (
    <section class="moh-own" aria-label={say.text("mall-hand")}>
      <h3 class="moh-part">{say.text("mall-hand")}</h3>
      <div class={wide ? "moh-own-cards moh-own-wide" : "moh-own-cards"} data-place="own">
        {view.hand?.map((count, card) => {
          if (!count) return null;
          const face = (
            <span class="moh-own-face" data-piece="card" data-count={count}>
              <Icon name={CARD_ICONS[card]} size={26} />
              <span>
                <b>
                  {cardName(say, card)}
                  {count > 1 ? ` ×${count}` : ""}
                </b>
                <small>{effectOf(say, view, card)}</small>
              </span>
            </span>
          );
          if (busy) return <span key={card}>{face}</span>;
          return (
            <Target
              key={card}
              table={table}
              target={say.target("card", card)}
              about={effectOf(say, view, card)}
              class="moh-own-card"
            >
              {face}
            </Target>
          );
        })}
      </div>
    </section>
  );
}

/** Every round in a line: its Chief, its dice, its dead. */
function Chapters({ table, chapters }: { table: Table; chapters: readonly Chapter[] }) {
  const { say } = table;
  return (
    <section class="moh-chapters" aria-label={say.text("mall-chapters")}>
      <h3 class="moh-part">{say.text("mall-chapters")}</h3>
      <ol>
        {[...chapters].reverse().map(({ round, leader: chief, dice, dead }) => (
          <li key={round}>
            <b role="img" aria-label={say.text("mall-round", { round })}>
              {round}
            </b>
            {chief === NOBODY ? null : (
              <span
                role="img"
                aria-label={say.text("mall-chief-was", { name: say.seat(chief) })}
                class="moh-chapter-chief"
              >
                <Icon name="police-badge" size={14} />
                <PageMark colour={table.colour(chief)} name={table.name(chief)} size={18} />
              </span>
            )}
            {dice.map((face, at) => (
              <Die key={at} face={face} size={18} label={say.text("mall-die", { place: sign(say, face) })} />
            ))}
            {dead.map((head) => (
              <Dead key={head.join("-")} table={table} head={head} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Dead({ table, head }: { table: Table; head: Head }) {
  const [seat, kind] = head;
  return (
    <span
      class="moh-chapter-dead"
      role="img"
      aria-label={table.say.text("mall-dead", { kind: headName(table.say, head) })}
    >
      <PageMark colour={table.colour(seat)} name={table.name(seat)} size={18} />
      <Icon name={KIND_ICONS[kind]} size={15} />
    </span>
  );
}

/** What is printed on the characters: points, strength, votes. */
function Legend({ table: { view, say } }: { table: Table }) {
  return (
    <ul class="moh-legend" aria-label={say.text("mall-legend")}>
      {kindsOf(view).map((kind) => (
        <li key={kind} aria-label={kindLine(say, view, kind)}>
          <Icon name={KIND_ICONS[kind]} size={20} />
          {kindName(say, kind)}
          <span>
            <Icon name="round-star" size={15} />
            {view.kinds[kind].value}
          </span>
          <span>
            <Icon name="shield" size={15} />
            {view.kinds[kind].strength}
          </span>
          <span>
            <Icon name="vote" size={15} />
            {view.kinds[kind].votes}
          </span>
        </li>
      ))}
    </ul>
  );
}
