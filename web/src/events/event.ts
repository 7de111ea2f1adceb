/** What an organiser's evening consists of: who plays, who met whom, and what came of it. */

export type Winner = '' | 'first' | 'second' | 'draw';

/** Somebody who plays: from one round on, and up to another if they left. */
export interface Entrant {
  id: string;
  name: string;
  club: string;
  nation: string;
  first_round: number;
  last_round: number | null;
}

/** Two who meet in a round; the second of a bye is nobody. Scores are what each took, if the game counts. */
export interface Meeting {
  first: string;
  second: string;
  winner: Winner;
  scores: readonly [number, number] | null;
}

/** What a win, a draw, a loss and a bye are worth. */
export interface Worth {
  win: number;
  draw: number;
  loss: number;
  bye: number;
}

/** All that pairings and standings are made from. */
export interface Contest {
  seed: string;
  planned: number;
  worth: Worth;
  entrants: readonly Entrant[];
  rounds: readonly (readonly Meeting[])[];
}

export const USUAL: Worth = { win: 3, draw: 1, loss: 0, bye: 3 };
/** A bye's second. */
export const NOBODY = '';

export function isBye(meeting: Meeting): boolean {
  return meeting.second === NOBODY;
}

export function isSettled(meeting: Meeting): boolean {
  return isBye(meeting) || meeting.winner !== '';
}

/** Says whether somebody plays in a round, counted from 1. */
export function plays(entrant: Entrant, round: number): boolean {
  return entrant.first_round <= round && (entrant.last_round === null || round <= entrant.last_round);
}

/** The points that the two of a meeting take from it; nothing before it is settled. */
export function pointsOf(meeting: Meeting, worth: Worth): readonly [number, number] {
  if (isBye(meeting)) return [worth.bye, 0];
  if (meeting.winner === 'draw') return [worth.draw, worth.draw];
  if (meeting.winner === 'first') return [worth.win, worth.loss];
  if (meeting.winner === 'second') return [worth.loss, worth.win];
  return [0, 0];
}

/** What everybody has taken so far. */
export function pointsByEntrant(contest: Contest): Map<string, number> {
  const points = new Map(contest.entrants.map((entrant) => [entrant.id, 0]));
  for (const meeting of contest.rounds.flat()) {
    const [first, second] = pointsOf(meeting, contest.worth);
    points.set(meeting.first, (points.get(meeting.first) ?? 0) + first);
    if (!isBye(meeting)) points.set(meeting.second, (points.get(meeting.second) ?? 0) + second);
  }
  return points;
}

/** One word for what somebody wrote in two ways: "Tercio Viejo" is "tercio  viejo". */
export function folded(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
