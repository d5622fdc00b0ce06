// Eight colours that stay apart for colour-blind eyes on a dark table, each with a shape of its own.

export type Shape = "disc" | "square" | "triangle" | "diamond" | "pentagon" | "hexagon" | "star" | "cross";

const SHAPES: readonly Shape[] = ["disc", "square", "triangle", "diamond", "pentagon", "hexagon", "star", "cross"];

/** The CSS colour of a player's colour (0-7; below: of somebody who has none yet); the palette of the settings stands behind it. */
export const colourOf = (colour: number): string =>
  colour < 0 ? "var(--ash)" : `var(--player-${((colour % 8) + 8) % 8})`;

export const shapeOf = (colour: number): Shape => (colour < 0 ? "disc" : SHAPES[((colour % 8) + 8) % 8]);

/** The outline of a shape in a square from -1 to 1. */
export function outline(shape: Shape): string {
  switch (shape) {
    case "disc":
      return "M0-1A1 1 0 1 1 0 1 1 1 0 1 1 0-1Z";
    case "square":
      return "M-.84-.84H.84V.84H-.84Z";
    case "triangle":
      return "M0-1.02 1.02.82H-1.02Z";
    case "diamond":
      return "M0-1.08 1.08 0 0 1.08-1.08 0Z";
    case "pentagon":
      return polygon(5);
    case "hexagon":
      return polygon(6);
    case "star":
      return star();
    case "cross":
      return "M-.42-1H.42V-.42H1V.42H.42V1H-.42V.42H-1V-.42H-.42Z";
  }
}

function point(angle: number, radius: number): string {
  const turn = angle * 2 * Math.PI - Math.PI / 2;
  return `${(Math.cos(turn) * radius).toFixed(3)} ${(Math.sin(turn) * radius).toFixed(3)}`;
}

function polygon(corners: number): string {
  const points = Array.from({ length: corners }, (_, corner) => point(corner / corners, 1.04));
  return `M${points.join("L")}Z`;
}

function star(): string {
  const points = Array.from({ length: 12 }, (_, corner) => point(corner / 12, corner % 2 ? 0.68 : 1.1));
  return `M${points.join("L")}Z`;
}
