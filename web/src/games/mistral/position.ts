/** A position of Mistral as a seat may know it (`maestre.games.mistral.table.view`), and plain questions about it. */

import type { Places } from '../../happening/beats';
import type { Sheet } from './sheet';

export type Fleet = 'british' | 'bourbon';

export interface Formation {
  readonly id: string;
  readonly fleet: Fleet;
  readonly kind: 'grand' | 'flag' | 'detachment' | 'independent' | 'convoy' | 'dummy' | 'unknown';
  readonly place: string;
  readonly harbour: boolean;
  readonly superior: string;
  readonly spotted: boolean;
  readonly disorganised: boolean;
  readonly duty: '' | 'blockade' | 'interdiction';
  readonly committed: string;
}

export interface Squadron {
  readonly id: string;
  readonly contingent: string;
  readonly kind: 'sol' | 'sold' | 'flagship' | 'frigate' | 'galley';
  readonly ships: readonly string[];
  /** Below 0 where it is not known. */
  readonly dp: number;
  readonly status: 'ready' | 'fitting_out' | 'in_ordinary' | 'away';
  readonly at: string;
  readonly formation: string;
}

export interface Leader {
  readonly id: string;
  readonly contingent: string;
  readonly rank: string;
  readonly post: string;
  readonly fate: string;
}

export interface Auxiliary {
  readonly id: string;
  readonly contingent: string;
  readonly kind: string;
  readonly role: string;
  readonly berth: 'available' | 'assigned' | 'tasked' | 'recovery' | 'trade' | 'out';
  readonly port: string;
  readonly formation: string;
  readonly task: string | null;
  readonly target: string;
}

export interface Convoy {
  readonly kind: string;
  readonly route: readonly string[];
  readonly dp: number;
  readonly scattered: boolean;
}

export interface Chit {
  readonly id: string;
  readonly fleet: Fleet;
  readonly status: 'received' | 'issued' | 'fulfilled' | 'failed';
  readonly holder: string;
  readonly served: number;
}

export interface Front {
  readonly marker: number;
  readonly bourbon: number;
  readonly austrian: number;
  readonly stopped: boolean;
  readonly ended: boolean;
}

export interface Position {
  readonly scenario: string;
  readonly year: number;
  readonly turn: number;
  readonly last_turn: number;
  readonly turns: number;
  readonly impulse: number;
  readonly increment: number;
  readonly phase: string;
  readonly winds: readonly string[];
  readonly gales: readonly { readonly wind: string; readonly force: string; readonly place: string; readonly goal: string }[];
  readonly formations: Readonly<Record<string, Formation>>;
  readonly squadrons: Readonly<Record<string, Squadron>>;
  readonly leaders: Readonly<Record<string, Leader>>;
  readonly auxiliaries: Readonly<Record<string, Auxiliary>>;
  readonly convoys: Readonly<Record<string, Convoy>>;
  readonly markers: Readonly<Record<string, string>>;
  readonly books: Readonly<Record<string, { readonly prestige: number; readonly fulfilled: number; readonly failed: number }>>;
  readonly ledger: readonly { readonly turn: number; readonly fleet: Fleet; readonly amount: number; readonly why: string; readonly rule: string }[];
  readonly chits: Readonly<Record<string, Chit>>;
  readonly events: Readonly<Record<string, { readonly times: number; readonly tries: number; readonly turn: number }>>;
  readonly fronts: Readonly<Record<string, Front>>;
  readonly stances: Readonly<Record<string, string>>;
  readonly trade: readonly { readonly who: string; readonly turn: number }[];
  readonly repair_points: Readonly<Record<string, number>>;
}

/** Where each Formation is that is seen; one that is no longer seen is nowhere, not lost. */
export const places: Places = ({ state }, other) => {
  const gone = Object.keys((other.state as Position).formations).map((id) => [id, '']);
  const seen = Object.values((state as Position).formations).map((one) => [one.id, `${one.place} ${one.harbour}`]);
  return Object.fromEntries([...gone, ...seen]);
};

/** An empty sea, until the real position has come. */
export const NOWHERE: Position = {
  scenario: '',
  year: 0,
  turn: 1,
  last_turn: 1,
  turns: 1,
  impulse: 1,
  increment: 1,
  phase: 'before-turn',
  winds: [],
  gales: [],
  formations: {},
  squadrons: {},
  leaders: {},
  auxiliaries: {},
  convoys: {},
  markers: {},
  books: {},
  ledger: [],
  chits: {},
  events: {},
  fronts: {},
  stances: {},
  trade: [],
  repair_points: {},
};

/** Formations that are part of a stack: itself, and those Subordinated to it, at any depth. */
export function stackOf(position: Position, id: string): readonly Formation[] {
  const one = position.formations[id];
  if (!one) return [];
  const below = Object.values(position.formations).filter((other) => other.superior === id);
  return [one, ...below.flatMap((other) => stackOf(position, other.id))];
}

/** The Squadrons of a Formation, and of nobody under it. */
export function squadronsOf(position: Position, formation: string): readonly Squadron[] {
  return Object.values(position.squadrons).filter((one) => one.formation === formation);
}

/** The Squadrons that lie in a harbour, in the Formations there and without any. */
export function moored(position: Position, place: string): readonly Squadron[] {
  return Object.values(position.squadrons).filter((one) => one.at === place);
}

/** What lies on the map as one counter: stacks at sea. */
export function atSea(position: Position): readonly Formation[] {
  return Object.values(position.formations).filter((one) => one.place && !one.harbour && !one.superior);
}

/** How many Sail a stack has, as far as is known; none where nothing is. */
export function sailOf(position: Position, id: string): number {
  return stackOf(position, id)
    .flatMap((one) => squadronsOf(position, one.id))
    .reduce((sum, squadron) => sum + squadron.ships.length, 0);
}

/** The Damage Rating of a Squadron. */
export function ratingOf(sheet: Sheet, squadron: Squadron): number {
  const rated = sheet.ratings[squadron.contingent];
  return (squadron.kind === 'flagship' ? rated?.flagship : rated?.sol) ?? 0;
}

const THIRDS = 3;

/** How many thirds of its Damage Rating a Squadron has passed. */
export function thirdsOf(sheet: Sheet, squadron: Squadron): number {
  const rating = ratingOf(sheet, squadron);
  if (squadron.dp <= 0 || !rating) return 0;
  return Math.min(THIRDS, Math.ceil((THIRDS * squadron.dp) / rating));
}

/** How badly the worst hit Squadron of a stack is damaged, in thirds. */
export function worstOf(position: Position, sheet: Sheet, id: string): number {
  const all = stackOf(position, id).flatMap((one) => squadronsOf(position, one.id));
  return Math.max(0, ...all.map((squadron) => thirdsOf(sheet, squadron)));
}

/** The Fleet to which a Contingent belongs. */
export function fleetOf(sheet: Sheet, contingent: string): Fleet | '' {
  return (sheet.fleets[contingent] as Fleet | undefined) ?? '';
}
