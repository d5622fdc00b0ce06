// The players: points, team, cards, badge, and what each of them is about to do.

import { Icon } from "../../../icons";
import { Target } from "../../../pieces";
import { ballotOf } from "../facts";
import { KIND_ICONS } from "../icons";
import type { Opened, Recall } from "../memory";
import { headingText } from "../panels-players";
import { headingOf, kindsOf, whereIs } from "../reading";
import { kindName, sign } from "../words";
import { Chronicle } from "./chronicle";
import type { Shape } from "./layout";
import { coming, isNow } from "./motion";
import type { Table } from "./table";
import { PageMark } from "./token";

interface PlatesProps {
  table: Table;
  /** The last ballot, while it still says something of the players. */
  last: Opened | null;
  recall: Recall;
  look: Shape;
  /** The size of the whole board: where it is low, the plates are tight. */
  width: number;
  height: number;
}

/** Pixels of a plate with its gap, loose and tight, of its last line, and of what is above the plates. */
const LOOSE = 79;
const TIGHT = 62;
const DOING = 24;
const ABOVE = 60;

const isTight = ({ view }: Table, height: number): boolean => height < 118 * view.players.length;

/** What the plates leave free of a column. */
export function roomBelow(table: Table, height: number): number {
  const { players } = table.view;
  const doing = players.filter(({ seat }) => isDoing(table, seat, null)).length;
  return height - ABOVE - players.length * (isTight(table, height) ? TIGHT : LOOSE) - doing * DOING;
}

export function Players({ table, last, recall, look, width, height }: PlatesProps) {
  const small = look === "blocks" || look === "tiny";
  const { players } = table.view;
  const tight = isTight(table, height);
  const busy = table.beats.now || table.beats.coming.length;
  return (
    <div
      class={`moh-plates moh-plates-${look} ${tight ? "moh-plates-tight" : ""}`}
      role="group"
      aria-label={table.say.text("mall-players")}
    >
      {players.map(({ seat }) =>
        small ? (
          <SmallPlate key={seat} table={table} seat={seat} />
        ) : (
          <Plate key={seat} table={table} seat={seat} last={look === "plan" ? null : last} />
        ),
      )}
      {look === "plan" ? (
        <Chronicle
          table={table}
          recall={recall}
          ballot={busy ? null : recall.ballot}
          width={width * 0.22}
          room={roomBelow(table, height)}
        />
      ) : null}
    </div>
  );
}

interface PlateProps {
  table: Table;
  seat: number;
  last: Opened | null;
}

/** All that is known of a player, for a screen reader. */
function spoken(table: Table, seat: number): string {
  const { view, say, asked, me } = table;
  const player = view.players[seat];
  const weight = ballotOf(table)?.weights[seat];
  const parts = [say.text("mall-points", { count: player.points }), say.text("mall-cards", { count: player.cards })];
  if (seat === me) parts.unshift(say.text("mall-you"));
  if (seat === view.badge) parts.push(say.text(view.chief_elected ? "mall-chief-mark" : "mall-badge-mark"));
  if (player.threats) parts.push(say.text("mall-threats", { count: player.threats }));
  if (weight) parts.push(say.text("mall-vote-count", { count: weight }));
  const heading = headingOf(view, seat);
  if (heading) parts.push(headingText(say, heading));
  if (player.fell_in) parts.push(say.text("mall-fell", { round: player.fell_in }));
  if (asked.includes(seat)) parts.push(say.text("mall-to-choose"));
  return parts.join(", ");
}

function stateOf(table: Table, seat: number): string {
  const { view, asked, me, beats } = table;
  const states = [
    seat === me && "moh-plate-mine",
    asked.includes(seat) && "moh-plate-asked",
    view.players[seat].fell_in && "moh-plate-fallen",
    (isNow(beats, "elected", ([who]) => who === seat) || isNow(beats, "chief", ([who]) => who === seat)) &&
      "moh-plate-hailed",
    isNow(beats, "played", ([who]) => who === seat) && "moh-plate-plays",
  ];
  return states.filter(Boolean).join(" ");
}

function Plate({ table, seat, last }: PlateProps) {
  const { view, say } = table;
  const player = view.players[seat];
  return (
    <Target
      table={table}
      target={say.target("seat", seat)}
      about={spoken(table, seat)}
      class={`moh-plate ${stateOf(table, seat)}`}
    >
      <span class="moh-plate-inside" data-place={`seat-${seat}`}>
        <span class="moh-plate-head">
          <span class="moh-plate-mark">
            <PageMark colour={table.colour(seat)} name={table.name(seat)} size={30} />
            {seat === view.badge ? <Badge elected={view.chief_elected} /> : null}
          </span>
          <span class="moh-plate-name">{table.name(seat)}</span>
          <Votes table={table} seat={seat} />
          <b class="moh-plate-points">{player.points}</b>
        </span>
        <span class="moh-plate-team">
          {kindsOf(view).map((kind) => (
            <Member key={kind} table={table} seat={seat} kind={kind} />
          ))}
          <Cards table={table} seat={seat} />
        </span>
        <Doing table={table} seat={seat} last={last} />
      </span>
    </Target>
  );
}

