// One cover per game, drawn by us; a game from elsewhere has none.

const found = import.meta.glob<string>("./*.svg", { eager: true, query: "?url", import: "default" });

export const coverOf = (game: string): string | undefined => found[`./${game}.svg`];
