// To whom something is said: everybody, or one person; with how much of each is not read yet.

import { Icon } from "../../icons";
import { Disc } from "../../pieces/disc";
import type { Person } from "../../protocol";
import { t } from "../core/speech";
import { EVERYBODY } from "./said";

interface ListenersProps {
  people: readonly Person[];
  me: number;
  to: number;
  unheard?: ReadonlyMap<number, number>;
  pick(seat: number): void;
}

export function Listeners({ people, me, to, unheard, pick }: ListenersProps) {
  return (
    <div class="listeners" role="group" aria-label={t("talk-listener")}>
      <button
        type="button"
        class="listener"
        aria-pressed={to === EVERYBODY}
        data-testid="to-all"
        onClick={() => pick(EVERYBODY)}
      >
        <Icon name="talk" size={20} />
        <span class="listener-name">{t("everybody")}</span>
      </button>
      {people
        .filter((one) => one.seat !== me)
        .map((one) => {
          const count = unheard?.get(one.seat) ?? 0;
          return (
            <button
              key={one.seat}
              type="button"
              class="listener"
              aria-pressed={to === one.seat}
              aria-label={count ? t("listener-unheard", { name: one.name, count }) : one.name}
              data-testid={`to-${one.seat}`}
              onClick={() => pick(one.seat)}
            >
              <Disc colour={one.colour} name={one.name} size={20} />
              <span class="listener-name">{one.name}</span>
              {count ? <span class="listener-count">{count}</span> : null}
            </button>
          );
        })}
    </div>
  );
}
