/** Lists that chance taps together: legal ones, by mending what is wrong as a player would, and wrong ones. */
import type { Lists } from '../lists';
import type { Verdict } from '../said';
import type { Chance } from './random';

/** How chance uses the builder of a game. */
export interface Tapper<D, T> {
  readonly empty: D;
  /** Taps that make a list of some faction, chart, nation …: the ones of `turn`, so that all have their turns. */
  begin: (chance: Chance, turn: number) => readonly T[];
  /** One more tap on a list such as a player might make; of those that are `wild`, one that makes little sense. */
  more: (draft: D, chance: Chance, wild: boolean) => T | undefined;
  /** A tap that makes a list cost less. */
  less: (draft: D, chance: Chance) => T | undefined;
  /** Taps that add more than any table has room for. */
  flood: (draft: D, chance: Chance) => readonly T[];
  /** A name that may stand in a line of a text, in either language, with what the line is about. */
  wordFor: (line: string, chance: Chance) => string | undefined;
  /** Lines that belong into no list, or that say something twice. */
  stray: readonly string[];
}

const STEPS = 120;

/** Taps until nothing grave is wrong: what mends the first flaw that a tap mends, or else what makes it cheaper. */
function mended<D extends Named, T>(lists: Lists<D, T>, tapper: Tapper<D, T>, draft: D, chance: Chance): D {
  let now = draft;
  for (let step = 0; step < STEPS; step++) {
    const grave = lists.judge(now).flaws.filter((flaw) => flaw.grave);
    if (grave.length === 0) return now;
    const mends = grave.flatMap((flaw) => lists.mend(now, flaw) ?? []);
    const tap = chance.is(0.9) ? mends[0] : chance.perhaps(mends);
    const cheaper = tap ?? tapper.less(now, chance);
    if (cheaper === undefined) return now;
    now = lists.tap(now, cheaper);
  }
  return now;
}

interface Named {
  readonly name: string;
  readonly limit: number;
}

export function draw<D extends Named, T>(lists: Lists<D, T>, tapper: Tapper<D, T>, chance: Chance, turn: number): D {
  const tap = (draft: D, taps: readonly T[]) => taps.reduce((one, next) => lists.tap(one, next), draft);
  const some = (draft: D, count: number, wild: boolean) => {
    let now = draft;
    for (let step = 0; step < count; step++) {
      const next = tapper.more(now, chance, wild);
      if (next !== undefined) now = lists.tap(now, next);
    }
    return now;
  };
  if (chance.is(0.03)) return some(tapper.empty, chance.whole(0, 6), false);
  if (chance.is(0.03)) {
    const large = some(tap(tapper.empty, tapper.begin(chance, turn)), chance.whole(6, 12), false);
    return tap(large, tapper.flood(large, chance));
  }
  const begun = some(tap(tapper.empty, tapper.begin(chance, turn)), chance.whole(6, 30), false);
  if (chance.is(0.3)) return some(begun, chance.whole(0, 12), chance.is(0.7));
  const found = mended(lists, tapper, begun, chance);
  return chance.is(0.4) ? some(found, chance.whole(1, 4), chance.is(0.6)) : found;
}

/** A list or a text as it was given, and what is said of it here. */
export interface Judged {
  readonly given: string;
  readonly verdict: Verdict;
  /** The list written in Spanish and in English. */
  readonly written: readonly [es: string, en: string];
}

export function judged<D extends Named, T>(lists: Lists<D, T>, draft: D): Judged {
  const verdict = lists.judge(draft);
  return { given: verdict.kept, verdict, written: [lists.write(draft, 'es'), lists.write(draft, 'en')] };
}

export function read<D extends Named, T>(lists: Lists<D, T>, given: string): Judged {
  const { draft, verdict } = lists.paste(given);
  return { given, verdict, written: [lists.write(draft, 'es'), lists.write(draft, 'en')] };
}
