// One area of the ring: its drawing, its pool, its heroes, and what else lies there.

import { Icon } from "../../../icons";
import { type Arrival, acting, heroesIn, type Props, type Standing, verbs } from "../facts";
import { BASE, cityIn, HEROES, SHIP, wildIn, YIELD } from "../reading";
import type { View } from "../view";
import { areaName } from "../words";
import { Bar, bareOption } from "./bar";
import { Deed, Piece, quiet } from "./kit";
import { Pressed } from "./overlays";
import { Pawn } from "./pawn";
import { CityStock, Herd, Slots } from "./places";
import { Pile, personOn } from "./tokens";
import { Vignette } from "./vignette";

interface AreaProps {
  table: Props;
  area: number;
  line: number;
  column: number;
  plan: Arrival | undefined;
  /** On a small screen the area of the acting hero takes the whole map. */
  isFocus: boolean;
}

export function Area({ table, area, line, column, plan, isFocus }: AreaProps) {
  const { say, view } = table;
  const target = say.target("area", area);
  const now = acting(view);
  const isHere = now?.area === area;
  const aims = table.lit.has(target) || table.chosen.has(target);
  const look = { kind: "area" as const, id: area };
  const state = `${isHere ? "out-here" : ""} ${aims ? "out-aim" : ""} ${isFocus ? "out-focus" : ""}`;
  const [city, wild] = [cityIn(view, area), wildIn(view, area)];
  return (
    <section
      class={`out-area out-area-${say.label("area", area)} ${state}`}
      style={{ gridRow: line, gridColumn: column }}
      data-place={target}
      aria-label={areaName(say, area)}
    >
      <Vignette area={area} />
      <Piece table={table} target={target} about={aboutArea(table, area)} look={look} class="out-area-touch">
        <span class="out-area-name">{areaName(say, area)}</span>
      </Piece>
      <div class="out-area-body">
        {YIELD[area] >= 0 ? <Pool table={table} area={area} isHere={isHere} /> : null}
        {wild ? <Herd table={table} wild={wild} isHere={isHere} /> : null}
        {area === BASE ? <Algae table={table} isHere={isHere} /> : null}
        {area === SHIP ? <Slots table={table} /> : null}
        {city ? <CityStock table={table} city={city} isHere={isHere} /> : null}
      </div>
      <Heroes table={table} area={area} isHere={isHere} />
      {plan ? <Pressed table={table} plan={plan} /> : null}
    </section>
  );
}

function aboutArea({ say, view }: Props, area: number): string {
  const heroes = heroesIn(view, area).map((one) =>
    say.text("out-hero-of", { name: say.seat(one.seat), strength: one.strength }),
  );
  const parts = [areaName(say, area)];
  if (YIELD[area] >= 0) {
    const count = say.text("out-pool-of", { count: view.pools[area], limit: view.limits[area] });
    parts.push(`${say.thing("resource", YIELD[area])} ${count}`);
  }
  return [...parts, ...heroes].join(", ");
}

function Pool({ table, area, isHere }: { table: Props; area: number; isHere: boolean }) {
  const { say, view } = table;
  const kind = YIELD[area];
  const [count, limit, printed] = [view.pools[area], view.limits[area], view.printed_limits[area]];
  const gathers = isHere && verbs(table).has("gather");
  const about = say.text(limit < printed ? "out-pool-cut" : "out-pool-of", { count, limit, printed });
  return (
    <span class="out-pool" data-place={`pool:${area}`}>
      <Piece
        table={gathers ? table : quiet(table)}
        target={say.target("resource", kind)}
        about={about}
        class="out-pool-touch"
        look={gathers ? undefined : { kind: "area", id: area }}
      >
        <Pile kind={kind} count={count} />
        <span class="out-pool-count">
          <b>{count}</b>/{limit}
          {limit < printed ? <s>{printed}</s> : null}
        </span>
      </Piece>
    </span>
  );
}

function Algae({ table, isHere }: { table: Props; isHere: boolean }) {
  const { question, say, view } = table;
  const words = say.text(view.algae ? "out-algae-there" : "out-algae-gone");
  const eaten = isHere ? bareOption(table, "algae") : undefined;
  const face = (
    <>
      <Icon name="algae" size={26} label={eaten ? undefined : `${say.text("out-algae")}: ${words}`} />
      {view.algae ? <b data-piece="algae">+1</b> : null}
    </>
  );
  if (eaten) {
    const label = say.option(eaten, question?.key);
    return (
      <Deed table={table} option={eaten} label={label} class="out-algae">
        {face}
      </Deed>
    );
  }
  return (
    <span class={view.algae ? "out-algae" : "out-algae out-gone"} title={words}>
      {face}
    </span>
  );
}

/** Whether a hero is drawn in a slot of the ship. */
const isMoored = (view: View, one: Standing): boolean =>
  one.active && view.ship.some((berth) => berth.hero === one.seat * HEROES + one.hero);

function Heroes({ table, area, isHere }: { table: Props; area: number; isHere: boolean }) {
  const { me, say, view } = table;
  const now = acting(view);
  return (
    <div class="out-heroes">
      {heroesIn(view, area)
        .filter((one) => !isMoored(view, one))
        .map((one) => {
          const words = say.text("out-hero-of", { name: say.seat(one.seat), strength: one.strength });
          const about = `${words}, ${say.text(one.active ? "out-active" : "out-inactive")}`;
          const turn = now?.seat === one.seat && now.hero === one.hero ? "out-turn" : "";
          const pawn = (
            <Pawn person={personOn(table, one.seat)} strength={one.strength} active={one.active} class={turn} />
          );
          const key = `${one.seat}-${one.hero}`;
          if (one.seat !== me)
            return (
              <span key={key} class="out-hero" data-piece="hero" role="img" aria-label={about}>
                {pawn}
              </span>
            );
          return (
            <span key={key} class="out-hero out-own" data-piece="hero">
              <Piece table={table} target={say.target("hero", one.hero)} about={about} class="out-hero-touch">
                {pawn}
              </Piece>
            </span>
          );
        })}
      {isHere ? <Bar table={table} spot="area" /> : null}
    </div>
  );
}
