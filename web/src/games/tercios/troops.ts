/** The Troops of Tercios as figures: what stands on each base, in the colours of its faction. */

import type { Livery, Order, Troops, Weapon } from '../../boards/table/troops/troops';
import { gearOf, type Gear, type Leader, type Position, type Unit } from './position';
import type { Sheet } from './sheet';

const SPAIN: Livery = {
  coat: '#b8322a',
  trim: '#e8c34a',
  hat: '#8f979c',
  wears: 'morion',
  standard: { device: 'saltire', field: '#f3ead2', on: '#b3221c' },
};
/** Armies wore few uniforms: each faction has the colours of its sashes and standards. */
const LIVERIES: Readonly<Record<string, Livery>> = {
  spain: SPAIN,
  sweden: { coat: '#2b5fa8', trim: '#f0cf4a', hat: '#4a4136', wears: 'hat', standard: { device: 'nordic', field: '#2b5fa8', on: '#f4cf3b' } },
  france: { coat: '#8d99a8', trim: '#f4f1e6', hat: '#3b3f55', wears: 'hat', standard: { device: 'cross', field: '#2a4b93', on: '#f7f5ee' } },
  empire: { coat: '#d9cfae', trim: '#a8281f', hat: '#5b4a34', wears: 'hat', standard: { device: 'lozenge', field: '#eec13c', on: '#1b1a19' } },
  poland: { coat: '#a61f3f', trim: '#f6efe2', hat: '#7c5a34', wears: 'helmet', standard: { device: 'bars', field: '#f6efe2', on: '#b51f3a' } },
  cossacks: { coat: '#6b7f3a', trim: '#c9a24a', hat: '#2c2622', wears: 'bearskin', standard: { device: 'cross', field: '#8c2f2a', on: '#f0d9a0' } },
  muscovy: { coat: '#2f6b4a', trim: '#d9a441', hat: '#8a3a2a', wears: 'helmet', standard: { device: 'border', field: '#7d2438', on: '#e3c15c' } },
};

/** How large a man is on the bases of each scale. */
const SIZES: Readonly<Record<string, number>> = { mm15: 1, mm28: 1.5 };
/** Shot is so much of a body of pikes and shot, by its dice when it stands. */
const SLEEVES: Readonly<Record<number, number>> = { 2: 0.4, 3: 0.5 };
const MOST_SLEEVES = 0.62;
const LOOSE = ['escaramuzadores', 'formacion_abierta', 'hostigador'];
const HEAVY = ['canon_pesado', 'canon_superpesado'];

/** Who stands on the base of a Troop. */
export function troopsOf(position: Position, sheet: Sheet, unit: Unit): Troops {
  const gear = gearOf(sheet, unit);
  const shared = { livery: liveryOf(position, unit.side), seed: unit.id, size: sizeOf(position) };
  if (gear.arm === 'artillery') {
    const heavy = gear.weapons.some((weapon) => HEAVY.includes(weapon));
    return { ...shared, arm: 'gun', weapon: 'shot', order: 'block', count: gear.base === 'gran_bateria' ? 2 : 1, limbered: unit.limbered, heavy };
  }
  if (gear.arm === 'cavalry') return { ...shared, arm: 'horse', weapon: mounted(gear), order: orderOf(gear, unit), size: shared.size };
  const sleeves = SLEEVES[gear.fire[0]] ?? MOST_SLEEVES;
  return { ...shared, arm: 'foot', weapon: onFoot(gear), order: orderOf(gear, unit), sleeves, plain: gear.body === 'company' && orderOf(gear, unit) === 'open' };
}

/** A leader on horseback; a commander has his standard with him. */
export function leaderTroops(position: Position, leader: Leader): Troops {
  const livery = liveryOf(position, leader.side);
  return { arm: 'staff', weapon: 'sabre', order: 'block', livery, seed: leader.id, size: sizeOf(position), count: leader.commander ? 2 : 1, plain: !leader.commander };
}

function liveryOf(position: Position, side: string): Livery {
  return LIVERIES[position.armies[side]?.faction ?? ''] ?? SPAIN;
}

function sizeOf(position: Position): number {
  return SIZES[position.scale] ?? 1;
}

function orderOf(gear: Gear, unit: Unit): Order {
  if (unit.fortress) return 'wagons';
  if (gear.abilities.some((ability) => LOOSE.includes(ability))) return 'open';
  const mixed = gear.weapons.includes('picas') && gear.fire.some((dice) => dice > 0);
  if (!mixed) return 'block';
  return gear.base === 'tercio_escuadronado' ? 'tercio' : 'battalion';
}

function onFoot(gear: Gear): Weapon {
  if (gear.weapons.includes('picas')) return 'pike';
  if (gear.weapons.includes('arco') || gear.weapons.includes('ballesta')) return 'bow';
  return gear.fire.some((dice) => dice > 0) ? 'shot' : 'blade';
}

function mounted(gear: Gear): Weapon {
  if (gear.weapons.includes('lanzas')) return 'lance';
  if (gear.weapons.includes('arco')) return 'bow';
  if (gear.weapons.includes('jabalina')) return 'blade';
  if (gear.weapons.includes('pistola')) return 'pistol';
  return gear.fire.some((dice) => dice > 0) ? 'shot' : 'sabre';
}
