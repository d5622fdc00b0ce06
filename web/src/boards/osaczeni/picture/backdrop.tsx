// What stands in each area, as faint line drawings behind the characters.

import type { ComponentChildren } from "preact";

const Stalls = (
  <>
    {[8, 76, 144, 212].map((x) => (
      <g key={x}>
        <path d={`M${x} 34h60v106h-60z`} />
        <path d={`M${x + 8} 46h44v84h-44zM${x + 44} 86h4M${x + 22} 56h16v6h-16z`} />
      </g>
    ))}
    <path d="M0 150h300M30 150l-14 30M90 150l-6 30M150 150v30M210 150l6 30M270 150l14 30M0 164h300" />
    <path d="M252 22c12-8 22-8 34 0M269 22v12" />
  </>
);

const Clothes = (
  <>
    <path d="M14 30h126M14 30v112M140 30v112M160 30h126M160 30v112M286 30v112" />
    {[30, 56, 82, 108, 176, 202, 228, 254].map((x, at) => (
      <path key={x} d={`M${x + 8} 30v8l-10 9 4 ${at % 2 ? 42 : 34}h14l4-${at % 2 ? 42 : 34}-10-9`} />
    ))}
    <path d="M146 70a7 7 0 1 1 8 0v8l14 8-4 34h-6v34M146 78l-14 8 4 34h6v34M150 78v76M136 156h28" />
    <path d="M0 158h300" />
  </>
);

const Screens = (
  <>
    {[0, 1, 2, 3].map((column) =>
      [0, 1].map((row) => (
        <g key={`${column}-${row}`}>
          <path d={`M${16 + column * 70} ${26 + row * 46}h58v38h-58z`} />
          <path
            d={`M${20 + column * 70} ${52 + row * 46 - ((column * 7 + row * 5) % 16)}h50M${22 + column * 70} ${56 + row * 46}h${20 + ((column * 13 + row * 9) % 24)}`}
          />
        </g>
      )),
    )}
    <path d="M10 124h280l-18 34H28zM40 134h50M104 134h92M212 134h46M36 146h228" />
    <path d="M150 158v14M132 172h36" />
  </>
);

const Toys = (
  <>
    <path d="M10 62h280M10 112h280M10 20v130M290 20v130M150 20v130" />
    <path d="M24 62V44h18v18M42 62V48h14v14M33 44V34h14v10M70 62l12-26 12 26zM112 62a13 13 0 1 1 26 0M170 62V40h30v22M178 40v-8h14v8M216 62a10 10 0 1 1 20 0M226 52V40M252 62l8-24 8 24M246 62h28" />
    <path d="M26 112V92h24v20M38 92v20M26 102h24M64 112c0-20 26-20 26 0M70 96a5 5 0 1 1 1-6M84 96a5 5 0 1 0-1-6M106 112V88l12-8 12 8v24M168 112a14 14 0 1 1 28 0M182 84v28M214 112V86h36v26M222 94h8M236 94h8M222 104h22M264 112l6-22 6 22" />
    <path d="M0 152h300M60 168l12-12M120 168l8-12M180 168l-4-12M240 168l-12-12" />
  </>
);

const Glass = (
  <>
    <path d="M0 60 150 8l150 52M50 42v18M100 26v34M150 8v52M200 26v34M250 42v18M0 60h300" />
    <path d="M20 60v92M60 60v92M100 60v92M200 60v92M240 60v92M280 60v92M0 100h100M200 100h100" />
    <path d="M112 152 168 78h22M128 152l56-66M118 144h12M130 128h12M142 112h12M154 96h12M188 78v74" />
    <path d="M0 152h300" />
    <path d="M262 60 240 100M252 60l-12 18" />
  </>
);

const Park = (
  <>
    <path d="M24 176 58 96M84 176l18-80M150 176V96M216 176l-18-80M276 176 242 96M40 96h220" />
    <path d="M18 96V22h26M18 22l30 6M40 30l-14 42h36L44 30" />
    <path d="M168 88V44h74v44zM242 56h20l14 16v16h-34zM250 62h10l8 10h-18zM176 52h58M176 62h58M176 72h58" />
    <circle cx="186" cy="90" r="8" />
    <circle cx="256" cy="90" r="8" />
    <path d="M84 84c2-10 8-14 18-14h16c8 0 12 6 16 14l10 2v8H78v-8z" />
    <circle cx="94" cy="94" r="6" />
    <circle cx="130" cy="94" r="6" />
  </>
);

const SCENERY: readonly ComponentChildren[] = [null, Stalls, Clothes, Screens, Toys, Glass, Park];

export function Backdrop({ area }: { area: number }) {
  return (
    <svg class="osa-backdrop" viewBox="0 0 300 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SCENERY[area]}
    </svg>
  );
}
