// How long a discussion has lasted, as this device saw it: nobody's clock, only a nudge to come to an end.

import { useEffect, useState } from "preact/hooks";
import type { Say } from "../../contract";

const SECOND = 1000;

export const lasted = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** Begins anew with every discussion: give it a key. */
export function Timer({ say }: { say: Say }) {
  const [begun] = useState(() => Date.now());
  const [now, setNow] = useState(begun);
  useEffect(() => {
    const ticking = window.setInterval(() => setNow(Date.now()), SECOND);
    return () => window.clearInterval(ticking);
  }, []);
  return (
    <time class="osa-lasted" role="timer" aria-label={say.text("osa-lasted")}>
      {lasted(now - begun)}
    </time>
  );
}
