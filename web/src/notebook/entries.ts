/** The entries of an army in a notebook: each Troop, unit and leader by itself, with what is ticked off for it. */
import type { Group, Line, Roster, Ticks } from '../builder/roster';

export interface Entry {
  /** Where it stands in its list, and which one of several alike it is. */
  readonly id: string;
  readonly mark: string;
  readonly line: Line;
  readonly points: number;
  readonly ticks: readonly Ticks[];
}

export interface Part {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** All that is ticked off, in the order of the list; what has no boxes does not stand on the table. */
export function partsOf(roster: Roster): Part[] {
  const parts = roster.groups.map((group) => ({ title: group.title, entries: entriesOf(group) }));
  return parts.filter(({ entries }) => entries.length > 0);
}

function entriesOf({ lines }: Group): Entry[] {
  const once = lines.filter(({ at, ticks }, index) => ticks.length > 0 && lines.findIndex((line) => line.at === at) === index);
  return once.flatMap((line) =>
    line.marks.map((mark, copy) => ({ id: `${line.at}#${copy + 1}`, mark, line, points: Math.round(line.points / line.marks.length), ticks: line.ticks })),
  );
}
