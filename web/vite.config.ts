import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./tools/icons.ts";
import { scenes } from "./tools/scenes.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The client goes into the Python package; the gallery of scenes is for development only and is never built.
export default defineConfig({
  plugins: [gameIcons(), scenes(process.env.OSTOJA_SCENES, here("../src/ostoja"))],
  server: {
    fs: { allow: [here("..")] },
    // Development against a running table: OSTOJA_SERVER=http://127.0.0.1:8000
    proxy: process.env.OSTOJA_SERVER
      ? { "/api": { target: process.env.OSTOJA_SERVER, changeOrigin: true, ws: true } }
      : undefined,
  },
  build: {
    outDir: here("../src/ostoja/table/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: here("index.html") },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.{ts,tsx}"], testTimeout: 30_000 },
});
