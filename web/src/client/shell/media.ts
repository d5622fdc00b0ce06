import { useEffect, useState } from "preact/hooks";

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const media = window.matchMedia(query);
    const follow = () => setHolds(media.matches);
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, [query]);
  return holds;
}

const DESK = "(min-width: 1000px)";
const TABLET = "(min-width: 700px) and (min-height: 600px)";

export type Screen = "phone" | "tablet" | "desk";

/** What the screen is like: beside the board of a desk, and below that of a tablet, there is room for log and talk. */
export function useScreen(): Screen {
  const [desk, tablet] = [useMedia(DESK), useMedia(TABLET)];
  return desk ? "desk" : tablet ? "tablet" : "phone";
}
