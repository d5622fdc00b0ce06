// The eight areas as panels: pool, heroes, and what else lies there.

import type { Chip, Panel, Row } from "../contract";
import { heroesIn, type Props } from "./facts";
import { ANIMAL_ICONS, RESOURCE_ICONS, TOKEN_ICONS } from "./icons";
import { tileRow } from "./panels-shelter";
import { AROUND, BASE, cityIn, ownerOf, placeOf, SHIP, shelterOf, WEAKEST_BERTH, wildIn, YIELD } from "./reading";
import type { City, Wild } from "./view";
import { areaName } from "./words";

export function areaPanels(props: Props): Panel[] {
  return AROUND.map((area) => areaPanel(props, area));
}

export function areaPanel(props: Props, area: number): Panel {
  const { say, view } = props;
  const city = cityIn(view, area);
  const wild = wildIn(view, area);
  const rows: Row[] = [];
  if (YIELD[area] >= 0) rows.push(poolRow(props, area));
  if (area === SHIP) rows.push(...berthRows(props));
  if (area === BASE) rows.push(algaeRow(props));
  if (city) rows.push(...cityRows(props, city));
  if (wild) rows.push(...wildRows(props, wild));
  rows.push(heroRow(props, area));
  return { key: `area-${area}`, title: areaName(say, area), target: say.target("area", area), rows };
}

function poolRow({ say, view }: Props, area: number): Row {
  const kind = YIELD[area];
  const [count, limit, printed] = [view.pools[area], view.limits[area], view.printed_limits[area]];
  const words = say.text(limit < printed ? "out-pool-cut" : "out-pool-of", { count, limit, printed });
  const chip: Chip = {
    text: `${say.thing("resource", kind)}: ${words}`,
    icon: RESOURCE_ICONS[kind],
    target: say.target("resource", kind),
    tone: count ? undefined : "dim",
  };
  return { label: say.text("out-pool"), chips: [chip] };
}

function heroRow({ me, say, view }: Props, area: number): Row {
  const chips: Chip[] = heroesIn(view, area).map((one) => ({
    text: [say.text("out-hero", { strength: one.strength }), say.text(one.active ? "out-active" : "out-inactive")].join(
      ", ",
    ),
    seat: one.seat,
    tone: one.active ? undefined : "dim",
    target: one.seat === me ? say.target("hero", one.hero) : undefined,
  }));
  return {
    label: say.text("out-heroes"),
    chips: chips.length ? chips : [{ text: say.text("out-nobody"), tone: "dim" }],
  };
}

function algaeRow({ say, view }: Props): Row {
  const text = say.text(view.algae ? "out-algae-there" : "out-algae-gone");
  return { label: say.text("out-algae"), chips: [{ text, icon: "algae", tone: view.algae ? "good" : "dim" }] };
}

function berthRows({ say, view }: Props): Row[] {
  return view.ship.map((berth, at) => {
    const strength = at + WEAKEST_BERTH;
    const chips: Chip[] = [
      { text: say.text("out-berth", { strength }), icon: "cargo-ship", target: say.target("berth", at) },
      { text: say.text("out-cans", { count: berth.cans }), icon: RESOURCE_ICONS[2] },
      {
        text: say.text(berth.survivor ? "out-survivor-aboard" : "out-berth-empty"),
        icon: "person",
        tone: berth.survivor ? "good" : "dim",
      },
    ];
    if (berth.hero < 0) chips.push({ text: say.text("out-berth-free"), tone: "calm" });
    else {
      const owner = ownerOf(berth.hero);
      const power = shelterOf(view, owner)?.heroes[placeOf(berth.hero)].strength ?? strength;
      chips.push({ text: say.text("out-hero", { strength: power }), seat: owner });
    }
    return { label: at ? "" : say.text("out-berths"), chips };
  });
}

function cityRows(props: Props, city: City): Row[] {
  const { say } = props;
  const rows = city.shown.map((tile, at) => ({
    ...tileRow(props, null, tile, true),
    label: at ? "" : say.text("out-tiles"),
  }));
  if (!rows.length)
    rows.push({ label: say.text("out-tiles"), chips: [{ text: say.text("out-no-tiles"), tone: "dim" }] });
  rows.push({
    label: say.text("out-search"),
    chips: [
      { text: say.text("out-search-left", { count: city.stack }), icon: "stack" },
      ...knowers(props, city.peeked),
    ],
  });
  if (city.order.length) {
    const chips = city.order.map((token) => ({ text: say.thing("token", token), icon: TOKEN_ICONS[token] }));
    rows.push({ label: say.text("out-order"), chips });
  } else rows.push({ label: say.text("out-inside"), chips: tokenChips(props, city.inside) });
  rows.push({ label: say.text("out-open-tokens"), chips: tokenChips(props, city.open) });
  return rows;
}

function tokenChips({ say }: Props, counts: number[]): Chip[] {
  const chips = counts.flatMap((count, token) =>
    count ? [{ text: say.thing("token", token), icon: TOKEN_ICONS[token], count }] : [],
  );
  return chips.length ? chips : [{ text: say.text("out-pool-empty"), tone: "dim" }];
}

function knowers({ say, view }: Props, seats: number): Chip[] {
  const known = view.players.filter((player) => (seats >> player.seat) & 1);
  return known.map(({ seat }) => ({
    text: `${say.seat(seat)}: ${say.text("out-tracked-by")}`,
    seat,
    tone: "dim" as const,
  }));
}

function wildRows(props: Props, wild: Wild): Row[] {
  const { say } = props;
  if (!wild.left)
    return [{ label: say.text("out-animals"), chips: [{ text: say.text("out-no-animals"), tone: "dim" }] }];
  const seat = props.me ?? 0;
  const chips: Chip[] = [
    { text: say.thing("animal", wild.top), icon: ANIMAL_ICONS[wild.top], target: say.target("animal", wild.top) },
    { text: say.text("out-toughness", { toughness: wild.toughness[seat] }), icon: "strong" },
    { text: say.text("out-meat-next", { meat: wild.meat[seat] }), icon: "meat" },
    { text: say.text("out-animals-left", { count: wild.left }), icon: "stack", tone: "dim" },
    ...knowers(props, wild.tracked),
  ];
  const rows: Row[] = [{ label: say.text("out-animals"), chips }];
  if (wild.order.length > 1) {
    const rest = wild.order.slice(1).map((animal) => ({
      text: say.thing("animal", animal),
      icon: ANIMAL_ICONS[animal],
      target: say.target("animal", animal),
    }));
    rows.push({ label: say.text("out-tracked"), chips: rest });
  }
  return rows;
}
