// Icons by name. A page or a board names the icons it uses in its own icons.ts: `icons(["brain", "skull"])`, or by what
// they stand for: `icons({ mind: "brain" })`. The build adds the drawings, so that nothing else of the set is loaded.

import type { SVGAttributes } from "preact";

const drawings = new Map<string, string>();

/** Make icons known and give their names back. It is called with names alone; the build adds what they look like. */
export function icons<const Names extends readonly string[] | Record<string, string>>(
  names: Names,
  drawn?: Record<string, string>,
): Names {
  if (!drawn) throw new Error("icons() is called outside of a file called icons.ts");
  for (const [name, body] of Object.entries(drawn)) drawings.set(name, body);
  return names;
}

export const isIcon = (name: string): boolean => drawings.has(name);

interface IconProps extends SVGAttributes<SVGSVGElement> {
  name: string;
  /** Width and height; in a page a CSS length, in an SVG board a number of its units. */
  size?: number | string;
  /** What the icon means, where no text beside it says so. */
  label?: string;
}

/** An icon in the colour of the text around it; inside an SVG it takes x, y and size. */
export function Icon({ name, size = "1.25em", label, class: extra, ...rest }: IconProps) {
  const aria = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const };
  return (
    <svg
      viewBox="0 0 512 512"
      width={size}
      height={size}
      class={`icon ${extra ?? ""}`}
      focusable="false"
      {...aria}
      {...rest}
      dangerouslySetInnerHTML={{ __html: drawings.get(name) ?? "" }}
    />
  );
}
