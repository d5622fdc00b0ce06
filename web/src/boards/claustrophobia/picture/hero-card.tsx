// A Human warrior's card: values now, the six lines with lost ones and the die in its slot, and all he has.

import { Icon } from "../../../icons";
import { Die } from "../../../pieces/die";
import { Target } from "../../../pieces/target";
import type { BoardProps, Chip } from "../../contract";
import { objectIcon, SIGN, talentIcon } from "../icons";
import { giftChips, linesAskedOf, tokenChips } from "../panels-heroes";
import { REDEEMER } from "../reading";
import type { Hero, View } from "../view";
import { whyHeld } from "../words";
import { solePath } from "./aiming";
import { figureAbout, HeroCoin } from "./figure";

interface CardProps {
  hero: Hero;
  props: BoardProps<View>;
  chain(targets: readonly string[]): void;
  /** The line that is being lost now. */
  struck: number;
  /** Whether boons are given on the card. */
  boons: boolean;
  inspect(target: string): void;
}

const STATS = ["movement", "combat", "defence"] as const;

/** What a touch on a line means: a die for it, or the line itself. */
function lineTarget(hero: Hero, line: number, props: BoardProps<View>): string | null {
  const { question, options, say } = props;
  const isAsked = question?.key === "ask-assign" && question.args[0] === hero.warrior;
  const wanted = isAsked
    ? say.target("die", line)
    : linesAskedOf(props).includes(hero.warrior)
      ? say.target("line", line)
      : "";
  if (props.chosen.has(wanted)) return wanted;
  const fits = (path: readonly string[]) =>
    path.includes(wanted) && (path.length < 2 || path[0] === say.target("warrior", hero.warrior));
  return wanted && options.some((option) => fits(option.path)) ? wanted : null;
}

function LineFace({ hero, line, ghost, gift }: { hero: Hero; line: number; ghost: boolean; gift: boolean }) {
  const values = hero.lines[line - 1];
  return (
    <>
      <span class="cla-slot">
        {hero.die === line ? (
          <Die face={line} size={22} class="cla-die-in" />
        ) : (
          <span class={ghost ? "cla-slot-number ghost" : "cla-slot-number"}>{line}</span>
        )}
        {gift ? <span class="cla-gift-dot" /> : null}
      </span>
      {values.map((value, at) => (
        <span key={STATS[at]} class={`cla-value cla-value-${STATS[at]}`}>
          {value}
        </span>
      ))}
    </>
  );
}

function LineColumn({ line, card }: { line: number; card: CardProps }) {
  const { hero, props } = card;
  const { view } = props;
  const lost = hero.cancelled.includes(line);
  const target = lineTarget(hero, line, props);
  const gift = hero.warrior === REDEEMER && view.gifts.some((one) => view.gift_values[one] === line);
  const [movement, combat, defence] = hero.lines[line - 1];
  const said = props.say.text(lost ? "b-line-cancelled" : "b-line", { line, movement, combat, defence });
  const look = ["cla-line", lost && "lost", hero.die === line && "in-use", card.struck === line && "struck"]
    .filter(Boolean)
    .join(" ");
  const face = <LineFace hero={hero} line={line} ghost={target?.startsWith("die:") ?? false} gift={gift} />;
  if (!target)
    return (
      <span class={look} role="img" aria-label={said} title={said}>
        {face}
      </span>
    );
  const heals = props.options.some((option) => option.verb === "heal" && option.path[1] === target);
  const table = heals
    ? {
        ...props,
        lit: new Set([...props.lit, target]),
        touch: () => card.chain([props.say.target("warrior", hero.warrior), target]),
      }
    : props;
  return (
    <Target table={table} target={target} class={look} about={said}>
      {face}
    </Target>
  );
}

/** The values in force; what differs from the printed line stands out. */
function Stats({ hero, props }: { hero: Hero; props: BoardProps<View> }) {
  const printed = hero.die ? hero.lines[hero.die - 1] : null;
  const values = { movement: hero.movement, combat: hero.attack, defence: hero.defence };
  return (
    <span class="cla-stats">
      {STATS.map((stat, at) => {
        const base = printed ? printed[at] : 0;
        const tone = !hero.die ? "" : values[stat] > base ? "more" : values[stat] < base ? "less" : "";
        const label = `${props.say.text(`b-${stat}`)}: ${hero.die ? values[stat] : "–"}`;
        return (
          <span key={stat} class={`cla-stat ${tone}`} role="img" aria-label={label} title={label}>
            <Icon name={SIGN[stat]} size={16} />
            <b>{hero.die ? values[stat] : "–"}</b>
          </span>
        );
      })}
    </span>
  );
}

function Mark({ chip, about, token }: { chip: Chip; about?: string; token?: boolean }) {
  return (
    <span
      class={`cla-mark ${chip.tone ? `cla-${chip.tone}` : ""} ${token ? "token" : ""}`}
      title={about ? `${chip.text}: ${about}` : chip.text}
    >
      {chip.icon ? <Icon name={chip.icon} size={15} /> : null}
      <span>{chip.text}</span>
    </span>
  );
}

