/** A ruler that is laid on the table: between two points, each of which takes hold of what is near. */

import { distance, type Pair } from './geometry';

export class Ruler {
  on = $state(false);
  from = $state.raw<Pair | null>(null);
  to = $state.raw<Pair | null>(null);

  /** How long it is, in units. */
  readonly length = $derived.by(() => (this.from && this.to ? distance(this.from, this.to) : 0));

  toggle(): void {
    this.on = !this.on;
    this.from = this.to = null;
  }
}

/** The nearest of some points if it is near enough, or else the point itself. */
export function held(point: Pair, holds: readonly Pair[], near: number): Pair {
  let best = near;
  let found = point;
  for (const hold of holds) {
    const far = distance(point, hold);
    if (far < best) {
      best = far;
      found = hold;
    }
  }
  return found;
}
