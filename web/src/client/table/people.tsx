// Who sits at the table: whose turn, clocks, who is here, bots and kept chairs.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../icons";
import { Disc } from "../../pieces/disc";
import type { Clock, Person, Update } from "../../protocol";
import { set, settings } from "../core/me";
import { t } from "../core/speech";
import { levelText } from "../lobby/seats";
import { useScreen } from "../shell/media";

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) return t("clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}` : `${minutes}:${twoDigits(seconds % 60)}`;
}

const HURRY = 30_000;

function ClockFace({ clock, received }: { clock: Clock; received: number }) {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (!clock.runs) return;
    const timer = window.setInterval(() => setNow(performance.now()), 1000);
    return () => window.clearInterval(timer);
  }, [clock]);
  const left = clock.runs ? clock.left - Math.max(0, now - received) : clock.left;
  const look = clock.runs ? (left < HURRY ? "clock runs hurry" : "clock runs") : "clock";
  return (
    <span class={look} role="timer" aria-label={t("time-left")}>
      {clock.runs ? <Icon name="hourglass" size="1em" /> : null} {clockText(left)}
    </span>
  );
}

function Mute({ name }: { name: string }) {
  const { muted } = settings.value;
  const quiet = muted.includes(name);
  return (
    <button
      type="button"
      class="quiet mute"
      aria-pressed={quiet}
      aria-label={quiet ? t("unmute", { name }) : t("mute", { name })}
      onClick={() => set({ muted: quiet ? muted.filter((one) => one !== name) : [...muted, name] })}
    >
      <Icon name={quiet ? "speaker-off" : "speaker"} size="1em" />
    </button>
  );
}

/** What is to be said of a person; whoever looks at the page is here. */
function labels(person: Person, own: boolean): string[] {
  const found: string[] = [];
  if (person.kind === "bot") found.push(t("bot-level", { level: levelText(person.level) }));
  if (person.kept) found.push(t("kept-by-bot"));
  if (person.kind === "person" && !person.here && !person.kept && !own) found.push(t("not-here"));
  return found;
}

interface PeopleProps {
  people: readonly Person[];
  update: Pick<Update, "asked" | "clocks" | "end">;
  received: number;
  mine: readonly number[];
  me: number | null;
}

export function People({ people, update, received, mine, me }: PeopleProps) {
  const phone = useScreen() === "phone";
  return (
    <section class="people-place" aria-label={t("players")}>
      <ul class="people">
        {people.map((person) => {
          const asked = update.asked.includes(person.seat);
          const clock = update.clocks[person.seat];
          const said = labels(person, mine.includes(person.seat));
          const won = update.end?.winners.includes(person.seat);
          return (
            <li key={person.seat} class={asked ? "person asked-now" : "person"} data-seat-of={person.seat}>
              <Disc colour={person.colour} name={person.name} size={phone ? 20 : 34} />
              <div class="person-facts">
                <span class="person-name">
                  <span class="person-who">
                    <span>{person.name}</span>
                    {person.seat === me ? <em class="own">{t("you")}</em> : null}
                  </span>
                  {won ? <Icon name="trophy-cup" label={t("winner")} size="1em" /> : null}
                  {person.host ? <Icon name="crown" label={t("host")} size="1em" class="host-mark" /> : null}
                  {person.kind === "bot" ? <Icon name="vintage-robot" size="1em" class="bot-mark" /> : null}
                </span>
                {said.length ? <span class="small">{said.join(" · ")}</span> : null}
              </div>
              {clock && clock.left >= 0 ? <ClockFace clock={clock} received={received} /> : null}
              {asked ? (
                <span class="turn-mark">
                  <Icon name="candle-flame" label={t("to-move")} />
                </span>
              ) : null}
              {person.kind === "person" && !mine.includes(person.seat) ? <Mute name={person.name} /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
