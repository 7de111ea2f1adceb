/** An event that an organiser keeps on their own device: all of it works without a server, but for judging where only the server can. */
import { newSeed } from './chance';
import type { Sent } from './collect';
import { isSettled, plays, USUAL, type Contest, type Entrant, type Meeting, type Winner } from './event';
import { graveOf, type Verdict } from './judging';
import { pairNext } from './pairing';

/** How many may enter, and how long a list may be: the same as online. */
export const MOST_ENTRANTS = 128;
export const LONGEST_LIST = 20_000;
export const LONGEST_NAME = 40;
export const MOST_ROUNDS = 15;

export interface Player extends Entrant {
  list: string;
  verdict: Verdict | null;
  /** The organiser lets them play with a list that breaks a rule, or was not judged. */
  let_in: boolean;
}

export interface Evening extends Contest {
  id: string;
  name: string;
  /** The game, if it is one of ours. */
  game: string;
  /** Whether its rules judge lists. */
  lists: boolean;
  entrants: readonly Player[];
  /** The event online that was made of it. */
  online: string;
}

export type Standing = 'listless' | 'unjudged' | 'illegal' | 'let-in' | 'legal';

export function newEvening(name: string, game: string, lists: boolean, planned: number): Evening {
  return { id: newSeed(), seed: newSeed(), name, game, lists, planned, worth: USUAL, entrants: [], rounds: [], online: '' };
}

/** How somebody's list stands. */
export function standingOf(evening: Evening, player: Player): Standing {
  if (!evening.lists) return 'legal';
  const broken = player.verdict === null || graveOf(player.verdict).length > 0;
  if (player.let_in && broken) return 'let-in';
  if (!player.list) return 'listless';
  if (player.verdict === null) return 'unjudged';
  return broken ? 'illegal' : 'legal';
}

/** Those who would play and may not yet. */
export function waiting(evening: Evening): Player[] {
  const next = evening.rounds.length + 1;
  return evening.entrants.filter((player) => plays(player, next) && !['legal', 'let-in'].includes(standingOf(evening, player)));
}

/** Adds who was collected; one of the same name brings a new list. Gives who fits. */
export function enter(evening: Evening, sent: readonly Sent[], numbered: (number: number) => string): Evening {
  const entrants = [...evening.entrants];
  for (const one of sent) {
    const name = (one.name || numbered(entrants.length + 1)).slice(0, LONGEST_NAME);
    const known = entrants.findIndex((player) => player.name === name);
    const old = entrants[known];
    const brought = { club: one.club.slice(0, LONGEST_NAME), nation: one.nation.slice(0, LONGEST_NAME), list: one.list.slice(0, LONGEST_LIST) };
    if (old) entrants[known] = { ...old, ...brought, verdict: null, let_in: false };
    else if (entrants.length < MOST_ENTRANTS) entrants.push(newPlayer(evening, { ...brought, name }));
  }
  return { ...evening, entrants };
}

function newPlayer(evening: Evening, brought: Sent): Player {
  const first_round = evening.rounds.length + 1;
  return { id: newSeed().slice(0, 12), ...brought, first_round, last_round: null, verdict: null, let_in: false };
}

/** Changes what is known of somebody; another list has to be judged anew. */
export function mend(evening: Evening, id: string, change: Partial<Player>): Evening {
  const mended = (player: Player): Player => {
    const judged = change.list !== undefined && change.list !== player.list ? { verdict: null } : {};
    return { ...player, ...judged, ...change };
  };
  return { ...evening, entrants: evening.entrants.map((player) => (player.id === id ? mended(player) : player)) };
}

/** Takes somebody out: who has not played is gone, who has stays in the standings and is paired no more. */
export function drop(evening: Evening, id: string): Evening {
  const met = evening.rounds.flat().some((meeting) => meeting.first === id || meeting.second === id);
  if (met) return mend(evening, id, { last_round: evening.rounds.length });
  return { ...evening, entrants: evening.entrants.filter((player) => player.id !== id) };
}

/** Lets somebody who left play again, from the next round on. */
export function bringBack(evening: Evening, id: string): Evening {
  return mend(evening, id, { last_round: null });
}

/** Whether the last round is played. */
export function isPlayed(contest: Contest): boolean {
  return (contest.rounds.at(-1) ?? []).every(isSettled);
}

export function pairRound(evening: Evening): Evening {
  return { ...evening, rounds: [...evening.rounds, pairNext(evening)] };
}

/** Strikes off the last round, to be paired anew. */
export function unpair(evening: Evening): Evening {
  return { ...evening, rounds: evening.rounds.slice(0, -1) };
}

/** Puts two in each other's place in the last round, where the organiser knows better. */
export function swap(evening: Evening, one: string, other: string): Evening {
  const turned = (id: string) => (id === one ? other : id === other ? one : id);
  const last = (evening.rounds.at(-1) ?? []).map((meeting) => ({ ...meeting, first: turned(meeting.first), second: turned(meeting.second) }));
  return { ...evening, rounds: [...evening.rounds.slice(0, -1), last] };
}

/** Enters what came of a table; rounds and tables are counted from 1. */
export function settle(evening: Evening, round: number, table: number, winner: Winner, scores: Meeting['scores']): Evening {
  const settled = (meeting: Meeting, place: number): Meeting => (place + 1 === table ? { ...meeting, winner, scores } : meeting);
  return { ...evening, rounds: evening.rounds.map((meetings, place) => (place + 1 === round ? meetings.map(settled) : meetings)) };
}
