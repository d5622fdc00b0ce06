// The shelters as panels: stores, gauge, airlock, rooms, equipment, what tonight asks for, and the points so far.

import type { Chip, Panel, Row, Say } from "../contract";
import { comingNight, type Props, payingSeat } from "./facts";
import { ANIMAL_ICONS, EQUIPMENT_ICONS, LEADER_ICONS, LINE_ICONS, RESOURCE_ICONS, roomIcon } from "./icons";
import { AIRLOCK, isOpen, MEAT, WATER } from "./reading";
import type { Room, Shelter } from "./view";
import { equipmentEffect, roomEffect, roomName, signed, symbolName } from "./words";

export function goodsChips(say: Say, goods: readonly number[]): Chip[] {
  return goods.flatMap((count, kind) =>
    count ? [{ text: say.thing("resource", kind), icon: RESOURCE_ICONS[kind], count }] : [],
  );
}

/** One's own shelter, or all the others; a spectator has none of their own. */
export function shelterPanels(props: Props, own: boolean): Panel[] {
  return props.view.players
    .filter((player) => (player.seat === props.me) === own)
    .map((player) => (isOpen(player) ? shelterPanel(props, player) : secretPanel(props, player.seat)));
}

function secretPanel({ say }: Props, seat: number): Panel {
  const title = say.text("out-shelter", { name: say.seat(seat) });
  return { key: `shelter-${seat}`, title, chips: [{ text: say.text("out-drafting"), seat, tone: "dim" }] };
}

function shelterPanel(props: Props, shelter: Shelter): Panel {
  const { me, say } = props;
  const isMine = shelter.seat === me;
  const title = isMine ? say.text("out-own-shelter") : say.text("out-shelter", { name: say.seat(shelter.seat) });
  return {
    key: `shelter-${shelter.seat}`,
    title,
    chips: headChips(props, shelter),
    rows: [
      goodsRow(props, shelter),
      ...tonightRow(props, shelter),
      airlockRow(props, shelter, isMine),
      ...shelter.rooms.map((room) => roomRow(props, room, isMine)),
      ...equipmentRows(props, shelter, isMine),
      trophyRow(props, shelter),
      forecastRow(props, shelter),
    ],
  };
}

function headChips({ say, view }: Props, shelter: Shelter): Chip[] {
  const { seat, leader } = shelter;
  const chips: Chip[] = [{ text: say.seat(seat), seat }];
  if (leader >= 0) chips.push({ text: say.thing("leader", leader), icon: LEADER_ICONS[leader] });
  chips.push({
    text: say.text("out-gauge-at", { points: signed(shelter.gauge) }),
    icon: "radioactive",
    tone: shelter.gauge < 0 ? "bad" : "good",
  });
  chips.push({ text: say.text("out-survivors"), icon: "person", count: shelter.survivors });
  if (view.round && view.first === seat) chips.push({ text: say.text("out-first"), icon: "flying-flag" });
  if (shelter.out) chips.push({ text: say.text("out-out"), tone: "dim" });
  if (shelter.owed) chips.push({ text: say.text("out-owed"), count: shelter.owed, tone: "bad" });
  if (shelter.losses) chips.push({ text: say.text("out-losses"), count: shelter.losses, tone: "bad" });
  return chips;
}

function goodsRow(props: Props, shelter: Shelter): Row {
  const { say, view } = props;
  const pays = payingSeat(props) === shelter.seat;
  const chips: Chip[] = shelter.goods.flatMap((count, kind) => {
    if (!count) return [];
    const target = pays ? say.target("resource", kind) : undefined;
    return [{ text: say.thing("resource", kind), icon: RESOURCE_ICONS[kind], count, target }];
  });
  if (shelter.reserve)
    chips.push({ text: say.text("out-reserve"), icon: "well", count: shelter.reserve, tone: "calm" });
  if (shelter.goods[MEAT])
    chips.push({ text: `${say.thing("resource", MEAT)}: ${say.text("out-spoils")}`, tone: "dim" });
  if (shelter.goods[WATER] > view.printed.water_stored) {
    chips.push({ text: say.text("out-spills", { count: view.printed.water_stored }), tone: "dim" });
  }
  return {
    label: say.text("out-goods"),
    chips: chips.length ? chips : [{ text: say.text("out-no-goods"), tone: "dim" }],
  };
}

function tonightRow({ say, view }: Props, shelter: Shelter): Row[] {
  const tonight = comingNight(view, shelter);
  if (!tonight) return [];
  const chips: Chip[] = [
    { text: say.text("out-need-food"), icon: "fork-knife-spoon", count: tonight.food },
    { text: say.text("out-need-water"), icon: "water-drop", count: tonight.water },
  ];
  if (tonight.missing)
    chips.push({ text: say.text("out-need-missing"), icon: "death-skull", count: tonight.missing, tone: "bad" });
  else chips.push({ text: say.text("out-need-fine"), icon: "check-mark", tone: "good" });
  if (tonight.radiation) {
    chips.push({ text: say.text("out-need-radiation"), icon: "radioactive", count: tonight.radiation, tone: "bad" });
  } else chips.push({ text: say.text("out-safe"), icon: "radioactive", tone: "good" });
  return [{ label: say.text(tonight.isNext ? "out-tomorrow" : "out-tonight"), chips }];
}

