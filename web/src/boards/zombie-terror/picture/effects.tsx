// Short effects of the event that is being played: a shot, a hit, a bite, an arrival, and a banner for cards.

import { Icon } from "../../../icons";
import type { Item, ToldEvent } from "../../../protocol";
import type { Say } from "../../contract";
import { CARD_ICONS } from "../icons";
import { characterOf, POLICEMAN } from "../reading";
import type { View } from "../view";
import { at, middle } from "./layout";

const isTold = (item: Item | null): item is ToldEvent => item !== null && item.t === "event";

function Burst({ field, kind }: { field: number; kind: string }) {
  return (
    <g transform={at(middle(field))} class={`zt-burst zt-burst-${kind}`}>
      <circle r={24} />
      <path d="M0-34V-20M24-24L14-14M34 0H20M24 24L14 14M0 34V20M-24 24L-14 14M-34 0H-20M-24-24L-14-14" />
    </g>
  );
}

function Tracer({ view, field }: { view: View; field: number }) {
  const policeman = characterOf(view, POLICEMAN);
  if (!policeman || policeman.field < 0) return null;
  const [from, to] = [middle(policeman.field), middle(field)];
  return <path class="zt-tracer" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
}

/** The field an event happens on, by its kind. */
const FIELD_AT: Record<string, number> = {
  hit: 1,
  added: 1,
  wounded: 1,
  doomed: 1,
  healed: 1,
  bitten: 1,
  marked: 0,
  held: 0,
  find: 1,
  briefcase: 0,
  "turned-zombie": 1,
  "find-hidden": 0,
  shot: 0,
};

export function Effect({ item, view }: { item: Item | null; view: View }) {
  if (!isTold(item)) return null;
  const place = FIELD_AT[item.kind];
  if (place === undefined) return null;
  const field = item.args[place];
  return (
    <g class="zt-effects" aria-hidden="true" key={`${item.kind}:${field}`}>
      {item.kind === "shot" ? <Tracer view={view} field={field} /> : <Burst field={field} kind={item.kind} />}
    </g>
  );
}

const BANNERS: Record<string, string> = {
  round: "hourglass",
  allowance: "sound-waves",
  terror: "terror",
  "first-player": "jerrycan",
  "drew-one": "card-draw",
  saved: "jeep",
  reshuffled: "card-draw",
  "humans-win": "trophy",
  "rival-wins": "trophy",
  "zombies-win-stars": "brain",
  "zombies-win-time": "brain",
  "zombies-win-terror": "brain",
  "zombies-win-horde": "brain",
  "zombies-win-race": "brain",
};

function iconOf(item: ToldEvent): string | null {
  const carded = ["played", "took", "blocked", "supported", "drew"].includes(item.kind);
  return carded ? CARD_ICONS[item.args[1]] : (BANNERS[item.kind] ?? null);
}

/** What has no place on the ground is said across the picture for a moment. */
export function Banner({ item, say }: { item: Item | null; say: Say }) {
  if (!isTold(item)) return null;
  const icon = iconOf(item);
  if (!icon) return null;
  return (
    <div class="zt-banner" aria-hidden="true">
      <Icon name={icon} size="2em" />
      <span>{say.item(item)}</span>
    </div>
  );
}
