// The size of an element in pixels, kept up to date.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

export interface Size {
  width: number;
  height: number;
}

const UNKNOWN: Size = { width: 0, height: 0 };

/** Until it is measured, and where nothing can be, the usual size stands in; an element out of sight keeps its last one. */
export function useSize(element: RefObject<Element | null>, usual: Size = UNKNOWN): Size {
  const [size, setSize] = useState<Size>(usual);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => {
      const { width, height } = box.getBoundingClientRect();
      if (width || height) setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return size;
}
