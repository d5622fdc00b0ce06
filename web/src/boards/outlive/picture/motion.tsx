// What has just happened, as short movements over the picture: the picture itself always shows how things stand now.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../../icons";
import { useNews } from "../../../pieces";
import type { Item, ToldEvent } from "../../../protocol";
import { about } from "../about";
import type { Props } from "../facts";
import { ANIMAL_ICONS, CALAMITY_ICONS, EQUIPMENT_ICONS, RESOURCE_ICONS, roomIcon, TOKEN_ICONS } from "../icons";
import { shelterOf, YIELD } from "../reading";
import { Pawn } from "./pawn";
import { personOn, Survivor, Token } from "./tokens";

const LONG: Record<string, number> = {
  moved: 560,
  pressed: 600,
  robbed: 480,
  event: 600,
  round: 600,
  hunted: 520,
  searched: 480,
  resolved: 600,
  lost: 480,
  won: 600,
  built: 480,
  repaired: 480,
  gathered: 320,
  gained: 320,
  admitted: 420,
  recruited: 320,
  shielded: 480,
  irradiated: 480,
  beyond: 480,
  healed: 480,
  heir: 520,
  took: 420,
  tile: 420,
};
const QUIET = new Set([
  "offered",
  "set-aside",
  "stationed",
  "due",
  "cut",
  "kept",
  "settled",
  "leader",
  "saw-token",
  "saw-animal",
]);
const USUAL = 260;
const LONGEST = 5000;

/** How long an item is shown; a long row of news goes by faster. */
function durationIn(news: readonly Item[]): (item: Item) => number {
  const own = (item: Item) => (item.t !== "event" || QUIET.has(item.kind) ? 1 : (LONG[item.kind] ?? USUAL));
  const all = news.reduce((sum, item) => sum + own(item), 0);
  const pace = Math.min(1, LONGEST / Math.max(1, all));
  return (item) => own(item) * pace;
}

interface Flight {
  from: string;
  to: string;
}

/** Between which places a thing goes, as places of the picture. */
function flightOf({ kind, args }: ToldEvent, table: Props): Flight | null {
  const place = (area: number) => table.say.target("area", area);
  const door = (seat: number) => `door:${seat}`;
  switch (kind) {
    case "moved":
      return { from: place(args[2]), to: place(args[3]) };
    case "gathered":
      return { from: place(YIELD.indexOf(args[2])), to: door(args[0]) };
    case "robbed":
      return { from: door(args[1]), to: door(args[0]) };
    case "searched":
      return { from: place(args[1]), to: door(args[0]) };
    case "admitted":
    case "recruited":
      return { from: "convoy", to: door(args[0]) };
    default:
      return null;
  }
}

/** What flies: a hero, a token, a survivor. */
function Cargo({ item: { kind, args }, table }: { item: ToldEvent; table: Props }) {
  switch (kind) {
    case "moved": {
      const strength = shelterOf(table.view, args[0])?.heroes[args[1]].strength ?? 0;
      return <Pawn person={personOn(table, args[0])} strength={strength} active />;
    }
    case "gathered":
    case "robbed":
      return <Token kind={args[2]} />;
    case "searched":
      return (
        <span class="out-fly-token">
          <Icon name={TOKEN_ICONS[args[2]]} size={28} />
        </span>
      );
    default:
      return <Survivor piece={false} />;
  }
}

function iconOf({ kind, args }: ToldEvent): string {
  const icons: Record<string, string | undefined> = {
    moved: "walk",
    pressed: "fist",
    shielded: "shield",
    shot: "bullets",
    heir: "flying-flag",
    first: "flying-flag",
    round: "sunrise",
    event: CALAMITY_ICONS[args[0]],
    resolved: CALAMITY_ICONS[args[1]],
    gathered: RESOURCE_ICONS[args[2]],
    gained: RESOURCE_ICONS[args[2]],
    robbed: "robber",
    paid: RESOURCE_ICONS[args[1]],
    hunted: ANIMAL_ICONS[args[1]],
    searched: TOKEN_ICONS[args[2]],
    took: EQUIPMENT_ICONS[args[1]],
    tile: EQUIPMENT_ICONS[args[1]],
    used: EQUIPMENT_ICONS[args[1]],
    repaired: EQUIPMENT_ICONS[args[1]],
    built: roomIcon(args[1]),
    filled: roomIcon(args[1]),
    activated: roomIcon(args[1]),
    lost: "death-skull",
    healed: "algae",
    irradiated: "radioactive",
    beyond: "radioactive",
    algae: "algae",
    recruited: "person",
    admitted: "person",
    spoilt: "moon",
    won: "truck",
  };
  return icons[kind] ?? "night-sleep";
}

const middle = (box: DOMRect, frame: DOMRect): [number, number] => [
  box.left - frame.left + box.width / 2,
  box.top - frame.top + box.height / 2,
];

/** Things that belong to the item glow while it is shown. */
function useStir(root: RefObject<HTMLElement | null>, item: Item | null, table: Props): void {
  useEffect(() => {
    if (!item || !root.current) return;
    const names = about(item, table.say);
    const found = names.flatMap((name) => [
      ...root.current!.querySelectorAll(`[data-target="${name}"], [data-place="${name}"]`),
    ]);
    for (const element of found) element.classList.add("out-stir");
    return () => {
      for (const element of found) element.classList.remove("out-stir");
    };
  }, [item]);
}

export function Motion({ table, root }: { table: Props; root: RefObject<HTMLElement | null> }) {
  const duration = durationIn(table.news);
  const { item, left, skip } = useNews(table.news, duration);
  const flyer = useRef<HTMLSpanElement>(null);
  const told = item?.t === "event" && !QUIET.has(item.kind) ? item : null;
  const flight = told ? flightOf(told, table) : null;
  useStir(root, told, table);
  useLayoutEffect(() => {
    const frame = root.current?.getBoundingClientRect();
    if (!flight || !frame || !flyer.current || !told) return;
    const [from, to] = [flight.from, flight.to].map((name) =>
      root.current?.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect(),
    );
    if (!from?.width || !to?.width) return;
    const [[x, y], [u, v]] = [middle(from, frame), middle(to, frame)];
    const way = [
      { transform: `translate(${x}px, ${y}px) scale(0.8)`, opacity: 0.4 },
      { transform: `translate(${(x + u) / 2}px, ${(y + v) / 2 - 26}px) scale(1.5)`, opacity: 1 },
      { transform: `translate(${u}px, ${v}px) scale(1)`, opacity: 0.9 },
    ];
    const run = flyer.current.animate?.(way, { duration: duration(told), easing: "ease-in-out", fill: "both" });
    return () => run?.cancel();
  }, [told]);
  if (!told) return null;
  return (
    <div class="out-motion" aria-hidden="true">
      {flight ? (
        <span class="out-fly" ref={flyer}>
          <Cargo item={told} table={table} />
        </span>
      ) : null}
      <span class={`out-news out-news-${told.kind}`}>
        <Icon name={iconOf(told)} size={26} />
        <span>{table.say.item(told)}</span>
      </span>
      {left > 1 ? (
        <button type="button" class="out-skip" tabIndex={-1} onClick={skip}>
          {table.say.text("out-skip")}
        </button>
      ) : null}
    </div>
  );
}
