// The selection machine, one for all games: touched targets narrow the options until one is left.

import type { Option } from "../protocol";

export interface Selection {
  /** The targets touched so far, in order. */
  touched: readonly string[];
  /** The options that are still possible. */
  options: readonly Option[];
  /** The targets that may be touched next. */
  lit: ReadonlySet<string>;
  /** The option that is chosen: the only one left, with its whole path touched. */
  choice: Option | null;
  /** Options whose whole path is touched, where several verbs share it: the prompt shows them as buttons. */
  ready: readonly Option[];
}

/** Whether the touched targets are the beginning of a path. */
function begins(path: readonly string[], touched: readonly string[]): boolean {
  return touched.length <= path.length && touched.every((target, at) => path[at] === target);
}

/** What is left of a path when the touched targets are taken out of it, or null if they are not all in it. */
function without(path: readonly string[], touched: readonly string[]): string[] | null {
  const rest = [...path];
  for (const target of touched) {
    const at = rest.indexOf(target);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export function select(options: readonly Option[], touched: readonly string[]): Selection {
  const ordered = options.filter((option) => begins(option.path, touched));
  const fitting = ordered.length ? ordered : options.filter((option) => without(option.path, touched));
  const lit = new Set<string>();
  for (const option of fitting) {
    if (ordered.length) {
      const next = option.path[touched.length];
      if (next !== undefined) lit.add(next);
    } else for (const target of without(option.path, touched) ?? []) lit.add(target);
  }
  // A later target may be touched first: that is taken as the beginning from the other end.
  const whole = touched.length ? fitting.filter((option) => option.path.length === touched.length) : [];
  const choice = fitting.length === 1 && whole.length === 1 ? whole[0] : null;
  return { touched, options: fitting, lit, choice, ready: choice ? [] : whole };
}

/** Touch a target: again takes it back, with all that came after it; one that fits nothing begins anew. */
export function touch(options: readonly Option[], touched: readonly string[], target: string): readonly string[] {
  const next = select(options, [...touched, target]);
  if (next.options.length) return next.touched;
  const at = touched.indexOf(target);
  if (at >= 0) return touched.slice(0, at);
  return select(options, [target]).options.length ? [target] : touched;
}
