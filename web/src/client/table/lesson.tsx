// A guided first game: step by step, beside the question that a step is about; then the game goes on as any other.

import { useEffect, useRef, useState } from "preact/hooks";
import { boardOf } from "../../boards";
import type { Lesson } from "../../boards/contract";
import { Icon } from "../../icons";
import type { TableCard, Update } from "../../protocol";
import { api } from "../core/api";
import { me } from "../core/me";
import { query } from "../core/router";
import { t } from "../core/speech";
import type { Cast } from "./session";

const STORE = "ostoja-lesson";
export const LESSON = "lesson";

/** Open the prepared table of a game's lesson; null: it has none. */
export async function openLesson(game: string): Promise<TableCard | null> {
  const { lesson } = await boardOf(game);
  if (!lesson) return null;
  const { seed, seats, level, options } = lesson;
  const bots = Array.from({ length: seats - 1 }, () => ({ who: "bot" as const, level, name: "", colour: -1 }));
  const own = { who: "me" as const, level, name: me.value?.name ?? "", colour: -1 };
  return api.open({ game, seats: [own, ...bots], options, seed, listed: false, talk: "open" });
}

/** The step that is told now: the next one of the open question, or one that is told at once; -1: none. */
export function stepNow(lesson: Lesson, from: number, question: string): number {
  const at = lesson.steps.findIndex((step, place) => place >= from && (step.at === "" || step.at === question));
  return at >= 0 && lesson.steps.slice(from, at).every((step) => step.at !== "") ? at : -1;
}

function useProgress(table: string): [number, (step: number) => void] {
  const [at, setAt] = useState(() => Number(sessionStorage.getItem(`${STORE}-${table}`) ?? 0));
  const go = (step: number) => {
    sessionStorage.setItem(`${STORE}-${table}`, String(step));
    setAt(step);
  };
  return [at, go];
}

interface LessonProps {
  table: string;
  cast: Cast;
  update: Update;
  me: number | null;
}

export function LessonCard({ table, cast, update, me: seat }: LessonProps) {
  const { lesson } = cast.module;
  const [next, setNext] = useProgress(table);
  const mine = seat !== null && update.asked.includes(seat);
  const question = mine ? (update.question?.key ?? "") : "";
  const told = useRef({ step: -1, serial: -1 });
  const step = lesson ? stepNow(lesson, next, question) : -1;
  const wanted = query.value.has(LESSON) && lesson !== undefined && next <= lesson.steps.length;
  // A step that is about a question is over when that is answered.
  useEffect(() => {
    if (!wanted || !lesson) return;
    const before = told.current;
    if (before.step >= next && lesson.steps[before.step].at && before.serial !== update.serial)
      setNext(before.step + 1);
    told.current = { step, serial: update.serial };
  }, [update.serial, step, wanted]);
  if (!wanted || !lesson) return null;
  const done = next >= lesson.steps.length;
  if (step < 0 && !done) return null;
  const said = done ? t("lesson-done") : cast.say.text(lesson.steps[step].text);
  const goes = done || lesson.steps[step].at === "";
  return (
    <div class="lesson" role="note" data-testid="lesson" data-step={done ? "done" : step + 1}>
      <p class="lesson-head">
        <Icon name="light-bulb" />{" "}
        {done ? t("lesson-over") : t("lesson-step", { step: step + 1, of: lesson.steps.length })}
      </p>
      <p>{said}</p>
      {goes ? (
        <button
          type="button"
          class="primary"
          data-testid="lesson-next"
          onClick={() => setNext(done ? lesson.steps.length + 1 : step + 1)}
        >
          {done ? t("lesson-play") : t("lesson-next")}
        </button>
      ) : null}
    </div>
  );
}
