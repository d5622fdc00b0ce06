// The size of an element: the usual one until it is measured, the last one while it is out of sight.

import { render } from "preact";
import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { type Size, useSize } from "./use-size";

let seen: Size;
let shown = { width: 0, height: 0 };
let resized: () => void = () => undefined;
const disconnected = vi.fn();

class Observer {
  constructor(callback: () => void) {
    resized = callback;
  }
  observe = () => undefined;
  disconnect = disconnected;
}

function Box({ usual }: { usual?: Size }) {
  const element = useRef<HTMLDivElement>(null);
  seen = useSize(element, usual);
  return <div ref={element} />;
}

const root = document.createElement("div");

async function draw(usual?: Size) {
  vi.stubGlobal("ResizeObserver", Observer);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => shown as DOMRect);
  await act(() => render(<Box usual={usual} />, root));
}

async function resize(width: number, height: number) {
  shown = { width, height };
  await act(() => resized());
}

afterEach(() => {
  render(null, root);
  shown = { width: 0, height: 0 };
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("is nothing, or the usual size, until the element is measured", async () => {
  await draw();
  expect(seen).toEqual({ width: 0, height: 0 });
  render(null, root);
  await draw({ width: 800, height: 600 });
  expect(seen).toEqual({ width: 800, height: 600 });
});

it("follows the element, also down to no height, and keeps its last size while it is out of sight", async () => {
  await draw({ width: 800, height: 600 });
  await resize(320.5, 240);
  expect(seen).toEqual({ width: 320.5, height: 240 });
  await resize(320.5, 0);
  expect(seen).toEqual({ width: 320.5, height: 0 });
  await resize(0, 0);
  expect(seen).toEqual({ width: 320.5, height: 0 });
});

it("is no longer looked after when the element is gone", async () => {
  await draw();
  disconnected.mockClear();
  render(null, root);
  expect(disconnected).toHaveBeenCalledOnce();
});
