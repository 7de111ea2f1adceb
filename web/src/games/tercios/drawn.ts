/** The position as pieces, discs and ground for the table to draw. */

import type { TableWords } from '../../table/client';
import type { Lie, Sign, TableDisc, TableGround, TablePiece } from '../../boards/table/pieces';
import { campOf } from '../../miniatures/play.svelte';
import { isOrderKind } from './asked';
import type { Draft } from './plan';
import {
  baseOf,
  cardWords,
  faceless,
  formName,
  gearOf,
  leaderWords,
  marksOf,
  standing,
  unitName,
  type Position,
  type Say,
  type Unit,
} from './position';
import type { ScaleCard, Sheet } from './sheet';
import { BACK, DISORDER, HORSES, HOST, ORDER_ICONS, symbolOf } from './symbols';
import { leaderTroops, troopsOf } from './troops';

const LIES: Readonly<Record<string, Lie>> = {
  camino: 'road',
  colina: 'hill',
  colina_grande: 'hill',
  colina_escarpada: 'steep',
  bosque: 'wood',
  bosque_grande: 'wood',
  cultivo: 'crop',
  valla: 'fence',
  muro: 'wall',
  puente: 'bridge',
  vado: 'ford',
  edificio_pequeno: 'building',
  edificio_grande: 'building',
  rocas: 'rocks',
  lago_pequeno: 'water',
  lago_grande: 'water',
  rio: 'water',
  cienaga: 'swamp',
  zona_urbana: 'urban',
};

/** Every Troop on the table; in planning, with the card that the player means to lay. */
export function piecesOf(position: Position, sheet: Sheet, words: Say, draft: Draft): TablePiece[] {
  return standing(position).map((unit) => {
    const gear = gearOf(sheet, unit);
    const told = [unitName(unit, words), words(`seat-${unit.side}`), cardWords(position, unit, words)];
    return {
      id: unit.id,
      camp: campOf(unit.side),
      pose: unit.pose,
      ...baseOf(position, sheet, unit.id),
      symbol: symbolOf(gear, unit.fortress),
      label: unit.id,
      name: unitName(unit, words),
      words: [...told, ...marksOf(position, sheet, unit, words)].join(', '),
      worn: unit.wear,
      bears: gear.endurance,
      signs: signsOf(position, unit, words, draft[unit.id]),
      faceless: faceless(position, unit.id),
      troops: troopsOf(position, sheet, unit),
    };
  });
}

/** The card beside a Troop, and its markers. */
export function signsOf(position: Position, unit: Unit, words: Say, planned = ''): Sign[] {
  const signs: Sign[] = [];
  const card = position.cards[unit.id];
  if (isOrderKind(planned))
    signs.push({ id: 'card', path: ORDER_ICONS[planned], words: words(`order-${planned}`), look: 'plain' });
  else if (card?.order) {
    const look = card.knows.includes('') ? 'open' : 'plain';
    signs.push({ id: 'card', path: ORDER_ICONS[card.order], words: cardWords(position, unit, words), look });
  } else if (card) signs.push({ id: 'card', path: BACK, words: words('tercios-card-hidden'), look: 'hidden' });
  if (unit.disordered) signs.push({ id: 'disorder', path: DISORDER, words: words('tercios-disordered'), look: 'bad' });
  if (unit.limbered) signs.push({ id: 'limbered', path: HORSES, words: words('tercios-limbered'), look: 'plain' });
  for (const leader of Object.values(position.leaders))
    if (leader.inside === unit.id)
      signs.push({ id: leader.id, path: HOST, words: words('tercios-with-leader', { leader: leader.name }), look: 'open' });
  return signs;
}

/** Every leader who stands alone. */
export function discsOf(position: Position, scale: ScaleCard, words: Say): TableDisc[] {
  return Object.values(position.leaders).flatMap((leader) => {
    if (!leader.at) return [];
    return {
      id: leader.id,
      camp: campOf(leader.side),
      at: leader.at,
      radius: leader.commander ? scale.commander_radius : scale.subordinate_radius,
      label: String(leader.level),
      name: leader.name,
      words: leaderWords(leader, words),
      chief: leader.commander,
      spent: leader.exhausted,
      troops: leaderTroops(position, leader),
    };
  });
}

/** The terrain, each element with its name and qualities. */
export function groundsOf(position: Pick<Position, 'scenery'>, words: Say): TableGround[] {
  return Object.values(position.scenery).map((element) => ({
    id: element.id,
    lie: LIES[element.element] ?? 'rocks',
    ring: element.ring,
    name: words(`element-${element.element}`),
    words: [words(`element-${element.element}`), ...element.qualities.map((one) => words(`ground-${one}`))].join(' · '),
  }));
}

/** Scenery on a table that is being laid out. */
export const tables: TableWords = {
  grounds: (scenery, words) => groundsOf({ scenery: scenery as Position['scenery'] }, words),
  lie: (element) => LIES[element] ?? 'rocks',
  element: (element, words) => words(`element-${element}`),
  form: formName,
};
