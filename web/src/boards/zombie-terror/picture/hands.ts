// What the player is about to do: whose deeds are shown, which card waits for its target. It turns touches on the
// board into touches of the shell's selection, or chooses at once where the shell lets a board do so.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Option } from "../../../protocol";
import type { BoardProps, Say } from "../../contract";
import { NOBODY } from "../reading";
import type { View } from "../view";
import { actorOf, type Deed, deedsOf, named, zombieDeeds } from "./deeds";

export type Props = BoardProps<View>;

/** Verbs that take a character and are begun by touching a card or a token. */
const ON_CHARACTERS = ["courage", "first-aid", "regroup", "sewers", "adrenaline", "silence"];

export interface Hands {
  /** Every option of the open question, whatever was touched. */
  all: readonly Option[];
  /** The character whose deeds are shown, or NOBODY. */
  focus: number;
  /** A card that waits for its target. */
  verb: string | null;
  deeds: Deed[];
  /** Several deeds on one spot, of which one is to be picked. */
  menu: readonly Deed[];
  lit: ReadonlySet<number>;
  /** Whether an option without a target can be chosen on the board. */
  direct: boolean;
  tapCharacter(character: number): void;
  tapVerb(verb: string): void;
  tapDeeds(deeds: readonly Deed[]): void;
  /** Regroup with the one in focus: the other is to be touched. */
  swap(): void;
  perform(option: Option): void;
  cancel(): void;
}

/**
 * Touch targets one after the other, each once the shell has taken the one before: a touch is judged by what was
 * touched when the board was drawn, so two of them at once would not know of each other.
 */
function useTouches(props: Props): (targets: readonly string[]) => void {
  const waiting = useRef<readonly string[]>([]);
  const sentAt = useRef<string | null>(null);
  const [, wake] = useState(0);
  const now = [...props.chosen].join(" ");
  useEffect(() => {
    const [next, ...rest] = waiting.current;
    if (next === undefined || sentAt.current === now) return;
    sentAt.current = now;
    waiting.current = rest;
    props.touch(next);
  });
  return (targets) => {
    waiting.current = targets;
    sentAt.current = null;
    wake((count) => count + 1);
  };
}

/** The options of a question before anything was touched. */
function useAll(props: Props): readonly Option[] {
  const all = useRef<readonly Option[]>(props.options);
  if (!props.chosen.size) all.current = props.options;
  return all.current;
}

/** The characters of a verb: with two of them, whom the one in focus can be paired with. */
function fitting(all: readonly Option[], verb: string, focus: number, say: Say): Set<number> {
  const people = all.filter((option) => option.verb === verb).map((option) => named(option, "character", say));
  const pairs = people.filter((some) => some.length > 1);
  const partners = pairs.filter((pair) => pair.includes(focus)).map((pair) => (pair[0] === focus ? pair[1] : pair[0]));
  return new Set(partners.length ? partners : people.flat());
}

function litCharacters(props: Props, all: readonly Option[], verb: string | null, focus: number): Set<number> {
  const { say } = props;
  if (verb) return fitting(all, verb, focus, say);
  const lit = new Set<number>();
  for (const option of all) {
    if (option.verb === "regroup") continue; // it is begun with its card, so that changing one's mind swaps nobody
    const actor = actorOf(option, say);
    if (actor !== NOBODY) lit.add(actor);
    else if (option.path.length === 1) for (const one of named(option, "character", say)) lit.add(one);
  }
  return lit;
}

export function useHands(props: Props): Hands {
  const { say, question } = props;
  const { view } = props;
  const all = useAll(props);
  const touches = useTouches(props);
  const [picked, setPicked] = useState(NOBODY);
  const [begun, setBegun] = useState<string | null>(null);
  const [menu, setMenu] = useState<readonly Deed[]>([]);

  const first = [...props.chosen].find((target) => target.startsWith("character:"));
  const chosen = first ? say.member("character", first.slice(10)) : NOBODY;
  const verb = begun && all.some((option) => option.verb === begun) ? begun : null;
  const isActor = (one: number) =>
    all.some((option) => actorOf(option, say) === one || option.path.includes(say.target("character", one)));
  const focus =
    chosen !== NOBODY
      ? chosen
      : picked !== NOBODY && isActor(picked) && question?.key === "ask-human"
        ? picked
        : NOBODY;
  const open = menu.filter((deed) => all.some((option) => option.id === deed.option.id));

  const deeds = focus === NOBODY ? [] : deedsOf(view, all, focus, say);
  const shown = verb ? deeds.filter((deed) => deed.option.verb === verb) : deeds;

  const clear = (next: number) => {
    setPicked(next);
    setMenu([]);
  };
  const perform = (option: Option) => {
    setBegun(null);
    setMenu([]);
    if (props.choose) return props.choose(option);
    const touched = [...props.chosen];
    const begun = touched.every((target, at) => option.path[at] === target);
    touches(begun ? option.path.slice(touched.length) : [touched[0], ...option.path]);
  };
  const tapCharacter = (character: number) => {
    const target = say.target("character", character);
    const begunWith = all.filter((option) => option.verb === verb && option.path.includes(target));
    const single = begunWith.find((option) => option.path.length === 1);
    const pair =
      focus === NOBODY ? undefined : begunWith.find((option) => option.path.includes(say.target("character", focus)));
    if (single) return perform(single);
    if (pair && character !== focus) return perform(pair);
    const only = all.filter((option) => option.path.length === 1 && option.path[0] === target);
    const begins = all.filter((option) => option.path[0] === target || actorOf(option, say) === character);
    if (only.length === 1 && begins.length === 1) return perform(only[0]);
    const away = props.chosen.size ? [...props.chosen].slice(0, 1) : [];
    if (character === focus) {
      clear(NOBODY);
      return touches(away);
    }
    clear(character);
    touches([...away, ...(all.some((option) => option.path[0] === target) ? [target] : [])]);
  };
  const cancel = () => {
    clear(NOBODY);
    setBegun(null);
    if (props.chosen.size) touches([...props.chosen].slice(0, 1));
  };
  return {
    all,
    focus,
    verb,
    deeds: [...shown, ...zombieDeeds(view, all, question, say)].filter(
      (deed) => deed.option.path.length || props.choose,
    ),
    menu: open,
    lit: litCharacters(props, all, verb, focus),
    direct: Boolean(props.choose),
    tapCharacter,
    tapVerb: (next) => {
      const plain = all.filter((option) => option.verb === next && !option.path.length);
      if (plain.length) return perform(plain[0]);
      const same = begun === next;
      cancel();
      if (!same) setBegun(next);
    },
    tapDeeds: (some) => (some.length === 1 ? perform(some[0].option) : setMenu(some)),
    swap: () => setBegun("regroup"),
    perform,
    cancel,
  };
}

export const takesCharacter = (verb: string): boolean => ON_CHARACTERS.includes(verb);
