// What is to be known of a piece, as chips: for the panels, for the inspector, for a screen reader.

import type { Chip, Say } from "../contract";
import { CHARACTER_ICONS, HEALTH_ICONS, KIND_ICONS } from "./icons";
import { bitersOf, characterOn, Health, isAlive, isBase, NOBODY } from "./reading";
import type { Character, View, Zombie } from "./view";
import { character, characters, field, fields, leader, WAY_SIGNS } from "./words";

export function humanFacts(view: View, one: Character, say: Say): Chip[] {
  const target = say.target("character", one.character);
  const owner = leader(view, one);
  const name: Chip = { text: whereabouts(one, say), icon: CHARACTER_ICONS[one.character], target };
  if (owner) name.seat = owner.seat;
  const chips = [name];
  if (owner && !isBase(view)) {
    chips.push({ text: say.text("zt-owner", { name: say.seat(owner.seat) }), tone: "dim" });
  }
  if (one.field >= 0 || one.saved_by >= 0) {
    chips.push({
      text: say.text(`zt-health-${one.health}`),
      icon: HEALTH_ICONS[one.health],
      tone: one.health === Health.healthy ? "good" : "bad",
    });
    chips.push({ text: say.text("zt-stars", { count: one.stars }), icon: "round-star" });
  }
  if (isAlive(one)) chips.push(...livingChips(view, one, say));
  return chips;
}

function whereabouts(one: Character, say: Say): string {
  if (one.saved_by !== NOBODY) return say.text("zt-saved-by", { name: say.seat(one.saved_by) });
  if (one.health === Health.gone) return say.text("zt-lost");
  return one.field < 0 ? say.text("zt-not-placed") : say.text("zt-on-field", { field: field(say, one.field) });
}

function livingChips(view: View, one: Character, say: Say): Chip[] {
  const chips: Chip[] = [];
  if (view.phase === "human-turn") {
    chips.push({ text: say.text("zt-ap", { count: one.ap }), icon: "footprint", tone: one.ap ? "calm" : "dim" });
  }
  if (one.silenced) chips.push({ text: say.text("zt-silenced"), icon: "silence", tone: "good" });
  if (one.activated) {
    chips.push({ text: say.text("zt-activated"), icon: "sound-waves", tone: one.silenced ? "dim" : "bad" });
  }
  if (one.seen_by.length) {
    const seen = say.text("zt-seen-by", { fields: fields(say, one.seen_by) });
    chips.push({ text: seen, icon: "beast-eye", tone: "bad" });
  }
  const biters = bitersOf(view, one.field).length;
  if (biters) chips.push({ text: say.text("zt-in-reach", { count: biters }), icon: "fangs", tone: "bad" });
  if (view.board.car.includes(one.field)) chips.push({ text: say.text("zt-on-car"), icon: "jeep", tone: "good" });
  if (view.board.manholes.includes(one.field)) chips.push({ text: say.text("zt-on-manhole"), icon: "hole-ladder" });
  return chips;
}

export function zombieFacts(view: View, zombie: Zombie, say: Say): Chip[] {
  const chips: Chip[] = [
    { text: say.thing("kind", zombie.kind), icon: KIND_ICONS[zombie.kind], target: say.target("field", zombie.field) },
    { text: `${WAY_SIGNS[zombie.facing]} ${say.text("zt-looks", { way: say.thing("way", zombie.facing) })}` },
  ];
  if (zombie.forced) chips.push({ text: say.text("zt-must-move"), icon: "beast-eye", tone: "bad" });
  if (!zombie.active) chips.push({ text: say.text("zt-inactive"), icon: "night-sleep", tone: "dim" });
  if (zombie.sees !== NOBODY) {
    chips.push({ text: say.text("zt-sees", { who: character(say, zombie.sees) }), icon: "beast-eye", tone: "bad" });
  } else chips.push({ text: say.text("zt-free-ahead", { count: zombie.view.length }), tone: "dim" });
  const prey = zombie.bites.map((one) => characterOn(view, one)).filter((one) => one && isAlive(one));
  if (prey.length) {
    const who = characters(
      say,
      prey.map((one) => one?.character ?? 0),
    );
    chips.push({ text: say.text("zt-could-bite", { who }), icon: "fangs", tone: "bad" });
  }
  return chips;
}

const told = new WeakMap<object, { say: Say; text: string }>();

/** The facts of a piece in one line for a screen reader; said once for every view, since each drawing asks for it. */
export function sentence(piece: Character | Zombie, view: View, say: Say): string {
  const known = told.get(piece);
  if (known?.say === say) return known.text;
  const facts = "kind" in piece ? zombieFacts(view, piece, say) : humanFacts(view, piece, say);
  const text = facts.map((fact) => fact.text).join(", ");
  told.set(piece, { say, text });
  return text;
}
