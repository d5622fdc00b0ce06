// Things of the table in words, for panels and for screen readers on the board.

import type { BoardProps, Say } from "../contract";
import type { Terms } from "../refuge/course";
import { deathsAt, exposedIn, headingOf, isHidden, outlookOf, presentIn, strict, weightOf } from "./facts";
import { CAR_PARK, PHASES } from "./reading";
import type { Area, Head, View } from "./view";

export const areaName = (say: Say, area: number): string => say.thing("area", area);

/** A name that fits on the sign of a small tile. */
export const areaSign = (say: Say, area: number): string => say.text(`osa-sign-${say.label("area", area)}`);

/** Number and name: "4 Toy shop". */
export const areaTitle = (say: Say, area: number): string =>
  say.text("osa-area", { number: area, name: areaName(say, area) });

export const kindName = (say: Say, kind: number): string => say.thing("character", kind);

export const itemName = (say: Say, item: number): string => say.thing("item", item);

export const itemAbout = (say: Say, item: number): string => say.text(`osa-item-${say.label("item", item)}`);

export const namesOf = (say: Say, seats: readonly number[]): string => seats.map((seat) => say.seat(seat)).join(", ");

export function phaseLine(say: Say, view: View): string {
  const name = say.text(`phase-${view.phase}`);
  const number = PHASES.indexOf(view.phase) + 1;
  return number ? say.text("osa-phase", { number, name }) : name;
}

/** Whose character it is, what it is worth, and whether it is hidden. */
export function headWords(say: Say, view: View, [seat, kind]: Head, hidden = false): string {
  const words = { name: say.seat(seat), kind: kindName(say, kind) };
  const who = seat === view.seat ? say.text("osa-character-own", words) : say.text("osa-character", words);
  return [who, worthWords(say, view, kind), hidden ? say.text("osa-hidden") : ""].filter(Boolean).join(", ");
}

const worthWords = (say: Say, view: View, kind: number): string => say.text("osa-worth", { ...view.kinds[kind] });

export const fieldsWords = (say: Say, area: Area): string =>
  area.capacity
    ? say.text("osa-fields", { taken: area.heads.length, capacity: area.capacity })
    : say.text("osa-fields-open", { taken: area.heads.length });

/** Whether the door holds, or what the monsters will do. */
export function outlookWords(say: Say, view: View, area: Area): string {
  switch (outlookOf(view, area)) {
    case "closed":
      return say.text("osa-closed");
    case "empty":
      return say.text("osa-nobody");
    case "open":
      return say.text("osa-open-ground");
    case "breach":
      return area.number === CAR_PARK
        ? say.text("osa-park-attack", { count: Math.max(1, deathsAt(view, area)) })
        : say.text("osa-breach");
    default:
      return say.text("osa-holds");
  }
}

/** Who can die in an area that the monsters get into. */
export function dangerWords(say: Say, area: Area): string {
  if (!area.breached) return "";
  const exposed = exposedIn(area);
  if (!exposed.length) return say.text("osa-nobody-can-die");
  return exposed.length === 1
    ? say.text("osa-must-die", { name: say.seat(exposed[0]) })
    : say.text("osa-can-die", { names: namesOf(say, exposed) });
}

export function shutterWords(say: Say, area: Area): string {
  if (area.closed) return say.text("osa-closed");
  if (!area.closes_at) return say.text("osa-never-closes");
  return say.text("osa-shutter", { count: Math.max(0, area.closes_at - area.monsters) });
}

export const tieWords = (say: Say, view: View): string => say.text("osa-tie-rule", { name: say.seat(view.victim) });

export const equalWords = (say: Say, view: View): string =>
  say.text(strict(view) ? "osa-equal-lets-in" : "osa-equal-holds");

/** All about an area in one sentence. */
export function areaWords(say: Say, view: View, area: Area): string {
  if (area.closed) return say.text("osa-closed");
  const heads = area.heads.map((head) => {
    const words = { name: say.seat(head[0]), kind: kindName(say, head[1]) };
    const who = say.text(head[0] === view.seat ? "osa-character-own" : "osa-character", words);
    return isHidden(area, head) ? `${who} (${say.text("osa-hidden")})` : who;
  });
  return [
    fieldsWords(say, area),
    heads.join(", "),
    say.text("osa-monsters-of", { count: area.monsters, notches: area.notches }),
    say.text("osa-strength", { count: area.strength }),
    outlookWords(say, view, area),
    dangerWords(say, area),
  ]
    .filter(Boolean)
    .join("; ");
}

export function headingWords({ say, view, asked }: BoardProps<View>, seat: number): string {
  const heading = headingOf(view, seat, asked);
  if (!heading) return "";
  if (heading.how === "hidden") return say.text("osa-goes-hidden");
  const key = { open: "osa-goes-open", secret: "osa-goes-secret", revealed: "osa-goes" }[heading.how];
  return say.text(key, { area: areaTitle(say, heading.area) });
}

/** What a seat knows of items that have left its hands. */
export function memoryWords(say: Say, view: View): string[] {
  const given = (view.gifts ?? []).map(([seat, item]) => ({ name: say.seat(seat), item: itemName(say, item) }));
  const boxed = (view.boxed_by_you ?? []).map((item) => ({ item: itemName(say, item) }));
  return [
    ...given.map((words) => say.text("osa-you-gave", words)),
    ...boxed.map((words) => say.text("osa-you-boxed", words)),
  ];
}

/** The votes of all who take part in a vote at an area. */
export const votesIn = (view: View, area: Area): { seat: number; weight: number }[] =>
  presentIn(area).map((seat) => ({ seat, weight: weightOf(view, area, seat) }));

const ARSENAL = 5;
const EMPTY_SHELVES = 20;

/** How the feed of this game calls what both games around a refuge know. */
export const termsOf = ({ variant }: Pick<View, "variant">): Terms => ({
  place: "area",
  comes: "claim-monsters",
  quiet: "claim-quiet",
  outside: CAR_PARK,
  hand: variant === ARSENAL ? 2 : variant === EMPTY_SHELVES ? 0 : 1,
});
