/** What is open over a list: one sheet at a time. */

/** The sheet of a place, or of what may be added somewhere. */
export interface Shown {
  readonly what: string;
  readonly at: string;
}

/** Sizes of battles to choose from, as far as a game has tables for them. */
export function sizes(most: number): number[] {
  return [500, 750, 1000, 1500, 2000, 3000].filter((one) => one <= most);
}

/** The place of something, without what is within it: `commands.2` of `commands.2.units.1`. */
export function outer(at: string): string {
  return at.split('.').slice(0, 2).join('.');
}

/** The number in the place of something: 2 of `commands.2.units.1`. */
export function numberOf(at: string): number {
  return Number(at.split('.')[1] ?? 0);
}
