// Items as cards: what was found in the truck, and the own hand, each with what it does.

import { Icon } from "../../../icons";
import { Target } from "../../../pieces";
import type { BoardProps } from "../../contract";
import { ITEM_ICONS } from "../icons";
import type { View } from "../view";
import { itemAbout, itemName } from "../words";

interface ItemCardProps {
  table: BoardProps<View>;
  item: number;
  count?: number;
  touch?: boolean;
}

export function ItemCard({ table, item, count = 1, touch = true }: ItemCardProps) {
  const { say } = table;
  const face = (
    <>
      <Icon name={ITEM_ICONS[item]} size={26} class="osa-item-icon" />
      <span class="osa-item-name">
        {itemName(say, item)}
        {count > 1 ? ` ×${count}` : ""}
      </span>
      <span class="osa-item-about">{itemAbout(say, item)}</span>
    </>
  );
  if (!touch) return <span class="osa-item">{face}</span>;
  return (
    <Target table={table} target={say.target("item", item)} about={itemAbout(say, item)} class="osa-item">
      {face}
    </Target>
  );
}

/** The own hand; on a narrow board it lies in a drawer, and what may be played lies at hand already. */
export function Pack({ table, narrow }: { table: BoardProps<View>; narrow: boolean }) {
  const { say } = table;
  const { view } = table;
  if (!view.hand) return null;
  const kinds = view.hand.flatMap((count, item) => (count ? [{ item, count }] : []));
  const busy = Boolean(view.drawn?.length);
  return (
    <section class="osa-panel osa-pack" aria-label={say.text("osa-hand")} data-place="hand">
      <h3>
        <Icon name="backpack" size={20} />
        {say.text("osa-hand")}
      </h3>
      {kinds.length ? (
        <div class="osa-items">
          {kinds.map(({ item, count }) => (
            <span key={item} data-piece="item" data-count={count}>
              <ItemCard table={table} item={item} count={count} touch={!busy && !narrow} />
            </span>
          ))}
        </div>
      ) : (
        <p class="osa-note">{say.text("osa-hand-empty")}</p>
      )}
    </section>
  );
}
