// Words that stand: a claim or a promise that nobody could judge yet is marked on the board where it points to, with
// the sign of whoever said it; one that points to nothing on the board is marked at the speaker's plate.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../icons";
import { Disc } from "../../pieces/disc";
import type { Item, Person, ToldAct } from "../../protocol";
import { t } from "../core/speech";
import type { Cast } from "../table/session";
import { formOf } from "./said";

const KIND_ICONS: Record<string, string> = { claim: "chat-bubble", promise: "shaking-hands", threat: "fist" };
const LOOK = 150; // milliseconds between two looks at where things lie

interface StandingProps {
  standing: readonly number[];
  feed: readonly Item[];
  people: readonly Person[];
  cast: Cast;
}

interface Mark {
  act: ToldAct;
  kind: string;
  /** Where it may be shown, best first, as selectors. */
  spots: string[];
}

function marksOf({ standing, feed, cast }: StandingProps): Mark[] {
  return standing.flatMap((at) => {
    const act = feed[at];
    const form = act?.t === "act" ? formOf(act, cast) : undefined;
    if (act?.t !== "act" || !form || cast.module.marks?.includes(form.kind)) return [];
    const targets = form.domains.map((domain, place) => `${cast.catalog.domains[domain].name}:${act.words[place + 1]}`);
    const spots = targets.map((target) => `.stage [data-target="${CSS.escape(target)}"]`);
    return [{ act, kind: form.kind, spots: [...spots, `.people [data-seat-of="${act.seat}"]`] }];
  });
}

/** The first of some places that is drawn and in sight. */
function seen(spots: readonly string[]): DOMRect | null {
  for (const spot of spots)
    for (const element of document.querySelectorAll(spot)) {
      const box = element.getBoundingClientRect();
      if (box.width && box.top >= 0 && box.left >= 0 && box.top < window.innerHeight && box.left < window.innerWidth)
        return box;
    }
  return null;
}

/** Where the marks lie now, as text, so that nothing is drawn anew while nothing moves. */
function placesOf(marks: readonly Mark[]): string {
  const taken = new Map<string, number>();
  return marks
    .map((mark) => {
      const box = seen(mark.spots);
      if (!box) return "";
      const corner = `${Math.round(box.left)},${Math.round(box.top)}`;
      const before = taken.get(corner) ?? 0;
      taken.set(corner, before + 1);
      return `${Math.round(box.left) + 2 + before * 22},${Math.round(box.top) - 8}`;
    })
    .join(" ");
}

export function Standing(props: StandingProps) {
  const marks = marksOf(props);
  const [places, setPlaces] = useState("");
  const said = marks.map((mark) => props.cast.say.item(mark.act)).join("\n");
  useEffect(() => {
    if (!marks.length) return;
    const look = () => setPlaces(placesOf(marks));
    look();
    const timer = window.setInterval(look, LOOK);
    return () => window.clearInterval(timer);
  }, [said]);
  if (!marks.length) return null;
  const spots = places.split(" ");
  return (
    <>
      <div class="standing" aria-hidden="true">
        {marks.map(({ act, kind }, at) => {
          const [left, top] = (spots[at] ?? "").split(",");
          const speaker = props.people.find((one) => one.seat === act.seat);
          return speaker && top ? (
            <span
              key={at}
              class={`standing-mark is-${kind}`}
              data-testid="standing"
              data-words={act.words.join(" ")}
              style={{ left: `${left}px`, top: `${top}px` }}
            >
              <Disc colour={speaker.colour} name={speaker.name} size={16} />
              <Icon name={KIND_ICONS[kind] ?? "chat-bubble"} size={12} />
            </span>
          ) : null;
        })}
      </div>
      <section class="unseen" aria-label={t("standing-words")}>
        <ul>
          {marks.map(({ act }, at) => (
            <li key={at}>{props.cast.say.item(act)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
