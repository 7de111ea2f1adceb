/** What a player has in hand belongs to a client and a seat: it is made once and outlives the board or the panel that asks first. */

import type { BoardClient } from '../table/client';

/** What one seat has in hand. `follow` reads what has come; it is called whenever that is something else. */
interface Kept {
  readonly client: BoardClient;
  follow?(): void;
}

/** A function that makes something for a client and its seat once, with its effects, and gives the same one ever after. */
export function keptFor<One extends Kept>(make: (client: BoardClient) => One): (client: BoardClient) => One {
  const all = new WeakMap<BoardClient, Map<string, One>>();
  return (client) => {
    const { seat } = client;
    const seats = all.get(client) ?? new Map<string, One>();
    const known = seats.get(seat);
    if (known) return known;
    let kept!: One;
    $effect.root(() => {
      kept = make(client);
      $effect(() => {
        if (client.seat === seat) kept.follow?.();
      });
    });
    all.set(client, seats.set(seat, kept));
    return kept;
  };
}

/** Which moment of a game is shown: another one where something has come, or where what is asked is asked only now. */
export function momentOf(client: BoardClient): string {
  return `${client.version} ${client.ask ? 'asked' : 'told'}`;
}
