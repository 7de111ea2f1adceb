/** The log in groups, and the numbers behind a line. */
import type { Line, Tally } from '../wire/shapes';

export interface Group {
  /** The line with which the group begins; null for what comes before any beginning. */
  head: Line | null;
  lines: readonly Line[];
}

/**
 * Puts lines into groups. By custom a game tells of a part that begins under a key that ends in `-begins`, and of one
 * that is over under a key that ends in `-ends`: such a line closes its group.
 */
export function grouped(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  let head: Line | null = null;
  let inside: Line[] = [];
  const close = () => {
    if (head || inside.length > 0) groups.push({ head, lines: inside });
    head = null;
    inside = [];
  };
  for (const line of lines) {
    if (line.message.key.endsWith('-begins')) {
      close();
      head = line;
      continue;
    }
    inside.push(line);
    if (line.message.key.endsWith('-ends')) close();
  }
  close();
  return groups;
}

/** What a step of a tally is told with; `amount` is its own, or what a reader calls it. */
export function stepArgs(change: Tally['changes'][number], amount: number = change.amount): { amount: number; over: number; sign: string } {
  return { amount, over: change.over ?? 1, sign: amount > 0 ? '+' : '' };
}

/** Whether there is anything to open behind a line. */
export function hasLedger(line: Line): boolean {
  return line.throws.length > 0 || line.because.length > 0 || line.rule !== '';
}

/** Whether a line comes of the same throw as the one before it, whose dice then stand beside that one alone. */
export function sharesDice(line: Line, before: Line | undefined): boolean {
  return before?.at === line.at && JSON.stringify(before.throws) === JSON.stringify(line.throws);
}

/** A tally's value as people write it: `3`, `1/2`, `2 1/2`. */
export function valueOf({ top, bottom }: Pick<Tally, 'top' | 'bottom'>): string {
  const sign = top < 0 ? '−' : '';
  const whole = Math.floor(Math.abs(top) / bottom);
  let [rest, of] = [Math.abs(top) % bottom, bottom];
  if (rest === 0) return `${sign}${whole}`;
  const shared = divisor(rest, of);
  [rest, of] = [rest / shared, of / shared];
  return whole > 0 ? `${sign}${whole} ${rest}/${of}` : `${sign}${rest}/${of}`;
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
