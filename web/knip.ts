import type { KnipConfig } from "knip";

/** What a style sheet takes from elsewhere, as imports: other sheets, and the files of fonts. */
const taken = (css: string): string =>
  [...css.matchAll(/@import\s+"([^"]+)"|url\("(@[^"]+)"\)/g)]
    .map(([, sheet, file]) => `import "${sheet ?? file}";`)
    .join("\n");

// What nobody uses: files that nothing reaches, exports that nobody imports. `npm run check` fails on any.
export default {
  entry: ["src/gallery/main.tsx", "src/boards/*/index.ts"],
  project: ["src/**/*.{ts,tsx,css}", "tools/*.ts"],
  compilers: { css: taken },
  // Written by `python -m ostoja.table.types`: all that goes over the wire, whether the client names it or not.
  ignoreIssues: { "src/protocol.ts": ["types"], "src/boards/*/view.ts": ["types"] },
  ignoreDependencies: [
    "@iconify-json/game-icons", // read as data by tools/icons.ts
    "axe-core", // loaded into the page by tests/web
  ],
  // The members of an enum are numbered by their places: none can be left out.
  exclude: ["enumMembers"],
} satisfies KnipConfig;
