// Touching several targets with one hand: a figure on the next tile means the figure and the direction of the shot.

import { useEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../../contract";
import type { View } from "../view";

/** Returns a touch that goes through targets in order, each as soon as the table has taken in the one before. */
export function useChain({
  touch,
  lit,
  chosen,
}: Pick<BoardProps<View>, "touch" | "lit" | "chosen">): (targets: readonly string[]) => void {
  const waiting = useRef<string[]>([]);
  useEffect(() => {
    const next = waiting.current.shift();
    if (next === undefined) return;
    if (lit.has(next)) touch(next);
    else waiting.current = [];
  }, [chosen]);
  return (targets) => {
    const [first, ...rest] = targets.filter((target) => !chosen.has(target));
    if (first === undefined) return;
    waiting.current = rest;
    touch(first);
  };
}
