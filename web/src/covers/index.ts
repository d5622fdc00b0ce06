// One cover per game, drawn by us; a game from elsewhere has none of its own and gets the house in the night.

const found = import.meta.glob<string>("./*.svg", { eager: true, query: "?url", import: "default" });

export const coverOf = (game: string): string => found[`./${game}.svg`] ?? found["./any-game.svg"];
