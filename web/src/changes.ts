// What has changed at a table, laid over what was seen before. Nothing that was handed out is altered: what stayed the
// same is the same object, so that nothing is drawn anew for it.

import type { Change, Update } from "./protocol";

type Node = Record<string | number, unknown>;

/** Return the update that stands after a change. */
export function changed(before: Update, { start, feed, put, gone }: Change): Update {
  const after = { ...before, start, feed };
  const fresh = new Set<unknown>([after]);
  for (const way of put) {
    const [place, last] = reach(after, way.slice(0, -1) as (string | number)[], fresh);
    place[last] = way[way.length - 1];
  }
  for (const way of gone) {
    const [place, last] = reach(after, way, fresh);
    delete place[last];
  }
  return after;
}

/** Walk down to the last place of a way; what lies on it is copied once. */
function reach(root: object, way: readonly (string | number)[], fresh: Set<unknown>): [Node, string | number] {
  let place = root as Node;
  for (const step of way.slice(0, -1)) {
    let next = place[step];
    if (!fresh.has(next)) {
      next = Array.isArray(next) ? [...next] : { ...(next as object) };
      fresh.add(next);
      place[step] = next;
    }
    place = next as Node;
  }
  return [place, way[way.length - 1]];
}