function SmallPlate({ table, seat }: Omit<PlateProps, "last">) {
  const { view, say } = table;
  const player = view.players[seat];
  return (
    <Target
      table={table}
      target={say.target("seat", seat)}
      about={spoken(table, seat)}
      class={`moh-plate moh-plate-small ${stateOf(table, seat)}`}
    >
      <span class="moh-plate-inside" data-place={`seat-${seat}`}>
        <span class="moh-plate-head">
          <PageMark colour={table.colour(seat)} name={table.name(seat)} size={22} />
          <b class="moh-plate-points">{player.points}</b>
        </span>
        <span class="moh-plate-team">
          {seat === view.badge ? <Badge elected={view.chief_elected} /> : null}
          <Cards table={table} seat={seat} small />
          <Votes table={table} seat={seat} />
        </span>
      </span>
    </Target>
  );
}

function Badge({ elected }: { elected: boolean }) {
  return (
    <span data-piece="badge" class={elected ? "moh-badge moh-badge-elected" : "moh-badge"} aria-hidden="true">
      <Icon name="police-badge" size={20} />
    </span>
  );
}

/** A member of a team: the number of its room, a cross when eaten, a dash while still to be placed. */
function Member({ table, seat, kind }: { table: Table; seat: number; kind: number }) {
  const at = whereIs(table.view, seat, kind);
  const state = at === null ? "moh-member moh-member-dead" : at ? "moh-member" : "moh-member moh-member-waits";
  return (
    <span class={state} title={kindName(table.say, kind)} data-piece={at === 0 ? "unplaced" : undefined}>
      <Icon name={KIND_ICONS[kind]} size={20} />
      <i>{at === null ? "✕" : at || "–"}</i>
    </span>
  );
}

/** The backs of a player's cards. */
function Cards({ table, seat, small }: { table: Table; seat: number; small?: boolean }) {
  const { cards } = table.view.players[seat];
  const shown = small ? 1 : Math.min(cards, 5);
  return (
    <span class="moh-hand-backs" data-piece="hand" data-count={cards}>
      {cards ? Array.from({ length: shown }, (_, at) => <span key={at} class="moh-mini-back" />) : null}
      <i>{cards}</i>
    </span>
  );
}

/** How much the player's vote weighs in the ballot at hand. */
function Votes({ table, seat }: { table: Table; seat: number }) {
  const weight = ballotOf(table)?.weights[seat];
  if (!weight) return null;
  const open = table.view.ballot && table.asked.includes(seat);
  return (
    <span class={open ? "moh-votes" : "moh-votes moh-votes-set"} data-piece="votes" data-count={weight}>
      <Icon name="vote" size={16} />
      {weight}
    </span>
  );
}

/** Where the player is heading, once that may be seen. */
const headingNow = ({ view, beats }: Table, seat: number) =>
  coming(beats, "destination") ? null : headingOf(view, seat);

/** Whether a plate has a last line. */
function isDoing(table: Table, seat: number, last: Opened | null): boolean {
  const { threats, fell_in } = table.view.players[seat];
  const voted = last?.votes.some((one) => one.voter === seat);
  return Boolean(headingNow(table, seat) || threats || fell_in || voted);
}

/** The last line of a plate: a vote, a destination, Threats, or since when the player is out. */
function Doing({ table, seat, last }: PlateProps) {
  const { view, say } = table;
  if (!isDoing(table, seat, last)) return null;
  const player = view.players[seat];
  const heading = headingNow(table, seat);
  const vote = last?.votes.find((one) => one.voter === seat);
  return (
    <span class="moh-plate-doing">
      {player.threats ? (
        <span class="moh-threat">
          <Icon name="shouting" size={16} />+{player.threats}
        </span>
      ) : null}
      {vote ? (
        <span class="moh-vow">
          <Icon name="vote" size={16} />
          {vote.weight}
          <span aria-hidden="true">→</span>
          <PageMark colour={table.colour(vote.name)} name={table.name(vote.name)} size={18} />
        </span>
      ) : null}
      {heading ? (
        <span class={`moh-heading moh-room-${heading.place}`}>
          <Icon name="exit-door" size={16} />
          {heading.place} {sign(say, heading.place)}
        </span>
      ) : null}
      {player.fell_in ? (
        <span class="moh-fallen">
          <Icon name="tombstone" size={16} />
          {say.text("mall-fell", { round: player.fell_in })}
        </span>
      ) : null}
    </span>
  );
}
