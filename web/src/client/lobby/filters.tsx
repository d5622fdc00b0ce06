// Chips that narrow a long list of tables; what was wanted last is remembered.

import type { ComponentChildren } from "preact";
import { Icon } from "../../icons";
import type { TableCard } from "../../protocol";
import { gameTitle } from "../core/games";
import { set, settings } from "../core/me";
import { t } from "../core/speech";
import { choicesOf, flipped, type Sieve } from "./sieve";

function Chip({ on, onFlip, children }: { on: boolean; onFlip(): void; children: ComponentChildren }) {
  return (
    <button type="button" class="chip filter" aria-pressed={on} onClick={onFlip}>
      {children}
    </button>
  );
}

export function Filters({ tables, list }: { tables: readonly TableCard[]; list: string }) {
  const { sieve } = settings.value;
  const { games, free, paces } = choicesOf(tables);
  const change = (part: Partial<Sieve>) => set({ sieve: { ...sieve, ...part } });
  if (!games.length && !free && !paces.length) return null;
  return (
    <div class="filter-chips" role="group" aria-label={t("filter-tables", { list })} data-testid="filters">
      {games.map((game) => (
        <Chip key={game} on={sieve.games.includes(game)} onFlip={() => change({ games: flipped(sieve.games, game) })}>
          {gameTitle(game)}
        </Chip>
      ))}
      {free ? (
        <Chip on={sieve.free} onFlip={() => change({ free: !sieve.free })}>
          <Icon name="person" /> {t("filter-free")}
        </Chip>
      ) : null}
      {paces.map((pace) => (
        <Chip key={pace} on={sieve.paces.includes(pace)} onFlip={() => change({ paces: flipped(sieve.paces, pace) })}>
          <Icon name="hourglass" /> {t(`filter-pace-${pace}`)}
        </Chip>
      ))}
    </div>
  );
}
