import { describe, expect, test } from 'vitest';

import type { Offer } from '../wire/shapes';
import type { Scene } from './scene';
import { ending, fitting, leading, parted, touchable, touched } from './touches';

const offer = (key: string, ...touches: string[]): Offer => ({ answer: key, words: { key, args: [] }, where: [], marks: [], touches });
const keys = (offers: readonly Offer[]) => offers.map((one) => one.words.key);

const AHEAD = offer('ahead', 'mule-1', 'a2');
const ASIDE = offer('aside', 'mule-1', 'b1');
const OTHER = offer('other', 'mule-2', 'c2');
const WAIT = offer('wait');
const ALL = [AHEAD, ASIDE, OTHER, WAIT];

const SCENE: Scene = {
  board: { space: { type: 'grid', cells: [['a2', ''], ['a1', 'b1']] }, areas: [{ id: 'camp', outline: [[0, 0], [1, 0], [1, 1]] }, { id: 'a2' }] },
  pieces: [{ id: 'mule-1', at: 'a1', colour: 'red' }],
  trays: [{ id: 'dead', name: { key: 'dead', args: [] } }, { id: 'track', name: { key: 'track', args: [] }, cells: ['one', 'two'] }],
};

test('pieces, places, outlines, trays and their cells can be touched, holes cannot', () => {
  expect([...touchable(SCENE)].sort()).toEqual(['a1', 'a2', 'b1', 'camp', 'dead', 'mule-1', 'one', 'track', 'two']);
});

test('an offer without touches, or with one that is not drawn, is a button', () => {
  const { paths, buttons } = parted([AHEAD, WAIT, OTHER], touchable(SCENE));
  expect(keys(paths)).toEqual(['ahead']);
  expect(keys(buttons)).toEqual(['wait', 'other']);
});

describe('a path', () => {
  const paths = [AHEAD, ASIDE, OTHER];

  test('lights up whatever goes on from it', () => {
    expect([...leading(paths, [])]).toEqual(['mule-1', 'mule-2']);
    expect([...leading(paths, ['mule-1'])]).toEqual(['a2', 'b1']);
    expect([...leading(paths, ['mule-1', 'a2'])]).toEqual([]);
  });

  test('leaves one offer as soon as no other begins like it', () => {
    expect(keys(fitting(paths, ['mule-1']))).toEqual(['ahead', 'aside']);
    expect(keys(fitting(paths, ['mule-2']))).toEqual(['other']);
  });

  test('ends in a menu where several have the same touches', () => {
    const run = offer('run', 'mule-1', 'a2');
    expect(keys(ending([...ALL, run], ['mule-1', 'a2']))).toEqual(['ahead', 'run']);
    expect(ending([...ALL, run], ['mule-1'])).toEqual([]);
  });

  test('may end where another goes on', () => {
    const rest = offer('rest', 'mule-1');
    expect(keys(ending([...ALL, rest], ['mule-1']))).toEqual(['rest']);
    expect([...leading([...ALL, rest], ['mule-1'])]).toEqual(['a2', 'b1']);
  });

  test('has no end before anything is touched', () => {
    expect(ending(ALL, [])).toEqual([]);
  });
});

describe('a touch', () => {
  const paths = [AHEAD, ASIDE, OTHER, offer('search', 'mule-1', 'mule-2')];

  test('goes on', () => {
    expect(touched(paths, ['mule-1'], ['a2'])).toEqual(['mule-1', 'a2']);
  });

  test('takes another goal, or another piece', () => {
    expect(touched(paths, ['mule-1', 'a2'], ['b1'])).toEqual(['mule-1', 'b1']);
    expect(touched([AHEAD, ASIDE, OTHER], ['mule-1', 'a2'], ['mule-2'])).toEqual(['mule-2']);
  });

  test('goes on before it begins anew', () => {
    expect(touched(paths, ['mule-1'], ['mule-2'])).toEqual(['mule-1', 'mule-2']);
  });

  test('is taken back by another on the same thing', () => {
    expect(touched(paths, ['mule-1'], ['mule-1', 'a1'])).toEqual([]);
    expect(touched(paths, ['mule-1', 'a2'], ['a2'])).toEqual(['mule-1']);
  });

  test('of what leads nowhere ends the path', () => {
    expect(touched(paths, ['mule-1'], ['e5'])).toEqual([]);
    expect(touched(paths, ['mule-1', 'a2'], [])).toEqual([]);
  });

  test('begins with a piece whose offers are still to be asked for', () => {
    expect(touched([], [], ['ship', 'b2'], ['ship'])).toEqual(['ship']);
    expect(touched([], [], ['ship', 'b2'])).toEqual([]);
  });

  test('takes of what lies under one finger the first that leads on', () => {
    expect(touched(paths, ['mule-1'], ['patrol', 'b1'])).toEqual(['mule-1', 'b1']);
  });
});
