/** Taps as plain values, so that they can be kept, shown and drawn by lot; what each does is for its game to say. */

/** One of several taps, by what they are called in `T`. */
export type TapOf<T> = { readonly [K in keyof T]: Readonly<{ do: K } & T[K]> }[keyof T];

/** What each tap does. */
export type Doing<D, T, C> = { readonly [K in keyof T]: (draft: D, tap: T[K], catalogue: C) => D };

export function tapped<D, T, C>(doing: Doing<D, T, C>, draft: D, tap: TapOf<T>, catalogue: C): D {
  const { do: what } = tap as { do: keyof T };
  return doing[what](draft, tap as unknown as T[keyof T], catalogue);
}

/** Several with one of them changed; those that are not there change nothing. */
export function changed<E>(all: readonly E[], index: number, change: (one: E) => E): readonly E[] {
  return index in all ? all.map((one, at) => (at === index ? change(one) : one)) : all;
}

export function without<E>(all: readonly E[], index: number): readonly E[] {
  return index in all ? all.filter((_, at) => at !== index) : all;
}

/** Several with one moved to another place. */
export function moved<E>(all: readonly E[], from: number, to: number): readonly E[] {
  const one = all[from];
  if (one === undefined || to < 0 || to >= all.length) return all;
  const left = without(all, from);
  return [...left.slice(0, to), one, ...left.slice(to)];
}

/** Several with something among them, once; or without the last such. */
export function switched(all: readonly string[], one: string, on: boolean): readonly string[] {
  if (on) return all.includes(one) ? all : [...all, one];
  return without(all, all.lastIndexOf(one));
}

/** Several with another in the place of one. */
export function swapped(all: readonly string[], from: string, to: string): readonly string[] {
  return changed(all, all.indexOf(from), () => to);
}
