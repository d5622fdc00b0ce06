// The floors of the mall and what stands on them, seen from above: drawn faintly, so that the pieces stay in front.

import { Icon } from "../../../icons";
import { PLACE_ICONS } from "../icons";
import type { Rect } from "./layout";

/** Patterns for floors, corridor and closed rooms; once per picture. */
export function FloorPatterns() {
  return (
    <defs>
      <pattern id="moh-floor-1" width="16" height="16" patternUnits="userSpaceOnUse">
        <rect width="16" height="16" fill="#14272e" />
        <path d="M0 .5H16M.5 0V16" stroke="#24434c" />
      </pattern>
      <pattern id="moh-floor-2" width="44" height="22" patternUnits="userSpaceOnUse">
        <rect width="44" height="22" fill="#2a1726" />
        <path d="M0 .5H44M0 11.5H44M12.5 0V11M34.5 11V22" stroke="#44263d" />
      </pattern>
      <pattern id="moh-floor-3" width="48" height="48" patternUnits="userSpaceOnUse">
        <rect width="48" height="48" fill="#2a2412" />
        <path d="M0 0H24V24H0ZM24 24H48V48H24Z" fill="#332b14" />
      </pattern>
      <pattern id="moh-floor-4" width="40" height="40" patternUnits="userSpaceOnUse">
        <rect width="40" height="40" fill="#1b191c" />
        <path d="M5 8h1M18 3h1M31 12h1M11 22h1M26 27h1M36 34h1M7 35h1M20 15h1" stroke="#3a3640" stroke-width="1.6" />
      </pattern>
      <pattern id="moh-floor-5" width="10" height="10" patternUnits="userSpaceOnUse">
        <rect width="10" height="10" fill="#161e33" />
        <path d="M0 10 10 0M-2 2 2-2M8 12 12 8" stroke="#1e2947" />
      </pattern>
      <pattern id="moh-floor-6" width="30" height="30" patternUnits="userSpaceOnUse">
        <rect width="30" height="30" fill="#14271b" />
        <path d="M15 0 30 15 15 30 0 15Z" fill="#182f20" stroke="#22422d" stroke-width=".8" />
      </pattern>
      <pattern id="moh-corridor" width="36" height="36" patternUnits="userSpaceOnUse">
        <rect width="36" height="36" fill="#19131f" />
        <path d="M0 .5H36M.5 0V36" stroke="#2a2133" />
        <path d="M6 9h2M22 5h3M13 21h2M29 27h2M4 29h3M20 30h2M31 13h1" stroke="#382c44" stroke-width="2" />
      </pattern>
      <pattern id="moh-closed" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="22" height="22" fill="#1a171b" />
        <rect width="9" height="22" fill="#262127" />
      </pattern>
      <linearGradient id="moh-alarm-down" x2="0" y2="1">
        <stop offset="0" stop-color="#ff4a3d" stop-opacity=".55" />
        <stop offset="1" stop-color="#ff4a3d" stop-opacity=".08" />
      </linearGradient>
      <linearGradient id="moh-alarm-up" y1="1" x2="0" y2="0">
        <stop offset="0" stop-color="#ff4a3d" stop-opacity=".55" />
        <stop offset="1" stop-color="#ff4a3d" stop-opacity=".08" />
      </linearGradient>
      <radialGradient id="moh-gloom" cx="50%" cy="45%" r="75%">
        <stop offset="35%" stop-color="#000" stop-opacity="0" />
        <stop offset="100%" stop-color="#050308" stop-opacity=".62" />
      </radialGradient>
    </defs>
  );
}

interface Box {
  w: number;
  h: number;
}

function Restroom({ w, h }: Box) {
  const stalls = Math.max(2, Math.min(4, Math.floor(w / 60)));
  const wide = Math.min(48, (w * 0.7) / stalls);
  return (
    <>
      {Array.from({ length: stalls }, (_, at) => (
        <g key={at} transform={`translate(${w - (at + 1) * wide - 4} ${h - 40})`}>
          <path d={`M0 40V4M${wide} 40V4M0 4H${wide * 0.3}`} />
          <rect x={wide / 2 - 7} y={20} width={14} height={7} rx={2} />
          <ellipse cx={wide / 2} cy={14} rx={6} ry={8} />
        </g>
      ))}
      <rect x={6} y={h - 60} width={13} height={52} rx={4} />
      <circle cx={12} cy={h - 46} r={4} />
      <circle cx={12} cy={h - 22} r={4} />
    </>
  );
}

