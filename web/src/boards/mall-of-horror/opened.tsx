// A ballot laid open on the wheel: a sector for everybody who was named, and around it who named them with how much.

import { colourOf } from "../../pieces";
import { totalsOf } from "./ballots";
import type { Opened } from "./beats";
import { sign } from "./names";
import type { Table } from "./table";
import { Mark, PageMark } from "./token";
import { NOBODY, PURPOSES } from "./view";
import { middle, sector } from "./wheel";

const WIDE = 176;
const HIGH = 156;
const RADIUS = 44;
/** How far from the middle the voters stand, and how far apart. */
const AROUND = 63;
const APART = 0.44;

/** What came of a ballot, in a line. */
export function outcome({ say }: Pick<Table, "say">, ballot: Opened): string {
  if (ballot.outcome === "tie") return say.text("mall-ballot-tie");
  if (ballot.outcome === "nobody") return say.text("mall-ballot-nobody");
  const name = say.seat(ballot.elected);
  return say.text(ballot.outcome === "lot" ? "mall-ballot-lot" : `mall-ballot-${PURPOSES[ballot.purpose]}`, { name });
}

function voteWords({ say }: Table, { voter, name, weight }: Opened["votes"][number]): string {
  return say.text("mall-voted", { voter: say.seat(voter), name: say.seat(name), count: weight });
}

/** Whoever was named, with the sum of the votes. */
function Named({ table, seat, votes, at, of, won }: { table: Table; seat: number; votes: number; at: number; of: number; won: boolean }) {
  const angle = middle(at, of);
  const put = (away: number) => `translate(${Math.cos(angle) * away} ${Math.sin(angle) * away})`;
  return (
    <g class={won ? "moh-named moh-named-won" : "moh-named"}>
      <path d={sector(at, of, RADIUS)} style={{ fill: colourOf(table.colour(seat)) }} />
      <g transform={put(of === 1 ? 20 : RADIUS * 0.68)}>
        <Mark colour={table.colour(seat)} name={table.name(seat)} size={23} />
      </g>
      <text transform={put(of === 1 ? -18 : 14)} text-anchor="middle" dominant-baseline="central" font-size={15}>
        {votes}
      </text>
    </g>
  );
}

export function BallotWheel({ table, ballot }: { table: Table; ballot: Opened }) {
  const totals = totalsOf(ballot);
  return (
    <svg
      class="moh-open-wheel"
      viewBox={`${-WIDE / 2} ${-HIGH / 2} ${WIDE} ${HIGH}`}
      role="img"
      aria-label={ballot.votes.map((vote) => voteWords(table, vote)).join("; ")}
    >
      <circle class="moh-wheel-rim" r={RADIUS + 3} />
      {totals.map(([seat, votes], at) => (
        <Named
          key={seat}
          table={table}
          seat={seat}
          votes={votes}
          at={at}
          of={totals.length}
          won={seat === ballot.elected}
        />
      ))}
      {totals.map(([seat], at) => {
        const voters = ballot.votes.filter((vote) => vote.name === seat);
        return voters.map(({ voter, weight }, place) => {
          const angle = middle(at, totals.length) + (place - (voters.length - 1) / 2) * APART;
          return (
            <g
              key={voter}
              class="moh-open-voter"
              transform={`translate(${Math.cos(angle) * AROUND} ${Math.sin(angle) * AROUND})`}
            >
              <Mark colour={table.colour(voter)} name={table.name(voter)} size={22} />
              <circle class="moh-weight-hole" cx={10} cy={8} r={7.5} />
              <text class="moh-weight" x={10} y={8.5} text-anchor="middle" dominant-baseline="central" font-size={13}>
                {weight}
              </text>
            </g>
          );
        });
      })}
    </svg>
  );
}

/** The same in lines, where a wheel would be too small to read. */
export function BallotLines({ table, ballot }: { table: Table; ballot: Opened }) {
  return (
    <ul class="moh-open-votes">
      {ballot.votes.map((vote, at) => (
        <li key={vote.voter} style={{ animationDelay: `${at * 60}ms` }} aria-label={voteWords(table, vote)}>
          <PageMark colour={table.colour(vote.voter)} name={table.name(vote.voter)} size={24} />
          <span class="moh-arrow" aria-hidden="true">
            →
          </span>
          <PageMark colour={table.colour(vote.name)} name={table.name(vote.name)} size={24} />
          <b>{vote.weight}</b>
        </li>
      ))}
    </ul>
  );
}

/** All wheels laid open: who named whom with how many votes, the sums, and what came of it. */
export function OpenWheels({ table, ballot, lines }: { table: Table; ballot: Opened; lines?: boolean }) {
  const { say } = table;
  return (
    <section class="moh-ballot moh-opened" aria-label={say.text("mall-last-ballot")}>
      <h3 class="moh-desk-title">
        {outcome(table, ballot)} {ballot.place ? <small>{sign(say, ballot.place)}</small> : null}
      </h3>
      {lines ? <BallotLines table={table} ballot={ballot} /> : <BallotWheel table={table} ballot={ballot} />}
      <ul class="moh-totals" aria-hidden="true">
        {lines
          ? totalsOf(ballot).map(([seat, votes]) => (
              <li key={seat} class={seat === ballot.elected && seat !== NOBODY ? "moh-total-won" : ""}>
                <PageMark colour={table.colour(seat)} name={table.name(seat)} size={20} /> {table.name(seat)} <b>{votes}</b>
              </li>
            ))
          : null}
      </ul>
    </section>
  );
}
