// Panels of the pieces: the people, the zombies, and the directions that may be touched.

import type { BoardProps, Chip, Panel, Row, Say } from "../contract";
import { character, characters, CHARACTER_ICONS, field, fields, HEALTH_ICONS, KIND_ICONS, leader, WAY_SIGNS } from "./names";
import { bitersOf, type Character, characterOn, Health, isAlive, NOBODY, type View, WAYS, type Zombie } from "./view";

export function peoplePanel(view: View, say: Say): Panel {
  const rows = view.characters.map((one) => ({ label: character(say, one.character), chips: personChips(view, one, say) }));
  return { key: "people", title: say.text("board-people"), rows };
}

function personChips(view: View, one: Character, say: Say): Chip[] {
  const target = say.target("character", one.character);
  const owner = leader(view, one);
  const name: Chip = { text: whereabouts(one, say), icon: CHARACTER_ICONS[one.character], target };
  if (owner) name.seat = owner.seat;
  const chips = [name];
  if (owner && view.players.length > 2) chips.push({ text: say.text("board-owner", { name: say.seat(owner.seat) }), tone: "dim" });
  if (one.field >= 0 || one.saved_by >= 0) {
    chips.push({
      text: say.text(`board-health-${one.health}`),
      icon: HEALTH_ICONS[one.health],
      tone: one.health === Health.healthy ? "good" : "bad",
    });
    chips.push({ text: say.text("board-stars", { count: one.stars }), icon: "round-star" });
  }
  if (isAlive(one)) chips.push(...livingChips(view, one, say));
  return chips;
}

function whereabouts(one: Character, say: Say): string {
  if (one.saved_by !== NOBODY) return say.text("board-saved-by", { name: say.seat(one.saved_by) });
  if (one.health === Health.gone) return say.text("board-lost");
  return one.field < 0 ? say.text("board-not-placed") : say.text("board-on-field", { field: field(say, one.field) });
}

function livingChips(view: View, one: Character, say: Say): Chip[] {
  const chips: Chip[] = [];
  if (view.phase === "human-turn") {
    chips.push({ text: say.text("board-ap", { count: one.ap }), icon: "footprint", tone: one.ap ? "calm" : "dim" });
  }
  if (one.silenced) chips.push({ text: say.text("board-silenced"), icon: "silence", tone: "good" });
  if (one.activated) chips.push({ text: say.text("board-activated"), icon: "sound-waves", tone: one.silenced ? "dim" : "bad" });
  if (one.seen_by.length) {
    chips.push({ text: say.text("board-seen-by", { fields: fields(say, one.seen_by) }), icon: "on-sight", tone: "bad" });
  }
  const biters = bitersOf(view, one.field).length;
  if (biters) chips.push({ text: say.text("board-in-reach", { count: biters }), icon: "fangs", tone: "bad" });
  if (view.board.car.includes(one.field)) chips.push({ text: say.text("board-on-car"), icon: "jeep", tone: "good" });
  if (view.board.manholes.includes(one.field)) chips.push({ text: say.text("board-on-manhole"), icon: "hole-ladder" });
  return chips;
}

export function hordePanel(view: View, say: Say): Panel {
  const order = [...view.zombies].sort((a, b) => Number(b.forced) - Number(a.forced) || Number(b.sees >= 0) - Number(a.sees >= 0));
  const rows: Row[] = order.map((zombie) => ({ label: field(say, zombie.field), chips: zombieChips(view, zombie, say) }));
  if (view.lines_of_fire.length) {
    rows.unshift({
      label: say.text("board-fire"),
      chips: view.lines_of_fire.map((line) => ({
        text: say.text("board-fire-line", { way: say.thing("way", line.direction), field: field(say, line.target) }),
        icon: "crosshair",
        tone: "calm",
      })),
    });
  }
  return { key: "horde", title: say.text("board-horde"), rows };
}

function zombieChips(view: View, zombie: Zombie, say: Say): Chip[] {
  const chips: Chip[] = [
    { text: say.thing("kind", zombie.kind), icon: KIND_ICONS[zombie.kind], target: say.target("field", zombie.field) },
    { text: `${WAY_SIGNS[zombie.facing]} ${say.text("board-looks", { way: say.thing("way", zombie.facing) })}` },
  ];
  if (zombie.forced) chips.push({ text: say.text("board-must-move"), icon: "on-sight", tone: "bad" });
  if (!zombie.active) chips.push({ text: say.text("board-inactive"), icon: "night-sleep", tone: "dim" });
  if (zombie.sees !== NOBODY) {
    chips.push({ text: say.text("board-sees", { who: character(say, zombie.sees) }), icon: "on-sight", tone: "bad" });
  } else chips.push({ text: say.text("board-free-ahead", { count: zombie.view.length }), tone: "dim" });
  const prey = zombie.bites.map((one) => characterOn(view, one)).filter((one) => one && isAlive(one));
  if (prey.length) {
    const who = characters(say, prey.map((one) => one?.character ?? 0));
    chips.push({ text: say.text("board-could-bite", { who }), icon: "fangs", tone: "bad" });
  }
  return chips;
}

/** The directions as things to touch, where an option asks for one. */
export function waysPanel(props: BoardProps): Panel | null {
  const { say, lit } = props;
  const ways = WAYS.map((_, way) => way).filter((way) => lit.has(say.target("way", way)));
  if (!ways.length) return null;
  const chips = ways.map((way): Chip => ({ text: `${WAY_SIGNS[way]} ${say.thing("way", way)}`, target: say.target("way", way) }));
  return { key: "ways", title: say.text("board-ways"), tone: "calm", chips };
}
