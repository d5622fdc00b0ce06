// Puts the drawings of named icons beside their names, so that a page carries only the icons it uses.

import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** A call with a list of names, or with an object whose values are names. */
const CALL = /\bicons\(\s*(\[[^[\]]*\]|\{[^{}]*\})\s*,?\s*\)/g;
/** Every string in it; the second group tells a key of an object. */
const STRING = /["'`]([^"'`]*)["'`](\s*:)?/g;

function bodies(set: IconSet, names: string[], file: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
    if (!icon) throw new Error(`${file}: game-icons has no icon called "${name}"`);
    found[name] = icon.body;
  }
  return found;
}

/** In every file called icons.ts, `icons(["brain"])` becomes `icons(["brain"], {"brain": "<path…>"})`. */
export function gameIcons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: "game-icons",
    enforce: "pre",
    transform(code, id) {
      const file = id.split("?")[0];
      if (!file.endsWith("/icons.ts") || file.endsWith("/tools/icons.ts")) return null;
      set ??= createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
      const icons = set;
      const replaced = code.replace(CALL, (_, named: string) => {
        const names = [...named.matchAll(STRING)].filter((match) => match[1] && !match[2]).map((match) => match[1]);
        return `icons(${named}, ${JSON.stringify(bodies(icons, names, file))})`;
      });
      return { code: replaced, map: null };
    },
  };
}
