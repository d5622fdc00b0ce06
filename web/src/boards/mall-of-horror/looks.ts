// Which icon stands for what, and which colour of the client's palette for which colour of the game.

export const KIND_ICONS = ["high-heel", "biceps", "revolver", "balloons"] as const;

/** By number of the location; 0 is nowhere. */
export const PLACE_ICONS = ["", "soap", "hanger", "plastic-duck", "truck", "walkie-talkie", "shopping-cart"] as const;

export const CARD_ICONS = [
  "shouting",
  "cctv-camera",
  "sprint",
  "hammer-nails",
  "cardboard-box-closed",
  "grenade",
  "sawed-off-shotgun",
  "chainsaw",
  "fire-axe",
  "pistol-gun",
  "baseball-bat",
] as const;

export const PHASE_ICONS: Record<string, string> = {
  search: "truck",
  election: "police-badge",
  arrival: "rolling-dice-cup",
  destination: "exit-door",
  movement: "footsteps",
  attack: "shambling-zombie",
};

/** Yellow, red, blue, black, brown, green as places in the palette of the players. */
export const COLOURS = [3, 4, 1, 7, 0, 2] as const;
