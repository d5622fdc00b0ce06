export { Act, settled } from "./act";
export { CardChip } from "./card";
export { Die } from "./die";
export { Disc, DiscMark } from "./disc";
export { mayMove, type News, useNews } from "./motion";
export { colourOf, outline, SHAPES, type Shape, shapeOf } from "./palette";
export { Roving } from "./roving";
export { Surface } from "./surface";
export { Target, targetClasses } from "./target";
