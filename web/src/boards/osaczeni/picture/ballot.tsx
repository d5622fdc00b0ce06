// How the last vote went: who pointed at whom with how many votes.

import { Icon } from "../../../icons";
import type { BoardProps } from "../../contract";
import type { LastVote, Pointed } from "../memory";
import type { View } from "../view";
import { Mark } from "./mark";

function Line({ table, pointed }: { table: BoardProps<View>; pointed: Pointed }) {
  const { say } = table;
  const { voter, at, weight } = pointed;
  const words = say.text("osa-pointed", { voter: say.seat(voter), name: say.seat(at), count: weight });
  return (
    <li class="osa-pointed" data-vote={`${voter}-${at}`} title={words}>
      <span class="unseen">{words}</span>
      <Mark table={table} seat={voter} size={24} />
      <span class="osa-beam" aria-hidden="true">
        <b>{weight}</b>
      </span>
      <Mark table={table} seat={at} size={24} />
    </li>
  );
}

function Outcome({ table, vote }: { table: BoardProps<View>; vote: LastVote }) {
  const { say } = table;
  const names = vote.elected < 0 ? "" : say.text("osa-chosen", { name: say.seat(vote.elected) });
  return (
    <p class="osa-outcome">
      {vote.tie ? (
        <>
          <Icon name="human-target" size={18} />
          {say.text("osa-tie")}.{" "}
        </>
      ) : null}
      {names}
    </p>
  );
}

export function LastBallot({ table, vote }: { table: BoardProps<View>; vote: LastVote }) {
  const { say } = table;
  return (
    <section class="osa-panel osa-last-vote" aria-label={say.text("osa-last-vote")}>
      <h3>
        <Icon name="pointing" size={20} />
        {say.text("osa-last-vote")}
      </h3>
      <ul>
        {vote.pointed.map((pointed, at) => (
          <Line key={at} table={table} pointed={pointed} />
        ))}
      </ul>
      <Outcome table={table} vote={vote} />
    </section>
  );
}
