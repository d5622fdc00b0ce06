// The dock at the player's thumb: what is asked and why, the hand, the options, undo.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../boards/contract";
import { Hand } from "../../boards/panels";
import { Icon } from "../../icons";
import type { Item, Option, Update } from "../../protocol";
import { settings } from "../core/me";
import { t } from "../core/speech";
import type { Screen } from "../shell/media";
import { Armed, type Choosing } from "./armed";
import { useFit } from "./fit";
import { type ForMe, ForMeKey } from "./for-me";
import { HintLine, NoteKeys, NoteText, Since, useNotes } from "./notes";
import { Options } from "./options";
import type { Cast } from "./session";

interface DockProps {
  cast: Cast;
  update: Update;
  props: BoardProps;
  choosing: Choosing;
  forMe: ForMe;
  touched: readonly string[];
  ready: readonly Option[];
  since: readonly Item[];
  feed: readonly Item[];
  screen: Screen;
  onRule(rule: string): void;
  onClosed(): void;
  onUndo(): void;
  children?: ComponentChildren;
}

function Title({ cast, update, mine }: { cast: Cast; update: Update; mine: boolean }) {
  const { say } = cast;
  const key = update.question ? `${update.question.key}.title` : "";
  const named = key && say.has(key) ? say.text(key) : "";
  const heading = mine && named === t("your-move") ? "" : named;
  const waiting = t("waiting-for", { names: update.asked.map((seat) => say.seat(seat)).join(", ") });
  return (
    <p class={heading ? "asked-title has-heading" : "asked-title"}>
      {mine ? (
        <span class="turn-lamp">
          <Icon name="candle-flame" /> <span class="turn-word">{t("your-move")}</span>
        </span>
      ) : (
        <span>{waiting}</span>
      )}
      {heading ? <span class="asked-heading">{heading}</span> : null}
    </p>
  );
}

const NEWEST = 8;

/** While others decide, there is room for what they have done. */
function Newest({ feed, cast }: { feed: readonly Item[]; cast: Cast }) {
  return (
    <ol class="dock-news" aria-hidden="true">
      {feed.slice(-NEWEST).map((item, at) => (
        <li key={feed.length - at}>{cast.say.item(item)}</li>
      ))}
    </ol>
  );
}

export function Dock({
  cast,
  update,
  props,
  choosing,
  forMe,
  touched,
  ready,
  since,
  feed,
  screen,
  onRule,
  onClosed,
  onUndo,
  children,
}: DockProps) {
  const [listed, setListed] = useState(false);
  const phone = screen === "phone";
  const body = useRef<HTMLDivElement>(null);
  const asked = props.me !== null && update.asked.includes(props.me);
  const mine = asked && update.options.length > 0;
  const notes = useNotes(cast, update.question, since, mine);
  const shown = ready.length ? ready : props.options;
  const drawn = Boolean(cast.module.Board) && !settings.value.panels;
  // Beside the board the place never changes its size: what does not fit stands closer, then in one line.
  const fit = useFit(
    body,
    phone || listed ? "" : `${update.serial} ${shown.length} ${choosing.armed?.id} ${notes.fresh}`,
  );
  const close = fit === "line";
  useEffect(() => setListed(false), [update.serial, touched.length]);
  const { question, end } = update;
  return (
    <section
      class={`dock fit-${fit} ${choosing.armed ? "is-armed" : ""} ${phone && listed ? "is-unrolled" : ""}`}
      aria-label={t("prompt")}
      data-testid="dock"
    >
      {children}
      {end ? null : (
        <div class="dock-head">
          <Title cast={cast} update={update} mine={asked} />
          {question && asked ? (
            <p class="question" data-testid="question">
              {cast.say.question(question)}
            </p>
          ) : null}
          {phone ? null : (
            <div class="notes">
              {update.undo ? (
                <button type="button" class="note-key is-undo" data-testid="undo" title={t("undo")} onClick={onUndo}>
                  <Icon name="return-arrow" /> <span class="note-word">{t("undo")}</span>
                </button>
              ) : null}
              {question ? (
                <NoteKeys notes={notes} rule={question.rule} mine={mine} onRule={onRule} onClosed={onClosed} />
              ) : null}
            </div>
          )}
          {phone ? null : <HintLine notes={notes} />}
        </div>
      )}
      {question && !phone ? <NoteText notes={notes} cast={cast} /> : null}
      <div class="dock-body" ref={body}>
        {choosing.armed ? (
          <Armed
            option={choosing.armed}
            cast={cast}
            me={props.me ?? -1}
            question={question?.key ?? ""}
            choosing={choosing}
          />
        ) : null}
        {end || (cast.module.drawsHand && drawn && screen === "desk") ? null : (
          <Hand module={cast.module} props={props} />
        )}
        {end || asked || screen !== "desk" ? null : <Since told={since} cast={cast} />}
        {mine ? (
          <Options
            options={shown}
            question={question?.key ?? ""}
            say={cast.say}
            me={props.me!}
            people={props.people}
            armed={choosing.armed}
            busy={choosing.busy}
            touched={touched}
            line={close}
            listed={listed}
            onList={phone || close || listed ? () => setListed(!listed) : undefined}
            pick={choosing.pick}
            clear={touched.length && !choosing.armed ? choosing.clear : undefined}
          />
        ) : end || screen === "desk" ? null : (
          <Newest feed={feed} cast={cast} />
        )}
        {mine ? <ForMeKey forMe={forMe} update={update} cast={cast} me={props.me!} /> : null}
      </div>
    </section>
  );
}
