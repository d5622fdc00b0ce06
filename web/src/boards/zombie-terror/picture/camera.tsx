// How the picture is seen: whole, or near enough to touch. On a small screen it begins near and follows what matters.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Point, type Sight, type Size, usePanZoom, useSize } from "../../../pieces";
import { CELL, PICTURE_HEIGHT, PICTURE_WIDTH } from "./layout";

const NEAR_CELL = 46; // pixels of a field that a finger can touch
const SMALL = 620; // below this width the picture begins near
const MOST = 4;
const SLACK = 34;

interface Place extends Point {
  zoom: number;
}

const UNMEASURED: Size = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT };
const HOME: Place = { x: PICTURE_WIDTH / 2, y: PICTURE_HEIGHT / 2, zoom: 1 };

/** Pixels per unit when the whole picture fits. */
const fitOf = (size: Size): number => Math.min(size.width / PICTURE_WIDTH, size.height / PICTURE_HEIGHT) || 1;

const nearOf = (size: Size): number => Math.max(1, NEAR_CELL / (CELL * fitOf(size)));

/** Near the edge the picture may be drawn a little beyond it, so that marks there are not cut off. */
function within(value: number, half: number, whole: number): number {
  return half * 2 >= whole ? whole / 2 : Math.min(whole - half + SLACK, Math.max(half - SLACK, value));
}

const mostOf = (size: Size): number => Math.max(MOST, nearOf(size));

function bounded(place: Place, size: Size): Place {
  const zoom = Math.min(mostOf(size), Math.max(1, place.zoom));
  const scale = fitOf(size) * zoom;
  return {
    x: within(place.x, size.width / scale / 2, PICTURE_WIDTH),
    y: within(place.y, size.height / scale / 2, PICTURE_HEIGHT),
    zoom,
  };
}

interface CameraProps {
  label: string;
  /** What matters now; the picture moves there when it is out of sight. */
  interest: Point | null;
  /** Filled with the way to go near or far; `onNear` tells which of them it is. */
  zoom: { current: () => void };
  onNear(near: boolean): void;
  children: ComponentChildren;
}

export function Camera({ label, interest, zoom, onNear, children }: CameraProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, UNMEASURED);
  const [place, setPlace] = useState<Place>(HOME);
  const [owned, setOwned] = useState(false); // the player has moved it
  const fit = fitOf(size);

  const small = size.width < SMALL;
  const scale = fit * place.zoom;
  const half = { x: size.width / scale / 2, y: size.height / scale / 2 };
  const target = interest ? `${interest.x}:${interest.y}` : "";

  useEffect(() => {
    if (!small) return setPlace(HOME);
    if (!owned) setPlace(bounded({ ...(interest ?? { x: 0, y: PICTURE_HEIGHT / 2 }), zoom: nearOf(size) }, size));
  }, [small, size.width, size.height]);

  useEffect(() => {
    if (!interest) return;
    const margin = CELL * 1.6;
    const off = (one: number, middle: number, reach: number) =>
      Math.abs(one - middle) > Math.max(CELL / 2, reach - margin);
    if (off(interest.x, place.x, half.x) || off(interest.y, place.y, half.y)) {
      setPlace((old) => bounded({ ...old, x: interest.x, y: interest.y }, size));
    }
  }, [target, size.width]);

  const move = (next: (now: Sight) => Sight) => {
    setOwned(true);
    setPlace((old) => {
      const sight = next({ ...old, scale: fit * old.zoom });
      return bounded({ x: sight.x, y: sight.y, zoom: sight.scale / fit }, size);
    });
  };
  const most = fit * mostOf(size);
  const { handlers } = usePanZoom({ frame, least: fit, most, move, home: () => setPlace(HOME) });
  const near = place.zoom > 1.05;
  useEffect(() => onNear(near), [near]);
  zoom.current = () => {
    setOwned(true);
    setPlace(near ? HOME : bounded({ ...(interest ?? HOME), zoom: Math.max(1.8, nearOf(size)) }, size));
  };
  return (
    <div class="zt-frame" ref={frame} {...handlers}>
      <svg
        class={near ? "zt-picture zt-near" : "zt-picture"}
        style={{ "--zt-px": 1 / scale } as Record<string, number>}
        viewBox={`${place.x - half.x} ${place.y - half.y} ${half.x * 2} ${half.y * 2}`}
        role="group"
        aria-label={label}
      >
        {children}
      </svg>
    </div>
  );
}
