// Below the players of a large board: what the characters count for, and every round so far with its dice and its dead.

import { Icon } from "../../../icons";
import { Die } from "../../../pieces";
import type { BoardProps } from "../../contract";
import type { Chapter } from "../../refuge/chapters";
import { whereabouts } from "../facts";
import { KIND_ICONS } from "../icons";
import type { View } from "../view";
import { areaName, kindName } from "../words";
import { Mark } from "./mark";

export function Chronicle({ table, chapters }: { table: BoardProps<View>; chapters: readonly Chapter[] }) {
  return (
    <div class="osa-chronicle">
      <Legend table={table} />
      {chapters.length ? <Rounds table={table} chapters={chapters} /> : null}
    </div>
  );
}

/** Points, strength and votes of every kind that takes part. */
function Legend({ table: { say, view } }: { table: BoardProps<View> }) {
  const family = [...whereabouts(view, 0).keys()];
  return (
    <ul class="osa-panel osa-legend" aria-label={say.text("osa-family")}>
      {family.map((kind) => {
        const { value, strength, votes } = view.kinds[kind];
        return (
          <li key={kind} aria-label={`${kindName(say, kind)}: ${say.text("osa-worth", { value, strength, votes })}`}>
            <Icon name={KIND_ICONS[kind]} size={18} />
            <span>{kindName(say, kind)}</span>
            <b>
              <Icon name="round-star" size={13} />
              {value}
            </b>
            <b>
              <Icon name="biceps" size={13} />
              {strength}
            </b>
            <b>
              <Icon name="pointing" size={13} />
              {votes}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

/** The newest round first. */
function Rounds({ table, chapters }: { table: BoardProps<View>; chapters: readonly Chapter[] }) {
  const { say } = table;
  return (
    <section class="osa-panel osa-rounds" aria-label={say.text("osa-rounds")}>
      <h3>{say.text("osa-rounds")}</h3>
      <ol>
        {[...chapters].reverse().map(({ round, dice, dead }) => (
          <li key={round}>
            <b role="img" aria-label={say.text("osa-round", { number: round })}>
              {round}
            </b>
            {dice.map((face, at) => (
              <Die
                key={at}
                face={face}
                size={18}
                label={say.text("osa-die", { number: face, area: areaName(say, face) })}
              />
            ))}
            {dead.map(([seat, kind]) => (
              <span
                key={`${seat}-${kind}`}
                class="osa-lost"
                role="img"
                aria-label={say.text("osa-lost", { name: say.seat(seat), kind: kindName(say, kind) })}
              >
                <Mark table={table} seat={seat} size={20} />
                <Icon name={KIND_ICONS[kind]} size={14} />
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
