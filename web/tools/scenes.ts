// Serves scenes of real games and the texts to the gallery, so that a board can be drawn without a running table.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const TEXTS = /^\/api\/games\/([a-z-]+)\/texts\/(en|pl)$/;
const SCENES = /^\/scenes\/([a-z-]+)\.json$/;

function texts(source: string, game: string, language: string): string {
  const files = [
    join(source, "text", "common", `${language}.ftl`),
    join(source, "games", game.replaceAll("-", "_"), "text", `${language}.ftl`),
  ];
  return files
    .filter(existsSync)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

export function scenes(folder: string | undefined, source: string): Plugin {
  return {
    name: "scenes",
    apply: "serve",
    configureServer(server) {
      if (!folder) return;
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0];
        const text = TEXTS.exec(path);
        const scene = SCENES.exec(path);
        if (path === "/scenes/index.json") {
          const games = readdirSync(folder).filter((name) => name.endsWith(".json"));
          response.setHeader("Content-Type", "application/json");
          response.end(JSON.stringify(games.map((name) => name.slice(0, -5))));
        } else if (scene && existsSync(join(folder, `${scene[1]}.json`))) {
          response.setHeader("Content-Type", "application/json");
          response.end(readFileSync(join(folder, `${scene[1]}.json`)));
        } else if (text) {
          response.setHeader("Content-Type", "text/plain; charset=utf-8");
          response.end(texts(source, text[1], text[2]));
        } else next();
      });
    },
  };
}
