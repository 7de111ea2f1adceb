import { flushSync, mount, unmount, type Component, type ComponentProps } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { FORMATIONS } from './formations';
import { Frame } from './geometry';
import Ground from './Ground.svelte';
import groundSource from './Ground.svelte?raw';
import Objective from './Objective.svelte';
import Piece from './Piece.svelte';
import type { Formation, Lie, TablePiece, TableSky } from './pieces';
import piecesSource from './pieces.ts?raw';
import Veil from './Veil.svelte';
import Zones from './Zones.svelte';

const frame = new Frame(180_000, 120_000);
const PIECE: TablePiece = {
  id: 'B1',
  camp: 'one',
  pose: [90_000, 60_000, 0],
  width: 12_000,
  depth: 4000,
  symbol: 'M0 0',
  label: 'B1',
  words: 'B1',
  worn: 1,
  bears: 3,
  signs: [],
};

const drawn: Record<string, unknown>[] = [];
afterEach(() => {
  for (const one of drawn.splice(0)) void unmount(one);
});

function draw<Part extends Component<any>>(part: Part, props: ComponentProps<Part>): SVGSVGElement {
  const target = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  drawn.push(mount(part, { target, props }));
  flushSync();
  return target;
}

describe('a base', () => {
  const formations = Object.keys(FORMATIONS) as Formation[];

  it('has a sign of another shape for each formation', () => {
    expect(new Set(Object.values(FORMATIONS)).size).toBe(6);
    for (const formation of formations) {
      const sign = draw(Piece, { frame, piece: { ...PIECE, formation } }).querySelector('.formation');
      expect(sign?.getAttribute('d')).toBe(FORMATIONS[formation]);
    }
  });

  it('that bears more than ten has a bar instead of pips, and its count at any distance', () => {
    const pips = draw(Piece, { frame, piece: { ...PIECE, bears: 10 } });
    expect(pips.querySelectorAll('.pips circle')).toHaveLength(10);
    const bar = draw(Piece, { frame, piece: { ...PIECE, bears: 24, worn: 12 } });
    expect(bar.querySelectorAll('.pips circle')).toHaveLength(0);
    const [whole, worn] = bar.querySelectorAll('.bar rect');
    expect(Number(worn?.getAttribute('width'))).toBe(Number(whole?.getAttribute('width')) / 2);
    expect(bar.querySelector('.count.always text')?.textContent).toBe('12');
  });

  it('without a formation is drawn as ever', () => {
    const plain = draw(Piece, { frame, piece: PIECE });
    expect(plain.querySelector('.formation, .gun')).toBeNull();
    expect(plain.querySelector('.symbol')?.getAttribute('transform')).toBe('translate(0 2.5) scale(1.5)');
    expect(plain.querySelector('.count')?.getAttribute('transform')).toBe('translate(-52 0)');
  });

  it('of a gun shows where the barrel points, whatever way the base looks', () => {
    const gun = { ...PIECE, width: 6000, depth: 8000, pose: [9000, 9000, 9000], limbered: false, bearing: 12_000 } as const;
    const ready = draw(Piece, { frame, piece: gun });
    expect(ready.querySelector('[data-gun=ready]')?.getAttribute('transform')).toContain('rotate(30)');
    expect(ready.querySelector('.symbol')).toBeNull();
    const straight = draw(Piece, { frame, piece: { ...gun, bearing: null } });
    expect(straight.querySelector('[data-gun=ready]')?.getAttribute('transform')).toContain('rotate(0)');
    expect(draw(Piece, { frame, piece: { ...gun, limbered: true } }).querySelector('[data-gun=limbered]')).not.toBeNull();
  });
});

describe('the ground', () => {
  const union = /export type Lie =([^;]*);/.exec(piecesSource)?.[1] ?? '';
  const lies = [...union.matchAll(/'(\w+)'/g)].map(([, lie]) => lie as Lie);

  it.each(lies)('has a look for %s', (lie) => {
    expect(groundSource).toMatch(new RegExp(`\n  \\.${lie}(?: \\{|,\n)`));
  });

  it('has every pattern that a look names', () => {
    const named = [...groundSource.matchAll(/url\(#(lie-\w+)\)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !groundSource.includes(`id="${name}"`))).toEqual([]);
  });

  it('draws walls and fences as lines or as areas', () => {
    const ring = [[0, 0], [9000, 0], [9000, 9000]] as const;
    const grounds = [
      { id: 'a', lie: 'fence', ring, open: true, name: 'a', words: 'a' },
      { id: 'b', lie: 'wall', ring, name: 'b', words: 'b' },
    ] as const;
    const svg = draw(Ground, { frame, grounds, inch: 2540 });
    expect(svg.querySelector('[data-ground=a]')?.getAttribute('d')).not.toMatch(/Z$/);
    expect(svg.querySelector('[data-ground=b]')?.getAttribute('d')).toMatch(/Z$/);
    expect(svg.querySelectorAll('.posts')).toHaveLength(1);
  });
});

describe('zones', () => {
  it.each(['strip', 'corners'] as const)('may be a %s out from a side', (shape) => {
    const zone = { shape, look: 'arc', words: '8″', pose: PIECE.pose, base: PIECE, side: 0, length: 20_000 } as const;
    expect(draw(Zones, { frame, zones: [zone], part: 'shapes' }).querySelector('path.arc')?.getAttribute('d')).toMatch(/^M840\.00 580\.00L.*Z$/);
    const label = draw(Zones, { frame, zones: [zone], part: 'words' }).querySelector('text');
    expect([label?.getAttribute('x'), label?.getAttribute('y')]).toEqual(['900', '376']);
  });
});

describe('an objective', () => {
  it('tells its holder by the shape of its flag, and its worth', () => {
    const at = [9000, 9000] as const;
    const flags = (['one', 'other', null] as const).map((camp) => {
      const objective = { id: 'x', at, camp, worth: 3, words: 'x' };
      const svg = draw(Objective, { frame, objective, part: 'ground' });
      expect(svg.querySelector('.flag, text')).toBeNull();
      const flies = draw(Objective, { frame, objective, part: 'flag' });
      expect(flies.querySelector('text')?.textContent).toBe('3');
      expect(flies.querySelector('g')?.getAttribute('aria-hidden')).toBe('true');
      return [svg.querySelector('g')?.dataset['holder'], flies.querySelector('.flag')?.getAttribute('d')];
    });
    expect(flags.map(([holder]) => holder)).toEqual(['one', 'other', 'nobody']);
    expect(flags[0]?.[1]).not.toBe(flags[1]?.[1]);
  });
});

describe('the sky', () => {
  it.each(['fog', 'rain', 'snow', 'sand'] as const)('of %s has a pattern of its own, and leaves free how far one sees', (kind) => {
    const sky: TableSky = { kind, words: kind, sight: { at: [90_000, 60_000], length: 20_320, words: '8″' } };
    const svg = draw(Veil, { frame, sky });
    expect(svg.querySelector(`#sky-${kind}`)).not.toBeNull();
    expect(svg.querySelector('.drops')?.getAttribute('fill')).toBe(`url(#sky-${kind})`);
    expect(svg.querySelector('.sight')?.getAttribute('r')).toBe('203.2');
    expect(svg.querySelector('.haze')?.getAttribute('d')).toContain('M696.8 600a203.2');
    expect(draw(Veil, { frame, sky: { kind, words: kind } }).querySelector('.sight')).toBeNull();
  });
});
