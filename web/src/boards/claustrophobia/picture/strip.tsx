// On a small screen, under the part in sight: the line of the hero in question, or verbs without a place.

import type { BoardProps } from "../../contract";
import { heroesOf } from "../reading";
import type { View } from "../view";
import { Bar } from "./bar";
import { heroInQuestion, isAboutHero } from "./focus";
import { HeroCard } from "./hero-card";
import { ActionDice } from "./heroes";
import type { Playing } from "./motion";

interface StripProps {
  /** Whether the maze is in sight; another part has the verbs without a place here instead of over the maze. */
  isMaze: boolean;
  props: BoardProps<View>;
  playing: Playing;
  chain(targets: readonly string[]): void;
  inspect(target: string): void;
}

export function Strip({ isMaze, props, playing, chain, inspect }: StripProps) {
  const { view } = props;
  if (!isMaze) {
    return (
      <div class="cla-strip">
        <Bar props={props} />
      </div>
    );
  }
  const heroes = heroesOf(view);
  const touched = heroes.find((one) => props.chosen.has(props.say.target("warrior", one.warrior)));
  const hero = touched ?? heroes.find((one) => one.warrior === heroInQuestion(props));
  if (!hero || !(touched || isAboutHero(props))) return null;
  const struck = playing.item?.t === "event" && playing.item.kind === "cancelled" ? playing.item.args : [-1, -1];
  return (
    <div class="cla-strip">
      <ActionDice props={props} />
      <HeroCard
        hero={hero}
        props={props}
        chain={chain}
        boons={false}
        inspect={inspect}
        struck={struck[0] === hero.warrior ? struck[1] : 0}
      />
    </div>
  );
}
