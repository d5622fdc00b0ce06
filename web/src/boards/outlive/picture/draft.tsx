// The start of the game: rooms and leaders to choose from, heroes to be placed, Mary's tokens.

import { Icon } from "../../../icons";
import { type DraftStage, draftStage, type Props } from "../facts";
import { AREA_ICONS, EQUIPMENT_ICONS, LEADER_ICONS, roomIcon, TOKEN_ICONS } from "../icons";
import { kindOf, shelterOf } from "../reading";
import type { Shelter } from "../view";
import { areaName, leaderWords, roomEffect, roomName } from "../words";
import { Piece, times } from "./kit";
import { Pawn } from "./pawn";
import { personOn, Survivor, Token } from "./tokens";

const STAGES: readonly DraftStage[] = ["keep", "build", "settle", "lead", "station"];

/** Whether the draft lies on the table instead of the map. */
export function isDrafting(table: Props): boolean {
  const { view } = table;
  if (view.drawn_tokens.length) return true;
  const own = shelterOf(view, table.me);
  if (view.phase !== "setup" || !own || !view.offer?.rooms.length) return false;
  return draftStage(own) !== "station";
}

export function Draft({ table }: { table: Props }) {
  const { say, view } = table;
  const own = shelterOf(view, table.me);
  if (view.drawn_tokens.length) return <Drawn table={table} />;
  if (!own) return null;
  const stage = draftStage(own);
  return (
    <section class={`out-draft out-draft-${stage}`} aria-label={say.text(`out-draft-${stage}`)}>
      <ol class="out-draft-stages">
        {STAGES.map((one) => (
          <li
            key={one}
            class={
              one === stage
                ? "out-stage-now"
                : STAGES.indexOf(one) < STAGES.indexOf(stage) || stage === "done"
                  ? "out-stage-past"
                  : ""
            }
          >
            {say.text(`out-draft-${one}`)}
          </li>
        ))}
      </ol>
      {stage === "done" ? <p class="out-secret">{say.text("out-draft-done")}</p> : null}
      <div class="out-offer">
        {view.offer?.rooms.map((tile) => (
          <RoomCard key={tile} table={table} tile={tile} own={own} stage={stage} />
        ))}
      </div>
      <div class="out-offer out-offer-leaders">
        {view.offer?.leaders.map((leader) => (
          <LeaderCard key={leader} table={table} leader={leader} />
        ))}
      </div>
    </section>
  );
}

function RoomCard({ table, tile, own, stage }: { table: Props; tile: number; own: Shelter; stage: DraftStage }) {
  const { say, view } = table;
  const { places, upkeep } = view.printed.rooms[kindOf(tile)];
  const isKept = own.rooms.some((room) => room.room === tile);
  const effect = roomEffect(say, view, tile);
  const words = [say.text("out-people-of", { count: 0, places }), say.text("out-upkeep", { upkeep }), effect];
  const isOut = !isKept && stage !== "keep";
  return (
    <Piece
      table={table}
      target={say.target("room", tile)}
      about={words.join(", ")}
      class={`out-offer-room ${isKept ? "out-kept" : ""} ${isOut ? "out-none" : ""}`}
    >
      <Icon name={roomIcon(tile)} size={30} class="out-room-icon" />
      <b>{roomName(say, tile)}</b>
      <span class="out-offer-facts">
        <span>
          {times(places).map((at) => (
            <Survivor key={at} class="out-bed-free" piece={false} />
          ))}
        </span>
        <span class="out-upkeep">
          <Icon name="fork-knife-spoon" size={13} />
          {upkeep}
        </span>
      </span>
      <small>{effect}</small>
      {isKept ? (
        <span class="out-kept-mark">
          <Icon name="check-mark" size={16} label={say.text("out-kept")} />
        </span>
      ) : null}
    </Piece>
  );
}

function LeaderCard({ table, leader }: { table: Props; leader: number }) {
  const { say, view } = table;
  const { age, areas, goods, tile } = view.printed.leaders[leader];
  const [name, trade] = leaderWords(say, leader);
  const places = areas.map((area) => areaName(say, area));
  const words = [
    say.text("out-age", { age }),
    `${say.text("out-starts")} ${places.join(", ")}`,
    say.thing("equipment", tile),
  ];
  return (
    <Piece table={table} target={say.target("leader", leader)} about={words.join(", ")} class="out-offer-leader">
      <Icon name={LEADER_ICONS[leader]} size={44} class="out-leader-face" />
      <span class="out-leader-text">
        <b>{name}</b>
        <small>
          {trade}, {say.text("out-age", { age })}
        </small>
        <span class="out-offer-facts">
          {goods.some(Boolean) ? (
            goods.flatMap((count, kind) => times(count).map((at) => <Token key={`${kind}-${at}`} kind={kind} />))
          ) : (
            <small>{say.text("out-brings-tokens")}</small>
          )}
          <span class="out-tile-chip">
            <Icon name={EQUIPMENT_ICONS[tile]} size={18} />
            {say.thing("equipment", tile)}
          </span>
        </span>
        <span class="out-offer-areas">
          {areas.map((area) => (
            <span key={area}>
              <Icon name={AREA_ICONS[area]} size={14} />
              {areaName(say, area)}
            </span>
          ))}
        </span>
      </span>
    </Piece>
  );
}

function Drawn({ table }: { table: Props }) {
  const { say, view } = table;
  return (
    <section class="out-draft" aria-label={say.text("out-drawn")}>
      <h3>{say.text("out-drawn")}</h3>
      <div class="out-offer">
        {view.drawn_tokens.map((token, at) => {
          const isFirst = view.drawn_tokens.indexOf(token) === at;
          const face = (
            <>
              <Icon name={TOKEN_ICONS[token]} size={36} />
              <b>{say.thing("token", token)}</b>
            </>
          );
          return (
            <span key={at} data-piece="drawn">
              {isFirst ? (
                <Piece table={table} target={say.target("token", token)} class="out-offer-room">
                  {face}
                </Piece>
              ) : (
                <span class="out-offer-room">{face}</span>
              )}
            </span>
          );
        })}
      </div>
    </section>
  );
}

/** One's own heroes that stand nowhere yet; they lie in the middle of the ring. */
export function Tray({ table }: { table: Props }) {
  const { me, say, view } = table;
  const own = shelterOf(view, me);
  if (!own || me === null || view.phase !== "setup") return null;
  const waiting = own.heroes.flatMap((hero, place) => (hero.area < 0 ? [{ ...hero, place }] : []));
  if (!waiting.length) return null;
  return (
    <div class="out-tray" role="group" aria-label={say.text("out-draft-station")}>
      <small>{say.text("out-draft-station")}</small>
      <span class="out-tray-heroes">
        {waiting.map((hero) => (
          <Piece key={hero.place} table={table} target={say.target("hero", hero.place)} class="out-hero-touch">
            <Pawn person={personOn(table, me)} strength={hero.strength} active={false} />
          </Piece>
        ))}
      </span>
    </div>
  );
}
