/** What a question of Tercios means on the table: who it is about, what is put where, and how each option is called. */

import { TURN, type Pair } from '../../boards/table/geometry';
import type { Answer, Ask, Order } from '../../wire/shapes';
import { UNPLACED, type Placing } from '../../miniatures/placing';
import { ruled } from '../../miniatures/wording';
import { baseOf, frontPoint, ORDERS, pieceName, speedOf, type OrderKind, type Position, type Say } from './position';
import { scaleOf, type Sheet } from './sheet';

/** The questions of `maestre.games.tercios` and what they are about, as far as a board cares. */
export interface Matter {
  readonly type?: string;
  readonly trigger?: Matter;
  readonly deploying?: Matter;
  readonly unit?: string;
  readonly other?: string;
  readonly order?: OrderKind;
  readonly done?: readonly string[];
  readonly mover?: string;
  readonly cause?: string;
  readonly at?: Pair;
  readonly way?: readonly [Pair, Pair] | null;
  readonly charger?: string;
  readonly target?: string;
  readonly line?: readonly [Pair, Pair];
  readonly charge?: Matter;
  readonly leader?: string;
  readonly length?: number;
  readonly joins?: boolean;
  readonly stays?: boolean;
  readonly side?: string;
  readonly zone?: readonly Pair[];
  readonly command?: string;
  readonly commands?: readonly string[];
  readonly piece?: string;
  readonly ring?: readonly Pair[];
  readonly over?: string;
  readonly points?: number;
  readonly turn?: number;
  readonly round?: number;
}

/** The matter of a question, with who reacts or deploys if it is about that; empty when it has none. */
export function matterOf(ask: Ask | null): Matter {
  const about = ask?.about;
  const matter = about && typeof about === 'object' ? (about as Matter) : {};
  return { ...matter.trigger, ...matter.deploying, ...matter };
}

/** The pieces that a question is about, whoever must answer it first. */
export function concerned(matter: Matter): string[] {
  const { unit, mover, charger, target, charge, leader, other } = matter;
  const named = [unit, leader, mover, charger, target, other];
  // Engines of the last release say of a go whether a leader may act, under the name of the leader.
  return [...named, ...(charge ? concerned(charge) : [])].filter((one): one is string => typeof one === 'string' && one !== '');
}

/** How a piece is to be put down, by the question and the piece. */
export function placingOf(position: Position, sheet: Sheet, ask: Ask, piece: string): Placing {
  const matter = matterOf(ask);
  const unit = position.units[piece];
  const leader = position.leaders[piece];
  const scale = scaleOf(sheet, position.scale);
  const plain = { ...UNPLACED, piece, stays: matter.stays ?? false };
  if (leader) {
    const host = leader.inside ? position.units[leader.inside]?.pose : null;
    const from: Pair | null = leader.at ?? (host ? [host[0], host[1]] : null);
    const radius = leader.commander ? scale.commander_radius : scale.subordinate_radius;
    const facing = homeFacing(position, leader.side);
    return { ...plain, manner: 'disc', joins: true, radius, from, facing, most: from ? (matter.length ?? 0) : 0 };
  }
  if (unit) {
    const base = baseOf(position, sheet, piece);
    const homeward = homeFacing(position, unit.side);
    if (!unit.pose || matter.type === 'deploying')
      return { ...plain, manner: 'base', base, facing: unit.pose?.[2] ?? homeward, turns: true };
    const most = speedOf(sheet, unit, matter.order ?? unit.acted) * sheet.inch;
    return { ...plain, manner: 'front', base, from: frontPoint(position, sheet, piece), facing: unit.pose[2], most };
  }
  const shifted = matter.over === piece;
  return { ...plain, manner: 'area', ring: shifted ? [] : (matter.ring ?? []), turns: !shifted };
}

/** The facing that looks from a side's edge of the table to the other. */
function homeFacing(position: Position, side: string): number {
  return side === position.setup.south ? 0 : TURN / 2;
}

// ------------------------------------------------------------ options and their words

/** A shot among the options: at whom, with what, from which side. */
export interface Shot {
  readonly target: string;
  readonly weapon: string;
  readonly origin: string;
}

/** The shot that an option stands for, if it is one. */
export function shotOf(option: string): Shot | null {
  const [target, weapon, origin = 'front'] = option.split('/');
  return target && weapon ? { target, weapon, origin } : null;
}

/** The piece that an option points at, if it does. */
export function pieceOf(position: Position, option: string): string {
  const id = shotOf(option)?.target ?? option;
  return id in position.units || id in position.leaders || id in position.scenery ? id : '';
}

/** The rule whose options are directions on the table, in hundredths of a degree. */
const ASIDE = '3.12';

