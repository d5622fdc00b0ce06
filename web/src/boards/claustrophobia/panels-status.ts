// Panels: where the game stands, the dice on the table, and what can be chosen that is no piece.

import type { BoardProps, Chip, Panel, Row } from "../contract";
import { aimsOf, scenarioNotes } from "./facts";
import { demonIcon, giftIcon, kindIcon, objectIcon, SIGN } from "./icons";
import { turned } from "./reading";
import type { View } from "./view";
import { bidName, waysName } from "./words";

const domainOf = (target: string): string => target.slice(0, target.indexOf(":"));
const labelOf = (target: string): string => target.slice(target.indexOf(":") + 1);

function phaseRow(view: View, { say }: BoardProps<View>): Row {
  const phase = say.text(`phase-${view.phase}`);
  return {
    label: say.text("b-round", { number: view.round, limit: view.round_limit }),
    chips: [{ text: phase, icon: SIGN.round, tone: "calm" }],
  };
}

function aimRows(view: View, { say }: BoardProps<View>): Row[] {
  const chips = aimsOf(view, say).flatMap((aim): Chip[] => [
    { text: aim.text, icon: SIGN.aim },
    ...(aim.now ? [{ text: aim.now, tone: "calm" as const }] : []),
  ]);
  const notes = scenarioNotes(view, say).map((text): Chip => ({ text, tone: "dim" }));
  return [{ label: say.text("b-aim"), chips: [...chips, ...notes] }];
}

function stackRow(view: View, { say }: BoardProps<View>): Row {
  const chips: Chip[] = [{ text: say.text("b-stack", { count: view.stack }), icon: SIGN.stack }];
  for (const [place, tile] of view.known ?? []) {
    chips.push({ text: say.text("b-known", { place, tile: say.thing("tile", tile) }), tone: "calm" });
  }
  if (view.map_left) chips.push({ text: say.text("b-map-left", { count: view.map_left }), icon: "treasure-map" });
  return { label: say.text("b-maze"), chips };
}

const tileChips = (tiles: readonly number[], { say }: BoardProps<View>): Chip[] =>
  tiles.map((tile) => ({ text: say.thing("tile", tile), tone: "dim" }));

function sides(view: View, { say, me }: BoardProps<View>): Chip[] {
  if (view.human < 0) return [{ text: bidName(view, say) }];
  return [view.human, 1 - view.human].map((seat, at) => {
    const name = seat === me ? `${say.seat(seat)} (${say.text("b-you")})` : say.seat(seat);
    return { text: say.text(at ? "b-demons-are" : "b-humans-are", { name }), seat };
  });
}

export function statusPanel(props: BoardProps<View>): Panel {
  const { view } = props;
  const { say } = props;
  const rows = [phaseRow(view, props), ...aimRows(view, props), stackRow(view, props)];
  if (view.points)
    rows.push({ label: say.text("b-shop"), chips: [{ text: say.text("b-points", { points: view.points }) }] });
  if (view.tile_discards.length)
    rows.push({ label: say.text("b-discards"), chips: tileChips(view.tile_discards, props) });
  if (view.set_aside.length) rows.push({ label: say.text("b-set-aside"), chips: tileChips(view.set_aside, props) });
  const chips = sides(view, props);
  for (const hero of view.escaped) {
    chips.push({ text: say.text("b-escaped", { name: say.thing("warrior", hero) }), icon: SIGN.escaped, tone: "good" });
  }
  if (view.winner >= 0) chips.unshift({ text: say.text(`b-winner-${view.winner}`), icon: SIGN.winner, tone: "good" });
  return { key: "status", title: say.text(`scenario-${view.scenario}`), chips, rows };
}

/** Action dice that wait, the last combat roll, tiles that one seat looks at. */
export function dicePanels(props: BoardProps<View>): Panel[] {
  const { view } = props;
  const { say } = props;
  const found: Panel[] = [];
  if (view.action_dice.length) {
    const chips = view.action_dice.map(
      (die): Chip => ({
        text: say.text("b-die", { die }),
        icon: SIGN.dice,
        target: say.target("die", die),
      }),
    );
    found.push({ key: "action-dice", title: say.text("b-action-dice"), chips });
  }
  if (view.combat_dice.length && (view.phase === "human-action" || view.phase === "demon-action")) {
    const chips: Chip[] = view.combat_dice.map((die) => ({ text: String(die), icon: SIGN.dice }));
    chips.push({ text: say.text("b-hits", { count: view.hits }), tone: view.hits ? "bad" : "dim", icon: SIGN.fight });
    found.push({ key: "fight", title: say.text("b-fight"), chips });
  }
  if (view.foresight && !view.foreseen?.length) {
    const text = say.text("b-foreseen-by-foe", { count: view.foresight });
    found.push({ key: "foresight", title: say.thing("gift", 4), chips: [{ text, icon: giftIcon(4) }] });
  }
  return found;
}

/** What a target that is no piece on the table is called on its chip. */
export function choiceChip(target: string, props: BoardProps<View>): Chip {
  const { view } = props;
  const { say, question } = props;
  const member = say.member(domainOf(target), labelOf(target));
  switch (domainOf(target)) {
    case "rotation": {
      const tile = question?.args[0] ?? 0;
      const ways = waysName(turned(view.openings[tile], member), say);
      return {
        text: say.text("b-turn-to", { tile: say.thing("tile", tile), ways }),
        icon: kindIcon(view.kinds[tile]),
        target,
      };
    }
    case "tile": {
      const ways = say.text("b-openings", { ways: waysName(view.openings[member], say) });
      return { text: `${say.thing("tile", member)}. ${ways}`, icon: kindIcon(view.kinds[member]), target };
    }
    case "boon":
      return { text: say.text(`b-boon-${labelOf(target)}`), icon: member ? SIGN.combat : SIGN.movement, target };
    case "count":
      return { text: say.text("b-reroll-count", { count: member }), icon: SIGN.dice, target };
    case "gift":
      return { text: say.thing("gift", member), icon: giftIcon(member), target };
    case "object":
      return { text: say.thing("object", member), icon: objectIcon(member), target };
    case "demon":
      return { text: say.thing("demon", member), icon: demonIcon(member), target };
    case "force":
      return { text: say.thing("force", member), icon: member ? "cloak-dagger" : "muscle-up", target };
    default:
      return { text: say.thing(domainOf(target), member), target };
  }
}

const LOOSE = ["rotation", "count", "gift", "object", "demon", "force", "bid"];

/** The targets of the open question that are no pieces: turns, boons, counts, goods, and tiles not yet laid. */
export function looseTargets(props: BoardProps<View>): string[] {
  const { view } = props;
  const laid = new Set(view.tiles.map((one) => props.say.target("tile", one.tile)));
  const isLoose = (target: string) =>
    LOOSE.includes(domainOf(target)) || (domainOf(target) === "tile" && !laid.has(target));
  const targets = new Set([...props.options.flatMap((option) => option.path), ...props.chosen]);
  return [...targets].filter(isLoose);
}

/** What Blessed can give. */
export const boonTargets = (props: BoardProps<View>): string[] => [
  ...new Set(props.options.flatMap((option) => option.path.filter((target) => domainOf(target) === "boon"))),
];

export function choicePanels(props: BoardProps<View>): Panel[] {
  const chips = [...looseTargets(props), ...boonTargets(props)].map((target) => choiceChip(target, props));
  if (!chips.length) return [];
  const title = props.question ? props.say.question(props.question) : props.say.text("options");
  return [{ key: "choices", title, chips, tone: "good" }];
}
