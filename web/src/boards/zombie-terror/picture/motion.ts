// Where pieces stood before the news that is still to be played: the view is wound back event by event.

import type { Item } from "../../../protocol";
import type { Character, View, Zombie } from "../view";

export interface Staged {
  /** Every zombie with the field where it is shown now; its key is where it ends. */
  zombies: { zombie: Zombie; key: number; field: number }[];
  characters: { one: Character; field: number }[];
}

const MECHANIC = 0;

interface Places {
  zombies: Map<number, number>; // from the final field to the shown one
  hidden: Set<number>;
  characters: Map<number, number>;
}

function moveZombie(places: Places, from: number, to: number): void {
  for (const [key, shown] of places.zombies) {
    if (shown === from && !places.hidden.has(key)) places.zombies.set(key, to);
  }
}

/** Undo one event in what is shown. */
function windBack(places: Places, kind: string, args: readonly number[]): void {
  const { characters } = places;
  switch (kind) {
    case "moved":
      characters.set(args[0], args[1]);
      break;
    case "stepped":
      moveZombie(places, args[1], args[0]);
      break;
    case "pushed": {
      moveZombie(places, args[2], args[1]);
      characters.set(args[0], 2 * args[1] - args[2]);
      break;
    }
    case "shoved":
      characters.set(args[1], args[2]);
      characters.set(MECHANIC, 2 * args[2] - args[3]);
      break;
    case "swapped": {
      const first = characters.get(args[1]) ?? -1;
      characters.set(args[1], characters.get(args[2]) ?? -1);
      characters.set(args[2], first);
      break;
    }
    case "added":
      for (const [key, shown] of places.zombies) if (shown === args[1]) places.hidden.add(key);
      break;
    case "placed":
      characters.set(args[0], -1);
      break;
    case "turned-zombie":
      characters.set(args[0], args[1]);
      break;
  }
}

/** Before the second game of a double game the board is empty; where pieces stood in the first one, no view tells. */
function clear(places: Places): void {
  for (const key of places.zombies.keys()) places.hidden.add(key);
  for (const one of places.characters.keys()) places.characters.set(one, -1);
}

export function staged(view: View, pending: readonly Item[]): Staged {
  const places: Places = {
    zombies: new Map(view.zombies.map((zombie) => [zombie.field, zombie.field])),
    hidden: new Set(),
    characters: new Map(view.characters.map((one) => [one.character, one.field])),
  };
  for (const item of [...pending].reverse()) {
    if (item.t !== "event") continue;
    if (item.kind === "half-time") {
      clear(places);
      break;
    }
    windBack(places, item.kind, item.args);
  }
  return {
    zombies: view.zombies
      .filter((zombie) => !places.hidden.has(zombie.field))
      .map((zombie) => ({ zombie, key: zombie.field, field: places.zombies.get(zombie.field) ?? zombie.field })),
    characters: view.characters.map((one) => ({ one, field: places.characters.get(one.character) ?? one.field })),
  };
}

const QUICK = new Set(["moved", "stepped", "turned", "faces", "pushed", "shoved", "added", "placed"]);
const SILENT = new Set(["dealt", "leads", "zombie-player", "forced"]);

/** How long an event is played, in milliseconds; a long row of them goes faster. */
export function lasting(item: Item, count: number): number {
  if (item.t !== "event" || SILENT.has(item.kind)) return 1;
  const hurry = count > 14 ? 0.5 : 1;
  return (QUICK.has(item.kind) ? 240 : 560) * hurry;
}
