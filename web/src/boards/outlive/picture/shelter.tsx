// A shelter cut open: the gauge at its left, the airlock above the basic rooms, the advanced rooms beside them.

import { Icon } from "../../../icons";
import { Disc } from "../../../pieces";
import { comingNight, type Props } from "../facts";
import { LEADER_ICONS } from "../icons";
import { isOpen } from "../reading";
import type { Shelter } from "../view";
import { leaderWords, signed } from "../words";
import { Bar } from "./bar";
import { Gauge } from "./gauge";
import { Readable } from "./kit";
import { Airlock, RoomCell } from "./rooms";
import { Stores } from "./stores";
import { personOn } from "./tokens";

interface ShelterProps {
  table: Props;
  /** Whose shelter is looked at. */
  seat: number;
  visit(seat: number): void;
}

export function ShelterView({ table, seat, visit }: ShelterProps) {
  const player = table.view.players[seat];
  const { say } = table;
  return (
    <section
      class="out-shelter"
      aria-label={say.text("out-shelter", { name: say.seat(seat) })}
      data-place={`shelter:${seat}`}
    >
      <Doors table={table} seat={seat} visit={visit} />
      <Bar table={table} spot="shelter" />
      {player && isOpen(player) ? (
        <>
          <Home table={table} shelter={player} />
          <Stores table={table} shelter={player} />
        </>
      ) : (
        <p class="out-secret">
          <Icon name="airtight-hatch" size={64} />
          <span>
            {say.seat(seat)} {say.text("out-drafting")}
          </span>
        </p>
      )}
    </section>
  );
}

/** The doors to all shelters: whose, how many points, how tonight looks. */
function Doors({ table, seat, visit }: ShelterProps) {
  const { asked, me, say, view } = table;
  return (
    <nav class={`out-doors out-doors-${view.players.length}`} aria-label={say.text("out-rooms")}>
      {view.players.map((player) => {
        const other = player.seat;
        const name = say.seat(other);
        const label = other === me ? say.text("out-own-shelter") : say.text("out-look", { name });
        const state = `${other === seat ? "out-door-open" : ""} ${asked.includes(other) ? "out-door-asked" : ""}`;
        return (
          <button
            key={other}
            type="button"
            class={`out-door ${state} ${table.marked.has(`seat:${other}`) ? "marked" : ""}`}
            data-target={`seat:${other}`}
            data-place={`door:${other}`}
            aria-pressed={other === seat}
            tabIndex={-1}
            aria-label={isOpen(player) ? `${label}, ${say.text("out-points", { count: player.points })}` : label}
            onClick={() => visit(other)}
          >
            <Disc colour={personOn(table, other)?.colour ?? 7} name={name} size={28} />
            <span class="out-door-name">{name}</span>
            {isOpen(player) ? <DoorFacts table={table} shelter={player} /> : <span>…</span>}
          </button>
        );
      })}
    </nav>
  );
}

function DoorFacts({ table: { say, view }, shelter }: { table: Props; shelter: Shelter }) {
  return (
    <span class="out-door-facts">
      <b>{shelter.points}</b>
      {view.round && view.first === shelter.seat ? (
        <Icon name="flying-flag" size={14} label={say.text("out-first")} />
      ) : null}
      {comingNight(view, shelter)?.missing ? (
        <Icon class="out-alarm" name="death-skull" size={14} label={say.text("out-need-missing")} />
      ) : null}
      {shelter.out ? <Icon name="night-sleep" size={14} label={say.text("out-out")} /> : null}
    </span>
  );
}

function Home({ table, shelter }: { table: Props; shelter: Shelter }) {
  const { say } = table;
  const basic = shelter.rooms.filter((room) => room.basic);
  const advanced = shelter.rooms.filter((room) => !room.basic);
  const isMine = shelter.seat === table.me;
  return (
    <div class="out-home">
      <Gauge table={table} shelter={shelter} />
      <div class="out-floors">
        <LeaderPlate table={table} shelter={shelter} />
        <div class="out-wing">
          <Airlock table={table} shelter={shelter} isMine={isMine} />
          {basic.map((room) => (
            <RoomCell key={room.room} table={table} room={room} isMine={isMine} seat={shelter.seat} />
          ))}
        </div>
        <div class="out-wing">
          {advanced.map((room) => (
            <RoomCell key={room.room} table={table} room={room} isMine={isMine} seat={shelter.seat} />
          ))}
        </div>
      </div>
      <span class="unseen">{say.text("out-gauge-at", { points: signed(shelter.gauge) })}</span>
    </div>
  );
}

function LeaderPlate({ table, shelter }: { table: Props; shelter: Shelter }) {
  const { say, view } = table;
  if (shelter.leader < 0) return <span class="out-leader-line">{say.text("out-no-leader")}</span>;
  const [name, trade] = leaderWords(say, shelter.leader);
  const events = view.events.filter((event) => event.taker === shelter.seat);
  return (
    <span class="out-leader-line">
      <Readable look={{ kind: "leader", id: shelter.leader }} label={`${name}, ${trade}`} class="out-leader">
        <Icon name={LEADER_ICONS[shelter.leader]} size={20} />
        <b>{name}</b>
        <small>{trade}</small>
      </Readable>
      <span class="out-people" title={say.text("out-survivors")}>
        <Icon name="person" size={16} label={say.text("out-survivors")} />
        <b>{shelter.survivors}</b>
      </span>
      {events.length ? (
        <span class="out-people" title={say.text("line-events")}>
          <Icon name="truck" size={18} label={say.text("line-events")} />
          <b>{events.length}</b>
        </span>
      ) : null}
    </span>
  );
}
