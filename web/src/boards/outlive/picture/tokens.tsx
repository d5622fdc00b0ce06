// Small wooden things: resource tokens, piles of them, survivors, costs, equipment tiles.

import { Icon } from "../../../icons";
import type { Props } from "../facts";
import { EQUIPMENT_ICONS, RESOURCE_ICONS, SYMBOL_ICONS } from "../icons";
import { WOOD } from "../reading";
import type { View } from "../view";
import { times } from "./kit";

const KINDS = ["meat", "water", "can", "wood", "metal", "microchip", "ammo"];

const goodClass = (kind: number): string => `out-good out-good-${KINDS[kind]}`;

export function Token({ kind, piece }: { kind: number; piece?: boolean }) {
  return (
    <span class={goodClass(kind)} data-piece={piece ? KINDS[kind] : undefined}>
      <Icon name={RESOURCE_ICONS[kind]} size="72%" />
    </span>
  );
}

/** Tokens that lie in a heap, each of them to be seen; of an empty one its kind, faintly. */
export function Pile({ kind, count }: { kind: number; count: number }) {
  return (
    <span class={count ? "out-pile" : "out-pile out-pile-empty"}>
      {count ? null : <Token kind={kind} />}
      {times(count).map((at) => (
        <Token key={at} kind={kind} piece />
      ))}
    </span>
  );
}

export function Survivor({ class: extra, piece = true }: { class?: string; piece?: boolean }) {
  return (
    <svg
      class={`out-survivor ${extra ?? ""}`}
      viewBox="0 0 16 22"
      data-piece={piece ? "survivor" : undefined}
      aria-hidden="true"
    >
      <circle cx={8} cy={5} r={4} />
      <path d="M8 10c4.2 0 6.5 2.3 6.8 6l.4 5H.8l.4-5C1.5 12.3 3.8 10 8 10Z" />
    </svg>
  );
}

/** A cost, as tokens side by side: each of them small, with a number where there are several of a kind. */
export function Cost({ goods, food = 0 }: { goods: readonly number[]; food?: number }) {
  return (
    <span class="out-cost">
      {goods.map((count, kind) =>
        count ? (
          <span class="out-cost-part" key={kind}>
            <b>{count}</b>
            <Token kind={kind} />
          </span>
        ) : null,
      )}
      {food ? (
        <span class="out-cost-part">
          <b>{food}</b>
          <span class="out-good out-good-food">
            <Icon name="fork-knife-spoon" size="72%" />
          </span>
        </span>
      ) : null}
    </span>
  );
}

/** The face of an equipment tile: what it is, its half of a symbol, and what a repair costs. */
export function TileFace({ view, tile, cost = true }: { view: View; tile: number; cost?: boolean }) {
  const printed = view.printed.equipment[tile];
  const side = tile < printed.partner ? "left" : "right";
  return (
    <>
      <span class={`out-half out-half-${side}`}>
        <Icon name={SYMBOL_ICONS[printed.symbol]} size={20} />
      </span>
      <Icon class="out-tile-icon" name={EQUIPMENT_ICONS[tile]} size="58%" />
      {cost ? (
        <span class="out-tile-cost">
          {printed.cost.flatMap((count, at) =>
            times(count).map((one) => <Token key={`${at}-${one}`} kind={WOOD + at} />),
          )}
        </span>
      ) : null}
    </>
  );
}

/** Where several want to know: the person on a seat. */
export const personOn = (props: Props, seat: number) => props.people.find((one) => one.seat === seat);
