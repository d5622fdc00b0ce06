// The car park itself: asphalt under sodium lamps, painted bays, the shop front, the escape car, manholes, entries.

import { memo } from "preact/compat";
import { Icon } from "../../../icons";
import { columnOf, HEIGHT, rowOf, WIDTH } from "../reading";
import type { Ground as GroundView } from "../view";
import { at, BAYS, CELL, corner, LAMPS, LEFT, middle, PICTURE_HEIGHT, PICTURE_WIDTH, TOP } from "./layout";
import { Wrecks } from "./wrecks-drawn";

const FLOOR = { x: LEFT, y: TOP, width: WIDTH * CELL, height: HEIGHT * CELL };

/** Paints that other parts of the picture use as well. */
export function Paints() {
  return (
    <defs>
      <pattern id="zt-asphalt" width="90" height="90" patternUnits="userSpaceOnUse">
        <rect width="90" height="90" fill="#1c1d24" />
        {Array.from({ length: 46 }, (_, one) => (
          <circle
            key={one}
            cx={(one * 37) % 90}
            cy={(one * 53 + (one % 7) * 11) % 90}
            r={0.7 + (one % 3) * 0.45}
            fill={one % 4 ? "#2a2b35" : "#101117"}
          />
        ))}
      </pattern>
      <radialGradient id="zt-lamp">
        <stop offset="0" stop-color="#ff9d3c" stop-opacity="0.34" />
        <stop offset="0.45" stop-color="#e0701e" stop-opacity="0.15" />
        <stop offset="1" stop-color="#c0500e" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="zt-shop">
        <stop offset="0" stop-color="#ff5ea8" stop-opacity="0.34" />
        <stop offset="0.35" stop-color="#b04bff" stop-opacity="0.12" />
        <stop offset="1" stop-color="#b04bff" stop-opacity="0" />
      </linearGradient>
      <linearGradient id="zt-beam" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stop-color="#fff0b8" stop-opacity="0.5" />
        <stop offset="1" stop-color="#fff0b8" stop-opacity="0" />
      </linearGradient>
      <pattern id="zt-danger" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="4" height="10" fill="#ff4d3d" />
      </pattern>
      <g id="zt-biohazard">
        <Icon name="biohazard" size={26} />
      </g>
      <radialGradient id="zt-skin" cx="0.45" cy="0.4">
        <stop offset="0" stop-color="#b9e36b" />
        <stop offset="0.7" stop-color="#6f9a3a" />
        <stop offset="1" stop-color="#3f5f25" />
      </radialGradient>
    </defs>
  );
}

function Bays() {
  return (
    <g class="zt-paint">
      {BAYS.map(({ x, y, bays, depth }) => {
        const left = LEFT + x * CELL;
        const top = TOP + y * CELL;
        const teeth = Array.from({ length: bays + 1 }, (_, bay) => `M${left + bay * CELL} ${top}v${depth * CELL}`);
        return <path key={`${x}:${y}`} d={`${teeth.join("")}M${left} ${top + (depth * CELL) / 2}h${bays * CELL}`} />;
      })}
    </g>
  );
}

function Lines({ half }: { half: number }) {
  const columns = Array.from({ length: WIDTH + 1 }, (_, one) => `M${LEFT + one * CELL} ${TOP}v${HEIGHT * CELL}`);
  const rows = Array.from({ length: HEIGHT + 1 }, (_, one) => `M${LEFT} ${TOP + one * CELL}h${WIDTH * CELL}`);
  const x = LEFT + half * CELL;
  return (
    <>
      <path class="zt-grid" d={columns.join("") + rows.join("")} />
      <path class="zt-half" d={`M${x - 2} ${TOP}v${HEIGHT * CELL}M${x + 2} ${TOP}v${HEIGHT * CELL}`} />
    </>
  );
}

/** The shop front beyond the first column, with a lit sign and glass doors. */
function Shop({ sign }: { sign: string }) {
  const height = HEIGHT * CELL;
  return (
    <g>
      <rect x={6} y={TOP - 8} width={LEFT - 34} height={height + 16} rx={6} class="zt-shop-wall" />
      {Array.from({ length: 6 }, (_, one) => (
        <rect
          key={one}
          x={LEFT - 36}
          y={TOP + 12 + one * 2 * CELL}
          width={9}
          height={CELL * 2 - 24}
          rx={3}
          class="zt-door"
        />
      ))}
      <text
        class="zt-neon"
        transform={`translate(${22} ${TOP + height / 2}) rotate(-90)`}
        text-anchor="middle"
        dominant-baseline="central"
      >
        {sign}
      </text>
      <rect x={LEFT - 26} y={TOP} width={CELL * 3.2} height={height} fill="url(#zt-shop)" />
    </g>
  );
}

