/** The units of Águila as figures: how each is drawn up, in the uniform of its nation. */

import type { Formation } from '../../boards/table/pieces';
import type { Livery, Standard, Troops, Weapon } from '../../boards/table/troops/troops';
import { armOf, profileOf, type Officer, type Position, type Unit } from './position';
import type { ProfileCard, Sheet } from './sheet';

interface Uniforms {
  readonly foot: string;
  readonly light: string;
  readonly horse: string;
  readonly gunners: string;
  readonly trim: string;
  readonly standard: Standard;
}

const FRANCE: Uniforms = {
  foot: '#27407f',
  light: '#1f3566',
  horse: '#2f5d46',
  gunners: '#25345e',
  trim: '#f3efe2',
  standard: { device: 'pales', field: '#24408e', on: '#f5f2e8', beside: '#b9262b' },
};
const UNIFORMS: Readonly<Record<string, Uniforms>> = {
  france: FRANCE,
  britain: { foot: '#b3262b', light: '#a52328', horse: '#9c2a33', gunners: '#2a3b66', trim: '#f3efe2', standard: { device: 'cross', field: '#2b3f80', on: '#c22a2e' } },
  spain: { foot: '#e6e0cd', light: '#3e5c86', horse: '#c9a13a', gunners: '#2c3f6b', trim: '#a8322e', standard: { device: 'saltire', field: '#f3ead2', on: '#b3221c' } },
  prussia: { foot: '#26375f', light: '#2e4a3c', horse: '#7d8ba3', gunners: '#22304f', trim: '#c23b34', standard: { device: 'lozenge', field: '#f2f0e8', on: '#1c1c1e' } },
  russia: { foot: '#2f5940', light: '#28503a', horse: '#e3decd', gunners: '#2a4a38', trim: '#b8322e', standard: { device: 'cross', field: '#f3efe2', on: '#2f6b45' } },
  austria: { foot: '#ece7d8', light: '#6c7a86', horse: '#e4dcc4', gunners: '#7a4a2c', trim: '#a83a32', standard: { device: 'lozenge', field: '#eec13c', on: '#1b1a19' } },
  poland: { foot: '#2c4a86', light: '#2b4577', horse: '#3b5aa0', gunners: '#2f5d46', trim: '#d8474f', standard: { device: 'bars', field: '#f6efe2', on: '#b51f3a' } },
  naples: { foot: '#efe9da', light: '#6f8fae', horse: '#c75a6b', gunners: '#31497a', trim: '#5a9bc9', standard: { device: 'disc', field: '#7fb2d6', on: '#f4efe2' } },
};
/** Units that are dressed unlike the rest of their arm. */
const COATS: Readonly<Record<string, string>> = {
  rifles: '#2e5138',
  guerrillas: '#7a6142',
  opolchenie: '#7d7360',
  portuguese: '#2f4f86',
  household: '#b3262b',
  hussars: '#3c4f7d',
  cossacks: '#3a4a6b',
};

/** The figures of the game are of 28 mm. */
const SIZE = 1.5;

/** Who stands on the base of a unit: how it is drawn up, on foot, mounted or with its gun. */
export function troopsOf(sheet: Sheet, unit: Unit, formation: Formation | null): Troops {
  const profile = profileOf(sheet, unit);
  const shared = { livery: liveryOf(profile), seed: unit.id, size: SIZE };
  if (profile.gun) return { ...shared, arm: 'gun', weapon: 'shot', order: 'block', limbered: unit.limbered, heavy: profile.gun === 'heavy' };
  const order = unit.inside ? 'square' : (formation ?? 'line');
  const plain = order === 'open' || Boolean(unit.inside);
  if (armOf(sheet, unit) === 'cavalry') return { ...shared, arm: 'horse', weapon: mounted(profile), order, heavy: profile.class === 'heavy', plain };
  return { ...shared, arm: 'foot', weapon: 'shot', order, plain };
}

/** An officer with whoever rides with him: the higher his rank, the more. */
export function officerTroops(position: Position, officer: Officer): Troops {
  const { foot, trim, standard } = uniformsOf(position.armies[officer.side]?.nation ?? '');
  const count = { division_general: 3, brigade_general: 2 }[officer.entry.rank] ?? 1;
  const livery: Livery = { coat: foot, trim: '#e3c15c', hat: '#1d1b1a', wears: 'hat', standard };
  return { arm: 'staff', weapon: 'sabre', order: 'block', livery: count > 1 ? livery : { ...livery, trim }, seed: officer.id, size: SIZE * 0.9, count, plain: !officer.chief };
}

function uniformsOf(nation: string): Uniforms {
  return UNIFORMS[nation] ?? FRANCE;
}

function liveryOf(profile: ProfileCard): Livery {
  const { foot, light, horse, gunners, trim, standard } = uniformsOf(profile.nation);
  const arm = profile.gun ? gunners : profile.arm === 'cavalry' ? horse : profile.class === 'light' ? light : foot;
  return { coat: COATS[profile.kind] ?? arm, trim, standard, ...headgear(profile) };
}

/** What is worn on the head: bearskins by grenadiers and guards, helmets by heavy horse, hats by whoever has no uniform. */
function headgear({ arm, class: kind }: ProfileCard): Pick<Livery, 'hat' | 'wears'> {
  if (kind === 'grenadiers' || kind === 'guard') return { wears: 'bearskin', hat: '#3a2a1c' };
  if (arm === 'cavalry' && kind !== 'light') return { wears: 'helmet', hat: kind === 'heavy' ? '#c9ccd0' : '#c2a24a' };
  if (kind === 'guerrilla' || kind === 'militia') return { wears: 'hat', hat: '#6e5433' };
  return { wears: 'shako', hat: '#1b1a1a' };
}

function mounted({ abilities, kind }: ProfileCard): Weapon {
  return abilities.includes('lancers') || kind === 'cossacks' ? 'lance' : 'sabre';
}
