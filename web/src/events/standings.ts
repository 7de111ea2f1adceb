/**
 * Who stands where. Equal points are parted by what the opponents took, then by the difference of scores, then by what those who are
 * still equal took from each other, if they have all met; and last by lot.
 */
import { lot } from './chance';
import { isBye, isSettled, pointsByEntrant, pointsOf, type Contest, type Entrant } from './event';

export interface Row {
  place: number;
  entrant: Entrant;
  points: number;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  byes: number;
  /** What the opponents took on average, exactly: so much among so many. */
  opponents: { sum: number; count: number };
  /** Own scores less those of the opponents. */
  margin: number;
  /** What those of equal points, opponents and margin took from each other; null where nothing was to be parted by it. */
  direct: number | null;
  left: boolean;
}

/** Puts all who have entered in order. */
export function standings(contest: Contest): Row[] {
  const points = pointsByEntrant(contest);
  const rows = contest.entrants.map((entrant) => rowOf(contest, entrant, points));
  const ordered = rows.sort((one, other) => compared(one, other));
  const apart = runs(ordered, (one, other) => compared(one, other) === 0).flatMap((tied) => partedDirectly(contest, tied));
  return apart.map((row, index) => ({ ...row, place: index + 1 }));
}

function rowOf(contest: Contest, entrant: Entrant, points: ReadonlyMap<string, number>): Row {
  const row: Row = {
    place: 0,
    entrant,
    points: points.get(entrant.id) ?? 0,
    played: 0,
    wins: 0,
    draws: 0,
    losses: 0,
    byes: 0,
    opponents: { sum: 0, count: 0 },
    margin: 0,
    direct: null,
    left: entrant.last_round !== null && entrant.last_round <= contest.rounds.length,
  };
  for (const meeting of contest.rounds.flat().filter(isSettled)) {
    const first = meeting.first === entrant.id;
    if (!first && (isBye(meeting) || meeting.second !== entrant.id)) continue;
    if (isBye(meeting)) {
      row.byes++;
      continue;
    }
    row.played++;
    if (meeting.winner === 'draw') row.draws++;
    else if ((meeting.winner === 'first') === first) row.wins++;
    else row.losses++;
    row.opponents.sum += points.get(first ? meeting.second : meeting.first) ?? 0;
    row.opponents.count++;
    const [mine, theirs] = meeting.scores ?? [0, 0];
    row.margin += first ? mine - theirs : theirs - mine;
  }
  return row;
}

function compared(one: Row, other: Row): number {
  return other.points - one.points || strength(one, other) || other.margin - one.margin;
}

/** Averages are compared across, without dividing: a third is never a rounded one. */
function strength({ opponents: one }: Row, { opponents: other }: Row): number {
  if (one.count === 0 || other.count === 0) return other.sum - one.sum;
  return other.sum * one.count - one.sum * other.count;
}

function partedDirectly(contest: Contest, tied: readonly Row[]): Row[] {
  if (tied.length === 1) return [...tied];
  const among = new Set(tied.map((row) => row.entrant.id));
  const met = contest.rounds.flat().filter((meeting) => isSettled(meeting) && among.has(meeting.first) && among.has(meeting.second));
  const pairs = new Set(met.map((meeting) => [meeting.first, meeting.second].sort().join('\n')));
  const all = pairs.size === (tied.length * (tied.length - 1)) / 2;
  const taken = new Map<string, number>();
  for (const meeting of met) {
    const [first, second] = pointsOf(meeting, contest.worth);
    taken.set(meeting.first, (taken.get(meeting.first) ?? 0) + first);
    taken.set(meeting.second, (taken.get(meeting.second) ?? 0) + second);
  }
  const drawn = (row: Row) => lot(contest.seed, 'standing', row.entrant.id);
  return tied
    .map((row) => ({ ...row, direct: all ? (taken.get(row.entrant.id) ?? 0) : null }))
    .sort((one, other) => (other.direct ?? 0) - (one.direct ?? 0) || drawn(one) - drawn(other));
}

/** Neighbours that belong together. */
function runs<T>(list: readonly T[], together: (one: T, other: T) => boolean): T[][] {
  const found: T[][] = [];
  for (const one of list) {
    const last = found.at(-1);
    if (last && together(last[0] as T, one)) last.push(one);
    else found.push([one]);
  }
  return found;
}

/** The opponents' average, for people: two places. */
export function strengthOf(row: Row): number {
  return row.opponents.count ? row.opponents.sum / row.opponents.count : 0;
}
