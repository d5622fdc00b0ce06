// The options as real buttons: everything can be played with them alone.

import { useState } from "preact/hooks";
import { Icon } from "../../icons";
import { Disc } from "../../pieces/disc";
import type { Option, Person } from "../../protocol";
import type { Texts } from "../../text/texts";
import { t } from "../core/speech";
import { FEW, grouped, isBare, shownOrder, strung } from "./order";

const NUMBERED = 9;
// More than so many do not fit in sight on a phone: there is a button that opens the whole list.
const FIT = 4;

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
  /** One line that scrolls sideways. */
  strip: boolean;
  /** The same for those that the board can be asked for; the others stand above them. */
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

/** The options in the groups in which they are shown. */
function groupsOf(options: readonly Option[], touched: readonly string[], strip: boolean, line: boolean, say: Texts) {
  if (strip) return [{ title: "", options: strung(options, touched) }];
  if (!line) return grouped(options, say);
  const bare = options.filter((one) => isBare(one, touched));
  const others = options.filter((one) => !isBare(one, touched));
  return [
    { title: "", options: bare },
    { title: "line", options: others },
  ].filter((group) => group.options.length);
}

export function Options({ options, question, say, me, strip, line, listed, onList, clear, ...rest }: OptionsProps) {
  const [filter, setFilter] = useState("");
  const said = (option: Option) => say.option(option, question, me);
  const wanted = filter.trim().toLocaleLowerCase();
  const shown = wanted && !strip ? options.filter((one) => said(one).toLocaleLowerCase().includes(wanted)) : options;
  const groups = groupsOf(shown, rest.touched, strip, line, say);
  const lists = onList && (listed || options.length > FIT);
  const order = strip ? groups[0].options : shownOrder(shown, say);
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
              <span aria-hidden="true">{listed ? "▾" : "☰"}</span> <span aria-hidden="true">{options.length}</span>
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
        class={`options ${strip ? "as-strip" : ""} ${listed ? "is-listed" : lists ? "has-more" : ""}`}
        role="group"
        aria-label={t("options")}
        data-testid="options"
      >
        {options.length > 3 * FEW && !strip && !line ? (
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
