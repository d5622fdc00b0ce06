// A card of the hand: a picture, a name, what it does, and how many of it there are. A lit one is played by touching it;
// any other one tells what it does.

import type { BoardProps, Chip } from "../boards/contract";
import { Icon, isIcon } from "../icons";
import { targetName } from "../text/texts";
import { Disc } from "./disc";
import { Target, targetClasses } from "./target";

type Table = Pick<BoardProps, "lit" | "chosen" | "marked" | "touch" | "say" | "people">;

interface CardProps {
  chip: Chip;
  table: Table;
  /** Whether its sentence is being read. */
  read: boolean;
  onRead(): void;
}

function Face({ chip, people }: { chip: Chip; people: BoardProps["people"] }) {
  const person = chip.seat === undefined ? undefined : people.find((one) => one.seat === chip.seat);
  return (
    <>
      <span class="card-head">
        {chip.icon && isIcon(chip.icon) ? <Icon name={chip.icon} class="card-icon" /> : null}
        {person ? <Disc colour={person.colour} name={person.name} size={20} /> : null}
        {chip.count === undefined || chip.count === 1 ? null : <span class="card-count">×{chip.count}</span>}
      </span>
      <span class="card-name">{chip.text}</span>
      {chip.note ? <span class="card-note">{chip.note}</span> : null}
    </>
  );
}

/** What a screen reader says of a card: its name, how many, what it does. */
function cardLabel(chip: Chip): string {
  const count = chip.count === undefined || chip.count === 1 ? "" : ` ×${chip.count}`;
  return `${chip.text}${count}${chip.note ? `. ${chip.note}` : ""}`;
}

export function PlayingCard({ chip, table, read, onRead }: CardProps) {
  const look = `card ${chip.tone ? `tone-${chip.tone}` : ""}`;
  const face = <Face chip={chip} people={table.people} />;
  const label = cardLabel(chip);
  const { target } = chip;
  if (target && (table.lit.has(target) || table.chosen.has(target))) {
    const about = label === targetName(table.say, target) ? undefined : label;
    return (
      <Target table={table} target={target} class={look} about={about}>
        {face}
      </Target>
    );
  }
  const state = target ? targetClasses(table, target) : "";
  if (!chip.note)
    return (
      <span class={`${state} ${look}`} data-target={target} role="img" aria-label={label}>
        {face}
      </span>
    );
  return (
    <button
      type="button"
      class={`${state} ${look}`}
      data-target={target}
      aria-label={label}
      aria-expanded={read}
      title={chip.note}
      onClick={onRead}
    >
      {face}
    </button>
  );
}
