/** What a list of Águila comes to: points, weight, sizes. */
import { sum } from '../said';
import type { Catalogue, Profile } from './catalogue';
import { officers, units, type Draft, type Officer, type Unit } from './draft';

/** What a unit costs; what no list knows costs nothing. */
export function unitPrice(catalogue: Catalogue, unit: Unit): number {
  const bought = sum(unit.abilities.map((one) => catalogue.abilities.get(one)?.points ?? 0));
  return (catalogue.units.get(unit.unit)?.points ?? 0) + bought + (unit.regimental ? catalogue.extras.regimental_gun_points : 0);
}

/** What an officer costs with his abilities; what nobody knows costs nothing. */
export function officerPrice(catalogue: Catalogue, officer: Officer): number {
  const bought = sum(officer.abilities.map((one) => catalogue.officer_abilities.get(one)?.points ?? 0));
  return (catalogue.ranks.get(officer.rank)?.points ?? 0) + bought;
}

export function armyPoints(catalogue: Catalogue, draft: Draft): number {
  const { aide_points, sappers_points } = catalogue.extras;
  const led = sum(officers(draft).map((one) => officerPrice(catalogue, one)));
  return draft.aides * aide_points + draft.sappers * sappers_points + led + sum(units(draft).map((one) => unitPrice(catalogue, one)));
}

/** What the units count towards the break point; those that are broken up count nothing. */
export function weight(catalogue: Catalogue, draft: Draft): number {
  return sum(units(draft).map((one) => (one.dissolved ? 0 : (catalogue.units.get(one.unit)?.weight ?? 0))));
}

/** Whether a unit needs its match among the basic ones, and lets the army have a gun. */
export function isLarge(catalogue: Catalogue, unit: Profile): boolean {
  const least = catalogue.ratios.matched[unit.arm];
  return least !== undefined && unit.companies >= least;
}

/** Whether a unit is foot that fights in open formation. */
export function skirmishes(unit: Profile): boolean {
  return unit.arm === 'infantry' && has(unit, 'open_formation');
}

/** Whether a unit is foot in close order without light companies, to which skirmishers may go. */
export function lacksSkirmishers(unit: Profile): boolean {
  return unit.arm === 'infantry' && !skirmishes(unit) && !has(unit, 'light_companies');
}

export function has(unit: Profile, ability: string): boolean {
  return unit.abilities?.includes(ability) ?? false;
}
