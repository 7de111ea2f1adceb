import { describe, expect, it } from 'vitest';

import { bare, carried, fileName, fromFragment, laidAt, LONGEST, readLayout, toFragment, written, type Layout } from './layout';

const table: Layout = {
  game: 'tercios',
  name: 'Año nuevo ✠',
  scale: 'mm15',
  south: 'red',
  zone: 14,
  scenery: [{ piece: 'bosque:8', x: 20.456, y: 24, facing: 30 }],
};

describe('a table as text', () => {
  it('is read again as it was written, with two decimals', () => {
    expect(readLayout(written(table))).toEqual({ ...table, scenery: [{ piece: 'bosque:8', x: 20.46, y: 24, facing: 30 }] });
    expect(readLayout(written(bare('aguila')))).toEqual(bare('aguila'));
  });

  it.each(['', '{}', 'null', '[]', '{"game":7}', '{"game":"x","zone":1.5}', '{"game":"x","scenery":[{"piece":"a","x":"1","y":2}]}'])(
    'is nothing where it is none: %s',
    (text) => expect(readLayout(text)).toBeNull(),
  );

  it('is nothing where it is longer than the server reads', () => {
    const name = 'x'.repeat(LONGEST - written({ ...table, name: '' }).length);
    expect(readLayout(written({ ...table, name }))).not.toBeNull();
    expect(readLayout(written({ ...table, name: `${name}xx` }))).toBeNull();
  });

  it('travels in a link, whatever letters it has', () => {
    const fragment = toFragment(table);
    expect(fragment).toMatch(/^#table=[\w-]+$/);
    expect(fromFragment(fragment)?.name).toBe(table.name);
  });

  it.each(['', '#', '#table=', '#table=!!!', '#table=_w', '#other=e30', `#table=${'A'.repeat(30_000)}`])(
    'is not found in a link without one: %s',
    (fragment) => expect(fromFragment(fragment)).toBeNull(),
  );

  it('gives a file a name', () => {
    expect(fileName({ ...table, name: 'El vado de Ana' })).toBe('el-vado-de-ana.toml');
    expect(fileName({ ...table, name: '…' })).toBe('tercios.toml');
  });
});

describe('an outline', () => {
  const ring = [[0, 100], [50, 0]] as const;

  it('lies at its spot with its front along the facing', () => {
    expect(laidAt(ring, [1000, 1000], 0)).toEqual([[1000, 1100], [1050, 1000]]);
    expect(laidAt(ring, [1000, 1000], 9000)).toEqual([[1100, 1000], [1000, 950]]);
  });

  it('goes along with its piece and turns about its spot as one that is laid anew', () => {
    const laid = laidAt(ring, [1000, 1000], 0);
    expect(carried([laid], [1000, 1000], [2000, 500], 9000)).toEqual([laidAt(ring, [2000, 500], 9000)]);
  });
});
