// A picture under the hand: every way to move it, and what a drag must not do.

import { render } from "preact";
import { useRef, useState } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pulled, type Sight, usePanZoom, zoomed } from "./pan-zoom";

const HOME: Sight = { x: 100, y: 100, scale: 2 };
const BOX = { left: 50, top: 20, width: 400, height: 200, right: 450, bottom: 220, x: 50, y: 20 };
const MIDDLE = { x: 250, y: 120 };

let seen: Sight;
const touched = vi.fn();

function Picture() {
  const frame = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState(HOME);
  seen = sight;
  const { handlers, nearer, farther } = usePanZoom({
    frame,
    least: 1,
    most: 4,
    move: (next) => setSight(next),
    home: () => setSight(HOME),
  });
  return (
    <div ref={frame} {...handlers}>
      <button type="button" onClick={touched}>
        target
      </button>
      <button type="button" onClick={nearer}>
        +
      </button>
      <button type="button" onClick={farther}>
        −
      </button>
    </div>
  );
}

const root = document.createElement("div");
const frame = () => root.firstElementChild as HTMLElement;
const [target, plus, minus] = [0, 1, 2].map((at) => () => root.querySelectorAll("button")[at]);

const send = (event: Event, on: Element = frame()) => act(() => void on.dispatchEvent(event));
const pointer = (kind: string, x: number, y: number, pointerId = 1) =>
  send(new PointerEvent(kind, { pointerId, clientX: x, clientY: y, bubbles: true }));
const key = async (name: string) => {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  await send(event);
  return event.defaultPrevented;
};
const click = (on: Element) => send(new MouseEvent("click", { bubbles: true, cancelable: true }), on);

beforeEach(async () => {
  document.body.append(root);
  await act(() => render(<Picture />, root));
  frame().getBoundingClientRect = () => ({ ...BOX, toJSON: () => BOX });
});

afterEach(() => {
  render(null, root);
  touched.mockClear();
});

describe("a sight", () => {
  it("follows the hand", () => {
    expect(pulled(HOME, { x: 10, y: -6 })).toEqual({ x: 95, y: 103, scale: 2 });
  });

  it("keeps the point under the hand where it is", () => {
    const about = { x: 60, y: -20 };
    const near = zoomed(HOME, 3, about);
    const under = (sight: Sight) => [sight.x + about.x / sight.scale, sight.y + about.y / sight.scale];
    for (const [at, place] of under(near).entries()) expect(place).toBeCloseTo(under(HOME)[at]);
    expect(near.scale).toBe(3);
  });
});

describe("a picture", () => {
  it("is moved by a drag, but not by a finger that slips", async () => {
    await pointer("pointerdown", 200, 100);
    await pointer("pointermove", 203, 102);
    expect(seen).toEqual(HOME);
    await pointer("pointermove", 220, 90);
    expect(seen).toEqual({ x: 90, y: 105, scale: 2 });
    await pointer("pointerup", 220, 90);
    await pointer("pointermove", 300, 300);
    expect(seen).toEqual({ x: 90, y: 105, scale: 2 });
  });

  it("lets a drag that ends over a target touch nothing, once", async () => {
    await pointer("pointerdown", 200, 100);
    await pointer("pointermove", 220, 100);
    await pointer("pointerup", 220, 100);
    await click(target());
    expect(touched).not.toHaveBeenCalled();
    await click(target());
    expect(touched).toHaveBeenCalledOnce();
  });

  it("is pinched around the middle of both fingers", async () => {
    await pointer("pointerdown", MIDDLE.x - 20, MIDDLE.y, 1);
    await pointer("pointerdown", MIDDLE.x + 20, MIDDLE.y, 2);
    await pointer("pointermove", MIDDLE.x + 40, MIDDLE.y, 2);
    expect(seen.scale).toBeCloseTo(3);
    expect(seen.x).toBeCloseTo(100 + 10 * (1 / 2 - 1 / 3));
    expect(seen.y).toBeCloseTo(100);
  });

  it("zooms by the wheel around the pointer, and keeps the page still", async () => {
    const wheel = new WheelEvent("wheel", { deltaY: -100, cancelable: true });
    // The test environment leaves the place of a wheel out.
    Object.assign(wheel, { clientX: 450, clientY: 120 });
    await send(wheel);
    expect(wheel.defaultPrevented).toBe(true);
    expect(seen.scale).toBeCloseTo(2 * Math.exp(0.25));
    expect(seen.x + 200 / seen.scale).toBeCloseTo(HOME.x + 200 / HOME.scale);
  });

  it("obeys keys and buttons within its bounds, and leaves other keys alone", async () => {
    expect(await key("+")).toBe(true);
    expect(seen).toEqual({ x: 100, y: 100, scale: 2.6 });
    await click(plus());
    await click(plus());
    await click(plus());
    expect(seen.scale).toBe(4);
    for (let presses = 0; presses < 8; presses += 1) await key("-");
    expect(seen.scale).toBe(1);
    await click(minus());
    expect(seen.scale).toBe(1);
    expect(await key("0")).toBe(true);
    expect(seen).toEqual(HOME);
    expect(await key("Enter")).toBe(false);
  });
});
