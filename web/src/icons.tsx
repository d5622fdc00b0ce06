// Icons by name. A page or a board lists the icons it uses in its own icons.ts: `icons(["brain", "skull"])`; the build
// puts the drawings in place of the names, so that nothing else of the icon set is loaded.

import type { SVGAttributes } from "preact";

const drawings = new Map<string, string>();

/** Make icons known. It is called with names; the build turns them into drawings. */
export function icons(names: readonly string[] | Record<string, string>): void {
  if (Array.isArray(names)) throw new Error("icons() is called outside of a file called icons.ts");
  for (const [name, body] of Object.entries(names)) drawings.set(name, body);
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
