// A small drawing for each scenario and side that is chosen before anything else.

const found = import.meta.glob<string>("./choices/*.svg", { eager: true, query: "?url", import: "default" });

export const drawingOf = (game: string, choice: string, value: string): string | undefined =>
  found[`./choices/${game}-${choice}-${value}.svg`];
