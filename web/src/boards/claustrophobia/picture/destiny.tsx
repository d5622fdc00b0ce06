// The Demon side: threat points, the Destiny board where dice are put into squares, and what waits in the dark.

import { Icon } from "../../../icons";
import { Die } from "../../../pieces/die";
import { Target } from "../../../pieces/target";
import type { BoardProps } from "../../contract";
import { demonIcon, SIGN, squareIcon, talentIcon } from "../icons";
import { SQUARES } from "../panels-demons";
import { bigOf } from "../reading";
import type { View } from "../view";
import { useDrag } from "./drag";

interface DestinyProps {
  props: BoardProps<View>;
  chain(targets: readonly string[]): void;
}

function ThreatTrack({ props }: { props: BoardProps<View> }) {
  const { view } = props;
  const now = props.say.text("b-threat-now", { count: view.threat, most: view.most_threat });
  const label = `${props.say.text("b-threat")}: ${now}`;
  return (
    <div class="cla-threat" role="img" aria-label={label} title={label}>
      <Icon name={SIGN.threat} size={30} />
      <b>{view.threat}</b>
      <span class="cla-pips">
        {Array.from({ length: view.most_threat }, (_, at) => (
          <i key={at} class={at < view.threat ? "on" : ""} />
        ))}
      </span>
    </div>
  );
}

/** The pool, the Demons in reserve, and the Demon card. */
function Reserve({ props }: { props: BoardProps<View> }) {
  const { view } = props;
  const { say } = props;
  const card = view.demon_card;
  const kinds = view.possessed.length ? view.possessed : card ? [card.kind] : [];
  return (
    <div class="cla-reserve">
      <span class="cla-mark" title={say.text("b-costs", { ...view.costs })} data-place="pool">
        <Icon name={SIGN.troglodyte} size={18} /> <span>{say.text("b-pool", { count: view.troglodytes_left })}</span>
      </span>
      {card ? (
        <span
          class="cla-mark"
          title={say.text("b-values", { movement: card.movement, combat: card.combat, defence: card.defence })}
        >
          <Icon name={demonIcon(card.kind)} size={18} />
          <span>
            {say.thing("demon", card.kind)} ×{view.demons_left}
          </span>
          <span class="cla-small-stats">
            <Icon name={SIGN.movement} size={13} />
            {card.movement} <Icon name={SIGN.combat} size={13} />
            {card.combat} <Icon name={SIGN.defence} size={13} />
            {card.defence} <Icon name={SIGN.wound} size={13} />
            {card.health}
            {card.talents.map((talent) => (
              <Icon key={talent} name={talentIcon(talent)} size={15} label={say.text(`talent-${talent}`)} />
            ))}
          </span>
        </span>
      ) : null}
      {view.possessed.length
        ? kinds.map((kind) => (
            <span key={kind} class="cla-mark">
              <Icon name={demonIcon(kind)} size={18} /> <span>{say.thing("demon", kind)}</span>
            </span>
          ))
        : null}
      {view.bonus_dice ? (
        <span class="cla-mark cla-bad">
          <Icon name={SIGN.dice} size={16} /> <span>{say.text("b-bonus-dice", { count: view.bonus_dice })}</span>
        </span>
      ) : null}
    </div>
  );
}

/** The Demons in play: values, Wounds and Talents. */
function InPlay({ props }: { props: BoardProps<View> }) {
  const { view } = props;
  const { say } = props;
  return (
    <>
      {bigOf(view).map((one) => (
        <div key={one.warrior} class="cla-mark cla-demon-line">
          <Icon name={demonIcon(one.kind ?? 0)} size={18} />
          <span>{say.thing("demon", one.kind ?? 0)}</span>
          <span class="cla-small-stats">
            <Icon name={SIGN.movement} size={13} />
            {one.movement} <Icon name={SIGN.combat} size={13} />
            {one.combat} <Icon name={SIGN.defence} size={13} />
            {one.defence}
            {one.talents.map((talent) => (
              <Icon key={talent} name={talentIcon(talent)} size={15} label={say.text(`talent-${talent}`)} />
            ))}
          </span>
          <span class="cla-small-stats">
            {say.text(one.prostrate ? "b-prostrate" : "b-health", { wounds: one.wounds ?? 0, health: one.health ?? 0 })}
          </span>
        </div>
      ))}
    </>
  );
}

