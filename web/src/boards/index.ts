// The boards that exist, each loaded when a table of its game is opened.

import type { BoardModule } from "./contract";
import { generic } from "./generic";

const found = import.meta.glob<{ default: BoardModule }>("./*/index.ts");

/** The board of a game: the default export of boards/<key>/index.ts, or the generic one. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = found[`./${game}/index.ts`];
  return load ? (await load()).default : generic;
}
