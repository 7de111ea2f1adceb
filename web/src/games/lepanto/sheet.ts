/** Reads the printed sheet that the server gives for Lepanto (`maestre.games.lepanto.showing.board_data`). */

import type { Grid } from '../../boards/hex/geometry';
import type { Side } from './position';

export interface KindCard {
  readonly letter: string;
  readonly points: number;
  readonly guns: number;
  readonly arms: number;
  readonly boarding: number;
}

export interface SquadronCard {
  readonly code: string;
  readonly side: Side;
  readonly wing: string;
  readonly commander: string;
}

/** What never changes: the map, the counters and the squadrons. */
export interface Sheet {
  /** Which rules tell what a mark on a ship or a figure of its counter means. */
  readonly glossary?: Readonly<Record<string, readonly string[]>>;
  readonly grid: Grid;
  readonly land: readonly number[];
  readonly shore: readonly number[];
  readonly turn_track: readonly number[];
  readonly blocked: readonly (readonly [number, number])[];
  readonly kinds: Readonly<Record<string, KindCard>>;
  readonly squadrons: Readonly<Record<string, SquadronCard>>;
  readonly scenarios: Readonly<Record<string, { readonly last_turn: number }>>;
  readonly reserve: { readonly squadrons: readonly string[]; readonly release_turn: number };
}

/** A board without land, until the real sheet has come. */
const BLANK: Sheet = {
  grid: { cols: 44, rows: 58 },
  land: [],
  shore: [],
  turn_track: [],
  blocked: [],
  kinds: {},
  squadrons: {},
  scenarios: {},
  reserve: { squadrons: [], release_turn: 0 },
};

/** The sheet, with a blank one in place of what has not come yet. */
export function readSheet(sheet: unknown): Sheet {
  return sheet && typeof sheet === 'object' ? { ...BLANK, ...(sheet as Partial<Sheet>) } : BLANK;
}
