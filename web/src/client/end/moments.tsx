// What turned the game, each with a way to watch it again.

import { Icon, isIcon } from "../../icons";
import { Disc } from "../../pieces/disc";
import type { Person } from "../../protocol";
import { t } from "../core/speech";
import { type KeyMoment, replayPath } from "./story";

export const MomentIcon = ({ icon }: { icon: string }) => <Icon name={isIcon(icon) ? icon : "candle-flame"} />;

interface MomentsProps {
  moments: readonly KeyMoment[];
  people: readonly Person[];
  table: string;
  me: number | null;
}

export function KeyMoments({ moments, people, table, me }: MomentsProps) {
  if (!moments.length) return null;
  return (
    <section class="end-part" data-testid="moments">
      <h3>{t("moments-heading")}</h3>
      <ol class="moments">
        {moments.map((one) => {
          const person = people.find((other) => other.seat === one.seat);
          return (
            <li key={one.item}>
              <a class="moment" href={replayPath(table, one.at, me)} data-testid="key-moment">
                <span class="moment-icon">
                  <MomentIcon icon={one.icon} />
                </span>
                <span class="moment-text">
                  {person ? <Disc colour={person.colour} name={person.name} size={20} /> : null} {one.text}
                </span>
                <span class="moment-watch">
                  <Icon name="film-projector" />
                  <span class="unseen">{t("moment-watch")}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
