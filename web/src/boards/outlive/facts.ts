// What follows from a view without knowing more than the view: who would be pressed, what is being paid, where to look.

import type { BoardProps } from "../contract";
import { AMMO, BAT, FOODS, HEROES, isOpen, kindOf, MATERIALS, NOBODY, ownerOf, placeOf, shelterOf } from "./reading";
import type { Shelter, View } from "./view";

export type Props = BoardProps<View>;

export interface Standing {
  seat: number;
  hero: number;
  strength: number;
  active: boolean;
}

export function heroesIn(view: View, area: number): Standing[] {
  return view.players
    .filter(isOpen)
    .flatMap((player) =>
      player.heroes.flatMap((hero, place) =>
        hero.area === area ? [{ seat: player.seat, hero: place, strength: hero.strength, active: hero.active }] : [],
      ),
    );
}

interface Victim {
  seat: number;
  strength: number;
  pressure: number;
  /** What the victim has against it and to lose. */
  ammo: number;
  tokens: number;
}

export interface Arrival {
  hero: number;
  area: number;
  strength: number;
  victims: Victim[];
  /** Heroes of others there who suffer nothing. */
  spared: Standing[];
  /** Whether the bat could add to it. */
  bat: boolean;
}

const tokensOf = (shelter: Shelter): number =>
  [...FOODS, ...MATERIALS].reduce((sum, kind) => sum + shelter.goods[kind], 0);

/** What an arrival would do: every active hero of another player that is weaker is pressed. */
function arrival(view: View, seat: number, hero: number, area: number): Arrival | null {
  const own = shelterOf(view, seat);
  if (!own) return null;
  const { strength } = own.heroes[hero];
  const others = heroesIn(view, area).filter((one) => one.seat !== seat);
  const victims: Victim[] = [];
  const spared: Standing[] = [];
  for (const one of others) {
    const shelter = shelterOf(view, one.seat);
    if (!one.active || one.strength >= strength || !shelter) spared.push(one);
    else {
      const pressure = strength - one.strength;
      const facts = { ammo: shelter.goods[AMMO], tokens: tokensOf(shelter) };
      victims.push({ seat: one.seat, strength: one.strength, pressure, ...facts });
    }
  }
  const bat = own.repaired.includes(BAT) && !own.used.includes(BAT) && others.some((one) => one.active);
  return { hero, area, strength, victims, spared, bat };
}

const memberIn = (props: Props, targets: Iterable<string>, domain: string): number => {
  for (const target of targets) {
    if (target.startsWith(`${domain}:`)) return props.say.member(domain, target.slice(domain.length + 1));
  }
  return NOBODY;
};

/** The hero that is picked for a move, and every area it could go to, with what would happen there. */
export function plannedArrivals(props: Props): Arrival[] {
  const { view, me } = props;
  if (me === null || props.question?.key !== "ask-move") return [];
  const hero = memberIn(props, props.chosen, "hero");
  if (hero < 0) return [];
  const wanted = memberIn(props, props.chosen, "area");
  const areas = props.options
    .filter((option) => option.path.length === 2)
    .map((option) => props.say.member("area", option.path[1].slice("area:".length)))
    .filter((area) => wanted < 0 || area === wanted);
  return [...new Set(areas)].flatMap((area) => arrival(view, me, hero, area) ?? []);
}

export interface Squeeze {
  attacker: number;
  victim: number;
  pressure: number;
}

/** The pressure that is going on, when a question is about it. */
export function squeeze(props: Props): Squeeze | null {
  const { question, view } = props;
  if (question?.key !== "ask-defence" && question?.key !== "ask-tribute") return null;
  return { attacker: ownerOf(view.turn.hero), victim: question.args[0] ?? NOBODY, pressure: view.turn.pressure };
}

/** From whose stores tokens are picked now: the victim's under pressure, else one's own. */
export function payingSeat(props: Props): number | null {
  const pressed = squeeze(props);
  return props.question?.key === "ask-tribute" && pressed ? pressed.victim : props.me;
}

export interface Acting {
  seat: number;
  hero: number;
  area: number;
  strength: number;
}

/** The hero that is having its turn. */
export function acting(view: View): Acting | null {
  if (view.phase !== "day" || view.turn.hero < 0) return null;
  const seat = ownerOf(view.turn.hero);
  const hero = placeOf(view.turn.hero);
  const shelter = shelterOf(view, seat);
  if (!shelter || hero >= HEROES || shelter.heroes[hero].area < 0) return null;
  if (!shelter.heroes[hero].active) return null;
  return { seat, hero, area: shelter.heroes[hero].area, strength: shelter.heroes[hero].strength };
}

export type DraftStage = "keep" | "build" | "settle" | "lead" | "station" | "done";

/** How far one's own draft has got: four rooms, one of them built, its people, a leader, two heroes. */
export function draftStage(shelter: Shelter): DraftStage {
  const kept = shelter.rooms.filter((room) => !room.basic).length;
  if (kept < 4) return "keep";
  if (!shelter.rooms.some((room) => room.built)) return "build";
  if (!shelter.survivors) return "settle";
  if (shelter.leader < 0) return "lead";
  return shelter.heroes.some((hero) => hero.area < 0) ? "station" : "done";
}

export const litIn = (props: Pick<BoardProps<View>, "chosen" | "lit">, domain: string): string[] =>
  [...props.chosen, ...props.lit].filter(
    (target, at, all) => target.startsWith(`${domain}:`) && all.indexOf(target) === at,
  );

export const verbs = (props: Pick<BoardProps<View>, "options">): Set<string> =>
  new Set(props.options.map((option) => option.verb));

export interface Night {
  /** Whether it is the coming night, or the one after the present one. */
  isNext: boolean;
  food: number;
  water: number;
  missing: number;
  radiation: number;
}

const VENT = 12;

/** What the next feeding and radiation will ask for: tonight's, or tomorrow's once these are over; null at the end. */
export function comingNight(view: View, shelter: Shelter): Night | null {
  if (view.phase === "setup" || view.phase === "over") return null;
  const isFed = view.phase === "night" && !["resolve", "feed"].includes(view.step);
  if (!isFed) return { isNext: false, ...shelter.tonight };
  if (view.round >= view.rounds) return null;
  const vents = shelter.rooms.filter((room) => room.works && kindOf(room.room) === VENT).length;
  const held = shelter.airlock + vents * view.printed.rooms[VENT].amount;
  const radiation = Math.max(0, view.radiation[view.round] - held);
  return {
    isNext: true,
    food: shelter.tonight.food,
    water: shelter.tonight.water,
    missing: shelter.tonight.missing,
    radiation,
  };
}
