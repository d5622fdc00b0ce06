// The icons this board uses; the build puts the drawings in place of the names.

import { icons } from "../../icons";

icons([
  "spanner", "spiral-lollipop", "nurse-female", "top-hat", "police-officer-head", "wood-axe", "sitting-dog",
  "fist", "first-aid-kit", "body-swapping", "hole-ladder", "heart-beats", "silence",
  "virus", "terror", "wolf-trap", "fangs", "enrage", "raise-zombie",
  "shambling-zombie", "brute", "hound", "person", "brain", "police-badge",
  "health-normal", "bleeding-wound", "tombstone", "round-star", "footprint", "sound-waves", "beast-eye",
  "hourglass", "night-sleep", "stack", "bullets", "briefcase", "opened-food-can", "biohazard",
  "trophy", "jerrycan", "jeep", "walkie-talkie", "card-draw", "card-discard", "crosshair", "push",
  "shopping-cart", "check-mark", "cancel",
]);
