// The scores, explained by category.

import type { ScoreLine } from "../../boards/contract";
import { Icon } from "../../icons";
import { Disc } from "../../pieces/disc";
import type { Ending, Person } from "../../protocol";
import { t } from "../core/speech";
import { ranked } from "./outcome";

interface ScoresProps {
  end: Ending;
  people: readonly Person[];
  lines: readonly ScoreLine[];
  me: number | null;
}

export function Scores({ end, people, lines, me }: ScoresProps) {
  const order = ranked(end, people);
  const won = (one: Person) => end.winners.includes(one.seat);
  const column = (one: Person) => (won(one) ? "is-winner" : "");
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={t("scores")}>
      <table class="scores">
        <caption class="unseen">{t("scores")}</caption>
        <thead>
          <tr>
            <td />
            {order.map((one) => (
              <th key={one.seat} scope="col" class={column(one)}>
                <span class="scores-who">
                  <Disc colour={one.colour} name={one.name} size={32} />
                  <span class="scores-name">{one.name}</span>
                  {won(one) ? <Icon name="trophy-cup" label={t("winner")} /> : null}
                  {one.seat === me ? <em class="own">{t("you")}</em> : null}
                  {end.resigned.includes(one.seat) ? <span class="small">{t("resigned")}</span> : null}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              {order.map((one) => (
                <td key={one.seat} class={column(one)}>
                  {line.points[one.seat] ?? "–"}
                </td>
              ))}
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{t("total")}</th>
            {order.map((one) => (
              <td key={one.seat} class={column(one)}>
                {end.scores[one.seat]}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
