// The size of an element on the screen, kept up to date.

import { useEffect, useRef, useState } from "preact/hooks";

export interface Size {
  width: number;
  height: number;
}

/** Returns a place for the element and its size; both are 0 until it is measured. */
export function useSize(): [{ current: HTMLDivElement | null }, Size] {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const found = element.current;
    if (!found || typeof ResizeObserver === "undefined") return;
    const measure = () =>
      setSize((old) => {
        const next = { width: found.offsetWidth, height: found.offsetHeight };
        return old.width === next.width && old.height === next.height ? old : next;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(found);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
