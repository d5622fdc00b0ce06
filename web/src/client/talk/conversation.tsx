// The conversation as people know it from their phones: who said what to whom, the newest at the thumb.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Disc } from "../../pieces/disc";
import type { Item, Person } from "../../protocol";
import type { Order } from "../core/line";
import { t } from "../core/speech";
import type { Cast } from "../table/session";
import { Answers, isOpen } from "./answers";
import { EVERYBODY, isMuted, isSaid, type Said, speakerOf, wordsOf } from "./said";

const SHOWN = 80;

interface ConversationProps {
  feed: readonly Item[];
  standing: readonly number[];
  send(order: Order): Promise<void>;
  people: readonly Person[];
  me: number | null;
  cast: Cast;
}

interface SayingProps {
  said: Said;
  people: readonly Person[];
  me: number | null;
  cast: Cast;
  children: ComponentChildren;
}

function Saying({ said, people, me, cast, children }: SayingProps) {
  const speaker = people.find((one) => one.seat === said.seat);
  const own = me !== null && said.seat === me;
  const name = own ? t("you") : speakerOf(said, cast);
  return (
    <li class={`saying ${own ? "is-own" : ""} ${said.to === EVERYBODY ? "" : "is-whisper"}`}>
      {speaker && !own ? <Disc colour={speaker.colour} name={speaker.name} size={24} /> : null}
      <div class="saying-body">
        <span class="saying-who">
          {said.to === EVERYBODY
            ? name
            : t("saying-to", { name, listener: said.to === me ? t("to-you") : cast.say.seat(said.to) })}
        </span>
        <span class={said.t === "act" ? "saying-act" : ""}>{wordsOf(said, cast)}</span>
        {children}
      </div>
    </li>
  );
}

export function Conversation({ feed, standing, people, me, cast, send }: ConversationProps) {
  const list = useRef<HTMLOListElement>(null);
  const all = feed.flatMap((item, at) => (isSaid(item) && !isMuted(item, cast.say.names) ? [{ said: item, at }] : []));
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  });
  return (
    <ol class="conversation" ref={list} tabIndex={0} aria-label={t("talk-heading")} data-testid="conversation">
      {all.length ? null : <li class="empty">{t("talk-none")}</li>}
      {all.slice(-SHOWN).map(({ said, at }) => (
        <Saying key={at} said={said} people={people} me={me} cast={cast}>
          {said.t === "act" && isOpen(at, feed, standing, me, cast) ? (
            <Answers at={at} act={said} cast={cast} send={send} />
          ) : null}
        </Saying>
      ))}
    </ol>
  );
}
