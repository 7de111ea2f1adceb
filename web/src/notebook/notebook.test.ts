import { describe, expect, test } from 'vitest';

import { begun, done, undone } from '../lists/history';
import { asKept, backward, cleared, count, elapsed, FIRST, fresh, having, isGone, isNotebook, keyOf, ofTurn, onward, started, stopped, STRUCK, ticked, turned } from './notebook';

const FIVE = 5;
const army = { name: 'España', list: '{}' };

describe('the turn', () => {
  test('goes part by part, and after the last begins the next; back is the same way', () => {
    let page = FIRST;
    for (let step = 0; step < FIVE - 1; step += 1) page = onward(page, FIVE);
    expect(page).toMatchObject({ turn: 1, step: 4 });
    page = onward(page, FIVE);
    expect(page).toMatchObject({ turn: 2, step: 0 });
    expect(backward(page, FIVE)).toMatchObject({ turn: 1, step: 4 });
  });

  test('has nothing before the first part of the first turn, nor after the ninety-ninth', () => {
    expect(backward(FIRST, FIVE)).toBe(FIRST);
    const last = { ...FIRST, turn: 99, step: 4 };
    expect(onward(last, FIVE)).toBe(last);
  });
});

describe('what is ticked off', () => {
  const wear = keyOf(0, 'commands.1.units.1#1', 'wear');

  test('is counted for each entry of each army, and undone', () => {
    let history = begun(FIRST);
    history = done(history, ticked(history.now, wear, 3));
    expect(count(history.now, wear)).toBe(3);
    expect(count(history.now, keyOf(1, 'commands.1.units.1#1', 'wear'))).toBe(0);
    expect(count(undone(history).now, wear)).toBe(0);
  });

  test('that changes nothing is no step, and none ticked leaves nothing behind', () => {
    expect(ticked(FIRST, wear, 0)).toBe(FIRST);
    expect(ticked(ticked(FIRST, wear, 2), wear, 0).ticked).toEqual({});
  });

  test('goes for all at once, but only what it is for', () => {
    let page = ticked(FIRST, wear, 1);
    page = ticked(ticked(page, keyOf(0, 'a', 'exhausted'), 1), keyOf(1, 'b', 'exhausted'), 1);
    expect(having(page, 'exhausted')).toBe(2);
    page = cleared(page, 'exhausted');
    expect(page.ticked).toEqual({ [wear]: 1 });
    expect(cleared(page, 'exhausted')).toBe(page);
  });

  test.each([STRUCK, 'lost', 'dead'])('takes an entry off the table if it is %s', (what) => {
    expect(isGone(FIRST, 0, 'a')).toBe(false);
    const page = ticked(FIRST, keyOf(0, 'a', what), 1);
    expect([isGone(page, 0, 'a'), isGone(page, 1, 'a')]).toEqual([true, false]);
    expect(isGone(ticked(FIRST, keyOf(0, 'a', 'wear'), 5), 0, 'a')).toBe(false);
  });
});

describe('the clock', () => {
  const stands = fresh('tercios', [army], 8).clock;

  test('runs by the time of day, through a restart, and stands when it is stopped', () => {
    const runs = started(stands, 1000);
    expect([elapsed(stands, 9000), elapsed(runs, 9000)]).toEqual([0, 8000]);
    const again = stopped(JSON.parse(JSON.stringify(runs)) as typeof runs, 9000);
    expect(elapsed(again, 50_000)).toBe(8000);
    expect(elapsed(started(again, 60_000), 61_000)).toBe(9000);
    expect(started(runs, 5000)).toBe(runs);
  });

  test('tells each turn apart, also when one goes back and on again', () => {
    let clock = started(stands, 1000);
    clock = turned(clock, 2, 61_000);
    expect([ofTurn(clock, 1, 91_000, false), ofTurn(clock, 2, 91_000, true)]).toEqual([60_000, 30_000]);
    expect(ofTurn(clock, 1, 91_000, true), 'back in the first').toBe(90_000);
    clock = turned(clock, 2, 101_000);
    expect(ofTurn(clock, 1, 111_000, false)).toBe(100_000);
  });
});

describe('what a shelf or a file holds', () => {
  const notebook = fresh('tercios', [army, army], 8);

  test('is a notebook again, with so many steps back', () => {
    const pages = { ...notebook.pages, before: Array.from({ length: 80 }, () => FIRST) };
    const kept = JSON.parse(JSON.stringify(asKept({ ...notebook, pages }))) as unknown;
    expect(isNotebook(kept) && kept.pages.before.length).toBe(30);
  });

  test.each([
    null,
    'no',
    { ...notebook, game: 'lepanto' },
    { ...notebook, armies: [] },
    { ...notebook, armies: [army, army, army] },
    { ...notebook, armies: [{ name: 'x' }] },
    { ...notebook, pages: { ...notebook.pages, now: { turn: 0, step: 0, ticked: {} } } },
    { ...notebook, pages: { ...notebook.pages, before: [{ turn: 1 }] } },
    { ...notebook, clock: { before: 0, since: 0, began: ['x'] } },
    { ...notebook, notes: 3 },
  ])('is no notebook: %#', (wrong) => {
    expect(isNotebook(wrong)).toBe(false);
  });
});
