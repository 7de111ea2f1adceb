/** Ships from above, bow to the east, in the units of the board: hull, oars, deck, stern and sail, each one path. */

import type { Kind, Side } from './position';

/** The parts of a ship, from the water up. */
export interface Drawing {
  readonly oars: string;
  readonly hull: string;
  readonly deck: string;
  readonly stern: string;
  readonly sail: string;
  readonly yard: string;
}

/** How far a kind reaches ahead, astern and abeam, how far its oars do, and how large its sail is. */
const SIZES: Readonly<Record<Kind, { bow: number; stern: number; beam: number; oars: number; benches: number; sail: number }>> = {
  galley: { bow: 17.4, stern: 15.2, beam: 4.6, oars: 12.4, benches: 9, sail: 1 },
  galleass: { bow: 17.6, stern: 16.8, beam: 7.4, oars: 14.8, benches: 10, sail: 1.12 },
  galliot: { bow: 14.8, stern: 12.4, beam: 3.8, oars: 10, benches: 7, sail: 0.86 },
};

const KINDS: readonly Kind[] = ['galleass', 'galley', 'galliot'];

function oarsOf(kind: Kind): string {
  const { bow, stern, beam, oars, benches } = SIZES[kind];
  const from = -stern * 0.58;
  const step = (bow * 0.52 - from) / (benches - 1);
  return Array.from({ length: benches }, (_, bench) => {
    const x = from + bench * step;
    return [-1, 1].map((side) => `M${short(x)} ${short(side * beam * 0.8)}L${short(x - 2.2)} ${short(side * oars)}`).join('');
  }).join('');
}

/** The League builds round: an almond with a long spur. Islam builds straight, with a forked stern. */
function hullOf(side: Side, kind: Kind): string {
  const { bow, stern, beam } = SIZES[kind];
  if (side === 'christian')
    return `M${bow} 0L${short(bow - 5)} -0.9C${short(bow - 8)} ${-beam} 3 ${-beam} -4 ${-beam}C${short(-stern + 3)} ${-beam} ${-stern} ${short(-beam * 0.8)} ${-stern} 0C${-stern} ${short(beam * 0.8)} ${short(-stern + 3)} ${beam} -4 ${beam}C3 ${beam} ${short(bow - 8)} ${beam} ${short(bow - 5)} 0.9Z`;
  return `M${bow} 0L${short(bow - 8)} ${-beam}H${short(-stern + 5)}L${-stern} ${short(-beam - 2.2)}L${short(-stern + 2.6)} 0L${-stern} ${short(beam + 2.2)}L${short(-stern + 5)} ${beam}H${short(bow - 8)}Z`;
}

/** The gangway between the benches, and the platform of the guns behind the spur. */
function deckOf(kind: Kind): string {
  const { bow, stern, beam } = SIZES[kind];
  return `M${short(-stern + 5)} 0H${short(bow - 6)}M${short(bow - 7.4)} ${short(-beam * 0.7)}V${short(beam * 0.7)}`;
}

/** The castle at the stern, under its awning. */
function sternOf(side: Side, kind: Kind): string {
  const { stern, beam } = SIZES[kind];
  const width = beam * 0.72;
  if (side === 'christian') return `M${short(-stern + 4.6)} ${-width}Q${short(-stern - 0.4)} ${-width} ${short(-stern + 1)} 0Q${short(-stern - 0.4)} ${width} ${short(-stern + 4.6)} ${width}Z`;
  return `M${short(-stern + 5.4)} ${-width}L${short(-stern + 1)} ${short(-beam - 0.6)}L${short(-stern + 3)} 0L${short(-stern + 1)} ${short(beam + 0.6)}L${short(-stern + 5.4)} ${width}Z`;
}

/** The sail bellies towards the bow: round for the League, cut straight for Islam. */
function sailOf(side: Side, kind: Kind): string {
  const at = (x: number, y: number): string => `${short(x * SIZES[kind].sail)} ${short(y * SIZES[kind].sail)}`;
  if (side === 'christian') return `M${at(6, -9.4)}C${at(10.4, -4)} ${at(10.4, 4)} ${at(6, 9.4)}C${at(-2, 8.8)} ${at(-8, 6.4)} ${at(-9.4, 0)}C${at(-8, -6.4)} ${at(-2, -8.8)} ${at(6, -9.4)}Z`;
  return `M${at(9.6, -9.2)}L${at(6.4, 0)}L${at(9.6, 9.2)}L${at(-7.6, 7.4)}L${at(-10, 0)}L${at(-7.6, -7.4)}Z`;
}

/** The yard that the sail hangs from. */
function yardOf(side: Side, kind: Kind): string {
  const scale = SIZES[kind].sail;
  const x = side === 'christian' ? 6 : 9.6;
  return `M${short(x * scale)} ${short(-11 * scale)}L${short((side === 'christian' ? x : 6.4) * scale)} 0L${short(x * scale)} ${short(11 * scale)}`;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}

function fleet(side: Side): Readonly<Record<Kind, Drawing>> {
  return Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      { oars: oarsOf(kind), hull: hullOf(side, kind), deck: deckOf(kind), stern: sternOf(side, kind), sail: sailOf(side, kind), yard: yardOf(side, kind) },
    ]),
  ) as Record<Kind, Drawing>;
}

export const SHIPS: Readonly<Record<Side, Readonly<Record<Kind, Drawing>>>> = { christian: fleet('christian'), islamic: fleet('islamic') };

/** What is left afloat of a ship: planks, a broken mast, an oar. */
export const WRECK = 'M-9 -3L-2 -5M-7 3L1 1.4M3 -2L10 -4.4M4 4L9 6M-1 6.4L2 8.6M-4 -8L-1 -7M-10 6L-7 8.4';
