/** What lists of Águila are made of, as `make catalogue` writes it from the game's figures. */
import { byId } from '../catalogued';
import type { Bounds, Force, Turn } from '../lists';
import type { NameTable } from '../names';

export type Span = readonly [least: number, most: number];
export type Arm = 'infantry' | 'cavalry' | 'artillery';
export type Tier = 'basic' | 'support' | 'elite';

/** A line of a list: kinds of unit, any of which may be taken, and how many in all. */
export interface Choice {
  readonly types: readonly string[];
  readonly units: Span;
}

export interface ListRow {
  readonly id: string;
  readonly nation: string;
  readonly years: Span;
  readonly allies?: readonly string[];
  readonly strategic_factor: number;
  readonly basic?: readonly Choice[];
  readonly support?: readonly Choice[];
  readonly elite?: readonly Choice[];
  readonly officers: Readonly<Record<string, Span>>;
}

/** A profile as a list has it; a value that it lacks is not there. */
export interface Profile {
  readonly id: string;
  readonly nation: string;
  readonly kind: string;
  readonly arm: Arm;
  readonly class: string;
  readonly gun?: string;
  readonly figures: number;
  /** How much damage it bears, and with how much its Attacks are halved. */
  readonly bears: number;
  readonly half: number;
  readonly companies: number;
  readonly weight: number;
  readonly speed: number;
  readonly limbered?: number;
  readonly melee?: number;
  readonly shoot?: number;
  readonly weapon?: string;
  readonly range_in: number;
  readonly defence: number;
  readonly attacks: number;
  readonly courage: readonly [number, number];
  readonly discipline: number;
  readonly abilities?: readonly string[];
  readonly points: number;
}

export interface Rank {
  readonly id: string;
  /** How much damage he may bear before he is all but dead. */
  readonly bears: number;
  readonly general?: boolean;
  readonly command_in: number;
  readonly rally_dice: number;
  readonly speed: number;
  readonly melee: number;
  readonly defence: number;
  readonly attacks: number;
  readonly courage: readonly [number, number];
  readonly discipline: number;
  readonly points: number;
}

export interface Priced {
  readonly id: string;
  /** It is used once in a battle. */
  readonly once?: boolean;
  readonly points: number;
}

/** The file. */
interface Written {
  readonly game: string;
  readonly rules: number;
  readonly bounds: Bounds;
  readonly points_most: number;
  readonly room: { readonly units: number; readonly officers: number };
  readonly tiers: readonly Tier[];
  readonly nations: readonly string[];
  readonly lists: readonly ListRow[];
  readonly ratios: {
    readonly basic_for_support: number;
    readonly elite_for_support: number;
    readonly matched: Readonly<Partial<Record<Arm, number>>>;
  };
  /** The classes of which infantry counts as of the line. */
  readonly line: readonly string[];
  readonly units: readonly Profile[];
  readonly ranks: readonly Rank[];
  readonly officer_abilities: readonly Priced[];
  readonly abilities: readonly Priced[];
  /** The abilities that may be bought for a unit. */
  readonly sold: readonly string[];
  readonly staff: {
    readonly comandantes_least: number;
    readonly comandantes_most: number;
    readonly several_brigades_officers: number;
    readonly several_brigades_generals: number;
  };
  readonly extras: {
    readonly aide_points: number;
    readonly aides_most: number;
    readonly sappers_points: number;
    readonly sappers_most: number;
    readonly regimental_gun_points: number;
  };
  readonly forces: readonly Force[];
  readonly turn: Turn;
  readonly names: NameTable;
}

/** The catalogue, by ids. */
export interface Catalogue extends Omit<Written, 'lists' | 'units' | 'ranks' | 'officer_abilities' | 'abilities'> {
  readonly lists: ReadonlyMap<string, ListRow>;
  readonly units: ReadonlyMap<string, Profile>;
  readonly ranks: ReadonlyMap<string, Rank>;
  readonly officer_abilities: ReadonlyMap<string, Priced>;
  readonly abilities: ReadonlyMap<string, Priced>;
}

/** Opens what `catalogue/aguila.json` holds. */
export function catalogue(written: unknown): Catalogue {
  const file = written as Written;
  return {
    ...file,
    lists: byId(file.lists),
    units: byId(file.units),
    ranks: byId(file.ranks),
    officer_abilities: byId(file.officer_abilities),
    abilities: byId(file.abilities),
  };
}
