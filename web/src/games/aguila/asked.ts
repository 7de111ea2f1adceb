/** What a question of Águila means on the table: who it is about, what is put where, and how each option is called. */

import { TURN, type Pair, type Pose } from '../../boards/table/geometry';
import type { Answer, Ask, Order, Tally } from '../../wire/shapes';
import { routed, UNPLACED, type Placing } from '../../miniatures/placing';
import { ruled } from '../../miniatures/wording';
import { baseOf, officerAt, pieceName, poseOf, type Charge, type Position, type Say } from './position';
import type { Sheet } from './sheet';

/** A charge that may be declared. */
export interface Onset {
  readonly charger: string;
  readonly target: string;
  /** The side of the target: 0 is its front, then clockwise. */
  readonly side: number;
  readonly allowance: Tally;
}

/** A shot that may be declared. */
export interface Aim {
  readonly shooter: string;
  readonly target: string;
  readonly kind: string;
  readonly side: number;
  readonly doubtful: boolean;
}

/** The questions of `maestre.games.aguila`, and what dice are thrown for, as far as a board cares. */
export interface Matter {
  readonly type?: string;
  readonly side?: string;
  readonly unit?: string;
  /** At a real table: to whom it is measured, or whom a gun goes with. */
  readonly other?: string;
  readonly infantry?: string;
  /** How near somebody is who matters, in units. */
  readonly gap?: number;
  readonly units?: readonly string[];
  readonly verb?: string;
  readonly allowance?: Tally;
  readonly barred?: readonly string[];
  readonly who?: string;
  readonly what?: string;
  readonly on?: string;
  readonly use?: string;
  readonly officer?: string;
  readonly officers?: readonly string[];
  readonly host?: string | null;
  readonly length?: number;
  readonly pace?: number;
  readonly test?: Matter;
  readonly pieces?: readonly string[];
  readonly pairs?: readonly (readonly [string, string])[];
  readonly aims?: readonly Aim[];
  readonly onsets?: readonly Onset[];
  readonly charge?: Charge;
  readonly charges?: readonly Charge[];
  readonly ring?: readonly Pair[];
  readonly forms?: readonly string[];
  readonly zone?: { readonly rings: readonly (readonly Pair[])[] };
  readonly by?: string;
  readonly count?: number;
  readonly winner?: string | null;
  readonly chooses?: string;
  readonly stretches?: readonly (readonly [Pair, Pair])[];
}

/** The matter of a question; empty when it has none. */
export function matterOf(ask: Ask | null): Matter {
  const about = ask?.about;
  return about && typeof about === 'object' ? (about as Matter) : {};
}

/** The pieces that a question is about, whoever must answer it first. */
export function concerned(position: Position, matter: Matter): string[] {
  const { unit, other, infantry, units, who, on, officer, host, test, charge, charges } = matter;
  const only = charges?.length === 1 ? charges[0] : charge;
  const fight = only ? [only.target, ...only.chargers] : [];
  const one = units?.length === 1 ? units[0] : undefined;
  const named = [unit, other, infantry, one, test?.who, who, officer, on, host ?? undefined, ...fight];
  return [...new Set(named.filter((id): id is string => Boolean(id && (id in position.units || id in position.officers))))];
}

// ------------------------------------------------------------ putting down

/** How a piece is to be put down, or goes its way, by the question and the piece. */
export function placingOf(position: Position, sheet: Sheet, ask: Ask, piece: string): Placing {
  const matter = matterOf(ask);
  const pose = poseOf(position, piece);
  const base = baseOf(position, sheet, piece);
  const plain = { ...UNPLACED, piece, base };
  if (ask.choice.type === 'route') return routed(piece, pose ?? [0, 0, 0], base, ask.choice.legs);
  if (matter.type === 'facing' && pose) return { ...plain, ...turning(pose) };
  const officer = position.officers[piece];
  if (officer && (matter.type === 'riding' || matter.type === 'leaving')) {
    const from = officerAt(position, officer);
    return { ...plain, manner: 'base', from, facing: pose?.[2] ?? homeFacing(position, officer.side), turns: true, stays: pose !== null, joins: true };
  }
  const side = (position.units[piece] ?? officer)?.side;
  if (side) return { ...plain, manner: 'base', facing: pose?.[2] ?? homeFacing(position, side), turns: true, joins: Boolean(officer) };
  const crossing = piece === 'bridge' || piece === 'ford';
  return { ...plain, manner: 'area', ring: matter.what === piece && !crossing ? (matter.ring ?? []) : [], turns: !crossing };
}

/** A piece that stays where it is and chooses where it looks. */
function turning([x, y, facing]: Pose): Pick<Placing, 'manner' | 'from' | 'facing' | 'turns' | 'pivots'> {
  return { manner: 'base', from: [x, y], facing, turns: true, pivots: true };
}

/** The facing that looks from a side's edge of the table to the other. */
export function homeFacing(position: Position, side: string): number {
  return (((position.armies[side]?.edge ?? (side === 'red' ? 0 : 2)) + 2) % 4) * (TURN / 4);
}

// ------------------------------------------------------------ options and their words

