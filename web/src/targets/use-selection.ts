// The selection machine as state of a table: what was touched at the open question.

import { useMemo, useState } from "preact/hooks";
import type { Option } from "../protocol";
import { type Selection, select, touch as touched } from "./selection";

export interface Touching extends Selection {
  touch(target: string): void;
  clear(): void;
}

/** Selection for a question; another question (its id) begins anew. */
export function useSelection(serial: number | string, options: readonly Option[]): Touching {
  const [state, setState] = useState<{ serial: number | string; path: readonly string[] }>({ serial, path: [] });
  const path = state.serial === serial ? state.path : [];
  const selection = useMemo(() => select(options, path), [options, path]);
  return {
    ...selection,
    touch: (target) => setState({ serial, path: touched(options, path, target) }),
    clear: () => setState({ serial, path: [] }),
  };
}
