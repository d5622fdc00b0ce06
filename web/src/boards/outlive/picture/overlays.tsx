// What an arrival would do to others, shown before it is confirmed, and the pressure that is going on.

import { Icon } from "../../../icons";
import { Disc } from "../../../pieces";
import { type Arrival, type Props, squeeze } from "../facts";
import { personOn } from "./tokens";

/** Over an area that a picked hero may enter: whom it would press, and how hard. */
export function Pressed({ table, plan }: { table: Props; plan: Arrival }) {
  const { say } = table;
  if (!plan.victims.length) return null;
  return (
    <span class="out-pressed">
      {plan.victims.map((one) => {
        const person = personOn(table, one.seat);
        const name = say.seat(one.seat);
        const words = say.text("out-press-on", { name, strength: one.strength, pressure: one.pressure });
        const means = say.text("out-press-means", { name, ammo: one.ammo, tokens: one.tokens });
        return (
          <span key={one.seat} class="out-pressed-one" role="img" aria-label={`${words}; ${means}`} title={means}>
            <Icon name="fist" size={16} />
            <Disc colour={person?.colour ?? 7} name={name} size={27} />
            <b>−{one.pressure}</b>
          </span>
        );
      })}
      {plan.bat ? <Icon name="baseball-bat" size={16} label={say.text("out-press-bat")} /> : null}
    </span>
  );
}

/** The pressure of this moment, while a defence or a tribute is chosen. */
export function Squeezed({ table }: { table: Props }) {
  const now = squeeze(table);
  if (!now) return null;
  const { say } = table;
  const [attacker, victim] = [personOn(table, now.attacker), personOn(table, now.victim)];
  const words = say.text("out-press-now", {
    attacker: say.seat(now.attacker),
    victim: say.seat(now.victim),
    pressure: now.pressure,
  });
  return (
    <div class="out-squeeze" role="img" aria-label={words}>
      <Disc colour={attacker?.colour ?? 7} name={say.seat(now.attacker)} size={34} />
      <span class="out-squeeze-arrow">
        <Icon name="fist" size={24} />
        <b>{now.pressure}</b>
      </span>
      <Disc colour={victim?.colour ?? 7} name={say.seat(now.victim)} size={34} />
    </div>
  );
}
