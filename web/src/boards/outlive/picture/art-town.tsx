// Drawings of what people built: base, both cities and the ship. Units: 240 by 150, the ground at the bottom.

import { times } from "./kit";

export function Base() {
  return (
    <>
      <path class="art-beam" d="M60 42L236 4V66Z" />
      <path class="art-far" d="M0 98Q50 84 110 94T240 88V150H0Z" />
      <path class="art-mid" d="M104 134V112Q104 92 128 92H150Q174 92 174 112V134Z" />
      <path class="art-ribs" d="M114 134V97M126 134V92.5M139 134V92M152 134V92.5M164 134V97" />
      <path class="art-hole" d="M130 134V116H148V134Z" />
      <path class="art-mid" d="M186 134V106H232V134Z" />
      <path class="art-ribs" d="M192 112h8v6h-8ZM206 112h8v6h-8ZM220 112h8v6h-8Z" />
      <path class="art-near" d="M38 134L46 58H50L53 84H63L66 58H70L78 134H74L70 104H46L42 134ZM48 98H68L65 90H51Z" />
      <path class="art-near" d="M38 58V40H78V58ZM34 40L58 26L82 40Z" />
      <path class="art-window" d="M44 45H72V51H44Z" />
      <circle class="art-lamp" cx={60} cy={43} r={3.5} />
      <path class="art-near" d="M0 132H240V150H0Z" />
      {times(13).map((at) => (
        <path key={at} class="art-post" d={`M${4 + at * 19} 146V116l4-5`} />
      ))}
      <path
        class="art-wire"
        d="M0 122H240M0 130H240M0 138H240M0 114q9.5-7 19 0t19 0t19 0t19 0t19 0t19 0t19 0t19 0t19 0t19 0t19 0t19 0t12 0"
      />
    </>
  );
}

/** Windows of a house, a few of them still alight. */
function windows(x: number, y: number, columns: number, lines: number): { d: string; lit: string } {
  let d = "";
  let lit = "";
  for (let line = 0; line < lines; line++) {
    for (let column = 0; column < columns; column++) {
      const part = `M${x + column * 6} ${y + line * 9}h3v5h-3Z`;
      if ((x * 7 + line * 5 + column * 3) % 13 === 0) lit += part;
      else d += part;
    }
  }
  return { d, lit };
}

const TOWERS: readonly [number, number, number, number][] = [
  [22, 62, 4, 8],
  [84, 40, 5, 10],
  [132, 70, 4, 7],
  [184, 54, 5, 9],
];

export function SilentPeak() {
  return (
    <>
      <path class="art-far" d="M30 116L92 34L112 56L138 18L204 116Z" />
      <path class="art-snow" d="M138 18L122 42L130 40L137 48L145 38L154 42ZM92 34L82 47L92 45L100 49L104 47Z" />
      <path
        class="art-mid"
        d="M0 116V92H12V80H20V116ZM54 116V74L60 70H76V116ZM116 116V84H130V116ZM164 116V90H180V116ZM218 116V78H240V116Z"
      />
      <path
        class="art-near"
        d="M18 140V62L26 56L34 60V52H38V58L46 54V140ZM80 140V46L88 34L92 40L98 36L112 44V140Z
          M128 140V70L140 64L150 72L156 68V140Z
          M180 140V54L190 46L198 52L206 46L212 58V140Z"
      />
      {TOWERS.map(([x, y, columns, lines]) => {
        const { d, lit } = windows(x, y, columns, lines);
        return (
          <g key={x}>
            <path class="art-pane" d={d} />
            <path class="art-window" d={lit} />
          </g>
        );
      })}
      <path class="art-near" d="M0 134L30 130L46 138L72 128L96 137L126 130L150 138L176 131L210 138L240 130V150H0Z" />
      <path class="art-line" d="M54 141l14-6m62 8l18-8m44 6l16-5" />
    </>
  );
}

export function Blackwood() {
  return (
    <>
      <circle class="art-glow" cx={60} cy={60} r={36} />
      <path class="art-far" d="M0 104L20 92L44 102L78 88L110 102L150 90L190 104L240 92V150H0Z" />
      <path class="art-mid" d="M100 134V66L112 20L124 66V134ZM110 20V8H114V20ZM107 12H117V15H107Z" />
      <path class="art-pane" d="M109 74q3-6 6 0v12h-6Z" />
      <path
        class="art-near"
        d="M10 138V100L34 80L58 100V138ZM130 138V98L156 76L166 84V74H172V89L182 98V138ZM192 138V108L212 90L232 108V138Z
          M64 138V110L82 96L100 110V138Z"
      />
      <path class="art-hole" d="M40 96l10 9v9l-12-4Z" />
      <path class="art-window" d="M22 110h8v10h-8ZM150 106h8v10h-8Z" />
      <path class="art-pane" d="M38 118h8v10h-8ZM76 116h8v9h-8ZM164 106h8v10h-8ZM204 114h7v9h-7ZM216 114h7v9h-7Z" />
      <path
        class="art-near"
        d="M120 138L122 104L114 92L121 97L120 84L125 97L134 88L127 103L130 138Z
          M238 138L235 96L228 86L235 90L237 74L240 80V138Z"
      />
      <path class="art-near" d="M0 136Q60 130 120 137T240 134V150H0Z" />
      <path class="art-line" d="M8 144h10m30 1h14m74-1h12m42 1h16" />
    </>
  );
}

const BOXES: readonly [number, number, string][] = [
  [74, 74, "a"],
  [100, 74, "b"],
  [126, 74, "a"],
  [87, 60, "c"],
  [113, 60, "a"],
  [152, 74, "c"],
];

export function Ship() {
  return (
    <>
      <path class="art-far" d="M0 96Q60 90 120 94T240 90V150H0Z" />
      <path class="art-water" d="M0 118H240V150H0Z" />
      <g transform="rotate(-3 120 100)">
        <path class="art-near" d="M16 86H206L232 76L214 124Q210 132 198 132H44Q34 132 30 124Z" />
        <path class="art-hullline" d="M24 104H222L218 112H27Z" />
        <path class="art-mid" d="M28 86V50H60V86ZM34 50V40H54V50ZM40 40V22H44V40Z" />
        <path class="art-window" d="M32 56h6v5h-6ZM42 56h6v5h-6ZM52 56h5v5h-5Z" />
        {BOXES.map(([x, y, kind]) => (
          <path key={`${x}-${y}`} class={`art-box-${kind}`} d={`M${x} ${y}h24v12h-24Z`} />
        ))}
        <path
          class="art-ribs"
          d="M80 74v12M86 74v12M92 74v12M106 74v12M112 74v12M118 74v12M132 74v12M138 74v12M144 74v12M93 60v12
            M99 60v12M119 60v12M125 60v12"
        />
        <path class="art-near" d="M186 84L190 30H194L196 84ZM192 32L150 44V40L190 26Z" />
        <path class="art-wire" d="M152 42V58" />
        <circle class="art-rust" cx={70} cy={120} r={5} />
        <circle class="art-rust" cx={160} cy={98} r={4} />
      </g>
      <path
        class="art-foam"
        d="M0 126q12-6 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0v6q-12-5-24 0t-24 0t-24 0t-24 0
          t-24 0t-24 0t-24 0t-24 0t-24 0t-24 0Z"
      />
      <path class="art-near" d="M0 142Q30 132 70 144T150 142T240 138V150H0Z" />
    </>
  );
}
