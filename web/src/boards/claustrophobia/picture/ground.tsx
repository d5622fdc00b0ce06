// The rock in which the tunnels lie: facets of dark stone and faint cracks, the same again and again.

const SIZE = 480;

/** Facets of other shades: none of them touches the edge of the pattern, so that nobody sees where it begins again. */
const FACETS: readonly (readonly [string, number])[] = [
  ["24 18 138 8 176 84 66 126", 1],
  ["206 22 318 12 292 104 214 88", 2],
  ["346 20 462 34 440 122 322 104", 1],
  ["18 150 62 142 84 214 34 262", 2],
  ["92 150 186 112 222 214 118 282", 1],
  ["214 112 296 124 328 226 246 222", 2],
  ["330 136 446 148 468 244 354 236", 1],
  ["16 292 96 306 84 402 22 388", 1],
  ["124 310 224 246 266 344 188 424 104 406", 2],
  ["258 246 336 256 386 330 290 338", 1],
  ["362 262 470 278 464 384 408 332", 2],
  ["34 424 96 436 118 468 28 466", 2],
  ["202 442 284 366 384 360 366 454 226 470", 1],
  ["404 366 456 412 462 466 392 454", 2],
];

const CRACKS = [
  "M18 30 46 58 41 92 78 121 83 160",
  "M46 58 82 50 104 66",
  "M262 18 251 60 284 88 276 132 306 168 301 204",
  "M284 88 322 79",
  "M402 190 378 226 398 262 371 301 380 344",
  "M378 226 342 232",
  "M120 330 152 352 149 391 190 412 196 452",
  "M149 391 116 404",
  "M330 402 366 418 412 408 446 436",
] as const;

const PEBBLES = "34 210 3|132 196 2|214 40 2.5|352 48 3.5|440 84 2|96 366 2.5|248 300 3|318 292 2|440 320 3|410 452 3"
  .split("|")
  .map((pebble) => pebble.split(" ").map(Number));

/** Fills what the camera sees; x, y, width and height are in units of the maze. */
export function Ground({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <g class="cla-ground" aria-hidden="true">
      <defs>
        <pattern id="cla-rock" width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
          <rect class="cla-facet-0" width={SIZE} height={SIZE} />
          {FACETS.map(([points, shade]) => (
            <polygon key={points} class={`cla-facet-${shade}`} points={points} />
          ))}
          {PEBBLES.map(([cx, cy, r]) => (
            <circle key={`${cx}-${cy}`} class="cla-pebble" cx={cx} cy={cy} r={r} />
          ))}
          {CRACKS.map((crack) => (
            <g key={crack} class="cla-crack">
              <path class="cla-crack-rim" d={crack} transform="translate(1.2 1.4)" />
              <path d={crack} />
            </g>
          ))}
        </pattern>
      </defs>
      <rect x={x} y={y} width={width} height={height} fill="url(#cla-rock)" />
    </g>
  );
}
