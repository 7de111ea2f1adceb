/** The entries of a catalogue by their ids, in their order. */
export function byId<E extends { readonly id: string }>(all: readonly E[]): ReadonlyMap<string, E> {
  return new Map(all.map((one) => [one.id, one]));
}
