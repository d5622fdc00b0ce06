// The options as real buttons: everything can be played with them alone.

import { useState } from "preact/hooks";
import { Disc } from "../../pieces/disc";
import type { Option, Person } from "../../protocol";
import { targetName, type Texts } from "../../text/texts";
import { t } from "../core/speech";

const FEW = 10;
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
  pick(option: Option): void;
}

interface Group {
  title: string;
  options: Option[];
}

/** Many options are put together by the first thing they are about. */
export function grouped(options: readonly Option[], say: Texts): Group[] {
  if (options.length <= FEW) return [{ title: "", options: [...options] }];
  const groups = new Map<string, Group>();
  for (const option of options) {
    const first = option.path.length > 1 ? option.path[0] : "";
    const group = groups.get(first) ?? { title: first ? targetName(say, first) : "", options: [] };
    group.options.push(option);
    groups.set(first, group);
  }
  return [...groups.values()];
}

/** The options in the order in which they are shown: the number keys follow it. */
export const shownOrder = (options: readonly Option[], say: Texts): Option[] =>
  grouped(options, say).flatMap((group) => group.options);

function seatIn(option: Option, people: readonly Person[]): Person | undefined {
  const target = option.path.find((one) => one.startsWith("seat:"));
  return target ? people.find((one) => one.seat === Number(target.slice(5))) : undefined;
}

export function Options({ options, question, say, me, people, armed, busy, touched, pick }: OptionsProps) {
  const [filter, setFilter] = useState("");
  const said = (option: Option) => say.option(option, question, me);
  const wanted = filter.trim().toLocaleLowerCase();
  const shown = wanted ? options.filter((one) => said(one).toLocaleLowerCase().includes(wanted)) : options;
  let number = 0;
  return (
    <div class="options" role="group" aria-label={t("options")} data-testid="options">
      {options.length > 3 * FEW ? (
        <input
          class="options-filter"
          type="search"
          value={filter}
          placeholder={t("options-filter", { count: options.length })}
          aria-label={t("options-filter", { count: options.length })}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
      ) : null}
      {grouped(shown, say).map((group) => (
        <div class="option-group" key={group.title}>
          {group.title ? <h3 class="option-title">{group.title}</h3> : null}
          {group.options.map((option) => {
            const person = seatIn(option, people);
            number += 1;
            return (
              <button
                key={option.id}
                type="button"
                class={armed?.id === option.id ? "option armed" : "option"}
                data-option={option.id}
                data-verb={option.verb}
                data-bare={option.path.every((target) => touched.includes(target))}
                aria-pressed={armed ? armed.id === option.id : undefined}
                disabled={busy}
                onClick={() => pick(option)}
              >
                {person ? <Disc colour={person.colour} name={person.name} size={20} /> : null}
                <span>{said(option)}</span>
                {number <= NUMBERED ? <kbd aria-hidden="true">{number}</kbd> : null}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
