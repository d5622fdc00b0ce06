// The icons of this board. The build puts the drawings in place of the names.

import { icons } from "../../icons";

icons([
  "walking-boot", "crossed-swords", "shield", "holy-symbol", "muscle-up", "cloak-dagger", "troglodyte", "daemon-skull",
  "horned-skull", "diablo-skull", "crowned-skull", "evil-hand", "brute", "hooded-assassin", "spiked-dragon-head",
  "shambling-zombie", "stairs-goal", "pentacle", "nest-eggs", "hole", "open-chest", "sharp-smile", "contract",
  "flood", "wolf-trap", "cog", "path-tile", "treasure-map", "grenade", "health-potion", "feathered-wing", "mailed-fist",
  "dodge", "clover", "lightning-trio", "heart-shield", "hunting-horn", "healing", "third-eye", "sun-radiations",
  "blunderbuss", "wizard-staff", "lantern-flame", "maze", "screaming", "rock-golem", "bullseye", "terror", "high-grass",
  "falling-rocks", "regeneration", "enrage", "candle-flame", "cycle", "night-sky", "sound-waves", "sprint",
  "minions", "claws", "card-draw", "blood", "mole", "chained-heart", "spiky-pit", "hourglass", "stack", "dice-six-faces-five",
  "powder-bag", "wax-seal", "locked-chest", "exit-door", "skull-crossed-bones", "manacles", "guards", "ghost",
  "mountaintop", "prayer", "brick-wall", "footprint", "padlock", "burning-eye", "death-skull", "checkered-flag", "crown",
  "cancel", "card-pickup", "swap-bag", "knocked-out-stars", "back-pain", "sword-clash",
]);
