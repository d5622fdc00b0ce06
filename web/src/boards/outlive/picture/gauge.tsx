// The radiation gauge: the worst step on top, the best at the bottom, and where tonight would lead.

import { Icon } from "../../../icons";
import { comingNight, type Props } from "../facts";
import type { Shelter } from "../view";
import { signed } from "../words";

export function Gauge({ table: { say, view }, shelter }: { table: Props; shelter: Shelter }) {
  const steps = view.printed.gauge.map((points, step) => ({ points, step })).reverse();
  const next = shelter.gauge_step + (comingNight(view, shelter)?.radiation ?? 0);
  const words = `${say.text("out-gauge")}: ${signed(shelter.gauge)}`;
  return (
    <div class="out-gauge" role="img" aria-label={words} data-place={`gauge:${shelter.seat}`}>
      <Icon name="radioactive" size={20} class="out-gauge-sign" />
      {steps.map(({ points, step }) => {
        const isHere = step === shelter.gauge_step;
        const isNext = !isHere && step <= next && step > shelter.gauge_step;
        const states = [isHere && "out-gauge-here", isNext && "out-gauge-next", points < 0 && "out-gauge-bad"];
        return (
          <span key={step} class={`out-gauge-step ${states.filter(Boolean).join(" ")}`}>
            {signed(points)}
            {isHere ? <i data-piece="marker" /> : null}
          </span>
        );
      })}
    </div>
  );
}