export const HOLD = 'hold';
const HOUSE = 'building:';
/** The sides of a base, from the front clockwise. */
export const SIDES = ['front', 'right', 'rear', 'left'] as const;
/** How a shot may be made that is not a plain one. */
const SHOTS = ['canister', 'indirect'];

/** The piece that an option points at, if it does. */
export function pieceOf(position: Position, option: string): string {
  const parts = option.split('/').map((one) => (one.startsWith(HOUSE) ? one.slice(HOUSE.length) : one));
  return parts.find((id) => id in position.units || id in position.officers || id in position.scenery) ?? '';
}

/** An option in words as far as its own names tell; the offers of the server say more. */
export function optionWords(position: Position, sheet: Sheet, option: string, words: Say, knows: (key: string) => boolean): string {
  const own = pieceOf(position, option);
  const [first = '', how = ''] = option.split('/');
  const name = own ? pieceName(position, sheet, own, words) : '';
  if (own && SHOTS.includes(how)) return words(`aguila-shot-${how}`, { piece: name });
  if (own && first !== own && knows(`reaction-${first}`)) return `${words(`reaction-${first}`)}: ${name}`;
  if (own) return name;
  if (option.includes(':')) return pieceName(position, sheet, option, words);
  const key = ['reaction', 'formation', 'seat', 'landscape', 'offer-pick'].map((stem) => `${stem}-${option}`).find(knows);
  return key ? words(key) : option;
}

/** What is asked of each key of several: of a unit, or of one of its sides. */
export function keyWords(position: Position, sheet: Sheet, key: string, words: Say): string {
  const [unit = '', side] = key.split('/');
  const name = pieceName(position, sheet, unit, words);
  return side ? words('aguila-key-side', { unit: name, side: words(`aguila-side-${side}`) }) : name;
}

/** Rules whose every option is looked at first: reactions, calling off, steadying, regrouping. */
const WEIGHTY = ['5.09', '8.09', '9.18', '9.20', '12.11'];
/** To use an ability, or whatever else may be used. */
const USE = 'use';
/** Orders for which dice fall at once. */
const TESTED = ['formation', 'dismount', 'charge', 'rally'];

/** The answers after which there is no way back, or for which dice fall: they are looked at before they are given. */
export function isWeighty(ask: Ask, answer: Answer): boolean {
  if (typeof answer === 'string') return WEIGHTY.includes(ask.rule) || answer === USE;
  return typeof answer === 'object' && 'verb' in answer && TESTED.includes(answer.verb as string);
}

/** An order in words as far as its own names tell; the offers of the server say more. */
export function orderWords(position: Position, sheet: Sheet, order: Order, words: Say, knows: (key: string) => boolean): string {
  const named = (id: string): string => (knows(`formation-${id}`) ? words(`formation-${id}`) : pieceName(position, sheet, id, words));
  const verb = knows(`verb-${order.verb}`) ? words(`verb-${order.verb}`) : words(`aguila-verb-${order.verb}`);
  return [order.piece ? `${named(order.piece)}: ${verb}` : verb, ...(order.objects ?? []).map(named)].join(', ');
}

/** Whether a question is asked of a real table: each kind of them has words of its own, and only words as answers. */
export function isTold({ type }: Matter): boolean {
  return type?.startsWith('table-') ?? false;
}

/** What is asked, in words: by its rule, or by its kind. */
export function questionOf(position: Position, sheet: Sheet, ask: Ask, words: Say, knows: (key: string) => boolean): string {
  const matter = matterOf(ask);
  const [first = '', second = ''] = concerned(position, matter);
  const args = {
    unit: first && pieceName(position, sheet, first, words),
    other: second && pieceName(position, sheet, second, words),
    what: saidMatter(matter, words, knows),
    far: Math.round((matter.gap ?? 0) / sheet.inch),
    count: matter.pieces?.length ?? matter.count ?? matter.units?.length ?? 0,
  };
  const told = isTold(matter) ? [`aguila-ask-${matter.type}`] : [];
  const chosen = matter.chooses ? [`aguila-ask-sides-${matter.chooses}`] : [];
  const key = [...told, ...chosen, ruled('aguila-ask', ask.rule), `aguila-ask-${matter.type ?? ''}`, `aguila-ask-${alike(matter)}`].find(knows);
  return words(key ?? (first ? 'aguila-ask-of' : 'aguila-ask'), args);
}

/** What questions have in common that have no words of their own: how a unit comes, what is used, what is put down. */
function alike({ stretches, what, who }: Matter): string {
  if (stretches) return 'arriving';
  if (what === undefined) return '';
  return who === undefined ? 'laying' : 'weighing';
}

/** The verb, the test, the ability or the terrain that a question is about. */
function saidMatter(matter: Matter, words: Say, knows: (key: string) => boolean): string {
  const word = matter.verb ?? matter.test?.use ?? matter.what ?? '';
  const [kind = ''] = word.split(':');
  const keys = ['verb', 'test', 'ability', 'officer-ability', 'weigh', 'terrain', 'aguila-kind'].map((stem) => `${stem}-${kind}`);
  const key = keys.find(knows);
  return key ? words(key) : '';
}
