/** What newer rules say differently of a list that was kept: its points, and its flaws. */
import type { Flaw, Verdict } from './said';

/** What is kept with a list: under which rules it was judged, and what was said of it then. */
export interface Summary {
  readonly rules: number;
  readonly points: number;
  /** Flaws by what they say and where, without words. */
  readonly flaws: readonly string[];
}

export interface Changes {
  readonly rules: readonly [before: number, now: number];
  readonly points: readonly [before: number, now: number];
  /** Flaws that the list has now and had not before. */
  readonly fresh: readonly Flaw[];
  /** How many of its flaws are gone. */
  readonly gone: number;
}

function mark({ rule, message, where }: Flaw): string {
  return JSON.stringify([rule, message.key, where, message.args]);
}

/** What to keep with a list. */
export function summary(verdict: Verdict, rules: number): Summary {
  return { rules, points: verdict.points, flaws: verdict.flaws.map(mark) };
}

/** What has changed since a list was judged; nothing if the rules are the same, or say the same. */
export function changesSince(kept: Summary, verdict: Verdict, rules: number): Changes | undefined {
  if (kept.rules === rules) return undefined;
  const now = verdict.flaws.map(mark);
  const fresh = verdict.flaws.filter((flaw) => !kept.flaws.includes(mark(flaw)));
  const gone = kept.flaws.filter((one) => !now.includes(one)).length;
  if (fresh.length === 0 && gone === 0 && kept.points === verdict.points) return undefined;
  return { rules: [kept.rules, rules], points: [kept.points, verdict.points], fresh, gone };
}