function airlockRow({ say }: Props, shelter: Shelter, isMine: boolean): Row {
  const words = say.text("out-airlock-of", { count: shelter.airlock, places: shelter.airlock_places });
  const target = isMine ? say.target("room", AIRLOCK) : undefined;
  return {
    label: say.text("out-airlock"),
    chips: [
      { text: words, icon: "airtight-hatch", target },
      { text: say.text("out-airlock-water"), icon: "water-drop", count: shelter.tonight.water },
    ],
  };
}

export function roomRow({ say, view }: Props, room: Room, isMine: boolean): Row {
  const target = isMine ? say.target("room", room.room) : undefined;
  const chips: Chip[] = [
    {
      text: roomName(say, room.room),
      icon: roomIcon(room.room),
      target,
      tone: room.works ? "good" : room.built ? undefined : "dim",
    },
    { text: say.text("out-people-of", { count: room.people, places: room.places }), icon: "person" },
    {
      text: room.due ? say.text("out-due", { due: room.due }) : say.text("out-upkeep", { upkeep: room.upkeep }),
      icon: "fork-knife-spoon",
    },
    {
      text: say.text(!room.built ? "out-unbuilt" : room.works ? "out-works" : "out-idle"),
      tone: room.works ? "good" : "dim",
    },
    { text: roomEffect(say, view, room.room), tone: "calm" },
  ];
  if (room.used) chips.push({ text: say.text("out-used"), tone: "dim" });
  return { label: say.text(room.basic ? "out-basic" : "out-advanced"), chips };
}

function equipmentRows(props: Props, shelter: Shelter, isMine: boolean): Row[] {
  const { say } = props;
  if (!shelter.repaired.length && !shelter.broken.length) {
    return [{ label: say.text("out-stack"), chips: [{ text: say.text("out-no-equipment"), tone: "dim" }] }];
  }
  return [
    ...shelter.repaired.map((tile) => tileRow(props, shelter, tile, isMine)),
    ...shelter.broken.map((tile) => tileRow(props, shelter, tile, isMine)),
  ];
}

/** A tile: of a shelter, or on display where no shelter has it. */
export function tileRow({ say, view }: Props, shelter: Shelter | null, tile: number, isMine: boolean): Row {
  const { cost, partner } = view.printed.equipment[tile];
  const symbol = symbolName(say, view, tile);
  const isRepaired = shelter?.repaired.includes(tile) ?? false;
  const pair = isRepaired && shelter?.repaired.includes(partner);
  const chips: Chip[] = [
    {
      text: say.thing("equipment", tile),
      icon: EQUIPMENT_ICONS[tile],
      tone: isRepaired ? "good" : "dim",
      target: isMine ? say.target("equipment", tile) : undefined,
    },
    { text: equipmentEffect(say, view, tile), tone: "calm" },
  ];
  if (!isRepaired) chips.push(...goodsChips(say, [0, 0, 0, ...cost, 0]));
  else if (shelter?.used.includes(tile)) chips.push({ text: say.text("out-used"), tone: "dim" });
  else chips.push({ text: say.text("out-fresh"), tone: "good" });
  chips.push({ text: say.text(pair ? "out-symbol-pair" : "out-symbol", { symbol }), tone: pair ? "good" : "dim" });
  if (!pair) chips.push({ text: say.text("out-symbol-other", { tile: say.thing("equipment", partner) }), tone: "dim" });
  return { label: say.text(isRepaired ? "out-repaired" : "out-broken"), chips };
}

function trophyRow({ say }: Props, shelter: Shelter): Row {
  const chips: Chip[] = shelter.animals.flatMap((count, animal) =>
    count ? [{ text: say.thing("animal", animal), icon: ANIMAL_ICONS[animal], count }] : [],
  );
  return {
    label: say.text("out-trophies"),
    chips: chips.length ? chips : [{ text: say.text("out-no-trophies"), tone: "dim" }],
  };
}

function forecastRow({ say }: Props, shelter: Shelter): Row {
  const lines = Object.entries(shelter.forecast).map(([line, points]) => ({
    text: `${say.text(`line-${line}`)}: ${signed(points)}`,
    icon: LINE_ICONS[line],
    tone: points < 0 ? ("bad" as const) : undefined,
  }));
  const total: Chip = { text: `${say.text("out-total")}: ${signed(shelter.points)}`, icon: "trophy", tone: "good" };
  return { label: say.text("out-forecast"), chips: [total, ...lines] };
}
