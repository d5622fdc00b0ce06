// Panels of the table as a whole: the state of the night, the players, the printed board.

import type { Chip, Panel, Row, Say } from "../contract";
import { SIDE_ICONS } from "./icons";
import { isBase, isDouble, isSecond, NOBODY } from "./reading";
import type { Player, View } from "./view";
import { characters, field, fields, side } from "./words";

/** The round, and of which game it is where there are two. */
export function when(view: View, say: Say): string {
  const { round, game = 1, games = 1 } = view;
  return isDouble(view) ? say.text("zt-round-of-game", { round, game, games }) : say.text("zt-round", { round });
}

const some = (count: number): Chip["tone"] => (count ? "bad" : "dim");

export function statePanel(view: View, say: Say): Panel {
  return {
    key: "state",
    title: say.text("zt-state"),
    chips: [
      { text: when(view, say), icon: "hourglass" },
      { text: say.text(`phase-${view.phase}`), icon: "night-sleep", tone: "calm" },
    ],
    rows: [
      { label: say.text("zt-goal"), chips: goalChips(view, say) },
      { label: say.text("zt-noise"), chips: noiseChips(view, say) },
      { label: say.text("zt-terror"), chips: [terrorChip(view, say)] },
      { label: say.text("zt-coming"), chips: comingChips(view, say) },
      ...effectRows(view, say),
      { label: say.text("zt-pool"), chips: poolChips(view, say) },
      { label: say.text("zt-tokens"), chips: tokenChips(view, say) },
      ...findRows(view, say),
    ],
  };
}

/** Cards and decisions that are in effect for the zombie to come. */
export function effects(view: View): string[] {
  const told = view.effects;
  if (!told) return [];
  const found: string[] = (["awe", "rampage", "mutate"] as const).filter((effect) => told[effect]);
  return told.trap !== NOBODY ? [...found, "trap"] : found;
}

function effectRows(view: View, say: Say): Row[] {
  const chips = effects(view).map(
    (effect): Chip => ({
      text: say.text(`zt-effect-${effect}`),
      icon: "brain",
      tone: "bad",
    }),
  );
  return chips.length ? [{ label: say.text("zt-effects"), chips }] : [];
}

function goalChips(view: View, say: Say): Chip[] {
  const humans = view.players.filter((player) => player.side !== "zombies");
  if (isBase(view)) {
    const stars = humans[0]?.stars ?? 0;
    const text = say.text("zt-goal-base", { stars, need: view.stars_to_win });
    const chips: Chip[] = [{ text, icon: "round-star", tone: "good" }];
    return isSecond(view) ? [...chips, ...humans.map((player) => beatChip(view, player, say))] : chips;
  }
  return humans.map((player) => ({
    text: say.text("zt-goal-law", {
      name: say.seat(player.seat),
      count: player.saved.length,
      stars: player.stars,
      terror: view.terror,
    }),
    icon: "round-star",
    seat: player.seat,
  }));
}

/** What the other player has from the first game. */
function beatChip(view: View, player: Player, say: Say): Chip {
  const rival = view.players.find((other) => other.seat !== player.seat);
  return { text: say.text("zt-to-beat", { stars: rival?.stars_before ?? 0 }), icon: "round-star", seat: rival?.seat };
}

function noiseChips(view: View, say: Say): Chip[] {
  const { noise } = view;
  const seeing = view.zombies.filter((zombie) => zombie.active && zombie.sees !== NOBODY).length;
  const must = view.zombies.filter((zombie) => zombie.forced).length;
  const moving = view.phase === "movement";
  const chips: Chip[] = moving
    ? [
        { text: say.text("zt-left", { left: noise.left }), icon: "sound-waves", tone: "bad" },
        { text: say.text("zt-forced", { count: must }), icon: "beast-eye", tone: some(must) },
      ]
    : [
        { text: say.text("zt-noise-sum", { allowance: noise.allowance }), icon: "sound-waves", tone: "bad" },
        { text: say.text("zt-would-force", { count: seeing }), icon: "beast-eye", tone: some(seeing) },
      ];
  chips.push({ text: say.text("zt-noise-why", { quiet: noise.quiet, activated: noise.activated }), tone: "dim" });
  if (noise.held) chips.push({ text: say.text("zt-held", { held: noise.held }), icon: "sitting-dog", tone: "good" });
  return chips;
}

function terrorChip(view: View, say: Say): Chip {
  const words = { at: view.terror, end: view.terror_end };
  const text = say.text(view.terror ? "zt-terror-at" : "zt-terror-off", words);
  return { text, icon: "terror", tone: view.terror ? "bad" : "dim" };
}

