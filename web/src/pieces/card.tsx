// A chip: an icon, a text or a number, in a panel; it can be a target.

import type { BoardProps, Chip } from "../boards/contract";
import { Icon, isIcon } from "../icons";
import { targetName } from "../text/texts";
import { Disc } from "./disc";
import { Target } from "./target";

type Table = Pick<BoardProps, "lit" | "chosen" | "marked" | "touch" | "say" | "people">;

function Face({ chip, people }: { chip: Chip; people: BoardProps["people"] }) {
  const person = chip.seat === undefined ? undefined : people.find((one) => one.seat === chip.seat);
  return (
    <>
      {person ? <Disc colour={person.colour} name={person.name} size={22} /> : null}
      {chip.icon && isIcon(chip.icon) ? <Icon name={chip.icon} /> : null}
      <span class="chip-text">{chip.text}</span>
      {chip.count === undefined ? null : <span class="chip-count">×{chip.count}</span>}
    </>
  );
}

export function CardChip({ chip, table }: { chip: Chip; table: Table }) {
  const look = `chip ${chip.tone ? `tone-${chip.tone}` : ""}`;
  const face = <Face chip={chip} people={table.people} />;
  if (!chip.target) return <span class={look}>{face}</span>;
  return (
    <Target table={table} target={chip.target} class={look} about={aboutOf(chip, table)}>
      {face}
    </Target>
  );
}

function aboutOf(chip: Chip, table: Table): string | undefined {
  const count = chip.count === undefined ? "" : ` ×${chip.count}`;
  const said = `${chip.text}${count}`;
  return chip.target && said !== targetName(table.say, chip.target) ? said : undefined;
}
