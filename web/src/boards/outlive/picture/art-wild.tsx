// Drawings of the wild areas: forest, dam, mine and amusement park. Units: 240 by 150, the ground at the bottom.

import { times } from "./kit";

/** A pine of some height that stands at x. */
function pine(x: number, ground: number, height: number): string {
  const parts = times(4).map((tier) => {
    const top = ground - height + (tier * height) / 5.2;
    const half = (height / 9) * (1 + tier * 0.62);
    const foot = top + height / 3.1;
    const [inner, edge] = [half * 0.35, foot - 1.5];
    const right = `L${x + half} ${foot}L${x + inner} ${edge}L${x} ${foot + 2}`;
    return `M${x} ${top}${right}L${x - inner} ${edge}L${x - half} ${foot}Z`;
  });
  return `${parts.join("")}M${x - 1.2} ${ground}V${ground - height / 5}H${x + 1.2}V${ground}Z`;
}

const FAR_PINES = [
  [8, 58],
  [26, 66],
  [43, 54],
  [62, 70],
  [82, 60],
  [104, 72],
  [124, 58],
  [146, 68],
  [166, 60],
  [188, 74],
  [208, 62],
  [230, 70],
];
const NEAR_PINES = [
  [16, 84],
  [50, 70],
  [92, 60],
  [176, 66],
  [206, 92],
  [232, 76],
];

export function Forest() {
  return (
    <>
      <circle class="art-glow" cx={128} cy={66} r={44} />
      <path class="art-far" d="M0 96Q40 78 84 90T168 84T240 92V150H0Z" />
      <path class="art-far" d={FAR_PINES.map(([x, height]) => pine(x, 104, height)).join("")} />
      <path class="art-mist" d="M0 100Q60 92 120 101T240 98V116Q180 110 120 117T0 114Z" />
      <path class="art-mid" d="M0 118Q56 106 118 116T240 112V150H0Z" />
      <path class="art-near" d={NEAR_PINES.map(([x, height]) => pine(x, 138, height)).join("")} />
      <path class="art-near" d="M128 138L131 96L126 84L132 91L134 78L137 92L146 82L138 98L140 138Z" />
      <path class="art-near" d="M0 136Q70 128 128 136T240 134V150H0Z" />
      <path class="art-line" d="M30 143q6-3 12 0m64 2q7-3 14 0m60-3q6-3 12 0" />
    </>
  );
}

export function Dam() {
  return (
    <>
      <path class="art-far" d="M0 40L34 22L58 44L84 30L110 52H130L160 26L190 46L214 20L240 38V150H0Z" />
      <path class="art-water" d="M22 66H218L208 78H32Z" />
      <path class="art-mid" d="M0 62H30L52 150H0ZM240 62H210L188 150H240Z" />
      <path class="art-stone" d="M24 70Q120 92 216 70L196 146Q120 158 44 146Z" />
      <path class="art-edge" d="M22 66Q120 88 218 66L217 75Q120 97 23 75Z" />
      {times(5).map((at) => (
        <path key={at} class="art-pier" d={`M${60 + at * 30} ${86 + (at === 2 ? 3 : at % 4 ? 2 : 0)}h5l-1.5 60h-5Z`} />
      ))}
      <path class="art-water" d="M92 98h22l-2 44h-20ZM126 98h22v44h-20Z" />
      <path class="art-foam" d="M88 140q8-7 16 0q8-7 16 1q8-8 16 0q8-7 16 0v10H88Z" />
      <path class="art-line" d="M96 104v30M102 102v34M108 104v28M132 104v30M138 102v34M143 104v28" />
      <path class="art-near" d="M0 132L40 136Q30 144 28 150H0ZM240 132L202 137Q210 144 212 150H240Z" />
      <path class="art-near" d="M186 66V44h4v22ZM180 44h16v-4h-16Z" />
      <circle class="art-lamp" cx={188} cy={38} r={2.4} />
    </>
  );
}

export function Mine() {
  const legs = "M142 132L158 40H164L180 132H174L168 98H154L148 132ZM155 92H167L164 74H158Z";
  return (
    <>
      <path class="art-far" d="M0 84L30 62L66 88L104 50L140 82L178 58L214 86L240 70V150H0Z" />
      <path class="art-mid" d="M0 104Q40 74 82 92T150 122H240V150H0Z" />
      <path class="art-hole" d="M38 134V112Q38 96 56 96T74 112V134Z" />
      <path class="art-edge" d="M33 134V111Q33 91 56 91T79 111V134H74V112Q74 96 56 96T38 112V134Z" />
      <path class="art-lampbeam" d="M56 106L40 134H72Z" />
      <circle class="art-lamp" cx={56} cy={104} r={2.6} />
      <path class="art-near" d={legs} />
      <path class="art-near" d="M150 62L120 132H114L148 54Z" />
      <circle class="art-wheel" cx={161} cy={36} r={13} />
      <path class="art-wheelspokes" d="M161 23V49M148 36H174M152 27L170 45M170 27L152 45" />
      <path class="art-near" d="M192 132V98H226V132ZM188 98L209 84L230 98Z" />
      <path class="art-window" d="M198 106h6v8h-6ZM212 106h6v8h-6Z" />
      <path class="art-near" d="M0 134H240V150H0Z" />
      <path class="art-rail" d="M20 138H150M20 143H150" />
      <path class="art-cart" d="M92 122H120L116 136H96Z" />
      <path class="art-ore" d="M93 122l6-6 5 3 5-5 6 4 4 4Z" />
      <circle class="art-cartwheel" cx={100} cy={138} r={3} />
      <circle class="art-cartwheel" cx={112} cy={138} r={3} />
    </>
  );
}

/** A point on the big wheel. */
const rim = (at: number, of: number, radius: number): [number, number] => {
  const turn = (at / of) * 2 * Math.PI;
  return [76 + Math.cos(turn) * radius, 66 + Math.sin(turn) * radius];
};

export function Park() {
  return (
    <>
      <path class="art-far" d="M0 108Q60 94 120 106T240 100V150H0Z" />
      <path class="art-track" d="M120 118C136 118 140 62 156 62S172 104 184 104S200 46 214 46S232 90 240 96" />
      {[132, 144, 156, 168, 180, 192, 204, 216, 228].map((x) => (
        <path key={x} class="art-strut" d={`M${x} ${x > 196 ? 74 : 96}V130M${x - 5} 130L${x + 5} 112`} />
      ))}
      <circle class="art-rim" cx={76} cy={66} r={46} />
      <circle class="art-rim thin" cx={76} cy={66} r={39} />
      {times(12).map((at) => {
        const [x, y] = rim(at, 12, 46);
        return <path key={at} class="art-spoke" d={`M76 66L${x.toFixed(1)} ${y.toFixed(1)}`} />;
      })}
      {times(12).map((at) => {
        const [x, y] = rim(at, 12, 46);
        return (
          <path key={at} class={at % 5 ? "art-cabin" : "art-cabin lit-cabin"} d={`M${x - 4.5} ${y}h9l-1.5 8h-6Z`} />
        );
      })}
      <path class="art-near" d="M76 66L52 138H58L76 84L94 138H100Z" />
      <circle class="art-hub" cx={76} cy={66} r={5} />
      <path class="art-near" d="M0 134Q60 128 120 134T240 132V150H0Z" />
      <path class="art-tent" d="M150 134V116L176 98L202 116V134Z" />
      <path class="art-stripe" d="M158 134V117L176 98L168 134ZM184 134L176 98L194 117V134Z" />
      <path class="art-near" d="M175 98V88L184 91L176 94V98Z" />
    </>
  );
}