function comingChips(view: View, say: Say): Chip[] {
  return (["supermarket", "car", "either"] as const).map((slot) => ({
    text: say.text(`zt-coming-${slot}`, { count: view.coming[slot] }),
    icon: "raise-zombie",
    tone: some(view.coming[slot]),
    target: `slot:${slot}`,
  }));
}

function poolChips(view: View, say: Say): Chip[] {
  const chips: Chip[] = [
    { text: say.text("zt-pool-count", { count: view.pool }), icon: "stack" },
    { text: say.text("zt-on-board", { count: view.zombies.length }), icon: "shambling-zombie" },
  ];
  if (view.mutant_in_pool) chips.push({ text: say.text("zt-mutant-waits"), icon: "brute" });
  return chips;
}

function tokenChips(view: View, say: Say): Chip[] {
  const briefcase = say.text(view.briefcase ? "zt-briefcase-there" : "zt-briefcase-gone");
  return [
    { text: say.text("zt-bullets", { count: view.bullets }), icon: "bullets", tone: view.bullets ? "calm" : "dim" },
    { text: briefcase, icon: "briefcase", tone: view.briefcase ? "calm" : "dim" },
  ];
}

function findRows(view: View, say: Say): Row[] {
  if (isBase(view)) return [];
  const { finds } = view;
  const chips: Chip[] = [{ text: say.text("zt-finds-pool", { count: finds.pool }), icon: "opened-food-can" }];
  for (const one of finds.closed) {
    const target = say.target("field", one);
    chips.push({ text: say.text("zt-find-closed", { field: field(say, one) }), icon: "opened-food-can", target });
  }
  for (const one of finds.zombie) {
    const target = say.target("field", one);
    const text = say.text("zt-find-nest", { field: field(say, one) });
    chips.push({ text, icon: "raise-zombie", tone: "bad", target });
  }
  for (const face of finds.revealed) {
    const icon = face ? "biohazard" : "raise-zombie";
    chips.push({ text: say.text("zt-find-known", { find: say.thing("find", face) }), icon, tone: "dim" });
  }
  return [{ label: say.text("zt-finds"), chips }];
}

export function playersPanel(view: View, say: Say): Panel {
  const rows = view.players.map((player) => ({ label: say.seat(player.seat), chips: playerChips(view, player, say) }));
  return { key: "players", title: say.text("zt-players"), rows };
}

function playerChips(view: View, player: Player, say: Say): Chip[] {
  const chips: Chip[] = [{ text: side(say, player), icon: SIDE_ICONS[player.side], seat: player.seat }];
  if (view.winner === player.seat) chips.push({ text: say.text("zt-winner"), icon: "trophy", tone: "good" });
  if (!isBase(view) && view.first === player.seat) chips.push({ text: say.text("zt-first"), icon: "jerrycan" });
  if (!isBase(view) && view.second === player.seat) chips.push({ text: say.text("zt-second"), icon: "sitting-dog" });
  if (player.side !== "zombies") {
    chips.push({ text: say.text("zt-stars", { count: player.stars }), icon: "round-star", tone: "good" });
    const saved = player.saved.length
      ? say.text("zt-saved", { who: characters(say, player.saved) })
      : say.text("zt-nobody-saved");
    chips.push({ text: saved, icon: "jeep", tone: player.saved.length ? "good" : "dim" });
  }
  if (isSecond(view) && player.side === "zombies") {
    chips.push({ text: say.text("zt-stars-before", { count: player.stars_before ?? 0 }), icon: "round-star" });
  }
  if (player.support) chips.push({ text: say.text("zt-support"), icon: "walkie-talkie" });
  chips.push({ text: say.text("zt-hand-count", { count: player.cards }), icon: "card-draw" });
  const known = player.open_cards.map((card) => say.thing("card", card)).join(", ");
  if (known) chips.push({ text: say.text("zt-known-cards", { cards: known }), tone: "calm" });
  return chips;
}

export function placePanel(view: View, say: Say): Panel {
  const { board } = view;
  const row = (key: string, numbers: readonly number[]): Row => ({
    label: say.text(`zt-${key}`),
    chips: [{ text: fields(say, numbers), tone: "dim" }],
  });
  const letter = (column: number) => field(say, column).slice(0, 1);
  const half = (key: string, first: number, last: number): Row => ({
    label: say.text(`slot-${key}`),
    chips: [{ text: say.text("zt-halves", { first: letter(first), last: letter(last) }), tone: "dim" }],
  });
  return {
    key: "place",
    title: say.text("zt-place"),
    tone: "dim",
    rows: [
      row("car", board.car),
      row("supermarket", board.supermarket),
      row("manholes", board.manholes),
      row("walls", board.walls),
      row("entries", board.entries),
      half("supermarket", 0, board.car_half - 1),
      half("car", board.car_half, 15),
    ],
  };
}
