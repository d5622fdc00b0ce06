import { icons } from "../icons";

icons([
  "talk", "scroll-unfurled", "rule-book", "hourglass", "vintage-robot", "padlock", "return-arrow", "trophy-cup", "checked-shield",
  "cycle", "film-projector", "save-arrow", "light-bulb", "person", "vote", "speaker", "speaker-off", "share", "candle-flame",
  "crown", "treasure-map", "newspaper", "dice-six-faces-five", "chat-bubble",
]);
