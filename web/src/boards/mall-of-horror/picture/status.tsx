// The line above the mall: round and phase, how near the rescue is, the truck, and the cards that have been played.

import { Icon } from "../../../icons";
import { CARD_ICONS, PHASE_ICONS } from "../icons";
import { PHASES } from "../reading";
import { cardName } from "../words";
import { DiceBox } from "./dice";
import type { Table } from "./table";

export function Status({ table, small }: { table: Table; small: boolean }) {
  const { view, say } = table;
  return (
    <div class={small ? "moh-status moh-status-small" : "moh-status"}>
      <Phases table={table} small={small} />
      {view.phase === "placement" ? null : <RescueCount table={table} small={small} />}
      {small && view.phase !== "placement" && (view.dice_hidden || view.dice.length) ? (
        <DiceBox table={table} small />
      ) : null}
      <span class="moh-deck" data-place="truck" role="img" aria-label={say.text("mall-deck", { count: view.deck })}>
        <span data-piece="deck" data-count={view.deck}>
          <Icon name="truck" size={20} /> {view.deck}
        </span>
      </span>
      <Played table={table} />
    </div>
  );
}

function Phases({ table, small }: { table: Table; small: boolean }) {
  const { view, say } = table;
  const name = say.text(`phase-${view.phase}`);
  return (
    <span class="moh-phases">
      {view.round ? (
        <b class="moh-round" role="img" aria-label={say.text("mall-round", { round: view.round })}>
          {say.text("mall-round", { round: view.round })}
        </b>
      ) : null}
      {small ? null : (
        <span class="moh-track" aria-hidden="true">
          {PHASES.map((phase) => (
            <span key={phase} class={phase === view.phase ? "moh-track-now" : ""}>
              <Icon name={PHASE_ICONS[phase]} size={18} />
            </span>
          ))}
        </span>
      )}
      {small && PHASE_ICONS[view.phase] ? (
        <Icon name={PHASE_ICONS[view.phase]} size={18} label={name} class="moh-phase-icon" />
      ) : null}
      {small && PHASE_ICONS[view.phase] ? null : <span class="moh-phase-name">{name}</span>}
    </span>
  );
}

/** A pip for everybody alive: those beyond the threshold stand between now and the rescue. */
function RescueCount({ table, small }: { table: Table; small: boolean }) {
  const { view, say } = table;
  const label = say.text("mall-alive-long", { alive: view.alive, rescue: view.rescue });
  return (
    <span class="moh-rescue" data-place="rescue" role="img" aria-label={label} title={label}>
      {small ? null : (
        <span class="moh-pips">
          {Array.from({ length: view.alive }, (_, at) => (
            <span key={at} data-piece="survivor" class={at < view.rescue ? "moh-pip moh-pip-safe" : "moh-pip"} />
          ))}
        </span>
      )}
      <b>{view.alive}</b>
      {small ? null : <span aria-hidden="true">→</span>}
      <Icon name="helicopter" size={20} />
      <b>{view.rescue}</b>
    </span>
  );
}

/** The cards that have left the game, and what the seat alone knows of others. */
function Played({ table }: { table: Table }) {
  const { view, say } = table;
  const all = view.played.reduce((sum, count) => sum + count, 0);
  const known = (view.gifts?.length ?? 0) + (view.buried?.length ?? 0);
  return (
    <details class="moh-played">
      <summary aria-label={`${say.text("mall-played")}: ${all}`}>
        <Icon name="card-discard" size={20} /> {all}
      </summary>
      <div class="moh-played-list">
        <h4>{say.text("mall-played")}</h4>
        <ul data-place="played">
          {all ? null : <li>{say.text("mall-played-none")}</li>}
          {view.played.map((count, card) =>
            count ? (
              <li key={card} data-piece="card" data-count={count}>
                <Icon name={CARD_ICONS[card]} />{" "}
                {say.text("mall-played-of", { card: cardName(say, card), count, copies: view.cards[card].copies })}
              </li>
            ) : null,
          )}
        </ul>
        {known ? <Known table={table} /> : null}
      </div>
    </details>
  );
}

function Known({ table: { view, say } }: { table: Table }) {
  return (
    <>
      <h4>{say.text("mall-remember")}</h4>
      <ul data-place="known">
        {view.gifts?.map(([seat, card], at) => (
          <li key={`gift${at}`} data-piece="gift">
            <Icon name="present" /> {say.text("mall-gave", { name: say.seat(seat), card: cardName(say, card) })}
          </li>
        ))}
        {view.buried?.map(([depth, card]) => (
          <li key={`buried${depth}`} data-piece="buried">
            <Icon name="card-discard" /> {say.text("mall-buried", { depth: depth + 1, card: cardName(say, card) })}
          </li>
        ))}
      </ul>
    </>
  );
}
