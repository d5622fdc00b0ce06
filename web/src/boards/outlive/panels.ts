// The table as readable panels, most important first: the choice, the days, the convoy, the areas, the shelters.

import type { Chip, Panel, Row } from "../contract";
import { type Arrival, acting, litIn, type Props, plannedArrivals, squeeze } from "./facts";
import { CALAMITY_ICONS, CLASS_ICONS, LEADER_ICONS, MENDER_ICONS, roomIcon, TOKEN_ICONS } from "./icons";
import { areaPanels } from "./panels-areas";
import { goodsChips, shelterPanels } from "./panels-shelter";
import { kindOf, shelterOf, TABLETS } from "./reading";
import type { Calamity, View } from "./view";
import { calamityEffect, roomEffect, roomName } from "./words";

export function panels(props: Props): Panel[] {
  return [
    ...choicePanel(props),
    ...pressurePanel(props),
    ...offerPanels(props),
    daysPanel(props),
    convoyPanel(props),
    ...shelterPanels(props, true),
    ...areaPanels(props),
    ...shelterPanels(props, false),
    supplyPanel(props),
  ];
}

function choicePanel(props: Props): Panel[] {
  const chips = looseChips(props);
  return chips.length ? [{ key: "choice", title: props.say.text("out-choice"), tone: "good", chips }] : [];
}

/** Things to choose that lie nowhere on the table: numbers, what to spare, a room that repairs. */
function looseChips(props: Props): Chip[] {
  const { say } = props;
  const numbers = litIn(props, "count").map((target) => ({ text: countWords(props, Number(target.slice(6))), target }));
  const classes = litIn(props, "class").map((target) => {
    const name = say.thing("class", say.member("class", target.slice(6)));
    return { text: say.text("out-spare", { class: name }), icon: CLASS_ICONS[target.slice(6)], target };
  });
  const menders = litIn(props, "mender").map((target) => {
    const name = say.thing("mender", say.member("mender", target.slice(7)));
    return { text: `${say.text("out-mend-with")}: ${name}`, icon: MENDER_ICONS[target.slice(7)], target };
  });
  return [...numbers, ...classes, ...menders];
}

/** What a number means in the question that is asked. */
export function countWords(props: Props, count: number): string {
  const { question, say, view } = props;
  if (question?.key === "ask-draft") return say.text("out-settle", { count });
  const spent = say.text("out-ammo-spent", { count });
  if (question?.key === "ask-hunt") {
    return `${spent}, ${say.text("out-for-actions", { count: Math.max(0, (question.args[1] ?? 0) - count) })}`;
  }
  return `${spent}: ${say.text("out-left-pressure", { count: Math.max(0, view.turn.pressure - count) })}`;
}

function pressurePanel(props: Props): Panel[] {
  const { say } = props;
  const now = squeeze(props);
  const rows: Row[] = plannedArrivals(props).map((plan) => arrivalRow(props, plan));
  if (now) {
    const names = { attacker: say.seat(now.attacker), victim: say.seat(now.victim), pressure: now.pressure };
    rows.push({
      label: say.text("out-now"),
      chips: [{ text: say.text("out-press-now", names), tone: "bad", icon: "fist" }],
    });
  }
  return rows.length ? [{ key: "pressure", title: say.text("out-pressure"), rows }] : [];
}

function arrivalRow({ say }: Props, plan: Arrival): Row {
  const area = say.text(`area-${say.label("area", plan.area)}.to`);
  const label = say.text("out-press-title", { hero: say.thing("hero", plan.hero), area });
  const chips: Chip[] = plan.victims.map((one) => {
    const words = { name: say.seat(one.seat), strength: one.strength, pressure: one.pressure };
    const means = say.text("out-press-means", { name: say.seat(one.seat), ammo: one.ammo, tokens: one.tokens });
    return { text: `${say.text("out-press-on", words)}; ${means}`, seat: one.seat, tone: "good", icon: "fist" };
  });
  if (!chips.length) chips.push({ text: say.text("out-press-none"), tone: "dim" });
  for (const one of plan.spared) {
    const why = say.text(one.active ? "out-press-safe" : "out-press-asleep");
    chips.push({ text: `${say.text("out-hero", { strength: one.strength })}: ${why}`, seat: one.seat, tone: "dim" });
  }
  if (plan.bat) chips.push({ text: say.text("out-press-bat"), icon: "baseball-bat", tone: "calm" });
  return { label, chips };
}

function offerPanels(props: Props): Panel[] {
  const { say, view } = props;
  const found: Panel[] = [];
  const kept = shelterOf(view, props.me)?.rooms.map((room) => room.room) ?? [];
  if (view.offer?.rooms.length) {
    const rows = view.offer.rooms.map((tile) => roomOffer(props, tile, kept.includes(tile)));
    found.push({ key: "offer-rooms", title: say.text("out-offer-rooms"), rows });
  }
  if (view.offer?.leaders.length) {
    const rows = view.offer.leaders.map((leader) => leaderRow(props, leader));
    found.push({ key: "offer-leaders", title: say.text("out-offer-leaders"), rows });
  }
  if (view.drawn_tokens.length) {
    const chips = view.drawn_tokens.map((token) => ({
      text: say.thing("token", token),
      icon: TOKEN_ICONS[token],
      target: say.target("token", token),
      tone: token === TABLETS ? ("good" as const) : undefined,
    }));
    found.push({ key: "drawn", title: say.text("out-drawn"), chips });
  }
  return found;
}

