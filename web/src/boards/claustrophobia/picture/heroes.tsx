// The Human side: Action dice that wait, and the warriors' cards.

import { Icon } from "../../../icons";
import { Die } from "../../../pieces/die";
import { Target } from "../../../pieces/target";
import type { BoardProps } from "../../contract";
import { objectIcon, SIGN } from "../icons";
import { heroesOf } from "../reading";
import type { View } from "../view";
import { HeroCoin } from "./figure";
import { heroInQuestion } from "./focus";
import { HeroCard } from "./hero-card";
import type { Playing } from "./motion";

interface HeroesProps {
  props: BoardProps<View>;
  playing: Playing;
  chain(targets: readonly string[]): void;
  /** The hero whose card is on top where there is room for one only. */
  top: number;
  setTop(hero: number): void;
  /** Whether there is room for one card only. */
  single: boolean;
  /** Whether boons are given on the cards. */
  boons: boolean;
  inspect(target: string): void;
}

export function ActionDice({ props }: { props: BoardProps<View> }) {
  const { view } = props;
  const { say } = props;
  if (!view.action_dice.length && !view.gather) return null;
  return (
    <div class="cla-dice" role="group" aria-label={say.text("b-action-dice")} data-place="action-dice">
      {view.action_dice.map((die, at) => (
        <span key={at} data-piece="action-die">
          <Target table={props} target={say.target("die", die)} class="cla-die">
            <Die face={die} size={36} />
          </Target>
        </span>
      ))}
      {view.gather ? <small class="cla-note">{say.text("b-extra-dice", { count: view.gather })}</small> : null}
    </div>
  );
}

/** Who is out of the game, and Objects that nobody bears yet. */
function Aside({ props }: { props: BoardProps<View> }) {
  const { view } = props;
  const { say } = props;
  if (!view.escaped.length && !view.spare_objects.length) return null;
  return (
    <p class="cla-aside">
      {view.escaped.map((hero) => (
        <span key={hero} class="cla-mark cla-good" data-piece="escaped">
          <Icon name={SIGN.escaped} size={15} />{" "}
          <span>{say.text("b-escaped", { name: say.thing("warrior", hero) })}</span>
        </span>
      ))}
      {view.spare_objects.map((thing, at) => (
        <span key={at} class="cla-mark" data-piece="spare-object">
          <Icon name={objectIcon(thing)} size={15} /> <span>{say.thing("object", thing)}</span>
        </span>
      ))}
    </p>
  );
}

/** The row of coins that picks a card on a small screen. */
function Picker({ props, top, setTop }: HeroesProps) {
  const { view } = props;
  const { say } = props;
  return (
    <div class="cla-picker">
      {heroesOf(view).map((hero) => {
        const target = say.target("warrior", hero.warrior);
        const mark = say.text(`b-mark-${hero.warrior}`);
        const lit = props.lit.has(target) || props.chosen.has(target);
        return (
          <button
            key={hero.warrior}
            type="button"
            class={`cla-pick ${hero.warrior === top ? "top" : ""} ${lit ? "lit" : ""}`}
            aria-pressed={hero.warrior === top}
            aria-label={`${say.text("b-details", { name: say.thing("warrior", hero.warrior) })}, ${mark}`}
            onClick={() => setTop(hero.warrior)}
          >
            <svg viewBox="-23 -23 46 46" width={36} height={36} aria-hidden="true">
              <HeroCoin hero={hero.warrior} cancelled={hero.cancelled} exhausted={hero.exhausted} />
            </svg>
            <small>{mark}</small>
          </button>
        );
      })}
    </div>
  );
}

export function Heroes(all: HeroesProps) {
  const { props, playing, chain, top, single, boons, inspect } = all;
  const { view } = props;
  const heroes = heroesOf(view);
  // A warrior who was touched, on the maze or here, is the one whose lines and boons are wanted next.
  const touched = heroes.find((one) => props.chosen.has(props.say.target("warrior", one.warrior)))?.warrior;
  const shown = touched ?? (heroes.some((one) => one.warrior === top) ? top : heroInQuestion(props));
  const struck = playing.item?.t === "event" && playing.item.kind === "cancelled" ? playing.item.args : [-1, -1];
  return (
    <div class="cla-heroes" role="group" aria-label={props.say.text("b-heroes")}>
      <ActionDice props={props} />
      {single ? <Picker {...all} top={shown} /> : null}
      {heroes
        .filter((hero) => !single || hero.warrior === shown)
        .map((hero) => (
          <HeroCard
            key={hero.warrior}
            hero={hero}
            props={props}
            chain={chain}
            boons={boons}
            inspect={inspect}
            struck={struck[0] === hero.warrior ? struck[1] : 0}
          />
        ))}
      <Aside props={props} />
    </div>
  );
}
