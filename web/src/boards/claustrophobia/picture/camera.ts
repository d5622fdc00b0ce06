// The eye over the maze: it follows the growing tunnels by itself until the player moves it, and comes back on demand.

import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import { type PanZoom, type Point, type Sight, type Size, usePanZoom } from "../../../pieces";
import { type Box, CLOSEST, COSY, FARTHEST, NEAREST } from "./layout";

export interface Camera extends PanZoom {
  sight: Sight;
  width: number;
  height: number;
  /** Whether the player has taken the camera in hand. */
  free: boolean;
  fit(): void;
}

/** So far the camera goes back for everything that can be touched; beyond that the player moves it. */
const SMALLEST = 0.4;

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
  frame: RefObject<HTMLElement | null>,
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
  const panZoom = usePanZoom({
    frame,
    least: FARTHEST,
    most: NEAREST,
    move: (next) => setHeld((old) => next(old ?? own)),
    home: () => setHeld(null),
  });
  const whole = lift(fitting(box, width, open));
  // The button goes between the place that matters and the whole maze.
  const fit = () => setHeld(held === null && whole.scale < own.scale ? whole : null);
  return { sight, width, height, free: held !== null, fit, ...panZoom };
}
