// What some areas have besides a pool: animals, the slots of the ship, the stock of a city.

import { Icon } from "../../../icons";
import { type Props, verbs } from "../facts";
import { ANIMAL_ICONS, TOKEN_ICONS } from "../icons";
import { CANS, ownerOf, placeOf, shelterOf, WEAKEST_BERTH } from "../reading";
import type { City, Wild } from "../view";
import { equipmentEffect } from "../words";
import { bareOption } from "./bar";
import { Deed, Piece, quiet, times } from "./kit";
import { Pawn } from "./pawn";
import { personOn, Survivor, TileFace, Token } from "./tokens";

/** The animal on top, what it takes and gives, and the stack below it. */
export function Herd({ table, wild, isHere }: { table: Props; wild: Wild; isHere: boolean }) {
  const { say } = table;
  if (!wild.left) return <span class="out-herd out-gone">{say.text("out-no-animals")}</span>;
  const hunts = isHere && verbs(table).has("hunt");
  const known = wild.order.slice(1);
  const others = hunts ? [...new Set(known)].filter((animal) => animal !== wild.top) : [];
  return (
    <span class="out-herd" data-place={`herd:${wild.area}`}>
      <Animal table={hunts ? table : quiet(table)} wild={wild} animal={wild.top} isTop />
      <span class="out-herd-left" role="img" aria-label={say.text("out-animals-left", { count: wild.left })}>
        {times(Math.min(4, wild.left - 1)).map((at) => (
          <i key={at} />
        ))}
        <b>×{wild.left}</b>
      </span>
      {known.length ? (
        <span class="out-herd-known" role="group" aria-label={say.text("out-tracked")}>
          {known.map((animal, at) => (
            <Icon key={at} name={ANIMAL_ICONS[animal]} size={15} label={say.thing("animal", animal)} />
          ))}
        </span>
      ) : null}
      {others.length ? (
        <span class="out-herd-choice">
          {others.map((animal) => (
            <Animal key={animal} table={table} wild={wild} animal={animal} />
          ))}
        </span>
      ) : null}
    </span>
  );
}

function Animal({ table, wild, animal, isTop }: { table: Props; wild: Wild; animal: number; isTop?: boolean }) {
  const { say, view } = table;
  const seat = table.me ?? 0;
  const printed = view.printed.animals[animal];
  const more = wild.toughness[seat] - view.printed.animals[wild.top].toughness; // what the mutation adds
  const hunted = shelterOf(view, seat)?.animals[animal] ?? 0;
  const meat = printed.meat[Math.min(hunted, printed.meat.length - 1)];
  const toughness = printed.toughness + more;
  const about = `${say.text("out-toughness", { toughness })}, ${say.text("out-meat-next", { meat })}`;
  return (
    <Piece
      table={table}
      target={say.target("animal", animal)}
      about={`${say.thing("animal", animal)}: ${about}`}
      class={isTop ? "out-animal" : "out-animal out-animal-small"}
      look={{ kind: "area", id: wild.area }}
    >
      <Icon class="out-animal-icon" name={ANIMAL_ICONS[animal]} size={isTop ? 28 : 20} />
      <span class="out-animal-numbers">
        <span class="out-tough">
          <Icon name="strong" size={12} />
          {toughness}
        </span>
        <span class="out-yield">
          <Icon name="meat" size={12} />
          {meat}
        </span>
      </span>
    </Piece>
  );
}