/** A direction as the hour that the hand of a clock shows, which lies before the player on the table. */
function hourWords(facing: number, turned: boolean, words: Say): string {
  const halves = Math.round((facing + (turned ? TURN / 2 : 0)) / (TURN / 24)) % 24;
  return words('tercios-toward', { hour: Math.floor(halves / 2) || 12, half: halves % 2 });
}

/** An option in words: by the rule that asks, by itself, or by the piece, order or number that it names. */
export function optionWords(
  position: Position,
  rule: string,
  option: string,
  words: Say,
  knows: (key: string) => boolean,
  turned = false,
): string {
  if (/^\d+$/.test(option)) {
    if (rule === ASIDE) return hourWords(Number(option), turned, words);
    return words([ruled('tercios-number', rule), 'tercios-number'].find(knows) ?? '', { number: Number(option) });
  }
  const shot = shotOf(option);
  if (shot) {
    const args = { target: pieceName(position, shot.target, words), weapon: words(`weapon-${shot.weapon}`) };
    return shot.origin === 'front'
      ? words('tercios-shot', args)
      : words('tercios-shot-from', { ...args, origin: words(`tercios-side-${shot.origin}`) });
  }
  const [how, host] = option.split(':');
  if (host) return words(`tercios-ride-${how}`, { piece: pieceName(position, host, words) });
  const own = pieceOf(position, option);
  if (own) {
    const piece = pieceName(position, own, words);
    const deed = ruled('tercios-at', rule);
    return knows(deed) ? words(deed, { piece }) : piece;
  }
  const keys = [
    ruled('tercios-pick', rule, option),
    `tercios-pick-${option}`,
    `order-${option}`,
    `quality-${option}`,
    `seat-${option}`,
    `value-${option}`,
    `element-${option}`,
  ];
  const key = keys.find(knows);
  return key ? words(key) : option;
}

/** The answers after which there is no way back, or for which dice fall: they are looked at before they are given. */
export function isWeighty(ask: Ask, answer: Answer): boolean {
  if (typeof answer === 'string') return shotOf(answer) !== null || answer === 'react' || WEIGHTY.includes(ask.rule);
  return typeof answer === 'object' && 'verb' in answer && !['stop', 'pass', 'done', 'array'].includes(answer.verb);
}

/** Rules whose every option is looked at first: whom to charge, and mala guerra. */
const WEIGHTY = ['5.04', '5.33'];

/** An order to a piece in words. */
export function orderWords(position: Position, order: Order, words: Say, knows: (key: string) => boolean): string {
  const piece = pieceName(position, order.piece ?? '', words);
  const others = (order.objects ?? []).map((one) => pieceName(position, one, words)).join(', ');
  const key = [`tercios-order-${order.verb}`, `quality-${order.verb}`].find(knows) ?? '';
  const what = key ? words(key, { piece, others, count: order.objects?.length ?? 0 }) : order.verb;
  return key.startsWith('quality-') && others ? words('tercios-order-on', { what, others }) : what;
}

/** What kinds of questions are asked in the same words. */
const ALIKE: Readonly<Record<string, string>> = {
  'react-to-approach': 'trigger',
  'react-to-charge': 'trigger',
  'react-from-ambush': 'trigger',
  'ride-away': 'ride',
  'second-ride': 'ride',
  'sent-ride': 'ride',
  'turn-troop': 'leading',
  'turn-gun': 'leading',
  'fall-back': 'leading',
  'card-to-react': 'new-card',
  'fire-instead': 'new-card',
  'resist-instead': 'new-card',
};

/** What is asked, in words: by its rule, or by its kind. */
export function questionOf(position: Position, ask: Ask, words: Say, knows: (key: string) => boolean): string {
  const matter = matterOf(ask);
  const [first = '', second = ''] = concerned(matter);
  const args = {
    unit: pieceName(position, first, words),
    other: pieceName(position, second, words),
    order: matter.order ? words(`order-${matter.order}`) : '',
    command: matter.command ?? '',
    points: matter.points ?? 0,
    cause: matter.cause ?? '',
  };
  const kind = matter.type ?? '';
  const unordered = kind === 'walk' && !matter.order ? 'tercios-ask-walk' : '';
  const key = [unordered, ruled('tercios-ask', ask.rule), `tercios-ask-${ALIKE[kind] ?? kind}`].find(knows);
  return words(key ?? (first ? 'tercios-ask-of' : 'tercios-ask'), args);
}

/** Whether a word is one of the five orders. */
export function isOrderKind(word: string): word is OrderKind {
  return (ORDERS as readonly string[]).includes(word);
}