function Square({ square, destiny }: { square: number; destiny: DestinyProps }) {
  const { props } = destiny;
  const { view } = props;
  const { say } = props;
  const label = say.label("square", square);
  const dice = view.destiny_dice.filter(([, place]) => place === square).map(([value]) => value);
  const force = view.powers.includes(square);
  const pending = view.pending.includes(square);
  const about = [
    say.text(`square-about-${label}.need`),
    say.text(`square-about-${label}`),
    say.text(view.black[square] ? "b-often" : "b-once"),
    force ? say.text("b-power-now") : pending ? say.text("b-power-pending") : "",
  ];
  const look = ["cla-square", view.black[square] ? "black" : "red", force && "force", pending && "pending"]
    .filter(Boolean)
    .join(" ");
  return (
    <div class="cla-square-place" data-place={say.target("square", square)} title={about.filter(Boolean).join(" · ")}>
      <Target table={props} target={say.target("square", square)} class={look} about={about.filter(Boolean).join(". ")}>
        <Icon name={squareIcon(square)} size={26} />
        <span class="cla-square-name">{say.thing("square", square)}</span>
        <span class="cla-square-need">{say.text(`square-about-${label}.need`)}</span>
        <span class="cla-square-about">{say.text(`square-about-${label}`)}</span>
        {dice.length ? (
          <span class="cla-square-dice">
            {dice.map((die, at) => (
              <span key={at} data-piece="destiny-die">
                <Die face={die} size={20} label={say.text("b-die", { die })} />
              </span>
            ))}
          </span>
        ) : null}
        {force ? (
          <span class="cla-flag">{say.text("b-power-now")}</span>
        ) : pending ? (
          <span class="cla-flag">{say.text("b-power-pending")}</span>
        ) : null}
      </Target>
    </div>
  );
}

function FreeDice({ destiny }: { destiny: DestinyProps }) {
  const { props, chain } = destiny;
  const { view } = props;
  const { say } = props;
  const drag = useDrag((from, onto) => onto.startsWith("square:") && chain([from, onto]));
  // A die may be picked up before its square is named, so dice that fit anywhere glow as well.
  const fitting = props.options.flatMap((option) => (option.verb === "place" ? [option.path[1]] : []));
  const table = { ...props, lit: new Set([...props.lit, ...fitting]) };
  const free = view.destiny_dice.flatMap(([value, square]) => (square < 0 ? [value] : []));
  if (!free.length) return null;
  return (
    <div class="cla-dice" role="group" aria-label={say.text("b-dice-unplaced")} data-place="destiny-dice">
      {free.map((die, at) => (
        <span key={at} class="cla-draggable" data-piece="destiny-die" onPointerDown={drag(say.target("die", die))}>
          <Target table={table} target={say.target("die", die)} class="cla-die">
            <Die face={die} size={40} />
          </Target>
        </span>
      ))}
    </div>
  );
}

export function Destiny(destiny: DestinyProps) {
  const { props } = destiny;
  const { view } = props;
  return (
    <div class="cla-destiny" role="group" aria-label={props.say.text("b-destiny")}>
      <ThreatTrack props={props} />
      <FreeDice destiny={destiny} />
      <div class="cla-squares">
        {Array.from({ length: SQUARES }, (_, square) => (
          <Square key={square} square={square} destiny={destiny} />
        ))}
      </div>
      <Reserve props={props} />
      <InPlay props={props} />
      {view.legion_due ? <p class="cla-note">{props.say.text("b-legion-due")}</p> : null}
    </div>
  );
}
