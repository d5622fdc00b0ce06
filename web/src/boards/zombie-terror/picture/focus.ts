// Where to look: the point of the picture that the open question is about.

import type { Point } from "../../../pieces";
import type { Item } from "../../../protocol";
import { characterOf, columnOf, rowOf } from "../reading";
import type { Hands, Props } from "./hands";
import { middle } from "./layout";

/** The point of the picture that matters now. */
export function focusOf(props: Props, hands: Hands, item: Item | null): Point | null {
  const { view } = props;
  const focus = characterOf(view, hands.focus);
  if (focus && focus.field >= 0) return middle(focus.field);
  const key = props.question?.key;
  if (key === "ask-facing" || key === "ask-activation") return middle(props.question?.args[0] ?? 0);
  if (item?.t === "event" && (item.kind === "moved" || item.kind === "stepped")) return middle(item.args.at(-1) ?? 0);
  const own = view.characters.filter((one) => one.field >= 0 && hands.lit.has(one.character));
  if (own.length) return centre(own.map((one) => one.field));
  const fields = [...props.lit]
    .filter((one) => one.startsWith("field:"))
    .map((one) => props.say.member("field", one.slice(6)));
  const forced = view.zombies.filter((zombie) => zombie.forced).map((zombie) => zombie.field);
  const people = view.characters.filter((one) => one.field >= 0).map((one) => one.field);
  if (fields.length) return forced.length ? centre(forced) : thickest(fields, people);
  return people.length ? centre(people) : null;
}

/** The field nearest to the middle of some, so that one of them is always in sight. */
function centre(fields: readonly number[]): Point {
  const points = fields.map(middle);
  const mean = {
    x: points.reduce((sum, one) => sum + one.x, 0) / points.length,
    y: points.reduce((sum, one) => sum + one.y, 0) / points.length,
  };
  const far = (one: Point) => Math.hypot(one.x - mean.x, one.y - mean.y);
  return points.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/** How many fields a small screen shows to either side of its middle. */
const ACROSS = 3;
const DOWN = 2;

/** The field around which most of the others are in sight; of several the one nearest to the people. */
function thickest(fields: readonly number[], people: readonly number[]): Point {
  const near = (one: number, other: number) =>
    Math.abs(columnOf(one) - columnOf(other)) <= ACROSS && Math.abs(rowOf(one) - rowOf(other)) <= DOWN;
  const far = (one: number) =>
    Math.min(...people.map((other) => Math.hypot(columnOf(one) - columnOf(other), rowOf(one) - rowOf(other))), 99);
  const worth = (one: number) => fields.filter((other) => near(one, other)).length - far(one) / 100;
  return middle(fields.reduce((best, one) => (worth(one) > worth(best) ? one : best)));
}
