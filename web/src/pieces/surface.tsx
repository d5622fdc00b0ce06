// A board that can be moved and zoomed: by pointer, pinch, wheel, keys (+ - 0) and buttons. It remembers its place.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Say } from "../boards/contract";

interface View {
  /** The centre in units of the board, and how much larger than fitting it is. */
  x: number;
  y: number;
  zoom: number;
}

interface SurfaceProps {
  /** The board in its own units. */
  width: number;
  height: number;
  /** What the picture is, for a screen reader. */
  label: string;
  say: Say;
  /** The name under which the place is remembered for this visit. */
  name: string;
  most?: number;
  children: ComponentChildren;
}

const DRAG = 6;
const STEP = 1.3;

function restored(name: string, home: View): View {
  try {
    return { ...home, ...(JSON.parse(sessionStorage.getItem(`surface:${name}`) ?? "{}") as Partial<View>) };
  } catch {
    return home;
  }
}

export function Surface({ width, height, label, say, name, most = 5, children }: SurfaceProps) {
  const home = { x: width / 2, y: height / 2, zoom: 1 };
  const [view, setView] = useState<View>(() => restored(name, home));
  const svg = useRef<SVGSVGElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(false);

  useEffect(() => sessionStorage.setItem(`surface:${name}`, JSON.stringify(view)), [view]);

  const bounded = (next: View): View => {
    const zoom = Math.min(most, Math.max(1, next.zoom));
    const [halfWidth, halfHeight] = [width / zoom / 2, height / zoom / 2];
    const x = Math.min(width - halfWidth, Math.max(halfWidth, next.x));
    const y = Math.min(height - halfHeight, Math.max(halfHeight, next.y));
    return { x, y, zoom };
  };
  /** Units of the board per pixel on the screen. */
  const unit = () => {
    const box = svg.current!.getBoundingClientRect();
    return Math.max(width / view.zoom / box.width, height / view.zoom / box.height);
  };
  const zoomAt = (factor: number, clientX?: number, clientY?: number) => {
    const box = svg.current!.getBoundingClientRect();
    const aside = clientX === undefined ? 0 : (clientX - box.left - box.width / 2) * unit();
    const down = clientY === undefined ? 0 : (clientY - box.top - box.height / 2) * unit();
    setView((old) => {
      const zoom = Math.min(most, Math.max(1, old.zoom * factor));
      const kept = 1 - old.zoom / zoom;
      return bounded({ x: old.x + aside * kept, y: old.y + down * kept, zoom });
    });
  };

  const onPointerDown = (event: PointerEvent) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragged.current = false;
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    if (!dragged.current && !others.length && Math.hypot(dx, dy) < DRAG) return;
    if (!dragged.current) svg.current?.setPointerCapture?.(event.pointerId);
    dragged.current = true;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (others.length) {
      const other = others[0];
      const spread = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      zoomAt(now / spread, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    } else setView((old) => bounded({ ...old, x: old.x - dx * unit(), y: old.y - dy * unit() }));
  };
  const onPointerEnd = (event: PointerEvent) => pointers.current.delete(event.pointerId);
  // A drag that ends over a target must not touch it.
  const onClickCapture = (event: MouseEvent) => {
    if (!dragged.current) return;
    dragged.current = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    zoomAt(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  };
  useEffect(() => {
    // Preact would add the listener as passive; the page must not scroll while the board zooms.
    const element = svg.current!;
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "+" || event.key === "=") zoomAt(STEP);
    else if (event.key === "-") zoomAt(1 / STEP);
    else if (event.key === "0") setView(home);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const [shownWidth, shownHeight] = [width / view.zoom, height / view.zoom];
  return (
    <div class="surface" onKeyDown={onKeyDown}>
      <svg
        ref={svg}
        class={view.zoom > 1 ? "surface-picture surface-moves" : "surface-picture"}
        viewBox={`${view.x - shownWidth / 2} ${view.y - shownHeight / 2} ${shownWidth} ${shownHeight}`}
        role="group"
        aria-label={label}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onPointerLeave={onPointerEnd}
        onClickCapture={onClickCapture}
      >
        {children}
      </svg>
      <div class="surface-keys">
        <button type="button" aria-label={say.text("surface-nearer")} onClick={() => zoomAt(STEP)}>+</button>
        <button type="button" aria-label={say.text("surface-farther")} onClick={() => zoomAt(1 / STEP)}>−</button>
        <button type="button" aria-label={say.text("surface-fit")} onClick={() => setView(home)}>⤢</button>
      </div>
    </div>
  );
}
