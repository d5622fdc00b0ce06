// What is known of the piece that is looked at.

import { Icon } from "../../../icons";
import type { Panel } from "../../contract";
import { humanFacts, zombieFacts } from "../facts";
import { characterOf, zombieOn } from "../reading";
import type { View } from "../view";
import { character, field } from "../words";
import type { Props } from "./hands";

/** The piece that is looked at. */
export interface Seen {
  kind: "zombie" | "character";
  id: number;
}

function factsOf(view: View, seen: Seen, props: Props): Panel | null {
  const { say } = props;
  if (seen.kind === "zombie") {
    const zombie = zombieOn(view, seen.id);
    return zombie ? { key: "seen", title: field(say, zombie.field), chips: zombieFacts(view, zombie, say) } : null;
  }
  const one = characterOf(view, seen.id);
  return one ? { key: "seen", title: character(say, one.character), chips: humanFacts(view, one, say) } : null;
}

export function Inspector({ seen, props }: { seen: Seen | null; props: Props }) {
  const { say } = props;
  const { view } = props;
  const facts = seen ? factsOf(view, seen, props) : null;
  if (!facts || !seen) return null;
  const power = seen.kind === "character" ? say.text(`zt-power-${say.label("character", seen.id)}`) : "";
  return (
    <div class="zt-inspector">
      <b>{facts.title}</b>
      {facts.chips?.map((chip, at) => (
        <span key={at} class={chip.tone ? `zt-fact tone-${chip.tone}` : "zt-fact"}>
          {chip.icon ? <Icon name={chip.icon} size="15px" /> : null} {chip.text}
        </span>
      ))}
      {power ? <em>{power}</em> : null}
    </div>
  );
}
