// What a shelter has: its stores, what tonight asks of them, its equipment, its trophies, and its points so far.

import { Icon } from "../../../icons";
import { comingNight, type Props, payingSeat, verbs } from "../facts";
import { ANIMAL_ICONS, LINE_ICONS } from "../icons";
import { MEAT, WATER } from "../reading";
import type { Shelter } from "../view";
import { equipmentEffect, signed, symbolName } from "../words";
import { Piece, quiet, times } from "./kit";
import { LINES } from "./layout";
import { TileFace, Token } from "./tokens";

const PAYING = ["pay", "recruit", "rob"];

export function Stores({ table, shelter }: { table: Props; shelter: Shelter }) {
  return (
    <div class="out-stores">
      <Goods table={table} shelter={shelter} />
      <div class="out-gears">
        <Equipment table={table} shelter={shelter} />
        <Trophies table={table} shelter={shelter} />
      </div>
      <div class="out-foot">
        <Tonight table={table} shelter={shelter} />
        <Forecast table={table} shelter={shelter} />
      </div>
    </div>
  );
}

function Goods({ table, shelter }: { table: Props; shelter: Shelter }) {
  const { say, view } = table;
  const said = verbs(table);
  const pays = payingSeat(table) === shelter.seat && PAYING.some((verb) => said.has(verb));
  const shown = pays ? table : quiet(table);
  return (
    <div class="out-goods" role="group" aria-label={say.text("out-goods")} data-place={`goods:${shelter.seat}`}>
      {shelter.goods.map((count, kind) => {
        const rots = kind === MEAT && count > 0 ? say.text("out-spoils") : "";
        const spills =
          kind === WATER && count > view.printed.water_stored
            ? say.text("out-spills", { count: view.printed.water_stored })
            : "";
        const about = [String(count), rots, spills].filter(Boolean).join(", ");
        return (
          <Piece
            key={kind}
            table={shown}
            target={say.target("resource", kind)}
            about={about}
            class={count ? "out-store" : "out-store out-none"}
          >
            <span class="out-store-pile">
              {times(Math.max(1, count)).map((at) => (
                <Token key={at} kind={kind} piece={count > 0} />
              ))}
            </span>
            <b>{count}</b>
            {rots || spills ? (
              <span class="out-rots" title={rots || spills}>
                <Icon name="moon" size={12} />
              </span>
            ) : null}
          </Piece>
        );
      })}
      {shelter.reserve ? (
        <span
          class="out-store out-reserve"
          role="img"
          aria-label={`${say.text("out-reserve")} ${shelter.reserve}`}
          title={say.text("out-reserve")}
        >
          <Icon name="well" size={20} />
          <b>{shelter.reserve}</b>
        </span>
      ) : null}
      {shelter.owed ? <span class="out-owed">{say.text("out-pay-left", { count: shelter.owed })}</span> : null}
      {shelter.losses ? <span class="out-owed">{say.text("out-lose-left", { count: shelter.losses })}</span> : null}
    </div>
  );
}

function Tonight({ table: { say, view }, shelter }: { table: Props; shelter: Shelter }) {
  const tonight = comingNight(view, shelter);
  if (!tonight) return null;
  const title = say.text(tonight.isNext ? "out-tomorrow" : "out-tonight");
  return (
    <div class="out-tonight" role="group" aria-label={title}>
      <span class="out-tonight-title">
        <Icon name="moon" size={16} />
        <span>{title}</span>
      </span>
      <Need icon="fork-knife-spoon" label={say.text("out-need-food")} count={tonight.food} />
      <Need icon="water-drop" label={say.text("out-need-water")} count={tonight.water} />
      {tonight.missing ? (
        <Need icon="death-skull" label={say.text("out-need-missing")} count={-tonight.missing} tone="bad" />
      ) : (
        <Need icon="check-mark" label={say.text("out-need-fine")} tone="good" />
      )}
      <Need
        icon="radioactive"
        label={say.text(tonight.radiation ? "out-need-radiation" : "out-safe")}
        count={tonight.radiation}
        tone={tonight.radiation ? "bad" : "good"}
      />
    </div>
  );
}

