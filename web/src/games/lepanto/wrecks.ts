/** Where ships went down that were seen to: the position only says that they are lost. */

import type { Position, Ship } from './position';

export class Wrecks {
  readonly #seen = new Map<string, Ship>();

  /** The ships lost by now, each as it was last seen; one that nobody saw afloat has left no trace. */
  of(position: Position): Ship[] {
    for (const ship of Object.values(position.ships)) this.#seen.set(ship.id, ship);
    return Object.keys(position.lost).flatMap((id) => this.#seen.get(id) ?? []);
  }
}