/** The car as it is seen from above, nose up, over its fields. */
function Car({ fields }: { fields: readonly number[] }) {
  const top = corner(Math.min(...fields));
  const rows = fields.map(rowOf);
  const height = (Math.max(...rows) - Math.min(...rows) + 1) * CELL;
  const columns = fields.map(columnOf);
  const far = -CELL * 2.6;
  const width = (Math.max(...columns) - Math.min(...columns) + 1) * CELL;
  const half = width / 2;
  const windscreen = height * 0.31;
  return (
    <g transform={at(top)}>
      <path
        class="zt-beams"
        d={`M10 6L-14 ${far}H${CELL * 0.55}L20 6ZM${width - 20} 6L${CELL * 0.5} ${far}H${width + 14}L${width - 10} 6Z`}
        fill="url(#zt-beam)"
      />
      <rect x={5} y={4} width={width - 10} height={height - 8} rx={18} class="zt-car-body" />
      <path
        d={`M11 ${windscreen}q${half - 11}-16 ${width - 22} 0l-4 16q${15 - half}-7 ${30 - width} 0Z`}
        class="zt-car-glass"
      />
      <rect x={13} y={height * 0.43} width={width - 26} height={height * 0.28} rx={6} class="zt-car-roof" />
      <path
        d={`M15 ${height * 0.76}H${width - 15}l4 14Q${half} ${height * 0.88} 11 ${height * 0.84}Z`}
        class="zt-car-glass"
      />
      <path d={`M10 11h11M${width - 21} 11h11`} class="zt-headlight" />
      <path d={`M10 ${height - 10}h11M${width - 21} ${height - 10}h11`} class="zt-taillight" />
    </g>
  );
}

function Manhole({ field }: { field: number }) {
  return (
    <g transform={at(middle(field))} class="zt-manhole">
      <circle r={22} />
      <circle r={17} />
      <path d="M-12-8h24M-15 0h30M-12 8h24M-6-14v28M6-14v28" />
    </g>
  );
}

/** Letters and numbers at the rim; the font keeps its size on the screen. */
function Rim() {
  const letters = Array.from({ length: WIDTH }, (_, column) => String.fromCharCode(65 + column));
  return (
    <g class="zt-rim" aria-hidden="true">
      {letters.map((letter, column) => (
        <text key={letter} x={LEFT + (column + 0.5) * CELL} y={TOP - 20}>
          {letter}
        </text>
      ))}
      {Array.from({ length: HEIGHT }, (_, row) => (
        <text key={row} x={LEFT - 13} y={TOP + (row + 0.5) * CELL}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}

interface GroundProps {
  board: GroundView;
  sign: string;
}

/** Everything printed; it is drawn once, since nothing of it changes during a game. */
export const Ground = memo(
  function Ground({ board, sign }: GroundProps) {
    const entries = board.entries.filter((field) => !board.car.includes(field));
    return (
      <g aria-hidden="true" class="zt-ground">
        <rect width={PICTURE_WIDTH} height={PICTURE_HEIGHT} class="zt-kerb" />
        <rect {...FLOOR} fill="url(#zt-asphalt)" />
        <Bays />
        {LAMPS.map((lamp) => (
          <circle key={`${lamp.x}:${lamp.y}`} cx={lamp.x} cy={lamp.y} r={lamp.r} fill="url(#zt-lamp)" />
        ))}
        <Lines half={board.car_half} />
        <Shop sign={sign} />
        {entries.map((field) => {
          const { x, y } = middle(field);
          return (
            <g key={field} class="zt-entry" data-place={`entry:${field}`}>
              <rect x={x - 27} y={y - 27} width={54} height={54} rx={7} />
              <use href="#zt-biohazard" x={x - 13} y={y - 13} />
            </g>
          );
        })}
        {board.manholes.map((field) => (
          <Manhole key={field} field={field} />
        ))}
        <Car fields={board.car} />
        <Wrecks walls={board.walls} />
        <Rim />
      </g>
    );
  },
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
);
