// The truck and what else lies beside the mall: items left, boxed and played ones, the pool of monsters, one's memory.

import { Icon } from "../../../icons";
import type { BoardProps } from "../../contract";
import { ITEM_ICONS } from "../icons";
import type { MallView } from "../view";
import { itemName } from "../words";

export function Truck({ table }: { table: BoardProps }) {
  const { say } = table;
  const view = table.view as MallView;
  const memory = [
    ...(view.gifts ?? []).map(([seat, item]) => say.text("osa-you-gave", { name: say.seat(seat), item: itemName(say, item) })),
    ...(view.boxed_by_you ?? []).map((item) => say.text("osa-you-boxed", { item: itemName(say, item) })),
  ];
  return (
    <section class="osa-panel osa-truck" aria-label={say.text("osa-supplies")} data-place="truck">
      <h3><Icon name="truck" size={22} />{say.text("osa-truck")}</h3>
      <ul class="osa-stock">
        <li><Icon name="backpack" size={18} />{say.text("osa-stock", { count: view.deck })}</li>
        {view.boxed ? <li><Icon name="cardboard-box-closed" size={18} />{say.text("osa-boxed", { count: view.boxed })}</li> : null}
        <li><Icon name="monster-grasp" size={18} />{say.text("osa-pool", { count: view.pool })}</li>
      </ul>
      <Played table={table} />
      {memory.length ? (
        <ul class="osa-memory" aria-label={say.text("osa-memory")}>
          {memory.map((text, at) => <li key={at}>{text}</li>)}
        </ul>
      ) : null}
    </section>
  );
}

function Played({ table: { say, view } }: { table: BoardProps }) {
  const played = (view as MallView).played.flatMap((count, item) => (count ? [{ item, count }] : []));
  if (!played.length) return null;
  return (
    <p class="osa-gone">
      <span>{say.text("osa-played")}</span>
      {played.map(({ item, count }) => (
        <span key={item} class="osa-gone-item" title={itemName(say, item)} role="img" aria-label={`${itemName(say, item)} ×${count}`}>
          <Icon name={ITEM_ICONS[item]} size={18} />
          {count > 1 ? `×${count}` : ""}
        </span>
      ))}
    </p>
  );
}
