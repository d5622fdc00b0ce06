// What follows from an update besides the picture: announcements, a sound, the title, the call to the player.

import { useEffect, useRef } from "preact/hooks";
import type { Item, TableCard, Update } from "../../protocol";
import { gameTitle } from "../core/games";
import { t } from "../core/speech";
import { outcome } from "../end/outcome";
import { announce, forget } from "../shell/announce";
import { soundOf } from "../shell/cues";
import { callPlayer, title } from "../shell/signals";
import { play } from "../shell/sound";
import type { Cast } from "./session";

const SAID = 4;

/** What a screen reader is told of the news: the last of them, and from the first of several votes on, all. */
function toldOf(news: readonly Item[]): readonly Item[] {
  const votes = news.findIndex((item) => item.t === "event" && item.kind === "voted");
  return news.slice(votes < 0 ? -SAID : Math.min(votes, Math.max(0, news.length - SAID)));
}

export function useWatch(
  table: TableCard,
  update: Update | null,
  news: readonly Item[],
  me: number | null,
  cast: Cast | null,
): void {
  const before = useRef<{ update: Update; mine: boolean } | null>(null);
  useEffect(() => {
    if (!update || !cast) return;
    const mine = me !== null && update.asked.includes(me);
    const asked = mine && update.question ? cast.say.question(update.question) : "";
    const told = toldOf(news)
      .map((item) => cast.say.item(item))
      .join(" ");
    if (update.end) announce(outcome(update.end, me, table.people));
    else if (mine && before.current?.update.serial !== update.serial) {
      announce(`${told} ${t("your-move")}: ${asked} ${t("options-count", { count: update.options.length })}`);
    } else if (told) announce(told);
    // The first update and another language bring nothing new.
    if (before.current && before.current.update !== update) {
      const turn = mine && !before.current.mine;
      const over = update.end !== null && before.current.update.end === null;
      const sound = soundOf({ cues: cast.module.cues ?? {}, news, over, turn, seen: !document.hidden });
      if (sound) play(sound);
      // On a device that is passed round, a call may stay on the screen until the next player has it.
      if (turn)
        callPlayer(table.id, table.seats.length > 1 ? gameTitle(table.game) : `${gameTitle(table.game)}: ${asked}`);
    }
    title(gameTitle(table.game), mine);
    before.current = { update, mine };
  }, [update, cast]);
  useEffect(
    () => () => {
      title("");
      forget();
    },
    [],
  );
}
