/** What a player has in hand belongs to a client: it is made once and outlives the board or the panel that asks first. */

import type { BoardClient } from '../wire/client';

/** A function that makes something for a client once, with its effects, and gives the same one ever after. */
export function keptFor<Kept>(make: (client: BoardClient) => Kept): (client: BoardClient) => Kept {
  const all = new WeakMap<BoardClient, Kept>();
  return (client) => {
    const known = all.get(client);
    if (known) return known;
    let kept!: Kept;
    $effect.root(() => {
      kept = make(client);
    });
    all.set(client, kept);
    return kept;
  };
}
