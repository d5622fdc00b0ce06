// The newest items of the feed as movement. Every piece already lies where the view says; it only comes from somewhere.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { mayMove } from "../../../pieces";
import type { Item, ToldEvent } from "../../../protocol";
import { CAR_PARK } from "../reading";

/** Milliseconds until the next item begins. */
const STEPS: Record<string, number> = {
  placed: 250,
  overflowed: 300,
  moved: 380,
  bounced: 480,
  fled: 260,
  haunted: 200,
  monster: 130,
  diverted: 160,
  die: 160,
  rolled: 400,
  destination: 90,
  voted: 320,
  elected: 500,
  tie: 300,
  played: 250,
  badge: 250,
  victim: 200,
  breach: 380,
  repelled: 300,
  "nobody-found": 300,
  killed: 300,
  lured: 300,
  hid: 200,
  eaten: 520,
  closed: 500,
  row: 400,
};
const LONGEST = 600;
const MOST = 7000;

class Show {
  readonly running: Animation[] = [];
  private clock = 0;
  private turned = 0;
  private readonly arrivals = new Map<number, number>();

  constructor(
    private readonly root: HTMLElement,
    items: readonly ToldEvent[],
    private readonly pace: number,
  ) {
    for (const item of items) {
      const area = item.kind === "monster" ? item.args[0] : item.kind === "diverted" ? CAR_PARK : 0;
      if (area) this.arrivals.set(area, (this.arrivals.get(area) ?? 0) + 1);
    }
    for (const item of items) {
      this.play(item);
      this.clock += (STEPS[item.kind] ?? 0) * pace;
    }
  }

  private one(selector: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(selector);
  }

  private head(place: string, args: readonly number[]): HTMLElement | null {
    return this.one(`[data-place^="${place}"] [data-head="${args[0]}-${args[1]}"]`);
  }

  private place(area: number): HTMLElement | null {
    return this.one(`[data-place="area-${area}"]`);
  }

  /** Until its turn comes, the piece is as in the first frame. */
  private come(element: Element | null, frames: Keyframe[], duration: number, easing = "ease-out"): void {
    this.run(element, frames, { duration, easing, fill: "backwards" });
  }

  private run(element: Element | null, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    if (!element?.animate) return;
    const duration = Number(timing.duration) * this.pace;
    this.running.push(element.animate(frames, { ...timing, duration, delay: this.clock }));
  }

  private play({ kind, args }: ToldEvent): void {
    switch (kind) {
      case "placed":
      case "overflowed":
        return this.come(this.head("area", args), [{ opacity: 0, transform: "translateY(-28px)" }, {}], 300);
      case "moved":
      case "bounced":
      case "fled":
        return this.fly(this.head("area", args), this.place(args[kind === "fled" ? 2 : 3]));
      case "eaten":
        this.shake(this.place(args[2]));
        return this.fly(this.head("cold", args), this.place(args[2]));
      case "monster":
        return this.arrive(args[0]);
      case "diverted":
        return this.arrive(CAR_PARK);
      case "die":
        return this.turnDie();
      case "rolled":
        return this.shake(this.one(".osa-well"));
      case "breach":
        return this.shake(this.place(args[0]));
      case "repelled":
      case "nobody-found":
        return this.flash(this.place(args[0]), "rgb(143 209 139 / 70%)");
      case "killed":
        return this.flash(this.place(args[2]), "rgb(255 180 84 / 70%)");
      case "lured":
        return this.flash(this.place(args[2]), "rgb(255 122 104 / 70%)");
      case "closed":
        return this.come(this.one(`[data-place="area-${args[0]}"] .osa-shutter`), [{ scale: "1 0" }, {}], 600);
      case "row":
        return this.flash(this.one(`[data-row="${args[0]}"]`), "rgb(142 199 238 / 80%)");
      case "badge":
        return this.pop(this.one('[data-piece="badge"]'));
      case "victim":
        return this.pop(this.one('[data-piece="victim"]'));
      case "voted":
        return this.come(this.one(`[data-vote="${args[0]}-${args[1]}"]`), [{ opacity: 0 }, {}], 300);
      case "elected":
      case "played":
        return this.flash(this.one(`[data-plate="${args[0]}"]`), "rgb(255 180 84 / 80%)");
    }
  }

  /** A piece comes from the middle of another place. */
  private fly(piece: HTMLElement | null, from: HTMLElement | null): void {
    if (!piece || !from) return;
    const [start, end] = [from.getBoundingClientRect(), piece.getBoundingClientRect()];
    const x = start.left + start.width / 2 - end.left - end.width / 2;
    const y = start.top + start.height / 2 - end.top - end.height / 2;
    const lifted = { transform: `translate(${x / 2}px, ${y / 2 - 24}px) scale(1.25)`, zIndex: 9 };
    const frames = [{ transform: `translate(${x}px, ${y}px)`, zIndex: 9 }, lifted, { transform: "none" }];
    this.come(piece, frames, 550, "ease-in-out");
  }

  private arrive(area: number): void {
    const left = this.arrivals.get(area) ?? 0;
    this.arrivals.set(area, left - 1);
    const monsters = this.place(area)?.querySelectorAll('[data-piece="monster"]') ?? [];
    const below = { opacity: 0, transform: "translateY(18px) scale(.4)" };
    this.come(monsters[monsters.length - left] ?? null, [below, { opacity: 1, transform: "scale(1.3)" }, {}], 400);
  }

  private turnDie(): void {
    const dice = this.root.querySelectorAll('[data-place="hatch"] [data-piece="die"]');
    const thrown = { opacity: 0, transform: "rotateX(180deg) translateY(14px)" };
    this.come(dice[this.turned++] ?? null, [thrown, { transform: "rotateX(-20deg)" }, {}], 450);
  }

  private shake(element: Element | null): void {
    const frames = [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    this.run(element, frames, { duration: 400 });
  }

  private flash(element: Element | null, colour: string): void {
    this.run(element, [{ boxShadow: `0 0 0 3px ${colour}, 0 0 26px ${colour}` }, {}], { duration: LONGEST });
  }

  private pop(element: Element | null): void {
    this.run(element, [{ scale: 0.2 }, { scale: 1.5 }, { scale: 1 }], { duration: 450 });
  }
}

/** Play the newest items once; any touch or key shows the end at once. */
export function useMotion(root: RefObject<HTMLElement | null>, news: readonly Item[]): void {
  useLayoutEffect(() => {
    const items = news.filter((item): item is ToldEvent => item.t === "event");
    if (!root.current || !items.length || !mayMove()) return;
    const length = items.reduce((sum, item) => sum + (STEPS[item.kind] ?? 0), 0);
    const show = new Show(root.current, items, Math.min(1, MOST / Math.max(1, length)));
    const skip = () => {
      for (const animation of show.running) animation.finish();
    };
    window.addEventListener("pointerdown", skip);
    window.addEventListener("keydown", skip);
    return () => {
      window.removeEventListener("pointerdown", skip);
      window.removeEventListener("keydown", skip);
      for (const animation of show.running) animation.cancel();
    };
  }, [news]);
}

/** The same array for as long as the items are the same, so that a touch does not play them again. */
export function useSteady(news: readonly Item[]): readonly Item[] {
  const kept = useRef(news);
  const same = kept.current.length === news.length && news.every((item, at) => item === kept.current[at]);
  if (!same) kept.current = news;
  return kept.current;
}
