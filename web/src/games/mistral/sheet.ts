/** Reads the printed sheet that the server gives for Mistral (`maestre.games.mistral.showing.board_data`). */

export type PlaceKind = 'port' | 'large' | 'coastal' | 'strait' | 'sea_zone';

export interface PlaceCard {
  readonly name: string;
  readonly kind: PlaceKind;
  readonly x: number;
  readonly y: number;
  readonly owner: string;
  readonly port: '' | 'key' | 'minor';
  readonly blockade: number;
  readonly repair: number;
  readonly period: '' | 'turn' | 'quarter';
  readonly dock: boolean;
  readonly letter: string;
  readonly number: number;
  readonly edge: string;
}

export interface LaneCard {
  readonly a: string;
  readonly b: string;
  readonly prevailing: string;
  readonly seasonal: Readonly<Record<string, string>>;
  readonly catch: number | null;
  readonly catch_ab: number | null;
  readonly catch_ba: number | null;
}

export interface EventCard {
  readonly id: string;
  readonly shape: 'square' | 'circle' | 'hexagon';
  readonly yellow: boolean;
  readonly requires: readonly string[];
  readonly year: number;
  readonly turn: number;
  readonly until: number;
  readonly stages: number;
  readonly base: number | null;
}

export interface LeaderCard {
  readonly name: string;
  readonly contingent: string;
  readonly personality: string;
  readonly leadership: number;
  readonly strategy: number;
  readonly control: number;
}

/** What never changes: the map, the counters, the calendar, the charts. */
export interface Sheet {
  readonly frame: { readonly width: number; readonly height: number };
  readonly places: Readonly<Record<string, PlaceCard>>;
  readonly lanes: readonly LaneCard[];
  readonly winds: readonly string[];
  readonly gales: {
    readonly radius: Readonly<Record<string, number>>;
    readonly reach: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
  readonly counters: Readonly<Record<string, { readonly kind: string; readonly commands: readonly string[]; readonly letter: string }>>;
  readonly ratings: Readonly<Record<string, { readonly sol: number; readonly flagship: number }>>;
  readonly leaders: Readonly<Record<string, LeaderCard>>;
  readonly calendar: {
    readonly turns: readonly { readonly name: string; readonly season: string; readonly quarterly: boolean }[];
    readonly impulses: number;
    readonly increments: number;
  };
  readonly events: readonly EventCard[];
  readonly campaigns: Readonly<Record<string, { readonly other: string; readonly victory: number }>>;
  readonly chits: Readonly<Record<string, ChitCard>>;
  readonly levant: Readonly<Record<string, number>>;
  readonly fleets: Readonly<Record<string, string>>;
  readonly origins: readonly OriginCard[];
  /** The message of each question, by the rule that asks it. */
  readonly questions: Readonly<Record<string, string>>;
  /** What standing orders call the windows that they decline, those in which something must be chosen, those that they take, and what Routine offers. */
  readonly standing: {
    readonly windows: Readonly<Record<string, string>>;
    readonly chosen: Readonly<Record<string, string>>;
    readonly taken: readonly string[];
    readonly routine: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

/** A table of which something is ours; `part` is the part of the game that it belongs to. */
export interface OriginCard {
  readonly part: string;
  readonly origin: 'reconstructed' | 'inferred';
  readonly rules: readonly string[];
  readonly reason: { readonly es: string; readonly en: string };
}

export interface ChitCard {
  readonly kind: string;
  readonly fleet: string;
  readonly command: string;
  readonly places: readonly string[];
  readonly convoy: string;
  readonly campaign: string;
}

/** A sea without places, until the real sheet has come. */
const BLANK: Sheet = {
  frame: { width: 1000, height: 700 },
  places: {},
  lanes: [],
  winds: [],
  gales: { radius: {}, reach: {} },
  counters: {},
  ratings: {},
  leaders: {},
  calendar: { turns: [], impulses: 4, increments: 4 },
  events: [],
  campaigns: {},
  chits: {},
  levant: {},
  fleets: {},
  origins: [],
  questions: {},
  standing: { windows: {}, chosen: {}, taken: [], routine: {} },
};

/** The sheet, with a blank one in place of what has not come yet. */
export function readSheet(sheet: unknown): Sheet {
  return sheet && typeof sheet === 'object' ? { ...BLANK, ...(sheet as Partial<Sheet>) } : BLANK;
}
