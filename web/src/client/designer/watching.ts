// An experiment as it goes on: asked for again and again until it is over.

import { useEffect, useState } from "preact/hooks";
import type { ExperimentCard } from "../../protocol";
import { api } from "../core/api";
import { noteTrouble } from "../shell/announce";

const PAUSE = 1_000; // milliseconds between two looks

export const isOver = ({ status }: ExperimentCard): boolean => status !== "waiting" && status !== "playing";

/** The experiment of that name, as far as it is; null until it is known. */
export function useExperiment(id: string): ExperimentCard | null {
  const [card, setCard] = useState<ExperimentCard | null>(null);
  useEffect(() => {
    setCard(null);
    if (!id) return;
    let timer = 0;
    let current = true;
    const look = async () => {
      const found = await api.experiment(id);
      if (!current) return;
      setCard(found);
      if (!isOver(found)) timer = window.setTimeout(() => look().catch(later), PAUSE);
    };
    const later = (problem: unknown) => {
      if (!current) return;
      noteTrouble(problem);
      timer = window.setTimeout(() => look().catch(later), 5 * PAUSE);
    };
    look().catch(later);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [id]);
  return card?.id === id ? card : null;
}
