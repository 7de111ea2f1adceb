/** Reads the printed sheet that the server gives for Águila (`maestre.games.aguila.showing.board_data`). */

/** So many of so many parts. */
export type Share = readonly [number, number];

/** How far a formation goes: a share of Speed and a length more; `less_moved` takes off what was moved before. */
export interface Pace {
  readonly speed: Share;
  readonly bonus: number;
  readonly less_moved: boolean;
}

export interface ProfileCard {
  readonly nation: string;
  readonly kind: string;
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  readonly class: string;
  readonly gun: string | null;
  readonly figures: number;
  readonly companies: number;
  /** Front and depth, in units. */
  readonly base: readonly [number, number];
  /** In inches. */
  readonly speed: number;
  readonly limbered: number | null;
  readonly melee: number | null;
  readonly shoot: number | null;
  readonly weapon: string | null;
  /** How far its weapon shoots, in units; 0 without one. */
  readonly reach: number;
  readonly defence: number;
  readonly attacks: number;
  readonly courage: readonly [number, number];
  readonly discipline: number;
  readonly abilities: readonly string[];
  readonly points: number;
}

export interface RankCard {
  readonly command: number;
  readonly rally_dice: number;
  readonly speed: number;
  readonly melee: number;
  readonly defence: number;
  readonly attacks: number;
  readonly courage: readonly [number, number];
  readonly discipline: number;
}

export interface FormationCard {
  readonly wide_vision: boolean;
  readonly all_front: boolean;
  readonly charge_halted: Pace | null;
  readonly charge_moved: Pace | null;
}

export interface GunCard {
  readonly reach: number;
  readonly canister: number;
  readonly resistance: number;
  readonly indirect_least: number;
}

export interface WeatherCard {
  /** How far anybody sees, in units; null without limit. */
  readonly sight: number | null;
  readonly command: Share;
  readonly powder: Share;
  readonly speed: Share;
  readonly cavalry_speed: Share;
}

/** What never changes: table, bases, profiles, formations, weapons and weather. */
export interface Sheet {
  /** Which rules tell what a name means, by the message that is the name. */
  readonly glossary?: Readonly<Record<string, readonly string[]>>;
  readonly inch: number;
  readonly table: readonly [number, number];
  readonly officer_base: readonly [number, number];
  readonly aide_command: number;
  readonly horseman: number;
  /** Dragoons on foot: front of their base, depth of each company, Speed. */
  readonly dismounted: { readonly front: number; readonly company_depth: number; readonly speed: number };
  readonly long_range: Share;
  readonly profiles: Readonly<Record<string, ProfileCard>>;
  readonly ranks: Readonly<Record<string, RankCard>>;
  readonly formations: Readonly<Record<string, Readonly<Record<string, FormationCard>>>>;
  readonly weapons: Readonly<Record<string, { readonly reach: number; readonly black_powder: boolean }>>;
  readonly guns: Readonly<Record<string, GunCard>>;
  readonly weather: Readonly<Record<string, WeatherCard>>;
  readonly scenarios: Readonly<Record<string, { readonly turns: number | null }>>;
}

/** A bare table, until the real sheet has come. */
const BLANK: Sheet = {
  inch: 2540,
  table: [180_000, 120_000],
  officer_base: [4000, 4000],
  aide_command: 0,
  horseman: 2,
  dismounted: { front: 12_000, company_depth: 1300, speed: 0 },
  long_range: [1, 2],
  profiles: {},
  ranks: {},
  formations: {},
  weapons: {},
  guns: {},
  weather: {},
  scenarios: {},
};

/** The sheet, with a blank one in place of what has not come yet. */
export function readSheet(sheet: unknown): Sheet {
  return sheet && typeof sheet === 'object' ? { ...BLANK, ...(sheet as Partial<Sheet>) } : BLANK;
}

/** A share of a length, rounded down as the rules do. */
export function part([over, under]: Share, whole: number): number {
  return Math.floor((whole * over) / under);
}
