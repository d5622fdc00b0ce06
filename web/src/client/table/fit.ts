// How close the options stand, so that a place of fixed size holds them.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";

/** With room around each; close together; or one line of those that the board can be asked for. */
export type Fit = "roomy" | "close" | "line";
const CLOSER: Record<Fit, Fit> = { roomy: "close", close: "line", line: "line" };

/** The widest way that fits a box. `what` names what lies in it: something else is measured anew; nothing is never measured. */
export function useFit(box: RefObject<HTMLElement | null>, what: string): Fit {
  const [size, setSize] = useState("");
  const [found, setFound] = useState<{ key: string; fit: Fit }>({ key: "", fit: "roomy" });
  const key = `${what} ${size}`;
  const fit = what && found.key === key ? found.fit : "roomy";
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setSize(`${element.clientWidth} ${element.clientHeight}`));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    const element = box.current;
    if (!what || !element || fit === "line" || element.scrollHeight <= element.clientHeight + 1) return;
    setFound({ key, fit: CLOSER[fit] });
  });
  return fit;
}
