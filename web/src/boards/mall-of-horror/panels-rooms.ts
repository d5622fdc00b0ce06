// Every room in words: who is inside, what stands outside, whether the door holds, and who has how many votes there.

import type { BoardProps, Chip, Panel, Row } from "../contract";
import { KIND_ICONS } from "./icons";
import { isHidden, PARKING, strengthOf } from "./reading";
import type { Head, Place, View } from "./view";
import { headName, kindName, sign } from "./words";

type Saying = BoardProps<View>["say"];

export const roomPanels = ({ view, say, me }: BoardProps<View>): Panel[] =>
  view.places.map((place) => roomPanel(say, view, place, me));

function roomPanel(say: Saying, view: View, place: Place, me: number | null): Panel {
  const panel: Panel = {
    key: `room-${place.number}`,
    title: `${place.number} ${sign(say, place.number)}`,
    target: say.target("location", place.number),
  };
  if (place.closed || place.cursed) {
    const text = say.text(place.closed ? "mall-closed-long" : "mall-cursed-long");
    return { ...panel, tone: "dim", chips: [{ text, tone: "dim", icon: place.closed ? "locked-door" : "biohazard" }] };
  }
  const rows: Row[] = [
    {
      label: say.text("mall-inside"),
      chips: [placesChip(say, place), ...place.heads.map((head) => headChip(say, place, head, me))],
    },
    { label: say.text("mall-outside"), chips: zombieChips(say, view, place) },
    { label: say.text("mall-defence"), chips: defenceChips(say, place) },
  ];
  const votes = place.votes.flatMap((count, seat): Chip[] =>
    count ? [{ text: `${say.seat(seat)}: ${say.text("mall-vote-count", { count })}`, seat }] : [],
  );
  if (votes.length > 1) rows.push({ label: say.text("mall-votes"), chips: votes });
  return { ...panel, tone: toneOf(place), rows };
}

const toneOf = (place: Place): Panel["tone"] => (place.breached ? "bad" : place.heads.length ? "good" : undefined);

function placesChip(say: Saying, place: Place): Chip {
  const taken = place.heads.length;
  if (!place.capacity) return { text: say.text("mall-taken-unlimited", { taken }), tone: "dim" };
  const full = taken >= place.capacity ? ` (${say.text("mall-full")})` : "";
  return { text: `${say.text("mall-taken", { taken, capacity: place.capacity })}${full}`, tone: "dim" };
}

function headChip(say: Saying, place: Place, head: Head, me: number | null): Chip {
  const [seat, kind] = head;
  const hidden = isHidden(place, head) ? ` (${say.text("mall-hidden")})` : "";
  const chip: Chip = { text: `${headName(say, head)}${hidden}`, seat, icon: KIND_ICONS[kind] };
  if (hidden) chip.tone = "dim";
  if (seat === me) {
    chip.text = `${kindName(say, kind)}${hidden}`;
    chip.target = say.target("character", kind);
  }
  return chip;
}

function zombieChips(say: Saying, view: View, place: Place): Chip[] {
  const chips: Chip[] = [{ text: say.text("mall-zombies", { count: place.zombies }), icon: "shambling-zombie" }];
  if (!place.zombies) chips[0].tone = "dim";
  if (!place.heads.length && place.zombies && place.number !== PARKING) {
    chips.push({
      text: say.text("mall-curse", { count: place.zombies, curse: view.curse }),
      icon: "biohazard",
      tone: "dim",
    });
  }
  return chips;
}

function defenceChips(say: Saying, place: Place): Chip[] {
  if (place.number === PARKING) return [{ text: say.text("mall-no-door"), tone: place.breached ? "bad" : "dim" }];
  if (!place.heads.length) return [{ text: say.text("mall-empty"), tone: "dim" }];
  const chips: Chip[] = [{ text: say.text("mall-strength", { strength: strengthOf(place) }), icon: "shield" }];
  if (place.hardware) chips.push({ text: say.text("mall-hardware", { count: place.hardware }), icon: "hammer-nails" });
  if (place.breached) chips.push({ text: say.text("mall-breach-now"), tone: "bad", icon: "broken-shield" });
  else chips.push({ text: spare(say, place), tone: "good" });
  if (place.sure_breach) chips.push({ text: say.text("mall-sure-breach", { count: place.sure_breach }), tone: "dim" });
  return chips;
}

/** How many more zombies the door would hold off. */
export function spareOf(place: Place): number {
  const limit = place.sure_breach ? Math.min(place.sure_breach, strengthOf(place)) : strengthOf(place);
  return Math.max(0, limit - 1 - place.zombies);
}

function spare(say: Saying, place: Place): string {
  const count = spareOf(place);
  return count ? say.text("mall-spare", { count }) : say.text("mall-holds");
}
