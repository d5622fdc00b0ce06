// The luck of the dice: how often each face fell, and what came of it beside what fair dice give.

import type { Luck } from "../../boards/contract";
import { Die } from "../../pieces/die";
import { Disc } from "../../pieces/disc";
import type { Person } from "../../protocol";
import { t } from "../core/speech";
import { fortuneOf, fortuneText } from "./fortune";

const HIGH = 30; // pixels of the highest column
const SIGNS = { lucky: "▲", fair: "●", unlucky: "▼", more: "▲", less: "▼" };

function Faces({ luck }: { luck: Luck }) {
  const lowest = luck.lowest ?? 1;
  const most = Math.max(1, ...luck.faces);
  const said = luck.faces.map((times, at) => `${lowest + at}: ${times}×`).join(", ");
  const pips = lowest === 1 && luck.faces.length <= 6;
  return (
    <div class="faces" role="img" aria-label={t("luck-faces", { faces: said })}>
      {luck.faces.map((times, at) => (
        <span key={at} class="face" aria-hidden="true">
          <span class="face-times">{times}</span>
          <span class="face-column" style={{ height: `${Math.round((times / most) * HIGH)}px` }} />
          {pips ? <Die face={lowest + at} size={18} /> : <span class="face-number">{lowest + at}</span>}
        </span>
      ))}
    </div>
  );
}

function Compared({ luck }: { luck: Luck }) {
  const most = Math.max(luck.got, luck.expected, 1);
  const width = (value: number) => ({ width: `${Math.round((value / most) * 100)}%` });
  return (
    <div class="compared" aria-hidden="true">
      <span class="compared-got" style={width(luck.got)} />
      <span class="compared-fair" style={width(luck.expected)} />
    </div>
  );
}

function Line({ luck, people }: { luck: Luck; people: readonly Person[] }) {
  const person = people.find((one) => one.seat === luck.seat);
  const fortune = fortuneOf(luck);
  return (
    <li class={`luck is-${fortune}`}>
      <div class="luck-head">
        {person ? <Disc colour={person.colour} name={person.name} size={26} /> : null}
        <span class="luck-label">
          {person ? <strong>{person.name}</strong> : null} {luck.label}
        </span>
      </div>
      <Faces luck={luck} />
      <div class="luck-sum">
        <strong class="luck-word">
          <span aria-hidden="true">{SIGNS[fortune]}</span> {t(`luck-${fortune}`)}
        </strong>
        <Compared luck={luck} />
        <span class="small">{fortuneText(luck)}</span>
      </div>
    </li>
  );
}

export function LuckOfDice({ luck, people }: { luck: readonly Luck[]; people: readonly Person[] }) {
  if (!luck.length) return null;
  return (
    <section class="end-part" data-testid="luck">
      <h3>{t("luck-heading")}</h3>
      <p class="small">{t("luck-about")}</p>
      <ul class="lucks">
        {luck.map((one, at) => (
          <Line key={at} luck={one} people={people} />
        ))}
      </ul>
    </section>
  );
}
