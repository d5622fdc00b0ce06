// A room: its floor and sign, the places in it and who stands there, and the door with what presses against it.

import { Icon } from "../../../icons";
import { Target } from "../../../pieces";
import { PLACE_ICONS } from "../icons";
import { spareOf } from "../panels-rooms";
import { PARKING, strengthOf } from "../reading";
import type { Place } from "../view";
import { sign } from "../words";
import { Apron, Door } from "./door";
import { Floor } from "./floors";
import { flagsOf, Heads, Incoming } from "./heads";
import { Horde } from "./horde";
import type { Cell, Plan, Rect } from "./layout";
import { isNow } from "./motion";
import type { Table } from "./table";

interface RoomProps {
  table: Table;
  plan: Plan;
  cell: Cell;
}

/** Events that point at a room. */
const NOTED = ["crowd", "pin-ups", "repelled", "nobody-found"];

/** What a screen reader says of a room. */
function spoken({ say, view }: Table, place: Place): string {
  if (place.closed) return say.text("mall-closed-long");
  if (place.cursed) return say.text("mall-cursed-long");
  const taken = place.heads.length;
  const parts = [
    place.capacity
      ? say.text("mall-taken", { taken, capacity: place.capacity })
      : say.text("mall-taken-unlimited", { taken }),
    say.text("mall-zombies", { count: place.zombies }),
  ];
  if (place.number === PARKING) parts.push(say.text("mall-no-door"));
  else if (!taken) parts.push(say.text("mall-curse", { count: place.zombies, curse: view.curse }));
  else {
    parts.push(say.text("mall-strength", { strength: strengthOf(place) }));
    if (place.hardware) parts.push(say.text("mall-hardware", { count: place.hardware }));
    const spare = spareOf(place);
    parts.push(
      place.breached
        ? say.text("mall-breach-now")
        : spare
          ? say.text("mall-spare", { count: spare })
          : say.text("mall-holds"),
    );
  }
  if (place.sure_breach) parts.push(say.text("mall-sure-breach", { count: place.sure_breach }));
  return parts.join(", ");
}

const lightOf = (place: Place): string => {
  if (place.closed || place.cursed) return "off";
  return place.breached ? "breach" : place.heads.length ? "safe" : "empty";
};

export function Room({ table, plan, cell }: RoomProps) {
  const { say, view, beats } = table;
  const place = view.places[cell.number - 1];
  const target = say.target("location", cell.number);
  const small = plan.shape === "blocks" || plan.shape === "tiny";
  const shut = place.closed || place.cursed;
  const here = ([number]: readonly number[]) => number === cell.number;
  const alarm =
    isNow(beats, "breach", here) || isNow(beats, "broke-in", here)
      ? "moh-alarm"
      : isNow(beats, "cursed", here)
        ? "moh-doomed"
        : NOTED.some((kind) => isNow(beats, kind, here))
          ? "moh-noted"
          : "";
  return (
    <g class={`moh-room moh-room-${cell.number} moh-light-${lightOf(place)} ${alarm}`}>
      <Target svg table={table} target={target} about={spoken(table, place)} class="moh-room-target">
        <rect class="moh-hit" x={cell.rect.x} y={cell.rect.y} width={cell.rect.w} height={cell.rect.h} />
        <Floor number={cell.number} area={insideOf(cell)} small={plan.shape !== "plan"} />
        {shut ? null : <Apron cell={cell} breached={place.breached} />}
        {shut ? <Shutter table={table} place={place} cell={cell} small={small} /> : <Door cell={cell} place={place} />}
        <Sign table={table} place={place} cell={cell} small={small} flags={flagsOf(table, cell.number).length} />
        {cell.truck ? <Truck deck={view.deck} area={cell.truck} /> : null}
        <rect
          class="moh-room-frame"
          x={cell.rect.x + 1}
          y={cell.rect.y + 1}
          width={cell.rect.w - 2}
          height={cell.rect.h - 2}
          rx={9}
        />
      </Target>
      <g data-place={say.label("location", cell.number)}>
        {shut ? null : <Horde table={table} place={place} cell={cell} plan={plan} />}
        {shut ? null : <Heads table={table} place={place} cell={cell} plan={plan} />}
        <Incoming table={table} cell={cell} small={small} />
      </g>
    </g>
  );
}