function Belongings({ hero, props }: { hero: Hero; props: BoardProps<View> }) {
  const { view } = props;
  const { say } = props;
  return (
    <span class="cla-marks">
      {tokenChips(view, hero, props).map((chip) => (
        <Mark key={chip.text} chip={chip} token />
      ))}
      {hero.objects.map((thing) => (
        <Mark
          key={`o${thing}`}
          chip={{ text: say.thing("object", thing), icon: objectIcon(thing) }}
          about={say.text(`object-about-${say.label("object", thing)}`)}
        />
      ))}
      {hero.warrior === REDEEMER
        ? giftChips(view, props).map((chip, at) => (
            <Mark key={`g${at}`} chip={chip} about={say.text(`gift-about-${say.label("gift", view.gifts[at])}`)} />
          ))
        : null}
      {hero.talents.map((talent) => (
        <Mark
          key={talent}
          chip={{ text: say.text(`talent-${talent}`), icon: talentIcon(talent), tone: "dim" }}
          about={say.text(`talent-${talent}.about`)}
        />
      ))}
    </span>
  );
}

/** The belongings as icons, for cards with little height. */
function HeadMarks({ hero, props }: { hero: Hero; props: BoardProps<View> }) {
  const { view } = props;
  const gifts = hero.warrior === REDEEMER ? giftChips(view, props) : [];
  return (
    <span class="cla-head-marks" aria-hidden="true">
      {tokenChips(view, hero, props).map((chip) => (
        <Icon key={chip.text} name={chip.icon ?? ""} size={16} class={chip.tone ? `cla-${chip.tone}` : ""} />
      ))}
      {hero.objects.map((thing) => (
        <Icon key={thing} name={objectIcon(thing)} size={16} />
      ))}
      {gifts.map((chip) => (
        <Icon key={chip.text} name={chip.icon ?? ""} size={16} class={chip.tone ? `cla-${chip.tone}` : ""} />
      ))}
      {hero.talents.map((talent) => (
        <Icon key={talent} name={talentIcon(talent)} size={16} class="cla-dim" />
      ))}
    </span>
  );
}

/** What Blessed can give to this warrior. */
function Boons({ hero, props, chain }: CardProps) {
  const { say } = props;
  const target = say.target("warrior", hero.warrior);
  const paths = props.options.flatMap((option) =>
    option.verb === "bless" && option.path[0] === target ? [option.path] : [],
  );
  if (!paths.length) return null;
  return (
    <div class="cla-boons">
      <Icon name="prayer" size={18} />
      {paths.map(([, boon]) => {
        const text = say.text(`b-boon-${boon.slice("boon:".length)}`);
        const table = { ...props, lit: new Set([...props.lit, boon]), touch: () => chain([target, boon]) };
        return (
          <Target
            key={boon}
            table={table}
            target={boon}
            class="cla-boon"
            about={`${say.thing("warrior", hero.warrior)}, ${text}`}
          >
            {text}
          </Target>
        );
      })}
    </div>
  );
}

export function HeroCard(card: CardProps) {
  const { hero, props } = card;
  const { view } = props;
  const { say } = props;
  const held = whyHeld(view, hero, say);
  const target = say.target("warrior", hero.warrior);
  const path = solePath(props, target);
  const table = path ? { ...props, lit: new Set([...props.lit, target]), touch: () => card.chain(path) } : props;
  const look = [
    "cla-hero",
    view.active === hero.warrior && "active",
    hero.activated && view.active !== hero.warrior && "done",
    hero.exhausted && "exhausted",
  ];
  return (
    <section
      class={look.filter(Boolean).join(" ")}
      aria-label={say.thing("warrior", hero.warrior)}
      onClick={() => card.inspect(target)}
    >
      <Target table={table} target={target} class="cla-hero-head" about={figureAbout(view, hero, say)}>
        <svg class="cla-hero-coin" viewBox="-23 -23 46 46" width={36} height={36} aria-hidden="true">
          <HeroCoin hero={hero.warrior} cancelled={hero.cancelled} exhausted={hero.exhausted} />
        </svg>
        <span class="cla-hero-name">
          {say.thing("warrior", hero.warrior)} <small>{say.text(`b-mark-${hero.warrior}`)}</small>
        </span>
        <HeadMarks hero={hero} props={props} />
        <Stats hero={hero} props={props} />
      </Target>
      <div class="cla-lines">
        <span class="cla-line-keys" aria-hidden="true">
          <span class="cla-slot" />
          {STATS.map((stat) => (
            <Icon key={stat} name={SIGN[stat]} size={13} />
          ))}
        </span>
        {hero.lines.map((_, at) => (
          <LineColumn key={at} line={at + 1} card={card} />
        ))}
      </div>
      {card.boons ? <Boons {...card} /> : null}
      {held ? (
        <p class="cla-held" title={say.text(`b-held-${hero.held}.about`)}>
          <Icon name={SIGN.held} size={15} /> {say.text("b-held")}: {held}
        </p>
      ) : null}
      <Belongings hero={hero} props={props} />
    </section>
  );
}
