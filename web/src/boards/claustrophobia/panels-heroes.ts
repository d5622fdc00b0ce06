// Panels: the Human warriors, line by line.

import type { BoardProps, Chip, Panel, Row } from "../contract";
import { giftIcon, heroIcon, objectIcon, SIGN, talentIcon } from "./icons";
import { heroesOf, REDEEMER } from "./reading";
import type { Hero, View } from "./view";
import { boonName, whyHeld } from "./words";

/** Whose lines the open question is about: the wounded, the healed, the one who drinks. */
export function linesAskedOf(props: BoardProps<View>): number[] {
  const { view } = props;
  const { question, options, say } = props;
  const heroes = new Set<number>();
  for (const option of options) {
    if (option.verb === "cancel" && question) heroes.add(question.args[0]);
    if (option.verb === "drink") heroes.add(question?.key === "ask-ready" ? question.args[0] : view.active);
    if (option.verb === "heal") heroes.add(say.member("warrior", option.path[0].slice("warrior:".length)));
  }
  return [...heroes];
}

function lineChips(hero: Hero, asked: boolean, { say }: BoardProps<View>): Chip[] {
  return hero.lines.map(([movement, combat, defence], at) => {
    const line = at + 1;
    const lost = hero.cancelled.includes(line);
    const use = hero.die === line && !hero.exhausted ? ` (${say.text("b-line-in-use")})` : "";
    const text = lost
      ? say.text("b-line-cancelled", { line })
      : say.text("b-line", { line, movement, combat, defence });
    const chip: Chip = { text: `${text}${use}`, tone: lost ? "bad" : use ? "good" : "dim" };
    return asked ? { ...chip, target: say.target("line", line) } : chip;
  });
}

/** The tokens and states of a hero as chips. */
export function tokenChips(view: View, hero: Hero, { say }: Pick<BoardProps<View>, "say">): Chip[] {
  const found: Chip[] = [];
  const add = (when: boolean, text: string, icon: string, tone?: Chip["tone"]) => {
    if (when) found.push({ text, icon, tone });
  };
  add(view.active === hero.warrior, say.text("b-active"), SIGN.way, "good");
  add(hero.activated && view.active !== hero.warrior, say.text("b-activated"), SIGN.way, "dim");
  add(hero.exhausted, say.text("b-exhausted"), SIGN.exhausted, "bad");
  add(view.active === hero.warrior && view.panic, say.text("b-in-panic"), "screaming", "bad");
  add(view.active === hero.warrior && view.fought, say.text("b-has-fought"), SIGN.combat, "dim");
  add(view.active === hero.warrior && view.movement_ended, say.text("b-movement-over"), SIGN.movement, "dim");
  add(hero.courage, say.text("b-courage"), SIGN.courage, "good");
  add(hero.blessed, boonName(view, say), "prayer", "good");
  add(hero.terrified, say.text("b-terrified"), SIGN.terrified, "bad");
  add(hero.snuffed, say.text("b-snuffed"), SIGN.snuffed, "bad");
  add(hero.unguarded, say.text("b-unguarded"), "guards", "bad");
  add(hero.charges > 0, say.text("b-charges", { count: hero.charges }), SIGN.charge, "calm");
  add(hero.treasure, say.text("b-treasure"), SIGN.treasure, "calm");
  return found;
}

function wayRow(view: View, hero: Hero, { say }: BoardProps<View>): Row {
  const held = whyHeld(view, hero, say);
  if (held) {
    const about = say.text(`b-held-${hero.held}.about`);
    return {
      label: say.text("b-held"),
      chips: [
        { text: held, icon: SIGN.held, tone: "bad" },
        { text: about, tone: "dim" },
      ],
    };
  }
  const chips = Object.entries(hero.ways).map(([tile, why]): Chip => {
    const state = say.text(why ? `b-way-${why}` : "b-way-open");
    return { text: `${say.thing("tile", Number(tile))}: ${state}`, tone: why ? "bad" : "dim" };
  });
  return {
    label: say.text("b-leave"),
    chips: chips.length ? chips : [{ text: say.text("b-free-to-go"), tone: "dim" }],
  };
}

/** Gifts of the Redeemer with their state. */
export function giftChips(view: View, { say }: Pick<BoardProps<View>, "say">): Chip[] {
  const redeemer = heroesOf(view).find((one) => one.warrior === REDEEMER);
  return view.gifts.map((gift) => {
    const value = view.gift_values[gift];
    const used = view.gifts_used.includes(gift);
    const ready = !used && redeemer !== undefined && redeemer.die === value && !redeemer.exhausted;
    const state = say.text(used ? "b-used" : ready ? "b-gift-now" : "b-gift-value", { value });
    return { text: `${say.thing("gift", gift)} (${state})`, icon: giftIcon(gift), tone: ready ? "good" : undefined };
  });
}

function heroPanel(hero: Hero, props: BoardProps<View>): Panel {
  const { view } = props;
  const { say } = props;
  const { movement, combat, attack, defence } = hero;
  const chips: Chip[] = [
    { text: say.thing("tile", hero.tile), icon: SIGN.way, target: say.target("tile", hero.tile) },
    hero.die
      ? { text: say.text("b-die-in-slot", { die: hero.die }), icon: SIGN.dice }
      : { text: say.text("b-no-die"), tone: "dim" },
  ];
  if (hero.die)
    chips.push({
      text: say.text("b-values", { movement, combat, defence }),
      icon: heroIcon(hero.warrior),
      tone: "calm",
    });
  if (hero.die && attack !== combat) chips.push({ text: say.text("b-attack-with", { attack }), icon: SIGN.combat });
  if (view.active === hero.warrior)
    chips.push({ text: say.text("b-movement-left", { count: hero.movement_left }), icon: SIGN.movement });
  const asked = linesAskedOf(props).includes(hero.warrior);
  const rows: Row[] = [{ label: say.text("b-lines"), chips: lineChips(hero, asked, props) }, wayRow(view, hero, props)];
  const talents = hero.talents.map(
    (talent): Chip => ({
      text: say.text(`talent-${talent}`),
      icon: talentIcon(talent),
    }),
  );
  if (hero.condemned) talents.push({ text: say.text("b-condemned"), tone: "dim" });
  if (talents.length) rows.push({ label: say.text("b-talents"), chips: talents });
  if (hero.objects.length) {
    rows.push({
      label: say.text("b-objects"),
      chips: hero.objects.map((thing) => ({ text: say.thing("object", thing), icon: objectIcon(thing) })),
    });
  }
  if (hero.warrior === REDEEMER && view.gifts.length)
    rows.push({ label: say.text("b-gifts"), chips: giftChips(view, props) });
  const tokens = tokenChips(view, hero, props);
  if (tokens.length) rows.push({ label: say.text("b-tokens"), chips: tokens });
  return {
    key: `hero-${hero.warrior}`,
    title: say.thing("warrior", hero.warrior),
    target: say.target("warrior", hero.warrior),
    tone: hero.held || hero.exhausted ? "bad" : view.active === hero.warrior ? "good" : undefined,
    chips,
    rows,
  };
}

export function heroPanels(props: BoardProps<View>): Panel[] {
  return heroesOf(props.view).map((hero) => heroPanel(hero, props));
}
