// Choosing at a table: touched targets and option buttons lead to one choice, confirmed where the player wants to be asked.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Option, Update } from "../../protocol";
import { type Touching, useSelection } from "../../targets/use-selection";
import type { TableLine } from "../core/line";
import { settings } from "../core/me";
import { noteTrouble } from "../shell/announce";
import { play } from "../shell/sound";
import type { Choosing } from "./armed";
import { asks } from "./confirming";

// A second touch within this time is a slip of the finger, not a confirmation.
const SLIP = 300;
const NONE: readonly Option[] = [];

export function useChoosing(
  line: TableLine,
  update: Update | null,
  me: number | null,
): Choosing & { selection: Touching; answer(option: Option): void } {
  const mine = update !== null && me !== null && update.asked.includes(me);
  const options = useMemo(() => (mine ? update.options : NONE), [update, mine]);
  const selection = useSelection(update?.serial ?? 0, options);
  const [armed, setArmed] = useState<{ option: Option; serial: number } | null>(null);
  const armedAt = useRef(0);
  // The question whose answer is on its way: others may bring news meanwhile, and it is the same question all the same.
  const [sent, setSent] = useState<number | null>(null);
  const busy = sent !== null && sent === update?.serial;
  const waiting = armed && update && armed.serial === update.serial ? armed.option : null;

  const send = (option: Option) => {
    if (!update || busy) return;
    setSent(update.serial);
    setArmed(null);
    play("choice");
    line.send({ t: "choose", serial: update.serial, option: option.id }).catch((problem: unknown) => {
      setSent(null);
      selection.clear();
      noteTrouble(problem);
    });
  };
  const pick = (option: Option, touches = 0) => {
    if (!update || busy) return;
    const { pick, sealed } = update;
    if (!asks(settings.value.confirm, { pick, touches, options: options.length, sealed })) send(option);
    else if (waiting?.id !== option.id) {
      armedAt.current = performance.now();
      setArmed({ option, serial: update.serial });
    } else if (performance.now() - armedAt.current > SLIP) send(option);
  };
  // By the number of the option: what others do brings the same options anew, and must not confirm this one.
  useEffect(() => {
    if (selection.choice) pick(selection.choice, selection.touched.length);
    else setArmed(null);
  }, [selection.choice?.id]);

  return {
    armed: waiting,
    busy,
    pick: (option) => pick(option),
    answer: send,
    confirm: () => waiting && send(waiting),
    clear: () => {
      setArmed(null);
      selection.clear();
    },
    selection,
  };
}
