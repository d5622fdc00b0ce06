// The options as real buttons: everything can be played with them alone.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../icons";
import { Disc } from "../../pieces/disc";
import type { Option, Person } from "../../protocol";
import type { Texts } from "../../text/texts";
import { t } from "../core/speech";
import { FEW, grouped, isBare, strung } from "./order";

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

export function Options({ options, question, say, me, listed, onList, clear, ...rest }: OptionsProps) {
  const [filter, setFilter] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const over = useOverflow(list, options);
  const said = (option: Option) => say.option(option, question, me);
  const wanted = filter.trim().toLocaleLowerCase();
  const shown = wanted ? options.filter((one) => said(one).toLocaleLowerCase().includes(wanted)) : options;
  // Where little room is, what the board cannot be asked for stands first; the rest is read when the list is wanted.
  const short = onList && !listed;
  const groups = short ? [{ title: "", options: strung(options, rest.touched) }] : grouped(shown, say);
  const lists = onList && (listed || over);
  let number = 0;
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
        {options.length > 3 * FEW && !short ? (
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
          <div class="option-group" key={group.title}>
            {group.title ? <h3 class="option-title">{group.title}</h3> : null}
            {group.options.map((option) => (
              <OptionButton key={option.id} option={option} text={said(option)} number={++number} {...rest} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
