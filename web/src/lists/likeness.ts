/** How alike two names are: twice what they share in order, in parts, for what both have in characters. Python's `difflib` says the same. */

const ENOUGH = 0.6;

/** The longest part that two texts share within bounds, the first of several. */
function longest(a: readonly string[], b: readonly string[], [alo, ahi, blo, bhi]: Bounds): [number, number, number] {
  let best: [number, number, number] = [alo, blo, 0];
  let lengths = new Map<number, number>();
  for (let i = alo; i < ahi; i++) {
    const here = new Map<number, number>();
    for (let j = blo; j < bhi; j++) {
      if (a[i] !== b[j]) continue;
      const length = (lengths.get(j - 1) ?? 0) + 1;
      here.set(j, length);
      if (length > best[2]) best = [i - length + 1, j - length + 1, length];
    }
    lengths = here;
  }
  return best;
}

type Bounds = readonly [number, number, number, number];

function shared(a: readonly string[], b: readonly string[]): number {
  const ahead: Bounds[] = [[0, a.length, 0, b.length]];
  let total = 0;
  for (let one = ahead.pop(); one; one = ahead.pop()) {
    const [alo, ahi, blo, bhi] = one;
    const [i, j, length] = longest(a, b, one);
    if (length === 0) continue;
    total += length;
    if (alo < i && blo < j) ahead.push([alo, i, blo, j]);
    if (i + length < ahi && j + length < bhi) ahead.push([i + length, ahi, j + length, bhi]);
  }
  return total;
}

/** Between 0, nothing alike, and 1, the same. */
export function likeness(one: string, other: string): number {
  const a = [...one];
  const b = [...other];
  const length = a.length + b.length;
  return length === 0 ? 1 : (2 * shared(a, b)) / length;
}

/** The name most like what was said; of several as like, the last by the alphabet; none if nothing is like it. */
export function nearest(said: string, names: Iterable<string>): string | undefined {
  let found: string | undefined;
  let best = ENOUGH;
  for (const name of names) {
    const like = likeness(name, said);
    if (like > best || (like === best && (found === undefined || name > found))) {
      found = name;
      best = like;
    }
  }
  return found;
}
