/** What ids are called, in the messages of the game: places, counters, Squadrons, Auxiliaries, winds. */

import { placeOf } from '../../boards/sea/sea';
import type { Say } from '../../table/client';
import type { Answer, Message, Order } from '../../wire/shapes';
import type { Position } from './position';
import type { ChitCard, Sheet } from './sheet';

const HANDLE = /^(british|bourbon)-(\d+)$/;
const BOX = /^(\w+):(in|out)$/;
const SQUADRON = /^[BFSNGV]D?\d+$/;
const AUXILIARY = /^([bfsngvp])(Fleet50|Fleet|Light|Galley|Fire|Bomb|Priv)(\w*)$/;
const CORSAIRS = ['sale_rover', 'algiers_pirate', 'tunis_pirate', 'tripoli_pirate', 'knights_of_malta'];
/** What a plan decides that is no piece. */
const MATTERS = ['intensity'];
const NATIONS: Readonly<Record<string, string>> = {
  b: 'british',
  f: 'french',
  s: 'spanish',
  n: 'neapolitan',
  g: 'genoese',
  v: 'venetian',
  p: 'savoy',
};

type Args = Message['args'];

const message = (key: string, args: Args = []): Message => ({ key, args });

/** An id as a message; nothing for what is no id, or is called by a name of its own. */
function messageOf(id: string, sheet: Sheet): Message | null {
  const place = sheet.places[id];
  if (place) return message(place.name);
  const [, zone, way] = BOX.exec(id) ?? [];
  if (zone && way) return message(`box-${way}`, [['place', message(`place-${zone}`)]]);
  const [, of, number] = HANDLE.exec(id) ?? [];
  if (of && number) return message('counter-hidden', [['of', of], ['number', Number(number)]]);
  if (SQUADRON.test(id)) return message('squadron-name', [['id', id]]);
  if (CORSAIRS.includes(id)) return message(`corsair-${id}`);
  if (MATTERS.includes(id)) return message(`offer-matter-${id}`);
  return counterOf(id, sheet) ?? auxiliaryOf(id) ?? orderOf(id, sheet);
}

/** An Order by its kind, where or for whom it is, its Command and the number of its copy. */
function orderOf(id: string, sheet: Sheet): Message | null {
  const [code = '', copy = ''] = id.split(':');
  const card = sheet.chits[code];
  if (!card) return null;
  const named = [
    ...(card.campaign ? [message(`campaign-${card.campaign}`)] : []),
    ...(card.convoy ? [message(`convoy-${card.convoy}`, [['number', '']])] : []),
    ...(sheet.places[copy] ? [copy] : card.places).flatMap((place) => messageOf(place, sheet) ?? []),
  ];
  const what = named.length ? named.reduce((first, rest) => message('offer-and', [['first', first], ['rest', rest]])) : message('offer-anywhere');
  return message('chit-name', [
    ['order', message(`order-name-${card.kind}`)],
    ['command', card.command || 'none'],
    ['what', what],
    ['number', /^\d+$/.test(copy) ? Number(copy) : 0],
  ]);
}

function counterOf(id: string, sheet: Sheet): Message | null {
  const counter = sheet.counters[id];
  if (counter) {
    const of = counter.commands.length > 1 ? 'bourbon' : (counter.commands[0] ?? '');
    return message(`counter-${counter.kind}`, [['of', of], ['letter', counter.letter]]);
  }
  const [kind, one = '', other = ''] = id.split(':');
  if (kind === 'alone') return message('counter-alone', [['squadron', messageOf(one, sheet) ?? one]]);
  if (kind === 'convoy') return message(`convoy-${one}`, [['number', other]]);
  return kind === 'dummy' ? message('counter-dummy', [['of', one], ['letter', other]]) : null;
}

function auxiliaryOf(id: string): Message | null {
  const [, nation, kind, number] = AUXILIARY.exec(id) ?? [];
  return nation && kind ? message(`auxiliary-${kind.toLowerCase()}`, [['of', NATIONS[nation] ?? ''], ['number', number ?? '']]) : null;
}

/** What an id is called; what is no id, as it is. */
export function nameOf(id: string, sheet: Sheet, position: Position, words: Say): string {
  const leader = sheet.leaders[id];
  if (leader) return leader.name;
  const flagship = position.squadrons[id];
  if (flagship?.kind === 'flagship') return flagship.ships[0] ?? id;
  const known = messageOf(id, sheet);
  return known ? words(known) : id;
}

/** What is printed on an Order, whichever copy of it. */
export const chitOf = (id: string, sheet: Sheet): ChitCard | undefined => sheet.chits[id.split(':')[0] ?? ''];

/** The places of an Order; of one against a Pirate Base that Base. */
export function placesOfChit(id: string, sheet: Sheet): readonly string[] {
  const [, base = ''] = id.split(':');
  return sheet.places[base] ? [base] : (chitOf(id, sheet)?.places ?? []);
}

/** The places that an answer is about: named in it, of an Order, or where a piece lies. */
export function placesIn(answer: Answer, sheet: Sheet, position: Position): readonly string[] {
  const order = typeof answer === 'object' && answer !== null && 'verb' in answer ? (answer as Order) : null;
  const words = typeof answer === 'string' ? [answer] : order ? [...(order.objects ?? []), order.piece ?? ''] : [];
  const found = words.flatMap((word) => {
    const place = word.startsWith('go:') ? word.slice(3) : word;
    if (sheet.places[placeOf(place)]) return [place];
    return chitOf(word, sheet) ? placesOfChit(word, sheet) : [placeOfPiece(word, position)];
  });
  return [...new Set(found.filter(Boolean))];
}

/** Where a Formation, a Squadron or an Auxiliary lies; nothing off the map. */
function placeOfPiece(id: string, { formations, squadrons, auxiliaries }: Position): string {
  const [squadron, auxiliary] = [squadrons[id], auxiliaries[id]];
  const within = formations[id] ?? formations[squadron?.formation ?? ''] ?? formations[auxiliary?.formation ?? ''];
  return within?.place ?? squadron?.at ?? auxiliary?.port ?? '';
}

/** What kind of place one is: whose Port, or what water. */
export function kindOf(place: string, sheet: Sheet, words: Say): string {
  const card = sheet.places[place];
  if (!card?.port) return card ? words(`mistral-kind-${card.kind}`) : '';
  const owner = card.owner === 'neutral' ? words('mistral-neutral') : words(`contingent-${card.owner}`);
  return words(`mistral-kind-${card.port}`, { owner });
}

const ACTIONS: Readonly<Record<string, string>> = { go: 'place', catch: 'place', divert: 'place', leave: 'edge', clear: 'auxiliary', unload: 'points' };

/** What a stack may do, in words: `go:s13`, `stay`. */
export function actionOf(action: string, sheet: Sheet, position: Position, words: Say): string {
  const [verb = '', ...rest] = action.split(':');
  const of = rest.join(':');
  const argument = ACTIONS[verb];
  if (!argument) return words(message(`action-${verb}`));
  const named = argument === 'place' || argument === 'auxiliary' ? nameOf(of, sheet, position, words) : argument === 'points' ? Number(of) : of;
  return words(message(`action-${verb}`, [[argument, named]]));
}

/** Where an action leads: a location, or nothing where the stack stays. */
export function goalOf(action: string, from: string): string {
  const [verb = '', ...rest] = action.split(':');
  if (verb === 'go' || verb === 'catch' || verb === 'divert') return rest.join(':');
  return verb === 'sail' || verb === 'enter' ? from : '';
}
