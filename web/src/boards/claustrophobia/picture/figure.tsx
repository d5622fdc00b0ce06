// The figures: Humans as coins of bone with six lines around the rim, Troglodytes as claws, Demons as spiked stars.

import { Icon } from "../../../icons";
import type { Say } from "../../contract";
import { demonIcon, heroIcon, SIGN } from "../icons";
import { FIRST_DEMON, isHero } from "../reading";
import type { Fiend, Hero, View } from "../view";
import { boonName, warriorName, whyHeld } from "../words";
import { FIGURE } from "./layout";

const LINES = [1, 2, 3, 4, 5, 6];

/** A part of the rim: the sixth of a circle that stands for a line. */
function arc(line: number, radius: number): string {
  const at = (turn: number) => {
    const angle = (turn / 6) * 2 * Math.PI - Math.PI / 2;
    return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
  };
  return `M${at(line - 1 + 0.08)}A${radius} ${radius} 0 0 1 ${at(line - 0.08)}`;
}

function spikes(radius: number, inner: number, count: number): string {
  const points = Array.from({ length: count * 2 }, (_, at) => {
    const angle = (at / count) * Math.PI - Math.PI / 2;
    const far = at % 2 ? inner : radius;
    return `${(Math.cos(angle) * far).toFixed(2)} ${(Math.sin(angle) * far).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

const CLAW = spikes(FIGURE + 1.5, FIGURE - 4.5, 8);
const STAR = spikes(FIGURE + 8, FIGURE - 0.5, 10);

export function HeroCoin({
  hero,
  cancelled,
  exhausted,
}: {
  hero: number;
  cancelled: readonly number[];
  exhausted: boolean;
}) {
  return (
    <g class={exhausted ? "cla-coin exhausted" : "cla-coin"}>
      <circle class="cla-coin-base" r={FIGURE + 2.5} />
      <circle class="cla-coin-face" r={FIGURE - 2} />
      {LINES.map((line) => (
        <path key={line} class={cancelled.includes(line) ? "cla-rim lost" : "cla-rim"} d={arc(line, FIGURE)} />
      ))}
      <Icon name={heroIcon(hero)} x={-12} y={-12.5} size={24} class="cla-coin-icon" />
    </g>
  );
}

function FiendShape({ one }: { one: Fiend }) {
  const big = one.warrior >= FIRST_DEMON;
  return (
    <g class={big ? (one.prostrate ? "cla-demon prostrate" : "cla-demon") : one.tough ? "cla-trog tough" : "cla-trog"}>
      <path d={big ? STAR : CLAW} />
      <circle r={big ? FIGURE - 2 : FIGURE - 6} />
      <Icon
        name={big ? demonIcon(one.kind ?? 0) : SIGN.troglodyte}
        x={big ? -14 : -11}
        y={big ? -14 : -11}
        size={big ? 28 : 22}
      />
    </g>
  );
}

interface Badge {
  icon: string;
  tone: "bad" | "good" | "calm";
}

function badgesOf(view: View, one: Hero | Fiend): Badge[] {
  const found: Badge[] = [];
  const add = (when: boolean | undefined, icon: string, tone: Badge["tone"]) => {
    if (when) found.push({ icon, tone });
  };
  add(one.held !== "", SIGN.held, "bad");
  if (isHero(one)) {
    add(one.exhausted, SIGN.exhausted, "bad");
    add(one.treasure, SIGN.treasure, "calm");
    add(one.charges > 0, SIGN.charge, "calm");
    add(one.courage, SIGN.courage, "good");
    add(one.blessed, "prayer", "good");
    add(one.terrified, SIGN.terrified, "bad");
    add(view.active === one.warrior && view.panic, "screaming", "bad");
  } else {
    add(one.prostrate, SIGN.prostrate, "calm");
    add(one.tough, SIGN.tough, "bad");
    add(one.frenzied, SIGN.frenzied, "bad");
    add(one.critical, SIGN.critical, "bad");
  }
  return found.slice(0, 3);
}

const PLACES = [
  [16, -16],
  [-16, -16],
  [20, 4],
] as const;

function Badges({ view, one }: { view: View; one: Hero | Fiend }) {
  return (
    <>
      {badgesOf(view, one).map(({ icon, tone }, at) => (
        <g key={icon} class={`cla-badge cla-${tone}`} transform={`translate(${PLACES[at][0]} ${PLACES[at][1]})`}>
          <circle r={8.5} />
          <Icon name={icon} x={-6} y={-6} size={12} />
        </g>
      ))}
    </>
  );
}

function Wounds({ wounds, health }: { wounds: number; health: number }) {
  const from = -((health - 1) * 8) / 2;
  return (
    <>
      {Array.from({ length: health }, (_, at) => (
        <circle
          key={at}
          class={at < wounds ? "cla-wound taken" : "cla-wound"}
          cx={from + at * 8}
          cy={FIGURE + 11}
          r={3.4}
        />
      ))}
    </>
  );
}

/** The name plate under a hero; `size` is its letter height in units. */
export function NamePlate({ text, size }: { text: string; size: number }) {
  const width = text.length * size * 0.6 + 8;
  return (
    <g class="cla-plate-name" aria-hidden="true" transform={`translate(0 ${FIGURE + 4})`}>
      <rect x={-width / 2} y={-size * 0.55} width={width} height={size * 1.15} rx={size * 0.4} />
      <text text-anchor="middle" dominant-baseline="central" y={0.5} font-size={size}>
        {text}
      </text>
    </g>
  );
}

/** What a figure says to a screen reader and on hover. */
export function figureAbout(view: View, one: Hero | Fiend, say: Say): string {
  const { movement, defence } = one;
  const parts = [say.thing("tile", one.tile), say.text("b-values", { movement, combat: one.attack, defence })];
  if (isHero(one)) {
    parts.unshift(say.text(`b-mark-${one.warrior}`));
    parts.push(say.text("b-lines-left", { count: 6 - one.cancelled.length }));
    if (one.exhausted) parts.push(say.text("b-exhausted"));
    if (one.blessed) parts.push(boonName(view, say));
  } else if (one.health !== undefined) {
    parts.unshift(warriorName(view, one.warrior, say));
    parts.push(say.text("b-health", { wounds: one.wounds ?? 0, health: one.health }));
  }
  if (one.activated) parts.push(say.text("b-activated"));
  const held = whyHeld(view, one, say);
  if (held) parts.push(`${say.text("b-held")}: ${held}`);
  return parts.join(". ");
}

interface FigureProps {
  view: View;
  one: Hero | Fiend;
}

export function Figure({ view, one }: FigureProps) {
  const active = view.active === one.warrior;
  return (
    <g class={`cla-figure ${active ? "active" : ""} ${one.activated && !active ? "done" : ""}`}>
      {active ? <circle class="cla-halo" r={FIGURE + 9} /> : null}
      <circle class="cla-touch" r={23} />
      {isHero(one) ? (
        <HeroCoin hero={one.warrior} cancelled={one.cancelled} exhausted={one.exhausted} />
      ) : (
        <FiendShape one={one} />
      )}
      {!isHero(one) && one.health !== undefined ? <Wounds wounds={one.wounds ?? 0} health={one.health} /> : null}
      <Badges view={view} one={one} />
    </g>
  );
}
