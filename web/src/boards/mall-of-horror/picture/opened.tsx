// A ballot laid open on the wheel: a sector for everybody who was named, and around it who named them with how much.

import { colourOf } from "../../../pieces";
import { totalsOf } from "../facts";
import type { Opened } from "../memory";
import { NOBODY, PURPOSES } from "../reading";
import { sign } from "../words";
import type { Table } from "./table";
import { Mark, PageMark } from "./token";
import { middle, sector } from "./wheel";

const WIDE = 176;
const HIGH = 156;
const RADIUS = 44;
/** How far from the middle the voters stand, and how far apart. */
const AROUND = 63;
const APART = 0.44;

/** A voter with the weight, from its middle, and the rim of the wheel. */
const VOTER = 19;
const RIM = RADIUS + 5;

/** The voters around the wheel, each before whom it named. With a single name they stand beside it: that is lower. */
function around(ballot: Opened) {
  const totals = totalsOf(ballot);
  return totals.flatMap(([seat], at) => {
    const voters = ballot.votes.filter((vote) => vote.name === seat);
    return voters.map((vote, place) => {
      const aim = totals.length === 1 ? 0 : middle(at, totals.length);
      const angle = aim + (place - (voters.length - 1) / 2) * APART;
      return { ...vote, x: Math.cos(angle) * AROUND, y: Math.sin(angle) * AROUND };
    });
  });
}

/** The part of the picture that something is drawn in: left, top, width, height. */
function drawnPart(ballot: Opened): [number, number, number, number] {
  const voters = around(ballot);
  const ends = (places: number[]) => [
    Math.min(-RIM, ...places.map((one) => one - VOTER + 6)),
    Math.max(RIM, ...places.map((one) => one + VOTER)),
  ];
  const [left, right] = ends(voters.map(({ x }) => x));
  const [top, bottom] = ends(voters.map(({ y }) => y));
  return [left, top, right - left, bottom - top];
}

/** The height of a ballot with a close wheel, its title and its frame. */
export const closeHeight = (ballot: Opened): number => drawnPart(ballot)[3] + 58;

/** What came of a ballot, in a line. */
function outcome({ say }: Pick<Table, "say">, ballot: Opened): string {
  if (ballot.outcome === "tie") return say.text("mall-ballot-tie");
  if (ballot.outcome === "nobody") return say.text("mall-ballot-nobody");
  const name = say.seat(ballot.elected);
  return say.text(ballot.outcome === "lot" ? "mall-ballot-lot" : `mall-ballot-${PURPOSES[ballot.purpose]}`, { name });
}

function voteWords({ say }: Table, { voter, name, weight }: Opened["votes"][number]): string {
  return say.text("mall-voted", { voter: say.seat(voter), name: say.seat(name), count: weight });
}

/** Whoever was named, with the sum of the votes. */
function Named({
  table,
  seat,
  votes,
  at,
  of,
  won,
}: {
  table: Table;
  seat: number;
  votes: number;
  at: number;
  of: number;
  won: boolean;
}) {
  const angle = middle(at, of);
  const put = (away: number) => `translate(${Math.cos(angle) * away} ${Math.sin(angle) * away})`;
  return (
    <g class={won ? "moh-named moh-named-won" : "moh-named"}>
      <path d={sector(at, of, RADIUS)} style={{ fill: colourOf(table.colour(seat)) }} />
      <g transform={put(of === 1 ? 20 : RADIUS * 0.68)}>
        <circle class="moh-sector-hole" r={14.5} />
        <Mark colour={table.colour(seat)} name={table.name(seat)} size={23} />
      </g>
      <text transform={put(of === 1 ? -18 : 14)} text-anchor="middle" dominant-baseline="central" font-size={15}>
        {votes}
      </text>
    </g>
  );
}

interface WheelProps {
  table: Table;
  ballot: Opened;
  /** Without room around it, in the size its letters are made for. */
  close?: boolean;
}

function BallotWheel({ table, ballot, close }: WheelProps) {
  const totals = totalsOf(ballot);
  const [left, top, width, height] = close ? drawnPart(ballot) : [-WIDE / 2, -HIGH / 2, WIDE, HIGH];
  return (
    <svg
      class={close ? "moh-open-wheel moh-close-wheel" : "moh-open-wheel"}
      viewBox={`${left} ${top} ${width} ${height}`}
      {...(close ? { width, height } : {})}
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
      {around(ballot).map(({ voter, weight, x, y }) => (
        <g key={voter} class="moh-open-voter" transform={`translate(${x} ${y})`}>
          <Mark colour={table.colour(voter)} name={table.name(voter)} size={22} />
          <circle class="moh-weight-hole" cx={10} cy={8} r={7.5} />
          <text class="moh-weight" x={10} y={8.5} text-anchor="middle" dominant-baseline="central" font-size={13}>
            {weight}
          </text>
        </g>
      ))}
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
export function OpenWheels({ table, ballot, lines, close }: WheelProps & { lines?: boolean }) {
  const { say } = table;
  return (
    <section class="moh-ballot moh-opened" aria-label={say.text("mall-last-ballot")}>
      <h3 class="moh-desk-title">
        {outcome(table, ballot)} {ballot.place ? <small>{sign(say, ballot.place)}</small> : null}
      </h3>
      {lines ? (
        <BallotLines table={table} ballot={ballot} />
      ) : (
        <BallotWheel table={table} ballot={ballot} close={close} />
      )}
      <ul class="moh-totals" aria-hidden="true">
        {lines
          ? totalsOf(ballot).map(([seat, votes]) => (
              <li key={seat} class={seat === ballot.elected && seat !== NOBODY ? "moh-total-won" : ""}>
                <PageMark colour={table.colour(seat)} name={table.name(seat)} size={20} /> {table.name(seat)}{" "}
                <b>{votes}</b>
              </li>
            ))
          : null}
      </ul>
    </section>
  );
}
