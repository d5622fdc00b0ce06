// The sentences of a table, by the same scheme of keys as text/texts.py: questions, options, events, talk.

import type { Say } from "../boards/contract";
import type { Catalog, DomainInfo, Item, Option, Question, ToldAct, ToldEvent, ToldLine } from "../protocol";
import { type Facts, MissingText, NOBODY, spell, type Tongue, type Word } from "./tongue";

const FORCED = "forced";
const EVERYBODY = -1;
const NONE = -1;

/** What every table says. A text that is missing falls back to English, then to its key. */
export class CommonTexts {
  readonly language: string;

  constructor(protected readonly tongues: readonly Tongue[]) {
    this.language = tongues[0].language;
  }

  text(key: string, words: Record<string, Word> = {}): string {
    return this.write([key], { words });
  }

  has(key: string): boolean {
    return this.tongues[0].has(key);
  }

  protected write(keys: readonly string[], facts: Facts): string {
    return this.attempt((tongue) => tongue.write(keys, facts)) ?? keys[keys.length - 1];
  }

  protected attempt(write: (tongue: Tongue) => string): string | null {
    for (const tongue of this.tongues) {
      try {
        return write(tongue);
      } catch (problem) {
        if (!(problem instanceof MissingText)) throw problem;
      }
    }
    return null;
  }
}

/** What a table of one game says in one language; `names` are the names of the seats in order. */
export class Texts extends CommonTexts implements Say {
  private readonly widest = new Map<string, DomainInfo>();

  constructor(
    tongues: readonly Tongue[],
    private readonly catalog: Catalog,
    readonly names: readonly string[],
  ) {
    super(tongues);
    // Several domains may share a name and begin alike; the widest one knows every label.
    for (const domain of catalog.domains) {
      const known = this.widest.get(domain.name);
      if (!known || known.labels.length < domain.labels.length) this.widest.set(domain.name, domain);
    }
  }

  thing(domain: string, member: number): string {
    const found = this.widest.get(domain);
    return found ? this.called(found, member) : String(member);
  }

  label(domain: string, member: number): Word {
    const found = this.widest.get(domain);
    return found ? spell(found, member) : member;
  }

  target(domain: string, member: number): string {
    return `${domain}:${this.label(domain, member)}`;
  }

  member(domain: string, label: Word): number {
    const found = this.widest.get(domain);
    return found ? memberOf(found, label) : -1;
  }

  fieldDomain(field: string): string | null {
    const place = this.catalog.fields[field];
    return place === undefined ? null : this.catalog.domains[place].name;
  }

  seat(seat: number): string {
    return this.thing("seat", seat);
  }

  question(question: Question): string {
    const members = [...question.args];
    while (members.length && members[members.length - 1] === NONE) members.pop();
    return this.write([question.key], { domains: this.phrase(question.key), members, names: this.names });
  }

  /** An option as it stands on a button; the question's key and the seat that is asked may refine it. */
  option(option: Option, question = "", seat = NOBODY): string {
    const domains = this.verbDomains(option.verb);
    const members = option.path.map((target, at) => memberOf(domains[at], target.slice(target.indexOf(":") + 1)));
    const key = `option-${option.verb}`;
    const keys = question ? [`${key}.${question}`, key] : [key];
    return this.write(keys, { domains, members, names: this.names, actor: seat });
  }

  /** A choice by its verb and the labels of its targets; null where the game has no such words. */
  chosen(words: readonly Word[], seat: number): string | null {
    const [verb, ...labels] = words;
    const domains = this.verbDomains(String(verb));
    const known = this.catalog.verbs.some((one) => one.name === verb) && domains.length === labels.length;
    if (!known || labels.some((label, at) => memberOf(domains[at], label) < 0)) return null;
    return this.option(
      { id: 0, verb: String(verb), path: labels.map((label, at) => `${domains[at].name}:${label}`) },
      "",
      seat,
    );
  }

  /** Whether the game has a form of talk for these words. */
  knowsTalk(words: readonly Word[]): boolean {
    const form = this.catalog.talk.find((one) => one.name === words[0]);
    return form !== undefined && form.domains.length === words.length - 1;
  }

  item(item: Item): string {
    switch (item.t) {
      case "event":
        return this.event(item);
      case "act":
        return this.act(item);
      case "line":
        return this.chatted(item);
      case "note":
        return this.text(`note-${item.what}`, {
          name: item.seat < 0 ? "" : this.seat(item.seat),
          before: item.name ?? "",
        });
    }
  }