/** The four slots of the ship. */
export function Slots({ table }: { table: Props }) {
  const { say, view } = table;
  return (
    <span class="out-slots">
      {view.ship.map((berth, at) => {
        const owner = ownerOf(berth.hero);
        const moored = berth.hero < 0 ? undefined : shelterOf(view, owner)?.heroes[placeOf(berth.hero)];
        const hero = moored?.active ? moored : null; // at night they lie on deck and hold no slot
        const who = hero
          ? say.text("out-hero-of", { name: say.seat(owner), strength: hero.strength })
          : say.text("out-berth-free");
        const words = [
          say.text("out-berth", { strength: at + WEAKEST_BERTH }),
          say.text("out-cans", { count: berth.cans }),
          say.text(berth.survivor ? "out-survivor-aboard" : "out-berth-empty"),
          who,
        ];
        return (
          <span key={at} class={hero ? "out-slot out-taken" : "out-slot"} data-place={`berth:${at}`}>
            <Piece
              table={table}
              target={say.target("berth", at)}
              about={words.join(", ")}
              class="out-slot-touch"
              look={{ kind: "area", id: 3 }}
            >
              <b class="out-slot-number">{at + WEAKEST_BERTH}</b>
              <span class="out-slot-cans">
                <Token kind={CANS} />
                {berth.cans}
              </span>
              {berth.survivor ? <Survivor /> : <span class="out-slot-none" />}
              {hero ? (
                <span class="out-slot-hero" data-piece="hero">
                  <Pawn person={personOn(table, owner)} strength={hero.strength} active />
                </span>
              ) : null}
            </Piece>
          </span>
        );
      })}
    </span>
  );
}

/** A city: three tiles on display, the search stack, and what is known of it. */
export function CityStock({ table, city, isHere }: { table: Props; city: City; isHere: boolean }) {
  const { say, view } = table;
  const takes = isHere && verbs(table).has("take");
  return (
    <>
      <span class="out-display" data-place={`display:${city.area}`}>
        {city.shown.map((tile, at) => (
          <span key={at} class="out-tile-place" data-piece="tile">
            <Piece
              table={takes && city.shown.indexOf(tile) === at ? table : quiet(table)}
              target={say.target("equipment", tile)}
              about={`${say.thing("equipment", tile)}: ${equipmentEffect(say, view, tile)}`}
              class="out-tile"
              look={{ kind: "equipment", id: tile }}
            >
              <TileFace view={view} tile={tile} />
            </Piece>
          </span>
        ))}
        {city.shown.length ? null : <span class="out-gone">{say.text("out-no-tiles")}</span>}
      </span>
      <Stack table={table} city={city} isHere={isHere} />
    </>
  );
}

function Stack({ table, city, isHere }: { table: Props; city: City; isHere: boolean }) {
  const { question, say } = table;
  const words = say.text("out-search-left", { count: city.stack });
  const search = isHere ? bareOption(table, "search") : undefined;
  const pile = (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has the label and the role, or neither
    <span
      class="out-stack"
      role={search ? undefined : "img"}
      aria-label={search ? undefined : `${say.text("out-search")}: ${words}`}
      data-place={`stack:${city.area}`}
    >
      {times(city.stack).map((at) => (
        <i key={at} data-piece="token" />
      ))}
      <b>{city.stack}</b>
    </span>
  );
  return (
    <span class="out-search">
      {search ? (
        <Deed table={table} option={search} label={`${say.option(search, question?.key)}: ${words}`} class="out-dig">
          {pile} <span>{say.option(search, question?.key)}</span>
        </Deed>
      ) : (
        pile
      )}
      {city.order.length ? (
        <span class="out-known out-known-order" role="group" aria-label={say.text("out-order")}>
          {city.order.map((token, at) => (
            <span key={at} class="out-known-token" title={say.thing("token", token)}>
              <Icon name={TOKEN_ICONS[token]} size={16} label={say.thing("token", token)} />
            </span>
          ))}
        </span>
      ) : (
        <span class="out-known" role="group" aria-label={say.text("out-inside")}>
          {city.inside.map((count, token) =>
            count ? (
              <span key={token} class="out-known-token" title={say.thing("token", token)}>
                <Icon name={TOKEN_ICONS[token]} size={16} label={say.thing("token", token)} />
                {count > 1 ? <b>{count}</b> : null}
              </span>
            ) : null,
          )}
        </span>
      )}
    </span>
  );
}
