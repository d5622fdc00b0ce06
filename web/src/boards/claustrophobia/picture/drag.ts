// Dragging a die: the die follows the pointer, and the target under it when it is let go is told.

import { useRef } from "preact/hooks";

const FAR = 8;

/** Returns, for a target, the handler that begins its drag. A click without a drag stays a click. */
export function useDrag(drop: (from: string, onto: string) => void): (target: string) => (event: PointerEvent) => void {
  const busy = useRef(false);
  return (target) => (event) => {
    if (busy.current || event.button !== 0) return;
    busy.current = true;
    const piece = event.currentTarget as HTMLElement;
    const [x, y] = [event.clientX, event.clientY];
    let dragged = false;
    const move = (to: PointerEvent) => {
      dragged ||= Math.hypot(to.clientX - x, to.clientY - y) > FAR;
      if (!dragged) return;
      piece.style.transform = `translate(${to.clientX - x}px, ${to.clientY - y}px)`;
      piece.classList.add("dragged");
    };
    const end = (at: PointerEvent) => {
      busy.current = false;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      const under = document.elementFromPoint(at.clientX, at.clientY);
      piece.style.transform = "";
      piece.classList.remove("dragged");
      if (!dragged || at.type === "pointercancel") return;
      // The click that follows a drag must not touch the die a second time.
      const stop = (click: Event) => click.stopPropagation();
      window.addEventListener("click", stop, { capture: true });
      window.setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 0);
      const onto = under?.closest<HTMLElement>("[data-target]")?.dataset.target;
      if (onto) drop(target, onto);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };
}