/** The floor with its sign; Parking has no door, so that its ground reaches as far as its zombies. */
function insideOf({ number, rect, band, door }: Cell): Rect {
  if (number === PARKING) return rect;
  return { ...rect, y: door === "top" ? band.y + band.h : rect.y, h: rect.h - band.h };
}

/** The truck with the cards that are left in it. */
function Truck({ deck, area }: { deck: number; area: Rect }) {
  const size = Math.min(area.w - 4, area.h * 1.1, 104);
  const x = area.x + area.w - size;
  const y = area.y + (area.h - size) / 2;
  return (
    <g class={deck ? "moh-truck" : "moh-truck moh-truck-empty"} aria-hidden="true">
      <Icon name="truck" x={x} y={y} size={size} />
      <rect
        class="moh-truck-load"
        x={x + size * 0.12}
        y={y + size * 0.26}
        width={size * 0.44}
        height={size * 0.26}
        rx={3}
      />
      <text x={x + size * 0.34} y={y + size * 0.4} text-anchor="middle" dominant-baseline="central">
        {deck}
      </text>
    </g>
  );
}

function Sign({
  table,
  place,
  cell,
  small,
  flags,
}: {
  table: Table;
  place: Place;
  cell: Cell;
  small: boolean;
  flags: number;
}) {
  const { sign: area } = cell;
  const y = area.y + area.h / 2 + 1;
  const number = small ? 16 : 20;
  const name = sign(table.say, cell.number);
  const size = small
    ? Math.min(15, Math.max(12, (area.w - 62) / (name.length * 0.52)))
    : Math.min(22, (area.w - 70) / (name.length * 0.46));
  const end = number + 10 + name.length * size * 0.5;
  // Where there is no room for the name beside the flags, the emblem stands for it; the count goes below before that.
  const crowded = end + flags * 24 + (flags ? 40 : 0) > area.w;
  const below = !crowded && end + 36 > area.w;
  const count = place.capacity ? `${place.heads.length}/${place.capacity}` : `${place.heads.length}`;
  return (
    <g class={`moh-sign moh-room-${cell.number}`} aria-hidden="true">
      <rect class="moh-sign-box" x={area.x + 5} y={y - number / 2} width={number} height={number} rx={3} />
      <text
        class="moh-sign-number"
        x={area.x + 5 + number / 2}
        y={y}
        text-anchor="middle"
        dominant-baseline="central"
        font-size={small ? 13 : 15}
      >
        {cell.number}
      </text>
      {crowded ? (
        <Icon name={PLACE_ICONS[cell.number]} class="moh-sign-icon" x={area.x + number + 9} y={y - 9} size={18} />
      ) : (
        <text class="moh-neon" x={area.x + number + 10} y={y} dominant-baseline="central" font-size={size}>
          {name}
        </text>
      )}
      {place.closed || place.cursed ? null : (
        <text
          class={place.capacity && place.heads.length >= place.capacity ? "moh-count moh-count-full" : "moh-count"}
          x={area.x + area.w - 6}
          y={below ? cell.floor.y + cell.floor.h - 4 : y}
          text-anchor="end"
          dominant-baseline="central"
          font-size={13}
        >
          {count}
        </text>
      )}
    </g>
  );
}

/** A room that nobody enters any more: a shutter across it, and why. */
function Shutter({ table, place, cell, small }: { table: Table; place: Place; cell: Cell; small: boolean }) {
  const { rect, sign: top } = cell;
  const word = table.say.text(place.closed ? "mall-closed" : "mall-cursed");
  const y = top.y + top.h;
  const h = Math.max(0, rect.y + rect.h - y - 4);
  const icon = small ? 24 : 44;
  return (
    <g class={place.closed ? "moh-shutter" : "moh-shutter moh-overrun"} aria-hidden="true">
      <rect x={rect.x + 4} y={y} width={rect.w - 8} height={h} rx={6} fill="url(#moh-closed)" />
      <Icon
        name={place.closed ? "locked-door" : "biohazard"}
        x={rect.x + rect.w / 2 - icon / 2}
        y={y + h / 2 - icon / 2 - 10}
        size={icon}
      />
      {rect.w > 84 ? (
        <text
          x={rect.x + rect.w / 2}
          y={y + h / 2 + icon / 2 + 2}
          text-anchor="middle"
          dominant-baseline="central"
          font-size={small ? 13 : 16}
        >
          {word}
        </text>
      ) : null}
    </g>
  );
}
