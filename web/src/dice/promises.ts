/** What this browser was promised about the dice of its rooms, kept from the start until the end. */
import type { Room } from '../wire/shapes';
import type { Promised } from './check';

const KEPT = 'maestre.dice';
const MOST = 200;

function all(): Record<string, Promised> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Promised>;
  } catch {
    return {};
  }
}

function keep(kept: Record<string, Promised>) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST))));
  } catch {
    // A browser that keeps nothing only cannot compare at the end.
  }
}

/** Gives what was promised of a room at the start; null to a browser that came at the end. */
export function promised(room: string): Promised | null {
  return all()[room] ?? null;
}

/** Keeps the promise that was seen first, and the words that were added in seats of ours. */
export function promise(room: string, commitment: string, words: Readonly<Record<string, string>> = {}, trial = false) {
  const kept = all();
  const old = kept[room];
  const isTrial = old?.trial ?? trial;
  keep({ ...kept, [room]: { commitment: old?.commitment ?? commitment, words: { ...old?.words, ...words }, ...(isTrial ? { trial: true } : {}) } });
}

/** Keeps the promise of a room that is looked at before its game is over. */
export function notice(room: Room) {
  const under = room.stage === 'waiting' || room.stage === 'playing';
  if (under && room.commitment && !promised(room.id)) promise(room.id, room.commitment, {}, room.moment?.live);
}

/** Forgets our words in a room that was left before its game began. */
export function withdraw(room: string) {
  const { [room]: _, ...others } = all();
  keep(others);
}
