/** What lists of Tercios are made of, as `make catalogue` writes it from the game's figures. */
import { byId } from '../catalogued';
import type { Bounds, Force, Turn } from '../lists';
import type { NameTable } from '../names';

export type Span = readonly [least: number, most: number];
export type Arm = 'infantry' | 'cavalry' | 'artillery';
export type Body = 'formation' | 'company' | 'cavalry' | 'artillery';
export type CommandKind = 'infantry' | 'cavalry' | 'companies' | 'battery';

export interface Faction {
  readonly id: string;
  readonly charts: readonly string[];
  readonly troops: readonly string[];
  readonly army_abilities?: readonly string[];
  readonly centuries: readonly number[];
  readonly allies?: readonly string[];
}

export interface Chart {
  readonly id: string;
  readonly rule: string;
  readonly elite_rule: string;
  readonly commands: Readonly<Record<CommandKind, Span>>;
  readonly elite: Span;
  readonly elite_bodies: readonly Body[];
  readonly most_numerous?: CommandKind;
  readonly guns_need?: string;
}

export interface CommandRow {
  readonly id: CommandKind;
  readonly led?: boolean;
  readonly troops: Readonly<Record<Body, Span>>;
  readonly companies_need?: string;
  readonly companies_of?: readonly string[];
  readonly companies_at_most?: Body;
}

export interface Values {
  readonly speed: number;
  readonly combat: number;
  readonly fire: readonly [number, number];
  readonly discipline: number;
  readonly courage: number;
  readonly endurance: number;
}

export interface Profile extends Values {
  readonly id: string;
  readonly arm: Arm;
  readonly body: Body;
  readonly base: string;
  readonly limbered?: number;
  readonly defences: Readonly<Record<'infantry' | 'cavalry' | 'volley' | 'artillery', number>>;
  readonly points: number;
  readonly abilities?: readonly string[];
  readonly weapons?: readonly string[];
}

export interface Option {
  readonly id: string;
  readonly cost: number;
  readonly set: Partial<Values>;
  readonly add_abilities?: readonly string[];
  readonly lose_abilities?: readonly string[];
  readonly add_weapons?: readonly string[];
  readonly lose_weapons?: readonly string[];
  readonly not_with?: readonly string[];
  readonly only?: readonly string[];
  readonly base?: string;
}

export interface Level {
  readonly id: number;
  readonly virtues: number;
  readonly qualities: number;
  readonly commander?: number;
  readonly subordinate?: number;
}

/** The file. */
interface Written {
  readonly game: string;
  readonly rules: number;
  readonly bounds: Bounds;
  readonly largest: number;
  readonly bodies: readonly Body[];
  readonly factions: readonly Faction[];
  readonly charts: readonly Chart[];
  readonly commands: readonly CommandRow[];
  readonly elite: { readonly ability: string; readonly ability_cost: number; readonly discipline: number; readonly discipline_cost: number };
  readonly arms: Readonly<Record<Arm, readonly string[]>>;
  readonly profiles: readonly Profile[];
  readonly options: Readonly<Record<string, readonly Option[]>>;
  readonly levels: readonly Level[];
  readonly virtues: readonly string[];
  readonly qualities: readonly { readonly id: string; readonly commander?: boolean }[];
  readonly forces: readonly Force[];
  readonly turn: Turn;
  readonly names: NameTable;
}

/** The catalogue, by ids. */
export interface Catalogue extends Omit<Written, 'factions' | 'charts' | 'commands' | 'profiles' | 'options' | 'qualities'> {
  readonly factions: ReadonlyMap<string, Faction>;
  readonly charts: ReadonlyMap<string, Chart>;
  readonly commands: ReadonlyMap<string, CommandRow>;
  readonly profiles: ReadonlyMap<string, Profile>;
  readonly options: ReadonlyMap<string, ReadonlyMap<string, Option>>;
  readonly qualities: ReadonlyMap<string, { readonly commander?: boolean }>;
}

/** Opens what `catalogue/tercios.json` holds. */
export function catalogue(written: unknown): Catalogue {
  const file = written as Written;
  return {
    ...file,
    factions: byId(file.factions),
    charts: byId(file.charts),
    commands: byId(file.commands),
    profiles: byId(file.profiles),
    options: new Map(file.profiles.map(({ id }) => [id, byId(file.options[id] ?? [])])),
    qualities: byId(file.qualities),
  };
}
