import { describe, expect, test } from 'vitest';

import { frontOf, groundOf, layoutOf, namesThatFit, outlineOf, placeAt, standing } from './layout';
import { blocks } from './markdown';
import { tint } from './names';
import { redrawn, type Piece, type Scene } from './scene';

const piece = (id: string, at: string): Piece => ({ id, at, colour: 'red' });
const SCENE: Scene = {
  board: { space: { type: 'grid', cells: [['a2', 'b2'], ['a1', 'b1']] }, areas: [{ id: 'b2', colour: 'rock' }] },
  pieces: [piece('one', 'a1'), piece('two', 'b1')],
  facts: [{ key: 'turn', args: [['turn', 1]] }],
};
const ids = (scene: Scene | null) => scene?.pieces?.map(({ id }) => id);

describe('a scene moved on', () => {
  test('stays as it is when nothing is said of it', () => {
    expect(redrawn(SCENE, undefined)).toBe(SCENE);
  });

  test('has what moved in its new place, in the same order, and the same board', () => {
    const after = redrawn(SCENE, { pieces: [piece('one', 'a2')] });
    expect(after?.pieces).toEqual([piece('one', 'a2'), piece('two', 'b1')]);
    expect(after?.board).toBe(SCENE.board);
    expect(after?.facts).toBe(SCENE.facts);
  });

  test('loses what is gone, and gets what is new on top', () => {
    expect(ids(redrawn(SCENE, { gone: ['one'], pieces: [piece('three', 'a1')] }))).toEqual(['two', 'three']);
  });

  test('has another order when all are put on anew', () => {
    const pieces = [piece('two', 'b1'), piece('one', 'a1')];
    expect(ids(redrawn(SCENE, { gone: ['one', 'two'], pieces }))).toEqual(['two', 'one']);
  });

  test('has other facts and marks, also none', () => {
    expect(redrawn(SCENE, { facts: [], marks: [{ kind: 'last', on: ['a1'] }] })).toMatchObject({ facts: [], marks: [{ on: ['a1'] }] });
  });

  test('is none where there was none', () => {
    expect(redrawn(null, { pieces: [piece('one', 'a1')] })).toBeNull();
  });
});

describe('a layout', () => {
  test('paints one path for each colour', () => {
    const ground = groundOf(SCENE.board, layoutOf(SCENE));
    expect(ground.map(([colour]) => colour).sort()).toEqual(['even', 'odd', 'rock']);
  });

  test('finds the place under a point, and none beside the board', () => {
    const layout = layoutOf(SCENE);
    expect(placeAt(layout, { x: 10, y: 100 })).toBe('a1');
    expect(placeAt(layout, { x: 90, y: 30 })).toBe('b2');
    expect(placeAt(layout, { x: 300, y: 300 })).toBe('');
  });

  test('fans out pieces that share a place, and puts those in a tray side by side below the board', () => {
    const pieces = [piece('one', 'a1'), piece('two', 'a1'), piece('three', 'dead'), piece('four', 'dead')];
    const layout = layoutOf({ ...SCENE, pieces, trays: [{ id: 'dead', name: { key: 'dead', args: [] } }] });
    const [one, two, three, four] = pieces.map(({ id }) => standing(layout, pieces).get(id));
    expect(one).not.toEqual(two);
    expect(three?.y).toBe(four?.y);
    expect(three?.y).toBeGreaterThan(layout.deep);
    expect(placeAt(layout, three ?? { x: 0, y: 0 })).toBe('dead');
  });

  test('finds an outline by its inside', () => {
    const plane: Scene = { board: { space: { type: 'plane', size: [100, 100] }, areas: [{ id: 'hill', outline: [[0, 0], [50, 0], [50, 50], [0, 50]] }] } };
    const layout = layoutOf(plane);
    expect(placeAt(layout, { x: 100, y: 100 })).toBe('hill');
    expect(placeAt(layout, { x: 500, y: 100 })).toBe('');
  });

  test('lays outlines over each other in their order', () => {
    const outline: [number, number][] = [[0, 0], [50, 0], [50, 50]];
    const areas = ['stone', 'water', 'stone'].map((colour, index) => ({ id: `${index}`, colour, outline }));
    const board = { space: { type: 'plane', size: [100, 100] } as const, areas };
    expect(groundOf(board, layoutOf({ board })).map(([colour]) => colour)).toEqual(['stone', 'water', 'stone']);
  });

  test('draws a disc with a size round, and the front of a base ahead', () => {
    expect(outlineOf({ wide: 40, deep: 40 }, 'disc')).toContain('a20 20');
    expect(outlineOf({ wide: 40, deep: 20 }, 'base')).toBe('M-20 -10h40v20h-40z');
    expect(frontOf({ wide: 40, deep: 20 })).toContain('L0 -10L');
  });

  test('gives a seat that is named after a colour that colour', () => {
    expect(tint('seat:blue', 'any')).toBe('var(--scene-blue)');
    expect(tint('seat:guard', 'any')).toBe('var(--scene-side-0)');
  });

  test('stands hexes of odd rows half a cell to the right', () => {
    const { places } = layoutOf({ board: { space: { type: 'grid', form: 'hex', cells: [['p', 'q'], ['r', 's']] } } });
    expect((places.get('r')?.at.x ?? 0) - (places.get('p')?.at.x ?? 0)).toBe(30);
  });
});

test('a page of help is read without its HTML', () => {
  const [title, text, list] = blocks('# Game\n\nThree **mules**\ncross.\n\n- one <b>x</b>\n- two');
  expect(title).toEqual({ kind: 'title', lines: [[{ kind: 'text', text: 'Game' }]] });
  expect(text?.lines[0]).toEqual([{ kind: 'text', text: 'Three ' }, { kind: 'strong', text: 'mules' }, { kind: 'text', text: ' cross.' }]);
  expect(list).toEqual({ kind: 'list', lines: [[{ kind: 'text', text: 'one <b>x</b>' }], [{ kind: 'text', text: 'two' }]] });
});

describe('names of points', () => {
  const name = (id: string, x: number, y: number) => ({ id, text: 'Cádiz', at: { x, y } });
  const fit = (size: number, ...names: ReturnType<typeof name>[]) => namesThatFit(names, size).map(({ id }) => id);

  test('do not lie on each other: the first is written', () => {
    expect(fit(10, name('one', 0, 0), name('two', 30, 5), name('three', 32, 0), name('four', 0, 12))).toEqual(['one', 'three', 'four']);
  });

  test('all have room when they are small', () => {
    expect(fit(4, name('one', 0, 0), name('two', 30, 5), name('three', 15, 0))).toEqual(['one', 'two', 'three']);
  });
});
