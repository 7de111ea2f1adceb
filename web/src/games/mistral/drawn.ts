/** A position as the board of a sea draws it. */

import type { Camp, CounterSign, PlaceShape, SeaCounter, SeaGale, SeaLane, SeaPlace, Watch } from '../../boards/sea/sea';
import type { Say } from '../../table/client';
import { nameOf } from './naming';
import { atSea, fleetOf, moored, sailOf, worstOf, type Formation, type Position } from './position';
import type { LaneCard, PlaceCard, Sheet } from './sheet';

const SHAPES: Readonly<Record<string, PlaceShape>> = { port: 'port', large: 'space', coastal: 'coastal', strait: 'strait', sea_zone: 'zone' };

const SIGNS: Readonly<Record<string, CounterSign>> = {
  grand: 'grand',
  flag: 'flag',
  detachment: 'detachment',
  independent: 'single',
  convoy: 'convoy',
  dummy: 'dummy',
  unknown: 'hidden',
};

export const campOf = (fleet: string): Camp => (fleet === 'british' ? 'one' : fleet === 'bourbon' ? 'other' : 'none');

/** The colour of a wind or of a flag, as `colours.css` has it. */
export const windColour = (wind: string): string => `var(--mistral-wind-${wind})`;
const flagColour = (owner: string): string => `var(--mistral-flag-${owner})`;

export function placesOf(sheet: Sheet, position: Position, words: Say): SeaPlace[] {
  return Object.entries(sheet.places).map(([id, card]) => ({
    id,
    at: { x: card.x, y: card.y },
    shape: SHAPES[card.kind] ?? 'space',
    chief: card.port === 'key',
    name: card.kind === 'large' || card.letter ? '' : words(card.name),
    sign: signOf(card, words),
    flag: card.owner ? flagColour(card.owner) : '',
    boxes: card.kind === 'sea_zone' ? [words('mistral-box-in'), words('mistral-box-out')] : null,
    moored: harbourOf(sheet, position, id),
    watched: watchedBy(sheet, position, id),
  }));
}

function signOf(card: PlaceCard, words: Say): string {
  if (card.owner) return words(`mistral-flag-${card.owner}`);
  return card.number ? String(card.number) : card.letter;
}

function harbourOf(sheet: Sheet, position: Position, place: string): SeaPlace['moored'] {
  const counts = new Map<string, number>();
  for (const squadron of moored(position, place)) {
    const fleet = fleetOf(sheet, squadron.contingent);
    counts.set(fleet, (counts.get(fleet) ?? 0) + 1);
  }
  return [...counts].map(([fleet, count]) => ({ camp: campOf(fleet), count }));
}

const WATCHES: Readonly<Record<string, Watch>> = { blockade: 'blockade', interdict: 'interdiction' };

/** Auxiliaries that keep a watch there. */
function watchedBy(sheet: Sheet, position: Position, place: string): SeaPlace['watched'] {
  return Object.values(position.auxiliaries).flatMap((one) => {
    const kind = WATCHES[one.task ?? ''];
    return kind && one.target === place ? [{ camp: campOf(fleetOf(sheet, one.contingent)), kind }] : [];
  });
}

export function lanesOf(sheet: Sheet, position: Position): SeaLane[] {
  return sheet.lanes.map((lane) => ({ a: lane.a, b: lane.b, prevailing: lane.prevailing, blowing: blowing(lane, position.winds) }));
}

function blowing(lane: LaneCard, winds: readonly string[]): SeaLane['blowing'] {
  return winds.flatMap((wind) => {
    const toward = lane.seasonal[wind];
    return toward ? [{ wind, toward, colour: windColour(wind) }] : [];
  });
}

export function galesOf(sheet: Sheet, position: Position, words: Say): SeaGale[] {
  return position.gales.map((gale, index) => {
    const radius = sheet.gales.radius[gale.force] ?? 0;
    const near = Object.entries(sheet.gales.reach[gale.place] ?? {});
    return {
      id: `${index}/${gale.wind}/${gale.place}`,
      place: gale.place,
      sign: gale.force === 'hurricane' ? 'H' : gale.force.slice(1),
      colour: windColour(gale.wind),
      reach: near.filter(([, far]) => far <= radius).map(([id]) => id),
      label: words('mistral-gale', {
        wind: words(`wind-${gale.wind}`),
        force: words(`force-${gale.force}`),
        place: nameOf(gale.place, sheet, position, words),
        radius,
      }),
    };
  });
}

/** What a stack is, in words, as far as one knows. */
export function described(one: Formation, sheet: Sheet, position: Position, words: Say): string {
  const sail = sailOf(position, one.id);
  const told = [
    nameOf(one.id, sheet, position, words),
    sail ? words('mistral-sail', { count: sail }) : '',
    one.kind !== 'unknown' && one.spotted ? words('mistral-spotted') : '',
    one.disorganised ? words('mistral-disorganised') : '',
    one.duty ? words(`mistral-duty-${one.duty}`) : '',
  ];
  return told.filter(Boolean).join(', ');
}

export function countersOf(sheet: Sheet, position: Position, seat: string, able: ReadonlySet<string>, words: Say): SeaCounter[] {
  return atSea(position).map((one) => {
    const sail = sailOf(position, one.id);
    return {
      id: one.id,
      camp: campOf(one.fleet),
      location: one.place,
      sign: SIGNS[one.kind] ?? 'hidden',
      letter: sheet.counters[one.id]?.letter ?? '',
      sail: sail ? String(sail) : '',
      pips: worstOf(position, sheet, one.id),
      watch: one.duty,
      mine: one.fleet === seat,
      able: able.has(one.id),
      label: described(one, sheet, position, words),
    };
  });
}
