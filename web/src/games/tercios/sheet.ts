/** Reads the printed sheet that the server gives for Tercios (`maestre.games.tercios.showing.board_data`). */

type Numbers = Readonly<Record<string, number>>;

export interface ScaleCard {
  readonly table: readonly [number, number];
  readonly reaction: number;
  readonly corridor: number;
  readonly commander_radius: number;
  readonly subordinate_radius: number;
  readonly bases: Readonly<Record<string, readonly [number, number]>>;
}

export interface ProfileCard {
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  readonly body: 'formation' | 'company' | 'cavalry' | 'artillery';
  readonly base: string;
  readonly speed: number;
  readonly limbered: number | null;
  readonly combat: number;
  readonly fire: readonly [number, number];
  readonly discipline: number;
  readonly courage: number;
  readonly endurance: number;
  readonly defences: Numbers;
  readonly weapons: readonly string[];
  readonly abilities: readonly string[];
}

export interface OptionCard {
  readonly set: Partial<Pick<ProfileCard, 'speed' | 'combat' | 'fire' | 'discipline' | 'courage' | 'endurance'>>;
  readonly base: string | null;
  readonly add_weapons: readonly string[];
  readonly lose_weapons: readonly string[];
  readonly add_abilities: readonly string[];
  readonly lose_abilities: readonly string[];
}

/** What never changes: tables, bases, profiles, weapons, orders and ground. */
export interface Sheet {
  /** Which rules tell what a name means, by the message that is the name. */
  readonly glossary?: Readonly<Record<string, readonly string[]>>;
  readonly inch: number;
  readonly scales: Readonly<Record<string, ScaleCard>>;
  readonly distances: Numbers;
  readonly profiles: Readonly<Record<string, ProfileCard>>;
  readonly options: Readonly<Record<string, Readonly<Record<string, OptionCard>>>>;
  readonly elite: { readonly ability: string; readonly discipline: number };
  readonly arms: Readonly<Record<string, readonly string[]>>;
  readonly weapons: Readonly<Record<string, { readonly reach: number; readonly kind: string; readonly reaction: boolean }>>;
  readonly orders: Readonly<Record<string, { readonly speed: number; readonly actions: readonly string[]; readonly rule: string }>>;
  readonly steps: { readonly half: number; readonly most: number; readonly floor: number };
  readonly elements: Readonly<Record<string, { readonly cost: number; readonly qualities: readonly string[] }>>;
  readonly last_turn: number;
}

const PLAIN: ScaleCard = {
  table: [180_000, 120_000],
  reaction: 0,
  corridor: 0,
  commander_radius: 2000,
  subordinate_radius: 1250,
  bases: {},
};

/** A bare table, until the real sheet has come. */
const BLANK: Sheet = {
  inch: 2500,
  scales: {},
  distances: {},
  profiles: {},
  options: {},
  elite: { ability: '', discipline: 0 },
  arms: {},
  weapons: {},
  orders: {},
  steps: { half: 2, most: 2, floor: 1 },
  elements: {},
  last_turn: 0,
};

/** The sheet, with a blank one in place of what has not come yet. */
export function readSheet(sheet: unknown): Sheet {
  return sheet && typeof sheet === 'object' ? { ...BLANK, ...(sheet as Partial<Sheet>) } : BLANK;
}

/** What depends on the scale of the figures. */
export function scaleOf(sheet: Sheet, scale: string): ScaleCard {
  return sheet.scales[scale] ?? PLAIN;
}

/** What a value comes to after so many net steps (1.12-1.15). */
export function applied(sheet: Sheet, original: number, net: number): number {
  const { half, most, floor } = sheet.steps;
  if (!original) return 0;
  if (net <= -most) return floor;
  if (net >= most) return original * 2;
  return original + net * Math.floor(original / half);
}
