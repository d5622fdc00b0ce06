// The options as real buttons: everything can be played with them alone.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../icons";
import { Disc } from "../../pieces/disc";
import type { Option, Person } from "../../protocol";
import type { Texts } from "../../text/texts";
import { t } from "../core/speech";
import { FEW, grouped, isBare, shownOrder, strung } from "./order";

const NUMBERED = 9;

interface OptionsProps {
  options: readonly Option[];
  question: string;
  say: Texts;
  me: number;
  people: readonly Person[];
  armed: Option | null;
  busy: boolean;
  /** Targets touched so far: an option whose whole path is among them can only be chosen by its button. */
  touched: readonly string[];
  /** One line that scrolls sideways, for those that the board can be asked for; the others stand above them. */
  line: boolean;
  listed: boolean;
  /** Opens and closes the whole list, where it takes room from the board. */
  onList?(): void;
  pick(option: Option): void;
  clear?(): void;
}

function seatIn(option: Option, people: readonly Person[]): Person | undefined {
  const target = option.path.find((one) => one.startsWith("seat:"));
  return target ? people.find((one) => one.seat === Number(target.slice(5))) : undefined;
}

interface ButtonProps extends Pick<OptionsProps, "people" | "armed" | "busy" | "touched" | "pick"> {
  option: Option;
  text: string;
  number: number;
}

function OptionButton({ option, text, number, people, armed, busy, touched, pick }: ButtonProps) {
  const person = seatIn(option, people);
  return (
    <button
      type="button"
      class={armed?.id === option.id ? "option armed" : "option"}
      data-option={option.id}
      data-verb={option.verb}
      data-bare={isBare(option, touched)}
      aria-pressed={armed ? armed.id === option.id : undefined}
      disabled={busy}
      onClick={() => pick(option)}
    >
      {person ? <Disc colour={person.colour} name={person.name} size={20} /> : null}
      <span>{text}</span>
      {number <= NUMBERED ? <kbd aria-hidden="true">{number}</kbd> : null}
    </button>
  );
}

/** Whether a list holds more than its frame shows. */
function useOverflow(list: RefObject<HTMLElement | null>, what: unknown): boolean {
  const [over, setOver] = useState(false);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const measure = () => setOver(box.scrollHeight > box.clientHeight + 4);
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [what]);
  return over;
}

/** The options in the groups in which they are shown. */
function groupsOf(options: readonly Option[], touched: readonly string[], short: boolean, line: boolean, say: Texts) {
  if (short) return [{ title: "", options: strung(options, touched) }];
  if (!line) return grouped(options, say);
  const bare = options.filter((one) => isBare(one, touched));
  const others = options.filter((one) => !isBare(one, touched));
  return [
    { title: "", options: bare },
    { title: "line", options: others },
  ].filter((group) => group.options.length);
}

export function Options({ options, question, say, me, line, listed, onList, clear, ...rest }: OptionsProps) {
  const [filter, setFilter] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const over = useOverflow(list, options);
  const said = (option: Option) => say.option(option, question, me);
  const wanted = filter.trim().toLocaleLowerCase();
  const shown = wanted ? options.filter((one) => said(one).toLocaleLowerCase().includes(wanted)) : options;
  // Where little room is, what the board cannot be asked for stands first; the rest is read when the list is wanted.
  const short = Boolean(onList) && !listed && !line;
  const groups = groupsOf(short ? options : shown, rest.touched, short, line, say);
  const lists = onList && (listed || line || over);
  const order = short ? groups[0].options : shownOrder(shown, say);
  const pointed = line ? options.filter((one) => !isBare(one, rest.touched)).length : 0;
  return (
    <div class="options-place">
      {lists || clear ? (
        <div class="option-keys">
          {lists ? (
            <button
              type="button"
              class="option-key"
              data-testid="list"
              aria-expanded={listed}
              aria-label={t("options-list", { count: options.length })}
              onClick={onList}
            >
              <span aria-hidden="true">{listed ? "▾" : "▴"}</span>{" "}
              <span aria-hidden="true">{listed ? t("options-less") : t("options-all", { count: options.length })}</span>
            </button>
          ) : null}
          {pointed ? <span class="option-pointed">{t("options-on-board", { count: pointed })}</span> : null}
          {clear ? (
            <button type="button" class="option-key" data-testid="clear" onClick={clear}>
              <Icon name="return-arrow" /> <span class="clear-word">{t("clear-selection")}</span>
            </button>
          ) : null}
        </div>
      ) : null}
      <div
        ref={list}
        class={`options ${listed ? "is-listed" : lists ? "has-more" : ""}`}
        role="group"
        aria-label={t("options")}
        data-testid="options"
      >
        {options.length > 3 * FEW && !short && !line ? (
          <input
            class="options-filter"
            type="search"
            value={filter}
            placeholder={t("options-filter", { count: options.length })}
            aria-label={t("options-filter", { count: options.length })}
            onInput={(event) => setFilter(event.currentTarget.value)}
          />
        ) : null}
        {groups.map((group) => (
          <div class={line && group.title ? "option-group is-line" : "option-group"} key={group.title}>
            {group.title && !line ? <h3 class="option-title">{group.title}</h3> : null}
            {group.options.map((option) => (
              <OptionButton
                key={option.id}
                option={option}
                text={said(option)}
                number={order.indexOf(option) + 1}
                {...rest}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
