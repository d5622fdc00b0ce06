// How the picture is seen: whole, or near enough to touch. On a small screen it begins near and follows what matters.

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { CELL, PICTURE_HEIGHT, PICTURE_WIDTH, type Point } from "./layout";

const NEAR_CELL = 46; // pixels of a field that a finger can touch
const SMALL = 620; // below this width the picture begins near
const MOST = 4;
const STEP = 1.35;
const DRAG = 7;
const SLACK = 34;

interface Size {
  width: number;
  height: number;
}

interface Place extends Point {
  zoom: number;
}

const HOME: Place = { x: PICTURE_WIDTH / 2, y: PICTURE_HEIGHT / 2, zoom: 1 };

/** Pixels per unit when the whole picture fits. */
const fitOf = (size: Size): number => Math.min(size.width / PICTURE_WIDTH, size.height / PICTURE_HEIGHT) || 1;

const nearOf = (size: Size): number => Math.max(1, NEAR_CELL / (CELL * fitOf(size)));

/** Near the edge the picture may be drawn a little beyond it, so that marks there are not cut off. */
function within(value: number, half: number, whole: number): number {
  return half * 2 >= whole ? whole / 2 : Math.min(whole - half + SLACK, Math.max(half - SLACK, value));
}

export function bounded(place: Place, size: Size): Place {
  const zoom = Math.min(Math.max(MOST, nearOf(size)), Math.max(1, place.zoom));
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
  const svg = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<Size>({ width: PICTURE_WIDTH, height: PICTURE_HEIGHT });
  const [place, setPlace] = useState<Place>(HOME);
  const [owned, setOwned] = useState(false); // the player has moved it
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(false);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width && height) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const small = size.width < SMALL;
  const scale = fitOf(size) * place.zoom;
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

  const zoomAt = (factor: number, client?: Point) => {
    const box = svg.current?.getBoundingClientRect();
    const aside = client && box ? (client.x - box.left - box.width / 2) / scale : 0;
    const down = client && box ? (client.y - box.top - box.height / 2) / scale : 0;
    setOwned(true);
    setPlace((old) => {
      const { zoom } = bounded({ ...old, zoom: old.zoom * factor }, size);
      const kept = 1 - old.zoom / zoom;
      return bounded({ x: old.x + aside * kept, y: old.y + down * kept, zoom }, size);
    });
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
    if (!dragged.current && !other && Math.hypot(now.x - before.x, now.y - before.y) < DRAG) return;
    dragged.current = true;
    pointers.current.set(event.pointerId, now);
    if (other) {
      const spread = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      const centre = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      zoomAt(Math.hypot(now.x - other.x, now.y - other.y) / spread, centre);
      return;
    }
    setOwned(true);
    setPlace((old) =>
      bounded({ ...old, x: old.x - (now.x - before.x) / scale, y: old.y - (now.y - before.y) / scale }, size),
    );
  };
  const onPointerEnd = (event: PointerEvent) => pointers.current.delete(event.pointerId);
  // A drag that ends over a target must not touch it.
  const onClickCapture = (event: MouseEvent) => {
    if (!dragged.current) return;
    dragged.current = false;
    event.stopPropagation();
    event.preventDefault();
  };
  useEffect(() => {
    const element = svg.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
    };
    // Preact would add the listener as passive; the page must not scroll while the picture zooms.
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "+" || event.key === "=") zoomAt(STEP);
    else if (event.key === "-") zoomAt(1 / STEP);
    else if (event.key === "0") setPlace(HOME);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const near = place.zoom > 1.05;
  useEffect(() => onNear(near), [near]);
  zoom.current = () => {
    setOwned(true);
    setPlace(near ? HOME : bounded({ ...(interest ?? HOME), zoom: Math.max(1.8, nearOf(size)) }, size));
  };
  return (
    <div class="zt-frame" ref={frame} onKeyDown={onKeyDown}>
      <svg
        ref={svg}
        class={near ? "zt-picture zt-near" : "zt-picture"}
        style={{ "--zt-px": 1 / scale } as Record<string, number>}
        viewBox={`${place.x - half.x} ${place.y - half.y} ${half.x * 2} ${half.y * 2}`}
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
    </div>
  );
}