function roomOffer({ say, view }: Props, tile: number, isKept: boolean): Row {
  const { places, upkeep } = view.printed.rooms[kindOf(tile)];
  const chips: Chip[] = [
    {
      text: roomName(say, tile),
      icon: roomIcon(tile),
      target: say.target("room", tile),
      tone: isKept ? "good" : undefined,
    },
    { text: say.text("out-people-of", { count: 0, places }), icon: "person" },
    { text: say.text("out-upkeep", { upkeep }), icon: "fork-knife-spoon" },
    { text: roomEffect(say, view, tile), tone: "calm" },
  ];
  return { label: isKept ? say.text("out-kept") : "", chips };
}

export function leaderRow({ say, view }: Props, leader: number): Row {
  const { age, areas, goods, tile } = view.printed.leaders[leader];
  const brings = goodsChips(say, goods);
  const chips: Chip[] = [
    { text: say.thing("leader", leader), icon: LEADER_ICONS[leader], target: say.target("leader", leader) },
    { text: say.text("out-age", { age }) },
    ...(brings.length ? brings : [{ text: say.text("out-brings-tokens"), icon: "card-pick" }]),
    { text: `${say.thing("equipment", tile)} (${say.text("out-broken")})`, tone: "dim" },
    ...areas.map((area) => ({ text: say.text(`area-${say.label("area", area)}.at`), tone: "calm" as const })),
  ];
  return { label: "", chips };
}

function daysPanel({ say, view }: Props): Panel {
  const { round, rounds } = view;
  const chips: Chip[] = [];
  const title = round ? say.text("out-day", { round, rounds }) : say.text("out-before");
  if (view.step) chips.push({ text: say.text(`out-step-${view.step}`), icon: "moon", tone: "calm" });
  else chips.push({ text: say.text(`phase-${view.phase}`), icon: view.phase === "day" ? "sun" : "truck" });
  if (round) {
    chips.push({ text: say.text("out-radiation-tonight"), icon: "radioactive", count: view.radiation[round - 1] });
    chips.push({ text: say.text("out-first"), icon: "flying-flag", seat: view.first });
    if (view.heir >= 0) chips.push({ text: say.text("out-heir"), icon: "flying-flag", seat: view.heir, tone: "good" });
  }
  return { key: "days", title, chips: [...chips, ...turnChips({ say, view })] };
}

function turnChips({ say, view }: Pick<Props, "say" | "view">): Chip[] {
  const now = acting(view);
  if (!now) return [];
  const chips: Chip[] = [
    {
      text: `${say.text("out-turn")}: ${say.text("out-hero", { strength: now.strength })}`,
      seat: now.seat,
      icon: "walk",
    },
    { text: say.text("out-actions"), icon: "strong", count: view.turn.actions },
  ];
  if (view.turn.opened) chips.push({ text: say.text("out-opened"), icon: "dam", tone: "good" });
  return chips;
}

export function calamityRow({ say, view }: Pick<Props, "say" | "view">, one: Calamity): Row {
  const cost = goodsChips(say, one.cost);
  if (one.food) cost.push({ text: say.text("out-any-food"), icon: "fork-knife-spoon", count: one.food });
  const name = say.thing("calamity", one.event);
  const target = say.target("calamity", one.event);
  const chips: Chip[] = [
    { text: name, icon: CALAMITY_ICONS[one.event], target, tone: one.taker < 0 ? "bad" : "dim" },
    { text: say.text("out-points", { count: one.points }), icon: "trophy" },
  ];
  if (one.taker >= 0) chips.push({ text: say.text("out-taken-by", { name: say.seat(one.taker) }), seat: one.taker });
  else
    chips.push(
      { text: calamityEffect(say, view, one.event), tone: "calm" },
      ...cost,
      ...payerChips({ say }, one.payers),
    );
  return { label: "", chips };
}

function convoyPanel({ say, view }: Props): Panel {
  const rows: Row[] = view.events.map((one) => calamityRow({ say, view }, one));
  for (let round = view.events.length + 1; round <= view.rounds; round++) {
    rows.push({ label: "", chips: [{ text: say.text("out-face-down", { round }), tone: "dim", icon: "truck" }] });
  }
  const levels = view.radiation.map((level, at) => ({
    text: say.text("out-level", { round: at + 1, level }),
    icon: "radioactive",
    tone: at + 1 === view.round ? ("bad" as const) : ("dim" as const),
  }));
  return {
    key: "convoy",
    title: say.text("out-convoy"),
    rows: [...rows, { label: say.text("out-radiation"), chips: levels }],
  };
}

function payerChips({ say }: Pick<Props, "say">, payers: number[]): Chip[] {
  if (!payers.length) return [{ text: say.text("out-no-payers"), tone: "dim" }];
  return payers.map((seat) => ({ text: `${say.seat(seat)}: ${say.text("out-payers")}`, seat, tone: "calm" }));
}

function supplyPanel({ say, view }: { say: Props["say"]; view: View }): Panel {
  const gone = view.discards.flatMap((count, tile) => (count ? [{ text: say.thing("equipment", tile), count }] : []));
  return {
    key: "supply",
    title: say.text("out-stack"),
    rows: [
      { label: "", chips: [{ text: say.text("out-stack-left"), icon: "stack", count: view.stack }] },
      ...(gone.length ? [{ label: say.text("out-discards"), chips: gone }] : []),
    ],
  };
}
