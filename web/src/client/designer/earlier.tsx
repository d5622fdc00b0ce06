// The experiments that somebody has tried before, so that two of them can be compared.

import { useEffect, useState } from "preact/hooks";
import type { ExperimentCard } from "../../protocol";
import { api } from "../core/api";
import { gameTitle } from "../core/games";
import { ago, t } from "../core/speech";
import { noteTrouble } from "../shell/announce";

const changes = (data: string): number => data.split("\n").filter((line) => line.includes("=")).length;

/** The list is read again when the experiment that is watched changes its state. */
export function Earlier({ current, status }: { current: string; status: string }) {
  const [found, setFound] = useState<ExperimentCard[]>([]);
  useEffect(() => {
    api.experiments().then(setFound, noteTrouble);
  }, [current, status]);
  const others = found.filter((one) => one.id !== current);
  if (!others.length) return null;
  return (
    <section aria-labelledby="earlier-title">
      <h2 id="earlier-title">{t("designer-earlier")}</h2>
      <ul class="credits" data-testid="earlier">
        {others.map((one) => (
          <li key={one.id}>
            <a href={`/designer/${one.id}`}>{gameTitle(one.game)}</a>
            <span class="small">
              {t(`designer-status-${one.status}`)}, {ago(one.created)},{" "}
              {t("numbers-changed", { count: changes(one.data) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
