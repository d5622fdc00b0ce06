// The panel of one area: who is inside, what is outside, and what that means.

import type { BoardProps, Chip, Panel } from "../contract";
import { awaitsMonsters, crowded, expectedAt, isHidden, wailing } from "./facts";
import { KIND_ICONS } from "./icons";
import type { Area, View } from "./view";
import { areaTitle, dangerWords, fieldsWords, kindName, outlookWords, shutterWords, votesIn } from "./words";

export function areaPanel({ say, view }: BoardProps<View>, area: Area): Panel {
  const { number } = area;
  const base = { key: `area-${number}`, title: areaTitle(say, number), target: say.target("area", number) };
  if (area.closed) {
    return { ...base, tone: "dim", chips: [{ text: say.text("osa-closed"), icon: "padlock", tone: "dim" }] };
  }
  const heads: Chip[] = area.heads.map((head) => ({
    text: kindName(say, head[1]) + (isHidden(area, head) ? ` (${say.text("osa-hidden")})` : ""),
    seat: head[0],
    icon: isHidden(area, head) ? "sight-disabled" : KIND_ICONS[head[1]],
    target: head[0] === view.seat ? say.target("character", head[1]) : undefined,
  }));
  const fields = fieldsWords(say, area);
  const full = area.capacity > 0 && area.heads.length >= area.capacity;
  const closing = area.closes_at > 0 && area.monsters >= area.closes_at;
  const outside: Chip[] = [
    {
      text: say.text("osa-monsters-of", { count: area.monsters, notches: area.notches }),
      icon: "monster-grasp",
      tone: area.monsters ? "bad" : "dim",
    },
    { text: shutterWords(say, area), icon: "padlock", tone: closing ? "bad" : "dim" },
  ];
  const outlook: Chip[] = [
    { text: say.text("osa-strength", { count: area.strength }), icon: "biceps" },
    { text: outlookWords(say, view, area), tone: area.breached ? "bad" : area.heads.length ? "good" : "dim" },
  ];
  const danger = dangerWords(say, area);
  if (danger) outlook.push({ text: danger, icon: "tombstone", tone: "bad" });
  const votes: Chip[] = votesIn(view, area).map(({ seat, weight }) => ({
    text: say.text("osa-votes", { count: weight }),
    seat,
    icon: "pointing",
  }));
  return {
    ...base,
    tone: area.breached ? "bad" : undefined,
    rows: [
      {
        label: say.text("osa-inside"),
        chips: [...heads, { text: full ? `${fields}, ${say.text("osa-full")}` : fields, tone: full ? "calm" : "dim" }],
      },
      { label: say.text("osa-outside"), chips: [...outside, ...lures(say, view, area.number)] },
      { label: say.text("osa-outlook"), chips: outlook },
      ...(votes.length > 1 ? [{ label: say.text("osa-votes-here"), chips: votes }] : []),
    ],
  };
}

/** What draws more monsters to an area this round, as far as it is known now. */
function lures(say: BoardProps<View>["say"], view: View, area: number): Chip[] {
  const found: Chip[] = [];
  const dice = expectedAt(view, area);
  if (dice) found.push({ text: say.text("osa-expected", { count: dice }), icon: "rolling-dices", tone: "bad" });
  if (!awaitsMonsters(view)) return found;
  if (crowded(view).includes(area)) found.push({ text: say.text("osa-crowd"), icon: "three-friends", tone: "calm" });
  if (wailing(view).includes(area)) found.push({ text: say.text("osa-crybabies"), icon: "droplets", tone: "calm" });
  return found;
}
