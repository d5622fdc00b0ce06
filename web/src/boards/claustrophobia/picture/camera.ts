// The eye over the maze: it follows the growing tunnels by itself until the player moves it, and comes back on demand.

import { useEffect, useRef, useState } from "preact/hooks";
import { type Box, CLOSEST, COSY, FARTHEST, NEAREST, type Point } from "./layout";
import type { Size } from "./use-size";

type Frame = { current: HTMLElement | null };

export interface Sight {
  /** The middle of the picture in units of the maze, and pixels per unit. */
  x: number;
  y: number;
  scale: number;
}

export interface Camera {
  sight: Sight;
  width: number;
  height: number;
  /** Whether the player has taken the camera in hand. */
  free: boolean;
  zoom(factor: number): void;
  fit(): void;
  handlers: Record<string, (event: never) => void>;
}

/** So far the camera goes back for everything that can be touched; beyond that the player moves it. */
const SMALLEST = 0.4;
const DRAG = 6;
const STEP = 1.3;
const KEYS: Record<string, number> = { "+": STEP, "=": STEP, "-": 1 / STEP };

const bounded = (scale: number): number => Math.min(NEAREST, Math.max(FARTHEST, scale));

/** The whole box in sight. */
export function fitting(box: Box, width: number, height: number): Sight {
  const scale = bounded(Math.min(CLOSEST, width / box.width, height / box.height));
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, scale };
}

/**
 * The box in sight if it stays readable so; else what can be touched now, as far as it fits, or the place that matters,
 * without showing emptiness beyond.
 */
export function following(box: Box, focus: Point, open: Box | null, width: number, height: number): Sight {
  const all = fitting(box, width, height);
  if (all.scale >= COSY) return all;
  const scale = open ? Math.min(COSY, Math.max(SMALLEST, fitting(open, width, height).scale)) : COSY;
  const fits = open && open.width * scale <= width + 1 && open.height * scale <= height + 1;
  const middle = fits ? { x: open.left + open.width / 2, y: open.top + open.height / 2 } : focus;
  const within = (at: number, start: number, length: number, shown: number) =>
    shown >= length ? start + length / 2 : Math.min(start + length - shown / 2, Math.max(start + shown / 2, at));
  return {
    x: within(middle.x, box.left, box.width, width / scale),
    y: within(middle.y, box.top, box.height, height / scale),
    scale,
  };
}

/**
 * Without a focus the whole maze is shown, however small. `inset` is what other things cover of the frame: pixels at
 * the top and at the bottom.
 */
export function useCamera(
  frame: Frame,
  size: Size,
  box: Box,
  focus: Point | null,
  touchable: Box | null,
  inset: { top: number; bottom: number },
): Camera {
  const [width, height] = [size.width || 800, size.height || 560];
  const open = Math.max(80, height - inset.top - inset.bottom);
  const lift = (sight: Sight): Sight => ({ ...sight, y: sight.y + (inset.bottom - inset.top) / 2 / sight.scale });
  const own = lift(focus ? following(box, focus, touchable, width, open) : fitting(box, width, open));
  const [held, setHeld] = useState<Sight | null>(null);
  const sight = held ?? own;
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(false);

  const zoomAt = (factor: number, clientX?: number, clientY?: number) => {
    const place = frame.current?.getBoundingClientRect();
    const aside = place && clientX !== undefined ? clientX - place.left - width / 2 : 0;
    const down = place && clientY !== undefined ? clientY - place.top - height / 2 : 0;
    setHeld((old) => {
      const now = old ?? own;
      const scale = bounded(now.scale * factor);
      const kept = 1 / now.scale - 1 / scale;
      return { x: now.x + aside * kept, y: now.y + down * kept, scale };
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
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!dragged.current && !other && Math.hypot(dx, dy) < DRAG) return;
    if (!dragged.current) frame.current?.setPointerCapture?.(event.pointerId);
    dragged.current = true;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (other) {
      const spread = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      zoomAt(now / spread, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    } else
      setHeld((old) => ({
        ...(old ?? own),
        x: (old ?? own).x - dx / (old ?? own).scale,
        y: (old ?? own).y - dy / (old ?? own).scale,
      }));
  };
  const onPointerEnd = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
  // A drag that ends over a target must not touch it.
  const onClickCapture = (event: MouseEvent) => {
    if (!dragged.current) return;
    dragged.current = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key in KEYS) zoomAt(KEYS[event.key]);
    else if (event.key === "0") setHeld(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    // Preact would add the listener as passive; the page must not scroll while the maze zooms.
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  });
  const handlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onPointerLeave: onPointerEnd,
    onClickCapture,
    onKeyDown,
  };
  const whole = lift(fitting(box, width, open));
  // The button goes between the place that matters and the whole maze.
  const fit = () => setHeld(held === null && whole.scale < own.scale ? whole : null);
  return { sight, width, height, free: held !== null, zoom: (factor) => zoomAt(factor), fit, handlers };
}
