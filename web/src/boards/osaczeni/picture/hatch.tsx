// The hatch with the dice under it: covered, seen by some, or open; and what was said about them.

import { Icon } from "../../../icons";
import { Die } from "../../../pieces";
import type { BoardProps } from "../../contract";
import { diceState, faces, seatsIn } from "../facts";
import type { Claim } from "../memory";
import { verdictOf } from "../memory";
import type { View } from "../view";
import { areaName, namesOf } from "../words";
import { Mark } from "./mark";

export function Hatch({ table, claims }: { table: BoardProps<View>; claims: readonly Claim[] }) {
  const { say } = table;
  const { view } = table;
  const state = diceState(view);
  const asks = table.question?.key === "ask-walkie" && table.options.length ? "osa-asks" : "";
  return (
    <section
      class={`osa-panel osa-hatch osa-dice-${state} ${asks}`}
      aria-label={say.text("osa-hatch")}
      data-place="hatch"
    >
      <h3>
        <Icon name="airtight-hatch" size={20} />
        {say.text("osa-hatch")}
      </h3>
      <div class="osa-well">
        <span class="osa-lid" aria-hidden="true">
          <i />
          <i />
        </span>
        <div class="osa-dice">
          {state === "none" ? <Waiting count={view.dice_in_use} /> : <Dice table={table} old={state === "old"} />}
        </div>
      </div>
      <p class="osa-note">{diceWords(table)}</p>
      {state === "covered" ? <Seers table={table} /> : null}
      {claims.length ? <Claims table={table} claims={claims} /> : null}
    </section>
  );
}

function diceWords({ say, view, asked }: BoardProps<View>): string {
  switch (diceState(view)) {
    case "covered": {
      const under = say.text("osa-dice-under", { count: view.dice_hidden });
      return view.dice_covered ? `${under}; ${say.text("osa-one-covered")}` : under;
    }
    case "open":
      return say.text("osa-dice-open");
    case "rolled":
      return say.text("osa-dice-rolled", { name: namesOf(say, asked) });
    case "old":
      return say.text("osa-dice-old");
    default:
      return say.text("osa-dice-waiting", { count: view.dice_in_use });
  }
}

/** Dice that wait for the first shake. */
function Waiting({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        <span class="osa-die-idle" key={at} aria-hidden="true" />
      ))}
    </>
  );
}

/** What lies there; last round's faces are only a memory. */
function Dice({ table: { say, view }, old }: { table: BoardProps<View>; old: boolean }) {
  const key = view.dice_hidden ? "osa-die-yours" : "osa-die";
  return (
    <>
      {faces(view).map((face, at) => {
        const label = face ? say.text(key, { number: face, area: areaName(say, face) }) : say.text("osa-die-covered");
        const look = `osa-die ${face ? `osa-area-${face}` : "osa-die-covered"} ${old ? "osa-die-old" : ""}`;
        return (
          <span class={look} key={at} data-piece={old ? undefined : "die"} title={label}>
            <Die face={face} size={34} label={label} />
            {face ? <b aria-hidden="true">{face}</b> : null}
          </span>
        );
      })}
    </>
  );
}

function Seers({ table }: { table: BoardProps<View> }) {
  const { say } = table;
  const { view } = table;
  const seers = seatsIn(view.seers, view.players.length);
  return (
    <p class="osa-seers">
      <Icon name="eyeball" size={16} />
      <span>{seers.length ? say.text("osa-seen-by", { names: namesOf(say, seers) }) : say.text("osa-seen-none")}</span>
      {seers.map((seat) => (
        <Mark key={seat} table={table} seat={seat} size={20} />
      ))}
    </p>
  );
}

function Claims({ table, claims }: { table: BoardProps<View>; claims: readonly Claim[] }) {
  const { say } = table;
  const { view } = table;
  return (
    <ul class="osa-claims" aria-label={say.text("osa-claims")}>
      {claims.map((claim, at) => {
        const verdict = verdictOf(view, claim);
        return (
          <li key={at} class={`osa-verdict-${verdict}`} title={claim.words}>
            <span class="unseen">
              {claim.words} {say.text(`osa-claim-${verdict}`)}
            </span>
            <Mark table={table} seat={claim.seat} size={20} />
            <Icon name={claim.monsters ? "monster-grasp" : "night-sleep"} size={16} />
            <span class={`osa-number osa-area-${claim.area}`} aria-hidden="true">
              {claim.area}
            </span>
            <b aria-hidden="true">{verdict === "pending" ? "?" : verdict === "true" ? "✓" : "✗"}</b>
          </li>
        );
      })}
    </ul>
  );
}
