// The table as panels: readable text with chips that can be touched; and the hand as cards.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../icons";
import { CardChip } from "../pieces/card";
import { PlayingCard } from "../pieces/playing-card";
import { Roving } from "../pieces/roving";
import { Target } from "../pieces/target";
import type { BoardModule, BoardProps, Panel } from "./contract";

function PanelBox({ panel, props }: { panel: Panel; props: BoardProps }) {
  const title = panel.target ? (
    <Target table={props} target={panel.target} class="panel-target">
      {panel.title}
    </Target>
  ) : (
    panel.title
  );
  return (
    <section class={`panel ${panel.tone ? `tone-${panel.tone}` : ""}`} aria-label={panel.title}>
      <h3 class="panel-title">{title}</h3>
      {panel.chips?.length ? (
        <div class="chips">
          {panel.chips.map((chip, at) => (
            <CardChip key={at} chip={chip} table={props} />
          ))}
        </div>
      ) : null}
      {panel.rows?.map((row, at) => (
        <div class="panel-row" key={at}>
          <span class="panel-label">{row.label}</span>
          <span class="chips">
            {row.chips.map((chip, one) => (
              <CardChip key={one} chip={chip} table={props} />
            ))}
          </span>
        </div>
      ))}
    </section>
  );
}

export function Panels<View>({ module, props }: { module: BoardModule<View>; props: BoardProps<View> }) {
  return (
    <Roving class="panels" label={props.say.text("board-as-text")}>
      {module.panels(props).map((panel) => (
        <PanelBox key={panel.key} panel={panel} props={props} />
      ))}
    </Roving>
  );
}

/** Which card's sentence is read; any touch outside the hand puts it away, as it may lie over the board. */
function useReading(): [string, (name: string) => void] {
  const [read, setRead] = useState("");
  useEffect(() => {
    if (!read) return;
    const put = (event: Event) => {
      if (!(event.target as Element).closest(".hand")) setRead("");
    };
    document.addEventListener("click", put, true);
    return () => document.removeEventListener("click", put, true);
  }, [read]);
  return [read, setRead];
}

interface HideProps {
  hidden: boolean;
  count: number;
  say: BoardProps["say"];
  flip(): void;
}

/** Somebody may look over one's shoulder: a touch turns the hand face down, another one up again. */
function HideHand({ hidden, count, say, flip }: HideProps) {
  return (
    <button type="button" class="hand-hide" aria-pressed={hidden} data-testid="hide-hand" onClick={flip}>
      <Icon name={hidden ? "poker-hand" : "sight-disabled"} />
      <span>{hidden ? say.text("hand-show", { count }) : say.text("hand-hide")}</span>
    </button>
  );
}

/** The hand as a fan of cards, on a phone as a strip. The sentence of the card that is chosen or looked at stands by it. */
export function Hand<View>({ module, props }: { module: BoardModule<View>; props: BoardProps<View> }) {
  const [read, setRead] = useReading();
  const [hidden, setHidden] = useState(false);
  const chips = module.hand(props);
  if (!chips.length) return null;
  const count = chips.reduce((sum, chip) => sum + (chip.count ?? 1), 0);
  const hide = <HideHand hidden={hidden} count={count} say={props.say} flip={() => setHidden(!hidden)} />;
  if (hidden) return <div class="hand-place is-hidden">{hide}</div>;
  const looked = chips.find((chip) => chip.note && chip.text === read);
  const shown = looked ?? chips.find((chip) => chip.note && chip.target && props.chosen.has(chip.target));
  return (
    <div class={chips.some((chip) => chip.note) ? "hand-place with-notes" : "hand-place"}>
      {hide}
      <Roving class="hand" label={props.say.text("hand")}>
        {chips.map((chip, at) => (
          <span key={at} class="hand-slot">
            <PlayingCard
              chip={chip}
              table={props}
              read={shown === chip}
              onRead={() => setRead(read === chip.text ? "" : chip.text)}
            />
          </span>
        ))}
      </Roving>
      {shown ? (
        <p class={looked ? "hand-note is-read" : "hand-note"}>
          <strong>{shown.text}</strong> {shown.note}
        </p>
      ) : null}
    </div>
  );
}
