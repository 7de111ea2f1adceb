/** What a board needs to show what happens on it. */
import type { Point } from '../boards/camera.svelte';
import type { BoardClient, Say } from '../table/client';
import type { Seen } from '../wire/changes';
import type { Beat } from './beats';

/** Where a board says nothing else, a piece reaches so far. */
export const GIRTH = 0.62;

export interface Happens {
  readonly beat: Beat | null;
  /** Where on the drawing a lesson points at. */
  readonly pointed: readonly Point[];
  readonly words: Say;
  /** Where on the drawing a piece or a place is in a position; null where it is not. */
  readonly pointOf: (id: string, seen: Seen) => Point | null;
  /** The place of a name that a way goes through. */
  readonly wayPoint?: (name: string) => Point | null;
  /** How far about its point a piece reaches, in grains of the board. */
  readonly girth?: number;
  /** The board was touched meanwhile. */
  readonly touched?: () => void;
  /** The dice are drawn, and fall. */
  readonly falling?: () => void;
  /** The dice lie, and have been seen to. */
  readonly settled?: () => void;
  /** Whether ten-sided dice are read from 0 to 9. */
  readonly nought?: boolean;
}

/** Where somebody is while a beat is played, or was before it. */
export function standing({ beat, pointOf }: Happens, id: string | undefined): Point | null {
  if (!beat || id === undefined) return null;
  return pointOf(id, beat.seen) ?? pointOf(id, beat.was);
}

/** Whom dice and result stand beside: whoever it went badly for, or was done to. */
export function concerned(beat: Beat): string | undefined {
  const { by = [], to = [], tone } = beat.did ?? {};
  return tone === 'bad' ? (by[0] ?? to[0]) : (to[0] ?? by[0]);
}

/** What a board shows of what happens to its client. */
export function happensTo(client: BoardClient, pointOf: Happens['pointOf'], more: Pick<Happens, 'wayPoint' | 'nought' | 'girth'> = {}): Happens {
  const now: Seen = { state: client.state, scene: client.scene ?? null };
  const pointed = namesIn(client.pointed ?? []).map((name) => pointOf(name, now) ?? more.wayPoint?.(name) ?? null);
  return {
    beat: client.beat ?? null,
    pointed: pointed.filter((point) => point !== null),
    words: client.words,
    pointOf,
    touched: () => client.touched?.(),
    falling: () => client.falling?.(),
    settled: () => client.settled?.(),
    ...more,
  };
}

/** The pieces and places among what is pointed at; the rest is beside the board. */
function namesIn(pointed: readonly string[]): string[] {
  return pointed.flatMap((one) => /^(?:piece|place):(.+)$/.exec(one)?.[1] ?? []);
}
