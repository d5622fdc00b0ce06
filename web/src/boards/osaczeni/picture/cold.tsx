// The cold room: three rows of drawers that fill up, each with what it changes, and the dice that wait there.

import { Icon } from "../../../icons";
import { Die } from "../../../pieces";
import type { BoardProps } from "../../contract";
import { coldRows } from "../facts";
import { LONG_NIGHT } from "../reading";
import type { View } from "../view";
import { Token } from "./token";

export function Cold({ table }: { table: BoardProps<View> }) {
  const { say } = table;
  const { view } = table;
  const { rows, stack } = coldRows(view);
  return (
    <section class="osa-panel osa-cold" aria-label={say.text("osa-cold")} data-place="cold">
      <h3>
        <Icon name="snowflake-1" size={20} />
        {say.text("osa-cold")}
        <span class="osa-count">{say.text("osa-cold-count", { count: view.cold.length })}</span>
      </h3>
      {rows.map((row, at) => {
        const idle = at === 1 && view.variant === LONG_NIGHT;
        const inForce = view.rows[at].full && !idle;
        const effect = say.text(idle ? "osa-row-idle" : at ? "osa-row-die" : "osa-row-1");
        return (
          <div class={`osa-row ${inForce ? "osa-in-force" : ""}`} key={at} data-row={at + 1}>
            <span class="osa-drawers">
              {row.map((head, space) => (
                <span class="osa-drawer" key={space} title={head ? undefined : say.text("osa-free-space")}>
                  {head ? <Token table={table} head={head} dead /> : null}
                </span>
              ))}
            </span>
            <span class="osa-effect">
              {at === 0 ? <Icon name="biceps" size={18} /> : inForce || idle ? null : <Die face={0} size={18} />}
              <span>
                {effect}
                <b class={inForce ? "" : "unseen"}>{say.text(inForce ? "osa-row-on" : "osa-row-off")}</b>
              </span>
            </span>
          </div>
        );
      })}
      {stack.length ? (
        <div class="osa-stack">
          {stack.map((head) => (
            <Token key={`${head[0]}-${head[1]}`} table={table} head={head} dead />
          ))}
        </div>
      ) : null}
    </section>
  );
}
