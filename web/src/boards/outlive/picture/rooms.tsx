// The rooms of a shelter and its airlock, with the people in them.

import { Icon } from "../../../icons";
import { draftStage, type Props } from "../facts";
import { roomIcon } from "../icons";
import { AIRLOCK, shelterOf } from "../reading";
import type { Room, Shelter } from "../view";
import { roomEffect, roomName } from "../words";
import { Piece, quiet, times } from "./kit";
import { Survivor } from "./tokens";

function stateOf(room: Room): string {
  if (!room.built) return "out-room-plan";
  return `${room.works ? "out-room-works" : "out-room-idle"} ${room.used ? "out-room-used" : ""}`;
}

export function RoomCell({ table, room, isMine, seat }: { table: Props; room: Room; isMine: boolean; seat: number }) {
  const { say, view } = table;
  const name = roomName(say, room.room);
  const free = Math.max(0, room.places - room.people);
  const state = say.text(!room.built ? "out-unbuilt" : room.works ? "out-works" : "out-idle");
  const words = [
    name,
    state,
    say.text("out-people-of", { count: room.people, places: room.places }),
    room.due ? say.text("out-due", { due: room.due }) : say.text("out-upkeep", { upkeep: room.upkeep }),
    roomEffect(say, view, room.room),
    ...(room.used ? [say.text("out-used")] : []),
  ];
  const keeps = view.phase === "setup" && isStillKeeping(table);
  return (
    <div
      class={`out-room ${room.basic ? "out-room-basic" : ""} ${stateOf(room)}`}
      data-place={`room:${seat}:${room.room}`}
    >
      <Piece
        table={isMine && !keeps ? table : quiet(table)}
        target={say.target("room", room.room)}
        about={words.join(", ")}
        class="out-room-touch"
        look={{ kind: "room", id: room.room, seat }}
      >
        <span class="out-room-head">
          <Icon name={roomIcon(room.room)} size={20} class="out-room-icon" />
          <b class="out-room-name">{name}</b>
          <span class={room.due ? "out-upkeep out-due" : "out-upkeep"}>
            <Icon name="fork-knife-spoon" size={13} />
            {room.upkeep}
          </span>
        </span>
        <span class="out-room-effect">{roomEffect(say, view, room.room)}</span>
        <span class="out-beds">
          {times(room.people).map((at) => (
            <Survivor key={at} />
          ))}
          {times(free).map((at) => (
            <Survivor key={`free-${at}`} class="out-bed-free" piece={false} />
          ))}
          {room.used ? (
            <span class="out-used">
              <Icon name="check-mark" size={12} />
              {say.text("out-used")}
            </span>
          ) : null}
        </span>
      </Piece>
    </div>
  );
}

/** While rooms are still being kept, only the offered ones are meant. */
function isStillKeeping(table: Props): boolean {
  const own = shelterOf(table.view, table.me);
  return own !== null && draftStage(own) === "keep";
}

/** The airlock: rows of bunks; every row with somebody in it drinks a water tonight. */
export function Airlock({ table, shelter, isMine }: { table: Props; shelter: Shelter; isMine: boolean }) {
  const { say, view } = table;
  let left = shelter.airlock;
  const rows = view.printed.rows.map((places) => {
    const inside = Math.min(left, places);
    left -= inside;
    return { places, inside };
  });
  const filled = say.text("out-airlock-of", { count: shelter.airlock, places: shelter.airlock_places });
  const about = `${filled}, ${say.text("out-airlock-water")} ${shelter.tonight.water}`;
  return (
    <div class="out-room out-airlock" data-place={`room:${shelter.seat}:${AIRLOCK}`}>
      <Piece
        table={isMine ? table : quiet(table)}
        target={say.target("room", AIRLOCK)}
        about={about}
        class="out-room-touch"
      >
        <span class="out-room-head">
          <Icon name="airtight-hatch" size={20} class="out-room-icon" />
          <b class="out-room-name">{say.text("out-airlock")}</b>
          <span class="out-upkeep">
            <Icon name="radioactive" size={13} />
            {shelter.airlock}/{view.round ? view.radiation[view.round - 1] : 0}
          </span>
        </span>
        <span class="out-bunks">
          {rows.map(({ places, inside }, at) => (
            <span key={at} class={inside ? "out-bunk out-bunk-thirsty" : "out-bunk"}>
              {times(places).map((bed) =>
                bed < inside ? <Survivor key={bed} /> : <Survivor key={bed} class="out-bed-free" piece={false} />,
              )}
              <Icon name="water-drop" size={12} class="out-bunk-water" />
            </span>
          ))}
        </span>
      </Piece>
    </div>
  );
}
