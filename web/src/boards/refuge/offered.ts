// What both malls offer as buttons.

import { settled } from "../../pieces";
import type { Option } from "../../protocol";
import type { BoardProps } from "../contract";

/** Options that no further target is needed for: verbs without one, and those of several whose targets are all touched. */
export const offered = (table: Pick<BoardProps, "options" | "chosen">): Option[] =>
  settled(table).filter(({ path }) => !path.length || table.options.length > 1);
