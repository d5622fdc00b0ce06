// Which colour of the client's palette stands for which colour of the game.

/** Yellow, red, blue, black, brown, green as places in the palette of the players. */
export const COLOURS = [3, 4, 1, 7, 0, 2] as const;
