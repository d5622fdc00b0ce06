// What the moment is about: the bench of the placement, items from the truck, a vote, sealed maps, or the epilogue.

import type { ComponentChildren } from "preact";
import { Icon } from "../../../icons";
import { Target } from "../../../pieces";
import type { BoardProps } from "../../contract";
import { areaOf, headingOf, presentIn, seatsIn, voteOf, weightOf } from "../facts";
import type { View } from "../view";
import { areaTitle, headingWords, namesOf, tieWords } from "../words";
import { Epilogue } from "./epilogue";
import { Mark } from "./mark";
import { ItemCard } from "./pack";
import { Timer } from "./timer";
import { Token } from "./token";

/** On a narrow board the plates of the players show votes and maps, and are what is touched. */
export function Stage({ table, narrow }: { table: BoardProps<View>; narrow: boolean }) {
  const { view } = table;
  if (view.phase === "over") return <Epilogue table={table} />;
  if (view.players.some((player) => player.unplaced.length)) return <Bench table={table} />;
  if (view.truck) return <Found table={table} />;
  if (narrow) return null;
  if (voteOf(table.question)) return <Ballot table={table} />;
  if (view.phase === "destination") return <Maps table={table} />;
  return null;
}

interface StripProps {
  kind: string;
  title: ComponentChildren;
  place?: string;
  children: ComponentChildren;
}

function Strip({ kind, title, place, children }: StripProps) {
  return (
    <section class={`osa-stage osa-stage-${kind}`} data-place={place}>
      <h3 class="osa-stage-title">{title}</h3>
      <div class="osa-stage-body">{children}</div>
    </section>
  );
}

/** Who still has to be placed; the one whose turn it is first. */
function Bench({ table }: { table: BoardProps<View> }) {
  const { say, asked } = table;
  const { view } = table;
  const turn = (seat: number) => (asked.includes(seat) ? 0 : 1);
  const waiting = [...view.players].sort((one, other) => turn(one.seat) - turn(other.seat));
  return (
    <Strip kind="bench" title={say.text("osa-bench")} place="bench">
      {waiting.map(({ seat, unplaced }) =>
        unplaced.length ? (
          <span class={`osa-bench ${asked.includes(seat) ? "osa-turn" : ""}`} key={seat}>
            {unplaced.map((kind) => (
              <Token key={kind} table={table} head={[seat, kind]} />
            ))}
          </span>
        ) : null,
      )}
    </Strip>
  );
}

/** What the searcher has drawn: open to the searcher, backs to the others. */
function Found({ table }: { table: BoardProps<View> }) {
  const { say } = table;
  const { view } = table;
  const drawn = view.drawn ?? [];
  if (!drawn.length) {
    const title = say.text("osa-found-count", { name: say.seat(view.elected), count: view.truck });
    return (
      <Strip kind="found" title={title} place="found">
        {Array.from({ length: view.truck }, (_, at) => (
          <span class="osa-item osa-item-back" key={at} data-piece="item" />
        ))}
      </Strip>
    );
  }
  return (
    <Strip kind="found" title={say.text("osa-found")} place="found">
      {drawn.map((item, at) => (
        <span key={at} data-piece="item">
          <ItemCard table={table} item={item} />
        </span>
      ))}
    </Strip>
  );
}

/** The vote that is on: who takes part with how many votes, who still thinks, and who breaks a tie. */
function Ballot({ table }: { table: BoardProps<View> }) {
  const { say, asked } = table;
  const { view } = table;
  const vote = voteOf(table.question)!;
  const area = areaOf(view, vote.area);
  const voters = presentIn(area);
  const step = vote.step === "victim" ? "decision" : vote.step;
  const awaited = say.text("osa-awaited", { names: namesOf(say, asked) });
  const tied = vote.step === "tie" ? seatsIn(view.candidates, view.players.length) : [];
  return (
    <Strip
      kind={`vote osa-stage-${vote.ballot}`}
      title={
        <>
          <span>{say.text(`osa-vote-${vote.ballot}`)}</span>
          <small>
            {areaTitle(say, vote.area)} · {say.text(`osa-${step}`)}
          </small>
          <small>
            <Icon name="human-target" size={13} class="osa-breaker" /> {tieWords(say, view)}
          </small>
        </>
      }
    >
      <span class="osa-timer" role="img" aria-label={awaited} title={awaited}>
        <Icon name={vote.step === "discussion" ? "conversation" : "hourglass"} size={22} />
        <b>{asked.length}</b>
      </span>
      {vote.step === "discussion" ? <Timer key={`${view.round}-${vote.ballot}-${vote.area}`} say={say} /> : null}
      {voters.map((seat) => (
        <Voter key={seat} table={table} seat={seat} weight={weightOf(view, area, seat)} tied={tied.includes(seat)} />
      ))}
    </Strip>
  );
}

function Voter({
  table,
  seat,
  weight,
  tied,
}: {
  table: BoardProps<View>;
  seat: number;
  weight: number;
  tied: boolean;
}) {
  const { say, asked } = table;
  const { view } = table;
  const thinks = asked.includes(seat);
  const about = [
    say.text("osa-votes", { count: weight }),
    view.players[seat].guns ? say.text("osa-gun", { count: view.players[seat].guns }) : "",
    say.text(thinks ? "osa-thinking" : "osa-ready"),
    tied ? say.text("osa-tie") : "",
  ];
  return (
    <Target
      table={table}
      target={`seat:${seat}`}
      about={about.filter(Boolean).join(", ")}
      class={tied ? "osa-voter osa-tied" : "osa-voter"}
    >
      <Mark table={table} seat={seat} size={26} />
      <span class="osa-voter-name">{say.seat(seat)}</span>
      <span class="osa-voter-weight">
        {view.players[seat].guns ? <Icon name="revolver" size={15} /> : null}
        <Icon name="pointing" size={17} />
        {weight}
      </span>
      <Icon name={thinks ? "hourglass" : "check-mark"} size={14} class={thinks ? "osa-thinks" : "osa-done"} />
    </Target>
  );
}

/** Whose map is open, sealed, or still blank. */
function Maps({ table }: { table: BoardProps<View> }) {
  const { view } = table;
  return (
    <Strip kind="maps" title={table.say.text("phase-destination")}>
      {view.players.map(({ seat, eliminated }) =>
        eliminated ? null : <SeatMap key={seat} table={table} seat={seat} />,
      )}
    </Strip>
  );
}

function SeatMap({ table, seat }: { table: BoardProps<View>; seat: number }) {
  const { say, asked } = table;
  const { view } = table;
  const heading = headingOf(view, seat, asked);
  const thinks = asked.includes(seat);
  const words = headingWords(table, seat) || say.text(thinks ? "osa-thinking" : "osa-waits-turn");
  const icon = heading ? (heading.area ? "position-marker" : "padlock") : thinks ? "hourglass" : "footsteps";
  return (
    <span class="osa-map" role="img" aria-label={`${say.seat(seat)}: ${words}`} title={`${say.seat(seat)}: ${words}`}>
      <Mark table={table} seat={seat} size={24} />
      <Icon name={icon} size={18} />
      {heading?.area ? <b>{heading.area}</b> : null}
    </span>
  );
}
