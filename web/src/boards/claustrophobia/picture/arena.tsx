// The arena: the dice of a fight as they fall, who strikes whom, and what it takes to hit.

import { Icon } from "../../../icons";
import { Die } from "../../../pieces/die";
import type { BoardProps } from "../../contract";
import { demonIcon, heroIcon, SIGN } from "../icons";
import { FIRST_DEMON, HEROES, isTroglodyte, SWARM, tileOf, warriorOf } from "../reading";
import type { Fiend, View } from "../view";
import { warriorName } from "../words";
import type { Fight, Playing } from "./motion";

const FIGHTING = new Set(["ask-strike", "ask-reroll", "ask-dodge", "ask-suffer", "ask-fall"]);
const ROLLS = new Set(["attacks", "combat-die", "hits", "critical", "blast-die", "rock-die", "booby-trap", "guarded"]);

/** Who is struck, as far as the question says it. */
function victimIn(key: string, named: number): number {
  if (key === "ask-fall") return SWARM;
  return key === "ask-dodge" || key === "ask-suffer" ? named : -1;
}

/** A fight as the view alone tells it: after a reload, or without news. */
function standingFight({ view, question }: BoardProps<View>): Fight | null {
  if (!question || !FIGHTING.has(question.key) || view.active < 0) return null;
  const victim = victimIn(question.key, question.args[0]);
  const dice = question.key === "ask-strike" ? [] : view.combat_dice;
  const struck = victim === SWARM ? tileOf(view, question.args[0])?.demons.find(isTroglodyte) : victim;
  const needed = warriorOf(view, struck ?? -1)?.defence ?? 0;
  return {
    kind: "attack",
    attacker: view.active,
    target: victim,
    dice,
    needed,
    hits: view.hits,
    over: question.key !== "ask-strike",
  };
}

function iconOf(view: View, warrior: number): string {
  if (warrior < HEROES) return heroIcon(warrior);
  if (warrior === SWARM || warrior < FIRST_DEMON) return SIGN.troglodyte;
  return demonIcon((warriorOf(view, warrior) as Fiend | undefined)?.kind ?? 0);
}

function Side({ warrior, props }: { warrior: number; props: BoardProps<View> }) {
  const { view } = props;
  if (warrior < 0) return null;
  return (
    <span class={`cla-side ${warrior < HEROES ? "human" : "demon"}`}>
      <Icon name={iconOf(view, warrior)} size={30} />
      <span>{warriorName(view, warrior, props.say)}</span>
    </span>
  );
}

function shownFight(props: BoardProps<View>, playing: Playing): Fight | null {
  const rolling = playing.item?.t === "event" && ROLLS.has(playing.item.kind);
  if (rolling) return playing.fight;
  if (playing.item) return null;
  const standing = standingFight(props);
  if (!standing) return null;
  // What was told is fuller than the view, unless it begins after the first roll.
  const told = playing.fight;
  const fuller =
    told?.kind === "attack" && told.attacker === standing.attacker && told.dice.length >= standing.dice.length;
  return fuller ? told : standing;
}

/** A line for the title: what kind of roll it is. */
function titleOf(fight: Fight, { view, say }: BoardProps<View>): string {
  if (fight.kind === "attack") return "";
  const key = { blast: "b-blast-of", rocks: "b-rocks-on", trap: "b-trap-of" }[fight.kind];
  return say.text(key, { target: warriorName(view, fight.target, say) });
}

export function Arena({ props, playing }: { props: BoardProps<View>; playing: Playing }) {
  const fight = shownFight(props, playing);
  if (!fight) return null;
  const { say } = props;
  const isHit = (die: number) => fight.needed > 0 && die >= fight.needed;
  const dieName = (die: number) => {
    const said = say.text("b-die", { die });
    return fight.needed ? `${said}, ${say.text(isHit(die) ? "b-hit" : "b-miss")}` : said;
  };
  // Re-rolls and a Critical Hit add to what the first roll shows.
  const more = fight.over && fight.needed ? fight.hits - fight.dice.filter(isHit).length : 0;
  return (
    <div class="cla-arena" role="status">
      {fight.kind === "attack" ? (
        <Side warrior={fight.attacker} props={props} />
      ) : (
        <span class="cla-side">
          <span>{titleOf(fight, props)}</span>
        </span>
      )}
      <span class="cla-arena-middle">
        <span class="cla-arena-dice" data-place="combat-dice">
          {fight.dice.length ? (
            fight.dice.map((die, at) => (
              <span
                key={at}
                class={`cla-thrown ${isHit(die) ? "hit" : fight.needed ? "miss" : ""}`}
                data-piece="combat-die"
              >
                <Die face={die} size={34} label={dieName(die)} />
              </span>
            ))
          ) : (
            <Icon name={SIGN.fight} size={34} />
          )}
          {fight.dice.length && more > 0 ? <b class="cla-more">+{more}</b> : null}
        </span>
        <small>
          {fight.needed ? say.text("b-needed", { needed: fight.needed }) : ""}
          {fight.over && fight.kind === "attack" ? ` · ${say.text("b-hits", { count: fight.hits })}` : ""}
        </small>
      </span>
      {fight.kind === "attack" ? <Side warrior={fight.target} props={props} /> : null}
    </div>
  );
}
