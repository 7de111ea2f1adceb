/** Chance that can be repeated: the same seed, the same lists. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to, but not, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number of these bounds, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  is(share: number): boolean {
    return this.next() < share;
  }

  /** One of several. */
  one<T>(all: readonly T[]): T {
    const found = all[this.whole(0, all.length - 1)];
    if (found === undefined) throw new Error('there is nothing to choose from');
    return found;
  }

  /** One of several, if there are any. */
  perhaps<T>(all: readonly T[]): T | undefined {
    return all.length > 0 ? this.one(all) : undefined;
  }
}
