// The picture of an area behind its pieces.

import { Base, Blackwood, Ship, SilentPeak } from "./art-town";
import { Dam, Forest, Mine, Park } from "./art-wild";

const DRAWINGS = [Base, SilentPeak, Mine, Ship, Park, Blackwood, Forest, Dam];

export function Vignette({ area }: { area: number }) {
  const Drawing = DRAWINGS[area];
  return (
    <svg class="out-art" viewBox="0 0 240 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
