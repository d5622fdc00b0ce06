// The end of the night: the epilogue that was unlocked, and who came through.

import { Icon } from "../../../icons";
import type { BoardProps } from "../../contract";
import type { View } from "../view";
import { Mark } from "./mark";

export function Epilogue({ table }: { table: BoardProps<View> }) {
  const { say } = table;
  const { view } = table;
  const number = view.epilogue ? String(say.label("epilogue", view.epilogue)) : "";
  const totals = view.players.map((player) => player.points + player.keys);
  const most = Math.max(...totals);
  const seats = view.players.map((player) => player.seat);
  const ranked = seats.sort((one, other) => totals[other] - totals[one] || one - other);
  return (
    <section class="osa-stage osa-epilogue" data-place="epilogue">
      <div class="osa-epilogue-card">
        <h3>
          <Icon name="open-book" size={24} />
          {number ? say.text("osa-epilogue", { number }) : say.text("osa-epilogue-none")}
        </h3>
        {number ? (
          <>
            <blockquote>{say.thing("epilogue", view.epilogue)}</blockquote>
            <p class="osa-note">
              {say.text("osa-unlocks", { name: say.thing("variant", view.epilogue) })}.{" "}
              {say.text(`variant-${number}.rule`)}
            </p>
          </>
        ) : null}
      </div>
      <ol class="osa-ranking">
        {ranked.map((seat) => (
          <li key={seat} class={totals[seat] === most ? "osa-first" : ""}>
            <Mark table={table} seat={seat} size={24} />
            <span>{say.seat(seat)}</span>
            <b>{say.text("osa-points", { count: totals[seat] })}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
