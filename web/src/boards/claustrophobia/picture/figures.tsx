// All figures on the maze in one layer, so that they walk from tile to tile instead of jumping.

import type { Point } from "../../../pieces";
import { Target } from "../../../pieces/target";
import type { BoardProps } from "../../contract";
import { FIRST_DEMON, HEROES, heroesOf, isTroglodyte, SWARM, tileOf } from "../reading";
import type { Fiend, Hero, Tile, View } from "../view";
import { type Aiming, aimingOf, solePath } from "./aiming";
import { Figure, figureAbout, NamePlate } from "./figure";
import { FIGURE, slot } from "./layout";

interface LayerProps {
  props: BoardProps<View>;
  /** Letter height of the name plates in units; 0 hides them. */
  letters: number;
  /** How much larger figures are drawn, where the maze is far away. */
  grown: number;
  /** Where warriors stand while the news is played; the view says where they stand after it. */
  shownAt: ReadonlyMap<number, number>;
  chain(targets: readonly string[]): void;
  inspect(target: string, soon?: boolean): void;
}

function placeOf(view: View, one: Hero | Fiend, shownAt: ReadonlyMap<number, number>): Point | null {
  const tile = tileOf(view, shownAt.get(one.warrior) ?? one.tile);
  if (!tile) return null;
  const row = one.warrior < HEROES ? "human" : "demon";
  const among = row === "human" ? tile.humans : tile.demons;
  const at = among.indexOf(one.warrior);
  return slot(tile, row, at < 0 ? among.length / 2 : at);
}

const standing = ({ x, y }: Point, grown: number): string => `translate(${x}px, ${y}px) scale(${grown})`;

const pieceOf = (warrior: number): string =>
  warrior < HEROES ? "hero" : warrior >= FIRST_DEMON ? "demon" : "troglodyte";

/** All Troglodytes of a tile as one target: a hull around them. */
function Swarm({ tile, path, layer }: { tile: Tile; path: readonly string[]; layer: LayerProps }) {
  const { props } = layer;
  const places = tile.demons.flatMap((warrior, at) => (isTroglodyte(warrior) ? [slot(tile, "demon", at)] : []));
  if (!places.length) return null;
  const reach = FIGURE + 8;
  const [left, right] = [
    Math.min(...places.map((one) => one.x)) - reach,
    Math.max(...places.map((one) => one.x)) + reach,
  ];
  const about = props.say.text("b-swarm-here", { tile: props.say.thing("tile", tile.tile), count: places.length });
  return (
    <Target
      table={{ ...props, touch: () => layer.chain(path) }}
      target={props.say.target("warrior", SWARM)}
      about={about}
      svg
      class="cla-swarm"
    >
      <rect x={left} y={places[0].y - reach} width={right - left} height={reach * 2} rx={reach} />
    </Target>
  );
}

function Swarms({ aiming, layer }: { aiming: Aiming; layer: LayerProps }) {
  const { view } = layer.props;
  const swarm = layer.props.say.target("warrior", SWARM);
  return (
    <>
      {[...aiming].map(([place, paths]) => {
        const [tile, path] = [tileOf(view, place), paths.get(swarm)];
        return tile && path ? <Swarm key={place} tile={tile} path={path} layer={layer} /> : null;
      })}
    </>
  );
}

function Piece({ one, aiming, layer }: { one: Hero | Fiend; aiming: Aiming; layer: LayerProps }) {
  const { props } = layer;
  const { view } = props;
  const place = placeOf(view, one, layer.shownAt);
  if (!place) return null;
  const target = props.say.target("warrior", one.warrior);
  const path = aiming.get(one.tile)?.get(target);
  const swarmed = isTroglodyte(one.warrior) && aiming.get(one.tile)?.has(props.say.target("warrior", SWARM));
  const sole = solePath(props, target);
  const whole = path && path.length > 1 ? path : sole;
  const lit = sole ? new Set([...props.lit, target]) : props.lit;
  const table = whole ? { ...props, lit, touch: () => layer.chain(whole) } : props;
  return (
    <g
      class={swarmed ? "cla-stand swarmed" : "cla-stand"}
      style={{ transform: standing(place, layer.grown) }}
      data-place={props.say.target("tile", one.tile)}
      onClick={() => layer.inspect(target)}
      onPointerEnter={(event) => event.pointerType === "mouse" && layer.inspect(target, true)}
    >
      <g data-piece={pieceOf(one.warrior)}>
        <Target table={table} target={target} svg about={figureAbout(view, one, props.say)}>
          <Figure view={view} one={one} />
        </Target>
      </g>
    </g>
  );
}

/** The heroes' name plates, above all figures: where many stand on a tile, none is covered. */
function Names({ layer }: { layer: LayerProps }) {
  const { view } = layer.props;
  if (!layer.letters) return null;
  return (
    <g class="cla-names">
      {heroesOf(view).map((hero) => {
        const place = placeOf(view, hero, layer.shownAt);
        if (!place) return null;
        const done = hero.activated && view.active !== hero.warrior;
        return (
          <g
            key={hero.warrior}
            class={done ? "cla-stand done" : "cla-stand"}
            style={{ transform: standing(place, layer.grown) }}
          >
            <NamePlate text={layer.props.say.text(`b-mark-${hero.warrior}`)} size={layer.letters / layer.grown} />
          </g>
        );
      })}
    </g>
  );
}

export function Figures(layer: LayerProps) {
  const { view } = layer.props;
  const aiming = aimingOf(layer.props);
  return (
    <g class="cla-figures">
      <Swarms aiming={aiming} layer={layer} />
      {view.warriors.map((one) => (
        <Piece key={one.warrior} one={one} aiming={aiming} layer={layer} />
      ))}
      <Names layer={layer} />
    </g>
  );
}
