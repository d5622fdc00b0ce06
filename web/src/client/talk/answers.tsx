// What can be answered with a touch: an offer that stands, or something asked of this player alone.

import type { Item, ToldAct } from "../../protocol";
import type { Order } from "../core/line";
import { noteTrouble } from "../shell/announce";
import type { Cast } from "../table/session";
import { EVERYBODY, formOf } from "./said";

const ANSWERS = ["answer-accept", "answer-decline"] as const;
const RECENT = 30; // items of the feed

/** Whether an act is meant for a seat; an offer may name its partner. */
function isMeantFor(act: ToldAct, me: number, cast: Cast): boolean {
  const form = formOf(act, cast);
  if (!form || act.seat === me || (act.to !== EVERYBODY && act.to !== me)) return false;
  if (form.kind === "request") return act.to === me;
  return form.kind === "offer" && (!form.partner || act.words[1] === me);
}

/** Whether the act at a place of the feed waits for an answer of this seat. */
export function isOpen(
  at: number,
  feed: readonly Item[],
  standing: readonly number[],
  me: number | null,
  cast: Cast,
): boolean {
  const act = feed[at];
  if (me === null || act?.t !== "act" || !isMeantFor(act, me, cast)) return false;
  const isLate = formOf(act, cast)?.kind === "offer" ? !standing.includes(at) : at < feed.length - RECENT;
  const isAnswered = feed.some(
    (item) => item.t === "act" && item.seat === me && item.re === at && String(item.words[0]).startsWith("answer-"),
  );
  return !isLate && !isAnswered;
}

interface AnswersProps {
  at: number;
  act: ToldAct;
  cast: Cast;
  send(order: Order): Promise<void>;
}

export function Answers({ at, act, cast, send }: AnswersProps) {
  const to = act.to === EVERYBODY ? EVERYBODY : act.seat;
  const answer = (form: string) => void send({ t: "say", to, words: [form], re: at }).catch(noteTrouble);
  return (
    <span class="answers">
      {ANSWERS.map((form) => (
        <button key={form} type="button" class="answer" data-testid={form} onClick={() => answer(form)}>
          {cast.say.text(`talk-${form}.label`)}
        </button>
      ))}
    </span>
  );
}
