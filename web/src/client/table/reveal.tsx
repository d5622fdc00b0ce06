// Dice that fell together are shown together, for a moment, where the picture does not show them itself.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../icons";
import { Die } from "../../pieces/die";
import { mayMove, slowness } from "../../pieces/motion";
import type { Item, ToldEvent } from "../../protocol";
import { t } from "../core/speech";
import type { Cast } from "./session";

const DIE = /(^|-)die$/;
const MILLISECONDS = 1600;
const EACH = 500;

/** The dice among the news; one alone is no joint reveal. */
export function diceIn(news: readonly Item[]): ToldEvent[] {
  const dice = news.filter((item): item is ToldEvent => item.t === "event" && DIE.test(item.kind));
  return dice.length > 1 ? dice : [];
}

/** The face of a die, where an event names one. */
function faceOf(item: ToldEvent, cast: Cast): number | null {
  const domains = (cast.catalog.phrases[item.kind] ?? []).map((at) => cast.catalog.domains[at]?.name);
  const at = domains.indexOf("die");
  return at < 0 ? null : item.args[at];
}

function Roll({ item, cast }: { item: ToldEvent; cast: Cast }) {
  const face = faceOf(item, cast);
  return (
    <li class="reveal-vote">
      {face === null ? <Icon name="dice-six-faces-five" size={30} /> : <Die face={face} size={30} />}
      <span>{cast.say.item(item)}</span>
    </li>
  );
}

export function Reveal({ news, cast }: { news: readonly Item[]; cast: Cast }) {
  const [shown, setShown] = useState<ToldEvent[]>([]);
  useEffect(() => {
    const found = mayMove() ? diceIn(news) : [];
    setShown(found);
    if (!found.length) return;
    const timer = window.setTimeout(() => setShown([]), (MILLISECONDS + EACH * found.length) * slowness());
    const skip = () => setShown([]);
    window.addEventListener("keydown", skip, { once: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("keydown", skip);
    };
  }, [news]);
  if (!shown.length) return null;
  return (
    <div class="reveal" data-testid="reveal" onClick={() => setShown([])}>
      <div class="reveal-card">
        <h2>
          <Icon name="dice-six-faces-five" /> {t("reveal-dice")}
        </h2>
        <ul>
          {shown.map((item, at) => (
            <Roll key={at} item={item} cast={cast} />
          ))}
        </ul>
        <button type="button" class="plain">
          {t("skip-reveal")}
        </button>
      </div>
    </div>
  );
}
