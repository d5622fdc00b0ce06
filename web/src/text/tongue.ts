// One language: its Fluent texts, and the grammatical forms that a sentence may ask for. The same as text/tongue.py:
// every thing that a sentence names comes as $a (its name), $a_key (its label), $a_<form> (each attribute of its own
// message) and, for players, $a_role; the next ones are $b, $c and $d.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { DomainInfo } from "../protocol";

export type Word = string | number;
type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;
type Pattern = NonNullable<Message["value"]>;

export const NOBODY = -1;
const VARIABLES = "abcd";
const SEAT = "seat";

/** A text that a language lacks, or that does not fit what it is told. */
export class MissingText extends Error {
  constructor(language: string, key: string, problem: string) {
    super(`text "${key}" in "${language}": ${problem}`);
  }
}

/** What a sentence is about: members of domains, the players' names, who acts and who is spoken to. */
export interface Facts {
  domains?: readonly DomainInfo[];
  members?: readonly number[];
  names?: readonly string[];
  actor?: number;
  listener?: number;
  words?: Record<string, Word>;
}

export const spell = (domain: DomainInfo, member: number): Word => domain.labels.at(member) ?? "";

function role(facts: Facts, seat: number): string {
  if (seat === (facts.actor ?? NOBODY)) return "self";
  return seat === (facts.listener ?? NOBODY) ? "listener" : "other";
}

export class Tongue {
  private readonly bundle: FluentBundle;
  // The forms of a thing never change; every sentence about it asks for them.
  private readonly known = new Map<string, [string, string][]>();

  constructor(
    readonly language: string,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The first of some texts that the language has. */
  write(keys: readonly string[], facts: Facts): string {
    for (const key of keys) {
      const pattern = this.pattern(key);
      if (pattern !== null) return this.format(key, pattern, { ...this.variables(facts), ...facts.words });
    }
    throw new MissingText(this.language, keys[keys.length - 1], "there is none");
  }

  name(domain: DomainInfo, member: number, names: readonly string[]): Word {
    if (domain.name === SEAT) return names[member] ?? this.write([SEAT], { words: { number: member + 1 } });
    const label = spell(domain, member);
    if (typeof label === "number" || domain.literal) return label;
    return this.write([label ? `${domain.name}-${label}` : "nothing"], {});
  }

  private variables(facts: Facts): Record<string, Word> {
    const found: Record<string, Word> = {};
    const { domains = [], members = [], names = [] } = facts;
    for (let at = 0; at < Math.min(VARIABLES.length, domains.length, members.length); at++) {
      const [variable, domain, member] = [VARIABLES[at], domains[at], members[at]];
      found[variable] = this.name(domain, member, names);
      found[`${variable}_key`] = String(spell(domain, member));
      if (domain.name === SEAT) found[`${variable}_role`] = role(facts, member);
      else {
        for (const [form, text] of this.forms(`${domain.name}-${spell(domain, member)}`)) {
          found[`${variable}_${form}`] = text;
        }
      }
    }
    return found;
  }

  private forms(key: string): [string, string][] {
    const known = this.known.get(key);
    if (known) return known;
    const attributes = Object.entries(this.bundle.getMessage(key)?.attributes ?? {});
    const found = attributes.map(([form, pattern]): [string, string] => [form, this.format(key, pattern, {})]);
    this.known.set(key, found);
    return found;
  }

  private pattern(key: string): Pattern | null {
    const [name, attribute] = key.split(".", 2);
    const message = this.bundle.getMessage(name);
    if (!message) return null;
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }

  private format(key: string, pattern: Pattern, variables: Record<string, FluentVariable>): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, variables, errors);
    if (errors.length) throw new MissingText(this.language, key, errors.map(String).join("; "));
    return text;
  }
}
