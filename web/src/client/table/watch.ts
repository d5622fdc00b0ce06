// What follows from an update besides the picture: announcements, the title, the call to the player.

import { useEffect, useRef } from "preact/hooks";
import type { Item, TableCard, Update } from "../../protocol";
import { gameTitle } from "../core/games";
import { t } from "../core/speech";
import { announce } from "../shell/announce";
import { callPlayer, title } from "../shell/signals";
import { outcome } from "./end";
import type { Cast } from "./session";

const SAID = 4;

export function useWatch(table: TableCard, update: Update | null, news: readonly Item[], me: number | null, cast: Cast | null): void {
  const before = useRef<{ decision: number; mine: boolean } | null>(null);
  useEffect(() => {
    if (!update || !cast) return;
    const mine = me !== null && update.asked.includes(me);
    const asked = mine && update.question ? cast.say.question(update.question) : "";
    const told = news.slice(-SAID).map((item) => cast.say.item(item)).join(" ");
    if (update.end) announce(outcome(update.end, me, table.people));
    else if (mine && before.current?.decision !== update.decision) {
      announce(`${told} ${t("your-move")}: ${asked} ${t("options-count", { count: update.options.length })}`);
    } else if (told) announce(told);
    if (mine && before.current && !before.current.mine) callPlayer(table.id, `${gameTitle(table.game)}: ${asked}`);
    title(gameTitle(table.game), mine);
    before.current = { decision: update.decision, mine };
  }, [update, cast]);
  useEffect(() => () => title(""), []);
}
