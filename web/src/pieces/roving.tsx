// One tab stop for many targets: Tab enters the group, the arrows go to the nearest target in their direction.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

const OPEN = "[data-target][aria-pressed]:not([disabled])";

type Way = readonly [number, number];
const WAYS: Record<string, Way> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

interface Spot {
  element: HTMLElement;
  x: number;
  y: number;
}

function spotOf(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  return { element, x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest spot in a direction: what lies aside counts double. */
function nearest(from: Spot, spots: readonly Spot[], way: Way): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * way[0] + (spot.y - from.y) * way[1];
    const aside = Math.abs((spot.x - from.x) * way[1]) + Math.abs((spot.y - from.y) * way[0]);
    if (spot.element === from.element || ahead < 1) continue;
    if (ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = spot;
    }
  }
  return best;
}

function targetsIn(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(OPEN)];
}

function settle(group: Element): void {
  const targets = targetsIn(group);
  const current = targets.find((one) => one === document.activeElement) ?? targets.find((one) => one.tabIndex === 0);
  for (const target of targets) target.tabIndex = target === (current ?? targets[0]) ? 0 : -1;
}

export function Roving({
  children,
  class: extra,
  label,
}: {
  children: ComponentChildren;
  class?: string;
  label?: string;
}) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (group.current) settle(group.current);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const from = (event.target as Element).closest<HTMLElement>("[data-target]");
    if (!way || !from || !group.current) return;
    const next = nearest(spotOf(from), targetsIn(group.current).map(spotOf), way);
    event.preventDefault();
    event.stopPropagation();
    next?.element.focus();
    settle(group.current);
  };
  return (
    <div ref={group} class={extra} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
