/** A list as it is read: by whoever looks at it, on paper, and beside another. Each game says what its lines are. */

import { Voice, type NameTable } from '../lists/names';
import { words } from '../words/words.svelte';

export interface Value {
  readonly short: string;
  readonly long: string;
  readonly value: string;
}

/** A name, and the message that is it. */
export interface Term {
  readonly key: string;
  readonly name: string;
}

/** Boxes to tick: what for, how many, and after how many of them a gap is left. */
export interface Ticks {
  readonly what: string;
  readonly name: string;
  readonly count: number;
  readonly gap: number;
}

/** A unit or a leader. */
export interface Line {
  /** Where it stands in its list, as flaws say it. */
  readonly at: string;
  readonly count: number;
  readonly name: string;
  /** What kind of leader somebody is; empty for a unit. */
  readonly rank: string;
  /** What it is called beside another list: names of people differ. */
  readonly called: string;
  readonly values: readonly Value[];
  /** Further figures, in words. */
  readonly more: string;
  /** What was bought for it, or what a leader has. */
  readonly picks: readonly Term[];
  /** What it has of itself: arms and special rules. */
  readonly terms: readonly Term[];
  /** What all of them cost. */
  readonly points: number;
  /** What each of them is marked with on the table, as on its sheets. */
  readonly marks: readonly string[];
  /** What is ticked off for each of them. */
  readonly ticks: readonly Ticks[];
}

export interface Group {
  readonly title: string;
  readonly points: number;
  readonly lines: readonly Line[];
}

export interface Roster {
  readonly name: string;
  readonly points: number;
  readonly limit: number;
  /** Nation, chart, century, and what else holds for the whole list. */
  readonly facts: readonly string[];
  readonly groups: readonly Group[];
}

/** Something of which there are so many, in one list and in the other. */
export interface Both {
  readonly name: string;
  readonly one: number;
  readonly other: number;
  readonly points: readonly [one: number, other: number];
}

/** Boxes for something, as the sheets of the game call it. */
export function ticks(names: NameTable, what: string, count = 1, gap = 0): Ticks {
  return { what, name: new Voice(names, words.language).named('tick', what), count, gap };
}

/** How a line is told in one sentence: what it is, and what was bought. */
export function told(line: Line): string {
  return [line.called, ...line.picks.map((one) => one.name)].join(', ');
}

function tally(roster: Roster): Map<string, { count: number; points: number; leads: boolean }> {
  const found = new Map<string, { count: number; points: number; leads: boolean }>();
  for (const line of roster.groups.flatMap((group) => group.lines)) {
    const name = told(line);
    const known = found.get(name) ?? { count: 0, points: 0, leads: line.rank !== '' };
    found.set(name, { ...known, count: known.count + line.count, points: known.points + line.points });
  }
  return found;
}

export interface Compared {
  readonly units: readonly Both[];
  readonly leaders: readonly Both[];
}

/** What two lists have: leaders and units, those first that only one of them has. */
export function compared(one: Roster, other: Roster): Compared {
  const [mine, theirs] = [tally(one), tally(other)];
  const names = [...new Set([...mine.keys(), ...theirs.keys()])];
  const rows = names.map((name) => {
    const [left, right] = [mine.get(name), theirs.get(name)];
    const both: Both = { name, one: left?.count ?? 0, other: right?.count ?? 0, points: [left?.points ?? 0, right?.points ?? 0] };
    return { both, leads: (left ?? right)?.leads ?? false };
  });
  const differs = ({ one: a, other: c }: Both) => (a && c ? (a === c ? 2 : 1) : 0);
  const of = (leads: boolean) =>
    rows
      .filter((row) => row.leads === leads)
      .map((row) => row.both)
      .sort((a, c) => differs(a) - differs(c));
  return { units: of(false), leaders: of(true) };
}
