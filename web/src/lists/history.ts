/** What was done to a list, so that it can be taken back and done again. */

const MOST = 200;

export interface History<D> {
  readonly now: D;
  readonly before: readonly D[];
  readonly after: readonly D[];
}

export function begun<D>(draft: D): History<D> {
  return { now: draft, before: [], after: [] };
}

/** Goes on with another draft; one that is the same is no step. */
export function done<D>(history: History<D>, draft: D): History<D> {
  if (draft === history.now) return history;
  return { now: draft, before: [...history.before.slice(1 - MOST), history.now], after: [] };
}

export function undone<D>(history: History<D>): History<D> {
  const last = history.before.at(-1);
  if (last === undefined) return history;
  return { now: last, before: history.before.slice(0, -1), after: [history.now, ...history.after] };
}

export function redone<D>(history: History<D>): History<D> {
  const [next, ...after] = history.after;
  if (next === undefined) return history;
  return { now: next, before: [...history.before, history.now], after };
}