function Cachou({ w, h }: Box) {
  return (
    <>
      {[0.24, 0.76].map((x) => (
        <g key={x} transform={`translate(${w * x} ${h - 22})`}>
          <rect x={-34} y={-5} width={68} height={10} rx={5} />
          {[-26, -15, -4, 7, 18].map((bar) => (
            <path key={bar} d={`M${bar} -12q5 12 0 24`} />
          ))}
        </g>
      ))}
      <ellipse cx={w / 2} cy={h * 0.42} rx={w * 0.3} ry={h * 0.22} />
      <ellipse cx={w / 2} cy={h * 0.42} rx={w * 0.25} ry={h * 0.17} />
    </>
  );
}

function Megatoys({ w, h }: Box) {
  return (
    <>
      <path d={`M10 ${h - 14}h${w - 20}M10 ${h - 20}h${w - 20}`} />
      {Array.from({ length: Math.floor((w - 20) / 18) }, (_, at) => (
        <path key={at} d={`M${16 + at * 18} ${h - 24}v14`} />
      ))}
      <g transform={`translate(${w - 34} 16)`}>
        <rect width={22} height={22} rx={3} />
        <rect x={-14} y={10} width={16} height={16} rx={3} transform="rotate(-18 -6 18)" />
      </g>
      <circle cx={24} cy={h * 0.5} r={14} />
      <path d={`M10 ${h * 0.5}h28M24 ${h * 0.5 - 14}v28`} />
    </>
  );
}

function Parking({ w, h }: Box) {
  const bays = Math.max(3, Math.floor(w / 64));
  const wide = w / bays;
  return (
    <>
      {Array.from({ length: bays + 1 }, (_, at) => (
        <path key={at} d={`M${at * wide} 0V${h * 0.34}M${at * wide} ${h}V${h * 0.7}`} class="moh-paint" />
      ))}
      <path d={`M8 ${h * 0.52}H${w - 8}`} stroke-dasharray="18 14" class="moh-paint" />
      <ellipse cx={w * 0.62} cy={h * 0.82} rx={22} ry={9} class="moh-oil" />
    </>
  );
}

function Headquarters({ w, h }: Box) {
  const screens = Math.max(3, Math.floor((w - 60) / 44));
  return (
    <>
      <rect x={24} y={h - 24} width={w - 48} height={16} rx={3} />
      {Array.from({ length: screens }, (_, at) => (
        <rect
          key={at}
          x={30 + at * ((w - 60) / screens)}
          y={h - 36}
          width={(w - 60) / screens - 6}
          height={9}
          rx={2}
          class="moh-screen"
        />
      ))}
      <circle cx={w * 0.3} cy={h - 46} r={8} />
      <circle cx={w * 0.7} cy={h - 46} r={8} />
    </>
  );
}

function Supermarket({ w, h }: Box) {
  const shelves = Math.max(2, Math.floor(w / 74));
  return (
    <>
      {Array.from({ length: shelves }, (_, at) => (
        <g key={at} transform={`translate(${((at + 0.5) * w) / shelves} 0)`}>
          <rect x={-9} y={8} width={18} height={h - 46} rx={3} />
          <path d={`M0 8V${h - 38}M-9 ${h * 0.25}H9M-9 ${h * 0.45}H9M-9 ${h * 0.62}H9`} />
        </g>
      ))}
      <path d={`M12 ${h - 18}h${w * 0.35}v10h-${w * 0.35}Z`} />
    </>
  );
}

const FURNITURE = [null, Restroom, Cachou, Megatoys, Parking, Headquarters, Supermarket];

/** The ground of the whole mall: the corridor between all rooms, inside the outer wall. */
export function Ground({ width, height }: { width: number; height: number }) {
  return (
    <g aria-hidden="true">
      <rect width={width} height={height} rx={12} fill="url(#moh-corridor)" />
      <rect class="moh-outer-wall" x={1.5} y={1.5} width={width - 3} height={height - 3} rx={11} />
    </g>
  );
}

/** The floor of a room with its furniture; a small one has only its emblem. */
export function Floor({ number, area, small }: { number: number; area: Rect; small: boolean }) {
  const Furniture = FURNITURE[number];
  const emblem = Math.min(area.h * 0.8, area.w * 0.5, 130);
  return (
    <g class={`moh-floor moh-room-${number}`} aria-hidden="true">
      <rect x={area.x} y={area.y} width={area.w} height={area.h} rx={6} fill={`url(#moh-floor-${number})`} />
      {!small && Furniture ? (
        <svg class="moh-furniture" aria-hidden="true" x={area.x} y={area.y + 26} width={area.w} height={area.h - 26}>
          <Furniture w={area.w} h={area.h - 26} />
        </svg>
      ) : (
        <Icon
          name={PLACE_ICONS[number]}
          class="moh-emblem"
          x={area.x + area.w - emblem - 4}
          y={area.y + area.h - emblem - 2}
          size={emblem}
        />
      )}
      <rect x={area.x} y={area.y} width={area.w} height={area.h} rx={6} fill="url(#moh-gloom)" />
    </g>
  );
}