function Need({ icon, label, count, tone }: { icon: string; label: string; count?: number; tone?: string }) {
  const words = count === undefined ? label : `${label}: ${Math.abs(count)}`;
  return (
    <span class={`out-need ${tone ? `out-need-${tone}` : ""}`} role="img" aria-label={words} title={words}>
      <Icon name={icon} size={16} />
      {count === undefined ? null : <b>{count < 0 ? signed(count) : count}</b>}
    </span>
  );
}

function Equipment({ table, shelter }: { table: Props; shelter: Shelter }) {
  const { say } = table;
  const isMine = shelter.seat === table.me;
  const shown = isMine && !verbs(table).has("take") ? table : quiet(table);
  const group = (tiles: number[], isRepaired: boolean) => (
    <div
      class={isRepaired ? "out-gear out-gear-repaired" : "out-gear out-gear-broken"}
      data-place={`${isRepaired ? "repaired" : "broken"}:${shelter.seat}`}
    >
      <small class="out-gear-title">{say.text(isRepaired ? "out-repaired" : "out-broken")}</small>
      {tiles.map((tile) => (
        <Gear key={tile} table={shown} shelter={shelter} tile={tile} isRepaired={isRepaired} />
      ))}
    </div>
  );
  if (!shelter.repaired.length && !shelter.broken.length)
    return <p class="out-gear out-gone">{say.text("out-no-equipment")}</p>;
  return (
    <>
      {shelter.repaired.length ? group(shelter.repaired, true) : null}
      {shelter.broken.length ? group(shelter.broken, false) : null}
    </>
  );
}

function Gear({
  table,
  shelter,
  tile,
  isRepaired,
}: {
  table: Props;
  shelter: Shelter;
  tile: number;
  isRepaired: boolean;
}) {
  const { say, view } = table;
  const { partner } = view.printed.equipment[tile];
  const isUsed = shelter.used.includes(tile);
  const isPair = isRepaired && shelter.repaired.includes(partner);
  const state = isRepaired ? (isUsed ? "out-tile-used" : "out-tile-ready") : "out-tile-broken";
  const symbol = symbolName(say, view, tile);
  const words = [
    say.thing("equipment", tile),
    say.text(isRepaired ? (isUsed ? "out-used" : "out-fresh") : "out-broken"),
    equipmentEffect(say, view, tile),
    say.text(isPair ? "out-symbol-pair" : "out-symbol", { symbol }),
  ];
  return (
    <span class="out-tile-place" data-piece="tile">
      <Piece
        table={table}
        target={say.target("equipment", tile)}
        about={words.join(", ")}
        look={{ kind: "equipment", id: tile, seat: shelter.seat }}
        class={`out-tile ${state} ${isPair ? "out-tile-pair" : ""}`}
      >
        <TileFace view={view} tile={tile} cost={!isRepaired} />
        {isUsed ? <Icon class="out-tile-mark" name="check-mark" size={14} /> : null}
      </Piece>
    </span>
  );
}

function Trophies({ table: { say }, shelter }: { table: Props; shelter: Shelter }) {
  if (!shelter.animals.some(Boolean)) return null;
  return (
    <div
      class="out-trophies"
      role="group"
      aria-label={say.text("out-trophies")}
      data-place={`trophies:${shelter.seat}`}
    >
      {shelter.animals.flatMap((count, animal) =>
        times(count).map((at) => (
          <span key={`${animal}-${at}`} class="out-trophy" data-piece="animal" title={say.thing("animal", animal)}>
            <Icon name={ANIMAL_ICONS[animal]} size={18} label={say.thing("animal", animal)} />
          </span>
        )),
      )}
    </div>
  );
}

function Forecast({ table: { say }, shelter }: { table: Props; shelter: Shelter }) {
  return (
    <div class="out-forecast" role="group" aria-label={say.text("out-forecast")} title={say.text("out-forecast")}>
      <span class="out-forecast-total">
        <Icon name="trophy" size={18} label={say.text("out-forecast")} />
        <b>{shelter.points}</b>
      </span>
      {LINES.map((line) => {
        const points = shelter.forecast[line];
        const words = `${say.text(`line-${line}`)}: ${signed(points)}`;
        return (
          <span
            key={line}
            class={points < 0 ? "out-line out-line-bad" : points ? "out-line" : "out-line out-none"}
            role="img"
            aria-label={words}
            title={words}
          >
            <Icon name={LINE_ICONS[line]} size={15} />
            {signed(points).replace("+", "")}
          </span>
        );
      })}
    </div>
  );
}
