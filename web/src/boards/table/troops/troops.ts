/** Who stands on a base and how, as a game tells it: enough to draw every man and horse by rule. */

import type { Formation } from '../pieces';

/** What most of them carry. */
export type Weapon = 'pike' | 'shot' | 'blade' | 'lance' | 'sabre' | 'pistol' | 'bow';

/** How they are drawn up: a formation of the line of battle, a block, or a block of pikes with shot about it. */
export type Order = Formation | 'block' | 'battalion' | 'tercio' | 'wagons';

/** The device on a standard, in one or two colours over its field. */
export interface Standard {
  readonly device: 'saltire' | 'cross' | 'nordic' | 'pales' | 'bars' | 'lozenge' | 'disc' | 'border';
  readonly field: string;
  readonly on: string;
  readonly beside?: string;
}

/** The colours of a nation's troops; they are those of painted miniatures, by day and by night. */
export interface Livery {
  readonly coat: string;
  readonly trim: string;
  readonly hat: string;
  /** What is worn on the head, as it looks from above. */
  readonly wears: 'hat' | 'morion' | 'shako' | 'bearskin' | 'helmet';
  readonly standard: Standard;
}

export interface Troops {
  readonly arm: 'foot' | 'horse' | 'gun' | 'staff';
  readonly weapon: Weapon;
  readonly order: Order;
  readonly livery: Livery;
  /** By which scatter and losses fall: the same troops always look the same. */
  readonly seed: string;
  /** How large a man is: 1 for figures of 15 mm. */
  readonly size: number;
  /** The part of those with pikes and shot who have shot. */
  readonly sleeves?: number;
  /** So many guns, or so many riders about an officer. */
  readonly count?: number;
  readonly limbered?: boolean;
  /** Heavy horses with armoured riders, or heavy guns. */
  readonly heavy?: boolean;
  /** They carry no standard. */
  readonly plain?: boolean;
}

/** How large the base is that they stand on, in millimetres, and what they have suffered of what they bear. */
export interface Stand {
  readonly wide: number;
  readonly deep: number;
  readonly worn: number;
  readonly bears: number;
}
