// Moving and zooming a picture: by pointer, pinch, wheel and keys (+ - 0). Where the picture begins, how far it may go
// and what it follows by itself is the board's own affair.

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

export interface Point {
  x: number;
  y: number;
}

/** How a picture is seen: its point in the middle of the frame in units of the picture, and pixels per unit. */
export interface Sight extends Point {
  scale: number;
}

export interface PanZoom {
  handlers: Record<string, (event: never) => void>;
  nearer(): void;
  farther(): void;
}

interface Moved {
  /** The element that the picture fills; it takes the handlers. */
  frame: RefObject<HTMLElement | null>;
  least: number;
  most: number;
  /** Another sight, made of the present one; it may still be put right. */
  move(next: (now: Sight) => Sight): void;
  /** Back to where the picture is by itself. */
  home(): void;
}

/** Pixels that a finger may slip without moving the picture. */
const DRAG = 6;
const STEP = 1.3;
const KEYS: Record<string, number> = { "+": STEP, "=": STEP, "-": 1 / STEP };

/** The sight after the picture was pulled by some pixels. */
export const pulled = (now: Sight, by: Point): Sight => ({
  ...now,
  x: now.x - by.x / now.scale,
  y: now.y - by.y / now.scale,
});

/** The sight at another scale, so that a point stays where it is: given in pixels from the middle of the frame. */
export function zoomed(now: Sight, scale: number, about: Point): Sight {
  const kept = 1 / now.scale - 1 / scale;
  return { x: now.x + about.x * kept, y: now.y + about.y * kept, scale };
}

const spread = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export function usePanZoom({ frame, least, most, move, home }: Moved): PanZoom {
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(false);

  const zoom = (factor: number, client?: Point) => {
    const box = frame.current?.getBoundingClientRect();
    const middle = box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const about = client && middle ? { x: client.x - middle.x, y: client.y - middle.y } : { x: 0, y: 0 };
    move((now) => zoomed(now, Math.min(most, Math.max(least, now.scale * factor)), about));
  };
  const onPointerDown = (event: PointerEvent) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.current.size === 1) dragged.current = false;
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!dragged.current && !other && spread(now, before) < DRAG) return;
    if (!dragged.current) frame.current?.setPointerCapture?.(event.pointerId);
    dragged.current = true;
    pointers.current.set(event.pointerId, now);
    if (!other) return move((sight) => pulled(sight, { x: now.x - before.x, y: now.y - before.y }));
    zoom(spread(now, other) / (spread(before, other) || 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };
  const onPointerEnd = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };
  // A drag that ends over a target must not touch it.
  const onClickCapture = (event: MouseEvent) => {
    if (!dragged.current) return;
    dragged.current = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key in KEYS) zoom(KEYS[event.key]);
    else if (event.key === "0") home();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    // Preact would add the listener as passive; the page must not scroll while the picture zooms.
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
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
  return { handlers, nearer: () => zoom(STEP), farther: () => zoom(1 / STEP) };
}
