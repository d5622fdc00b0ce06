// The truck and what else lies beside the mall: items left, boxed and played ones, the pool of monsters, one's memory.

import { Icon } from "../../../icons";
import type { BoardProps } from "../../contract";
import { ITEM_ICONS } from "../icons";
import type { View } from "../view";
import { itemName, memoryWords } from "../words";

export function Truck({ table }: { table: BoardProps<View> }) {
  const { say } = table;
  const { view } = table;
  const memory = memoryWords(say, view);
  return (
    <section class="osa-panel osa-truck" aria-label={say.text("osa-supplies")} data-place="truck">
      <h3>
        <Icon name="truck" size={22} />
        {say.text("osa-truck")}
      </h3>
      <ul class="osa-stock">
        <Store icon="backpack" count={view.deck} words={say.text("osa-stock", { count: view.deck })} />
        <Store icon="monster-grasp" count={view.pool} words={say.text("osa-pool", { count: view.pool })} />
        {view.boxed ? (
          <Store icon="cardboard-box-closed" count={view.boxed} words={say.text("osa-boxed", { count: view.boxed })} />
        ) : null}
      </ul>
      <Played table={table} />
      {memory.length ? (
        <ul class="osa-memory" aria-label={say.text("osa-memory")}>
          {memory.map((text, at) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** A number with its icon; the words stand beside it where there is room. */
function Store({ icon, count, words }: { icon: string; count: number; words: string }) {
  return (
    <li title={words}>
      <Icon name={icon} size={18} />
      <b aria-hidden="true">{count}</b>
      <span class="osa-words">{words}</span>
    </li>
  );
}

function Played({ table: { say, view } }: { table: BoardProps<View> }) {
  const played = view.played.flatMap((count, item) => (count ? [{ item, count }] : []));
  if (!played.length) return null;
  return (
    <p class="osa-gone">
      <span>{say.text("osa-played")}</span>
      {played.map(({ item, count }) => (
        <span
          key={item}
          class="osa-gone-item"
          title={itemName(say, item)}
          role="img"
          aria-label={`${itemName(say, item)} ×${count}`}
        >
          <Icon name={ITEM_ICONS[item]} size={18} />
          {count > 1 ? `×${count}` : ""}
        </span>
      ))}
    </p>
  );
}
