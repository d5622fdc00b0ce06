// What stands in the way, seen from above: a lorry, a bus, burnt-out cars, skips and trolleys.

import type { JSX } from "preact";
import { at, CELL, corner, LEFT, TOP } from "./layout";
import { chance, type Wreck, wrecksOf } from "./wrecks";

const PAINTS = ["#5c3b34", "#35475c", "#4b4a3a", "#3d3350"];

/** A vehicle along the y axis, nose up, centred. */
function Vehicle({
  width,
  length,
  paint,
  children,
}: {
  width: number;
  length: number;
  paint: string;
  children?: JSX.Element;
}) {
  return (
    <>
      <rect x={-width / 2 + 3} y={-length / 2 + 7} width={width} height={length} rx={12} class="zt-shade" />
      <rect x={-width / 2} y={-length / 2} width={width} height={length} rx={12} fill={paint} class="zt-metal" />
      {children}
    </>
  );
}

function Lorry() {
  return (
    <Vehicle width={CELL * 1.78} length={CELL * 2.84} paint="#3c4148">
      <g>
        <rect x={-46} y={-82} width={92} height={34} rx={8} class="zt-glass" />
        <rect x={-49} y={-38} width={98} height={116} rx={3} fill="#4f4a41" class="zt-metal" />
        <path d="M-49-14h98M-49 10h98M-49 34h98M-49 58h98" class="zt-rib" />
        <path d="M-30 22l18-10 8 14 22-6-4 20 14 10" class="zt-rust" />
      </g>
    </Vehicle>
  );
}

function Bus() {
  return (
    <Vehicle width={CELL * 1.78} length={CELL * 2.84} paint="#6b4a1f">
      <g>
        <rect x={-45} y={-80} width={90} height={20} rx={7} class="zt-glass" />
        <rect x={-40} y={-44} width={80} height={106} rx={8} fill="#7c5926" class="zt-metal" />
        <rect x={-20} y={-30} width={40} height={22} rx={4} class="zt-hatch" />
        <rect x={-20} y={24} width={40} height={22} rx={4} class="zt-hatch" />
        <path d="M-34 6l20 6 6-12 16 14 22-4" class="zt-rust" />
      </g>
    </Vehicle>
  );
}

function Saloon({ seed }: { seed: number }) {
  return (
    <Vehicle width={CELL * 0.8} length={CELL * 1.82} paint={PAINTS[seed % PAINTS.length]}>
      <g>
        <path d="M-18-20Q0-28 18-20L15-8Q0-13-15-8Z" class="zt-glass" />
        <rect x={-16} y={-6} width={32} height={26} rx={5} class="zt-hatch" />
        <path d="M-15 24h30l3 9Q0 39-18 33Z" class="zt-glass" />
        <path d="M-14-42l10 8 6-6 12 10" class="zt-rust" />
      </g>
    </Vehicle>
  );
}

function Skip() {
  return (
    <>
      <rect x={-23} y={-20} width={50} height={46} rx={4} class="zt-shade" />
      <rect x={-25} y={-23} width={50} height={46} rx={4} fill="#2f4a3c" class="zt-metal" />
      <rect x={-20} y={-18} width={40} height={36} rx={3} class="zt-hatch" />
      <path d="M-16-10l12 6 8-8 12 10M-14 6l10-4 10 8 10-6" class="zt-rust" />
    </>
  );
}

function Drums() {
  return (
    <>
      {[
        [-12, -11],
        [13, -8],
        [-2, 14],
      ].map(([x, y], one) => (
        <g key={one} transform={`translate(${x} ${y})`}>
          <circle cx={2} cy={4} r={13} class="zt-shade" />
          <circle r={13} fill={one === 1 ? "#7a4426" : "#40505c"} class="zt-metal" />
          <circle r={8} class="zt-rib" />
          <circle cx={4} cy={-3} r={2} class="zt-hatch" />
        </g>
      ))}
    </>
  );
}

function Trolleys() {
  return (
    <g transform="rotate(-18)">
      {[-11, 9].map((x, one) => (
        <g key={x} transform={`translate(${x} ${one * 6 - 3})`}>
          <rect x={-8} y={-20} width={17} height={38} rx={3} class="zt-wire" />
          <path d="M-8-10h17M-8 0h17M-8 10h17M-3-20v38M4-20v38" class="zt-wire" />
          <path d="M-9 20h19" class="zt-handle" />
        </g>
      ))}
    </g>
  );
}

const SMALL = [Skip, Drums, Trolleys];

function Rubble({ fields }: { fields: readonly number[] }) {
  return (
    <>
      {fields.map((field) => {
        const { x, y } = corner(field);
        return (
          <rect
            key={field}
            x={x + 3}
            y={y + 3}
            width={CELL - 6}
            height={CELL - 6}
            rx={5}
            fill="#3a3a40"
            class="zt-metal"
          />
        );
      })}
    </>
  );
}

function Drawn({ wreck }: { wreck: Wreck }) {
  if (wreck.kind === "rubble") return <Rubble fields={wreck.fields} />;
  const centre = { x: LEFT + (wreck.x + wreck.width / 2) * CELL, y: TOP + (wreck.y + wreck.height / 2) * CELL };
  const lies = wreck.width > wreck.height ? " rotate(90)" : "";
  const seed = chance(wreck.fields[0], 12);
  const Small = SMALL[seed % SMALL.length];
  return (
    <g transform={at(centre) + lies}>
      {wreck.kind === "lorry" ? <Lorry /> : null}
      {wreck.kind === "bus" ? <Bus /> : null}
      {wreck.kind === "car" ? <Saloon seed={seed} /> : null}
      {wreck.kind === "small" ? <Small /> : null}
    </g>
  );
}

export function Wrecks({ walls }: { walls: readonly number[] }) {
  return (
    <g>
      {wrecksOf(walls).map((wreck) => (
        <g key={wreck.fields[0]} data-piece="obstacle" data-place={`field:${wreck.fields[0]}`}>
          <Drawn wreck={wreck} />
        </g>
      ))}
    </g>
  );
}
