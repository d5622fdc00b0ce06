// What a tile or a figure is, in words: shown for what the pointer is over or what was tapped.

import { Icon } from "../../../icons";
import type { BoardProps, Chip } from "../../contract";
import { giftIcon, heroIcon, kindIcon, objectIcon, SIGN, talentIcon } from "../icons";
import { fiendChips } from "../panels-demons";
import { tokenChips } from "../panels-heroes";
import { arrivalsText, featureChips } from "../panels-tiles";
import { DIRECTIONS, isHero, REDEEMER, tileOf, warriorOf } from "../reading";
import type { View } from "../view";
import { edgeName, warriorName, whyHeld } from "../words";

interface Sheet {
  title: string;
  icon: string;
  chips: Chip[];
}

function tileSheet(tile: number, props: BoardProps<View>): Sheet | null {
  const { view } = props;
  const found = tileOf(view, tile);
  if (!found) return null;
  const { say } = props;
  const edges = DIRECTIONS.filter((one) => found.edges[one] !== "wall").map(
    (one): Chip => ({
      text: edgeName(view, found, one, say),
      tone: "dim",
    }),
  );
  return {
    title: say.thing("tile", tile),
    icon: kindIcon(found.kind),
    chips: [
      ...featureChips(view, found, props),
      { text: say.text("b-room-for", { humans: found.human_room, demons: found.demon_room }), icon: SIGN.way },
      {
        text: `${say.text("b-arrivals")}: ${arrivalsText(found, props)}`,
        icon: SIGN.troglodyte,
        tone: found.arrivals ? "dim" : "bad",
      },
      ...edges,
    ],
  };
}

function warriorSheet(warrior: number, props: BoardProps<View>): Sheet | null {
  const { view } = props;
  const { say } = props;
  const one = warriorOf(view, warrior);
  if (!one) return null;
  const title = warriorName(view, warrior, say);
  const talents = one.talents.map(
    (talent): Chip => ({
      text: `${say.text(`talent-${talent}`)}: ${say.text(`talent-${talent}.about`)}`,
      icon: talentIcon(talent),
    }),
  );
  if (!isHero(one))
    return { title, icon: SIGN.troglodyte, chips: [...fiendChips(view, { ...one, talents: [] }, props), ...talents] };
  const chips: Chip[] = [
    { text: say.text("b-values", { movement: one.movement, combat: one.attack, defence: one.defence }) },
    ...tokenChips(view, one, props),
    ...one.objects.map(
      (thing): Chip => ({
        text: `${say.thing("object", thing)}: ${say.text(`object-about-${say.label("object", thing)}`)}`,
        icon: objectIcon(thing),
      }),
    ),
    ...(one.warrior === REDEEMER ? view.gifts : []).map(
      (gift): Chip => ({
        text: [view.gift_values[gift], say.thing("gift", gift), say.text(`gift-about-${say.label("gift", gift)}`)].join(
          " · ",
        ),
        icon: giftIcon(gift),
      }),
    ),
    ...talents,
  ];
  const held = whyHeld(view, one, say);
  if (held) {
    chips.unshift({ text: say.text(`b-held-${one.held}.about`), tone: "dim" });
    chips.unshift({ text: `${say.text("b-held")}: ${held}`, icon: SIGN.held, tone: "bad" });
  }
  for (const [tile, why] of Object.entries(one.ways)) {
    if (why && !one.held)
      chips.push({
        text: `${say.thing("tile", Number(tile))}: ${say.text(`b-way-${why}`)}`,
        icon: SIGN.locked,
        tone: "bad",
      });
  }
  return { title, icon: heroIcon(warrior), chips };
}

export function Inspector({ target, props, close }: { target: string; props: BoardProps<View>; close(): void }) {
  const [domain, label] = target.split(":");
  const member = props.say.member(domain, label);
  const sheet =
    domain === "tile" ? tileSheet(member, props) : domain === "warrior" ? warriorSheet(member, props) : null;
  if (!sheet) return null;
  return (
    <aside class="cla-inspector">
      <h3>
        <Icon name={sheet.icon} size={20} /> {sheet.title}
      </h3>
      <button type="button" class="cla-close" aria-label={props.say.text("b-close")} onClick={close}>
        ×
      </button>
      <ul>
        {sheet.chips.map((chip, at) => (
          <li key={at} class={chip.tone ? `cla-${chip.tone}` : ""}>
            {chip.icon ? <Icon name={chip.icon} size={15} /> : null} {chip.text}
          </li>
        ))}
      </ul>
    </aside>
  );
}