  private chatted(said: ToldLine): string {
    const name = said.seat < 0 ? said.name : this.seat(said.seat);
    if (said.to < 0) return this.text("chat-line", { name, text: said.text });
    return this.text("chat-line-to", { name, listener: this.seat(said.to), text: said.text });
  }

  /** Only what was said, in the speaker's own words. */
  spoken(said: { seat: number; to: number; words: Word[]; voice?: string }): string {
    const form = this.catalog.talk.find((one) => one.name === said.words[0]);
    const domains = form ? form.domains.map((at) => this.catalog.domains[at]) : [];
    const members = said.words.slice(1).map((word, at) => memberOf(domains[at], word));
    const words = { audience: said.to === EVERYBODY ? "all" : "one" };
    const facts = { domains, members, names: this.names, actor: said.seat, listener: said.to, words };
    const text = this.write([`talk-${said.words[0]}`], facts);
    return said.voice ? this.voiced(said.voice, String(said.words[0]), text) : text;
  }

  /** Something as a character says it; one that a language does not know says it plainly. */
  private voiced(voice: string, form: string, text: string): string {
    const [, character, wording] = /^([a-z]+)-(\d+)$/.exec(voice) ?? [];
    const kind = form.startsWith("answer-") ? form.slice("answer-".length) : form.split("-")[0];
    const key = `voice-${character}-${kind}.w${wording}`;
    return this.has(key) ? this.write([key], { words: { text } }) : text;
  }

  verdict(kind: string, verdict: string): string {
    return this.write([`verdict-${verdict}.${kind}`, `verdict-${verdict}`], {});
  }

  /** The texts of the same table with other names. */
  named(names: readonly string[]): Texts {
    return new Texts(this.tongues, this.catalog, names);
  }

  private event(event: ToldEvent): string {
    if (event.kind === FORCED) return this.forced(event.args[0], event.args[1]);
    const domains = this.phrase(event.kind);
    const actor = event.args.length && domains[0]?.name === "seat" ? event.args[0] : NOBODY;
    return this.write([`event-${event.kind}`], { domains, members: event.args, names: this.names, actor });
  }

  private forced(seat: number, id: number): string {
    const words = { b: this.option(this.optionOf(id), "", seat) };
    const domain = this.widest.get("seat");
    return this.write([`event-${FORCED}`], {
      domains: domain ? [domain] : [],
      members: [seat],
      names: this.names,
      words,
    });
  }

  /** Spell an option by its number: its verb from `base` on, the last domain varying fastest. */
  private optionOf(id: number): Option {
    const verb = this.catalog.verbs.findLast((one) => one.base <= id) ?? this.catalog.verbs[0];
    let rest = id - verb.base;
    const path: string[] = [];
    for (const domain of this.verbDomains(verb.name).reverse()) {
      path.unshift(`${domain.name}:${spell(domain, rest % domain.labels.length)}`);
      rest = Math.floor(rest / domain.labels.length);
    }
    return { id, verb: verb.name, path };
  }

  private act(said: ToldAct): string {
    const speaker = this.seat(said.seat);
    const words = { speaker: said.by ? this.text("keeper-of", { name: speaker }) : speaker, text: this.spoken(said) };
    if (said.to === EVERYBODY) return this.text("said-to-all", words);
    return this.text("said-to-one", { ...words, listener: this.seat(said.to) });
  }

  private called(domain: DomainInfo, member: number): string {
    const name = this.attempt((tongue) => String(tongue.name(domain, member, this.names)));
    return name ?? String(spell(domain, member));
  }

  private phrase(key: string): DomainInfo[] {
    return (this.catalog.phrases[key] ?? []).map((at) => this.catalog.domains[at]);
  }

  private verbDomains(name: string): DomainInfo[] {
    const verb = this.catalog.verbs.find((one) => one.name === name);
    return verb ? verb.domains.map((at) => this.catalog.domains[at]) : [];
  }
}

function memberOf(domain: DomainInfo | undefined, label: Word): number {
  return domain ? domain.labels.findIndex((one) => one !== "" && String(one) === String(label)) : -1;
}

/** What a target such as "location:parking" is called. */
export function targetName(say: Say, target: string): string {
  const colon = target.indexOf(":");
  const domain = target.slice(0, colon);
  const member = say.member(domain, target.slice(colon + 1));
  return member < 0 ? target.slice(colon + 1) : say.thing(domain, member);
}
