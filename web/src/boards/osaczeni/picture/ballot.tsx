// How the last vote went: who pointed at whom with how many votes.

import { Icon } from "../../../icons";
import { Disc } from "../../../pieces";
import type { BoardProps } from "../../contract";
import type { LastVote, Pointed } from "../claims";

function Line({ table, pointed }: { table: BoardProps; pointed: Pointed }) {
  const { say, people } = table;
  const colour = (seat: number) => people.find((one) => one.seat === seat)?.colour ?? 0;
  const words = say.text("osa-pointed", { voter: say.seat(pointed.voter), name: say.seat(pointed.at), count: pointed.weight });
  return (
    <li class="osa-pointed" data-vote={`${pointed.voter}-${pointed.at}`} title={words}>
      <span class="unseen">{words}</span>
      <Disc colour={colour(pointed.voter)} name={say.seat(pointed.voter)} size={24} />
      <span class="osa-beam" aria-hidden="true"><b>{pointed.weight}</b></span>
      <Disc colour={colour(pointed.at)} name={say.seat(pointed.at)} size={24} />
    </li>
  );
}

function Outcome({ table, vote }: { table: BoardProps; vote: LastVote }) {
  const { say } = table;
  const names = vote.elected < 0 ? "" : say.text("osa-chosen", { name: say.seat(vote.elected) });
  return (
    <p class="osa-outcome">
      {vote.tie ? <><Icon name="human-target" size={18} />{say.text("osa-tie")}. </> : null}
      {names}
    </p>
  );
}

export function LastBallot({ table, vote }: { table: BoardProps; vote: LastVote }) {
  const { say } = table;
  return (
    <section class="osa-panel osa-last-vote" aria-label={say.text("osa-last-vote")}>
      <h3><Icon name="pointing" size={20} />{say.text("osa-last-vote")}</h3>
      <ul>{vote.pointed.map((pointed, at) => <Line key={at} table={table} pointed={pointed} />)}</ul>
      <Outcome table={table} vote={vote} />
    </section>
  );
}
