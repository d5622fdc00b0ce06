// A QR code for a link, drawn here: byte mode, correction level L, versions 1 to 6, mask 0 (ISO/IEC 18004).

interface Version {
  data: number;
  correction: number;
  blocks: number;
}

const VERSIONS: readonly Version[] = [
  { data: 19, correction: 7, blocks: 1 },
  { data: 34, correction: 10, blocks: 1 },
  { data: 55, correction: 15, blocks: 1 },
  { data: 80, correction: 20, blocks: 1 },
  { data: 108, correction: 26, blocks: 1 },
  { data: 136, correction: 18, blocks: 2 },
];
const FORMAT = 0b111011111000100; // level L, mask 0, with its own correction bits
const PADDING = [0xec, 0x11];

/** Multiply in the field of 256 elements that Reed-Solomon codes use. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

function generator(degree: number): number[] {
  let polynomial = [1];
  let root = 1;
  for (let at = 0; at < degree; at++) {
    const next = [...polynomial, 0];
    polynomial.forEach((factor, place) => (next[place + 1] ^= times(factor, root)));
    polynomial = next;
    root = times(root, 2);
  }
  return polynomial.slice(1);
}

function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = new Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((one, at) => (rest[at] ^= times(one, factor)));
  }
  return rest;
}

function codewords(bytes: Uint8Array, version: Version): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, 8);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, version.data * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(Number.parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let at = 0; data.length < version.data; at++) data.push(PADDING[at % 2]);
  const size = version.data / version.blocks;
  const blocks = Array.from({ length: version.blocks }, (_, at) => data.slice(at * size, (at + 1) * size));
  const corrections = blocks.map((block) => correctionOf(block, version.correction));
  const mixed = (parts: number[][]) => parts[0].flatMap((_, at) => parts.map((part) => part[at]));
  return [...mixed(blocks), ...mixed(corrections)];
}

type Grid = (boolean | null)[][];

function finder(grid: Grid, top: number, left: number): void {
  for (let row = -1; row <= 7; row++) {
    for (let column = -1; column <= 7; column++) {
      if (grid[top + row]?.[left + column] === undefined) continue;
      const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
      grid[top + row][left + column] = ring !== 2 && ring !== 4;
    }
  }
}

function patterns(size: number, number: number): Grid {
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  finder(grid, 0, 0);
  finder(grid, 0, size - 7);
  finder(grid, size - 7, 0);
  for (let at = 8; at < size - 8; at++) grid[6][at] = grid[at][6] = at % 2 === 0;
  if (number > 1) {
    for (let row = -2; row <= 2; row++) {
      for (let column = -2; column <= 2; column++) {
        grid[size - 7 + row][size - 7 + column] = Math.max(Math.abs(row), Math.abs(column)) !== 1;
      }
    }
  }
  format(grid, size);
  return grid;
}

function format(grid: Grid, size: number): void {
  for (let at = 0; at < 15; at++) {
    const dark = ((FORMAT >> at) & 1) === 1;
    if (at < 6) grid[at][8] = dark;
    else if (at < 8) grid[at + 1][8] = dark;
    else grid[size - 15 + at][8] = dark;
    if (at < 8) grid[8][size - 1 - at] = dark;
    else if (at === 8) grid[8][7] = dark;
    else grid[8][14 - at] = dark;
  }
  grid[size - 8][8] = true;
}

/** The dark and light modules of a text; null: it is too long for a small code. */
export function qrOf(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const number = VERSIONS.findIndex((one) => bytes.length <= one.data - 2) + 1;
  if (!number) return null;
  const size = 17 + 4 * number;
  const grid = patterns(size, number);
  const bits = codewords(bytes, VERSIONS[number - 1]).flatMap((byte) =>
    Array.from({ length: 8 }, (_, bit) => (byte >> (7 - bit)) & 1),
  );
  let next = 0;
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row][column] !== null) continue;
        grid[row][column] = ((bits[next++] ?? 0) === 1) !== ((row + column) % 2 === 0);
      }
    }
    upwards = !upwards;
  }
  return grid as boolean[][];
}

export function Qr({ text, label }: { text: string; label: string }) {
  const grid = qrOf(text);
  if (!grid) return null;
  const path = grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg
      class="qr"
      width="200"
      height="200"
      viewBox={`0 0 ${grid.length} ${grid.length}`}
      role="img"
      aria-label={label}
    >
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
