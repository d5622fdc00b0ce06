export { Act, settled } from "./act";
export { CardChip } from "./card";
export { Die } from "./die";
export { Disc } from "./disc";
export { mayMove, useNews } from "./motion";
export { colourOf, outline, shapeOf } from "./palette";
export { type PanZoom, type Point, type Sight, usePanZoom } from "./pan-zoom";
export { Target, targetClasses } from "./target";
export { type Size, useSize } from "./use-size";
