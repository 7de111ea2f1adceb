/** What is mounted: every part with a recorded table, its words and what can be touched in it. */

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { BoardClient, Say } from '../../table/client';
import type { Ask } from '../../wire/shapes';
import { words } from '../../words/words.svelte';
import { Recorded } from '../../miniatures/table.check.svelte';
import Board from './Board.svelte';
import battle from './fixtures/battle.json';
import courses from './fixtures/courses.json';
import sheetFile from './fixtures/sheet.json';
import Panel from './Panel.svelte';
import { summary } from './summary.svelte';
import TextBoard from './TextBoard.svelte';

let shown: ReturnType<typeof mount> | null = null;

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  globalThis.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
});

beforeEach(() => {
  localStorage.setItem('maestre.mistral.routine', 'yes');
});

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
});

function show(part: Component<{ client: BoardClient }>, fixture: { state: unknown; ask: unknown }): Recorded {
  const client = new Recorded('mistral', fixture.state, sheetFile, fixture.ask as Ask);
  client.seat = 'british';
  shown = mount(part, { target: document.body, props: { client } });
  flushSync();
  return client;
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

describe('the board', () => {
  it('has one stop for the keyboard, among all locations', () => {
    show(Board, courses);
    const locations = all('[data-location]');
    expect(locations).toHaveLength(Object.keys(sheetFile.places).length + 2 * 8);
    expect(locations.filter((one) => one.getAttribute('tabindex') === '0')).toHaveLength(1);
    expect(locations.every((one) => one.getAttribute('aria-label'))).toBe(true);
  });

  it('draws a counter for every stack at sea, whose touch selects it', () => {
    show(Board, courses);
    expect(all('[data-piece]')).toHaveLength(14);
    document.querySelector('[data-piece="british_grand"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(document.querySelector('[data-piece="british_grand"]')?.classList).toContain('selected');
    expect(all('circle.target').length).toBeGreaterThan(3);
  });

  it('is led from place to place by the arrow keys', () => {
    show(Board, courses);
    const stop = document.querySelector<SVGGElement>('[data-location][tabindex="0"]');
    stop?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    flushSync();
    expect(document.querySelector('[data-location][tabindex="0"]')).not.toBe(stop);
  });
});

describe('the panel', () => {
  it('lists the courses of each stack due and gives them', async () => {
    const client = show(Panel, courses);
    expect(all('select')).toHaveLength(5);
    document.querySelector<HTMLButtonElement>('button.main')?.click();
    await Promise.resolve();
    expect(client.said).toHaveLength(1);
  });

  it('follows a Battle step by step', () => {
    show(Panel, battle);
    expect(document.querySelector('[aria-current="step"]')?.textContent?.trim()).toBe('mistral-step-pairs');
    expect(all('button.answer')).toHaveLength(4);
  });

  it('shows of the enemy what is Spotted, without damage', () => {
    show(Panel, courses);
    const click = (words: string): void => (all('button').find((one) => one.textContent?.trim() === words) as HTMLButtonElement).click();
    click('mistral-page-fleet');
    flushSync();
    expect(all('.dp').length).toBeGreaterThan(5);
    click('mistral-fleet-bourbon');
    flushSync();
    expect(all('.squadron strong').map((one) => one.textContent)).toEqual(['F1', 'F2', 'F3', 'Terrible']);
    expect(all('.dp')).toHaveLength(0);
  });

  it.each(['fleet', 'orders', 'calendar', 'events', 'prestige', 'origins'])('has a page for %s', (page) => {
    show(Panel, courses);
    const button = all('.pages button').find((one) => one.textContent === `mistral-page-${page}`);
    (button as HTMLButtonElement).click();
    flushSync();
    expect(button?.getAttribute('aria-pressed')).toBe('true');
    expect(all('section.card').length).toBeGreaterThan(0);
    expect(all('select')).toHaveLength(0);
  });
});

describe('Routine', () => {
  const press = (words: string): void => (all('button').find((one) => one.textContent === words) as HTMLButtonElement).click();

  it('is offered to whoever has left no orders, and set up with one press', async () => {
    localStorage.removeItem('maestre.mistral.routine');
    const client = show(Panel, courses);
    const ports = all('[aria-label="mistral-routine"] input[type="checkbox"]')[2] as HTMLInputElement;
    ports.click();
    press('mistral-routine-set');
    await Promise.resolve();
    expect(client.standing).toContain('tasks never unless near');
    expect(client.standing).toContain('stay all unless near');
    expect(client.standing).not.toContain('repairs always');
    await Promise.resolve();
    flushSync();
    expect(all('[aria-label="mistral-routine"]')).toHaveLength(0);
  });

  it('is not offered again to whoever refuses it', () => {
    localStorage.removeItem('maestre.mistral.routine');
    const client = show(Panel, courses);
    press('mistral-standing-clear');
    flushSync();
    expect(all('[aria-label="mistral-routine"]')).toHaveLength(0);
    expect(client.standing).toEqual([]);
  });
});

describe('standing orders', () => {
  const switches = (): HTMLInputElement[] => all('details input[type="checkbox"]') as HTMLInputElement[];

  function open(): Recorded {
    const client = show(Panel, courses);
    (all('.pages button').find((one) => one.textContent === 'mistral-page-standing') as HTMLButtonElement).click();
    flushSync();
    return client;
  }

  it('have a switch for every window, and some are taken always', () => {
    open();
    const { windows, taken } = sheetFile.standing;
    expect(switches()).toHaveLength(Object.keys(windows).length - taken.length);
    expect(all('details select')).toHaveLength(taken.length);
  });

  it('are set one by one, all at once for a quiet cruise, and lifted', () => {
    const client = open();
    const press = (words: string): void => (all('button').find((one) => one.textContent === words) as HTMLButtonElement).click();
    switches()[0]?.click();
    flushSync();
    expect(client.standing).toEqual(['tasks never unless contact']);
    press('mistral-standing-quiet');
    flushSync();
    expect(client.standing).toContain('stay all unless contact');
    expect(switches().filter((one) => one.checked).length).toBeGreaterThan(8);
    press('mistral-standing-clear');
    flushSync();
    expect(client.standing).toEqual([]);
  });

  it('send a stack to a place', () => {
    const client = open();
    const [stack, goal] = ['mistral-standing-who', 'mistral-bound'].map((label) => document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`));
    for (const [list, value] of [[stack, 'british_grand'], [goal, 'naples']] as const) {
      if (!list) throw new Error('there is a list');
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
      flushSync();
    }
    (all('button').find((one) => one.textContent === 'mistral-standing-send') as HTMLButtonElement).click();
    expect(client.standing).toEqual(['course british_grand naples unless contact']);
  });
});

describe('what is ours', () => {
  it('is told with its reason and its rules, what is rebuilt apart from what is inferred', () => {
    show(Panel, courses);
    (all('.pages button').find((one) => one.textContent === 'mistral-page-origins') as HTMLButtonElement).click();
    flushSync();
    const [rebuilt, inferred] = all('details').map((one) => one.textContent ?? '');
    expect(sheetFile.origins.length).toBeGreaterThan(60);
    for (const { origin, reason, rules } of sheetFile.origins) {
      const told = origin === 'inferred' ? inferred : rebuilt;
      expect(told).toContain(reason[words.language as 'es' | 'en']);
      for (const id of rules) expect(told).toContain(`§ ${id}`);
    }
  });
});

describe('the board as text', () => {
  it('lists own counters and the enemy’s, and only those due if that is wanted', () => {
    show(TextBoard, courses);
    expect(all('tbody th button')).toHaveLength(14);
    document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    flushSync();
    expect(all('tbody th button')).toHaveLength(4);
  });
});

describe('the date', () => {
  it('has a year that is not written like an amount', () => {
    const said = new Map<unknown, Record<string, unknown> | undefined>();
    const say = (key: unknown, args?: Record<string, unknown>): string => {
      said.set(key, args);
      return '';
    };
    summary(courses.state, say as Say);
    expect(said.get('mistral-date')).toMatchObject({ year: '1744' });
  });
});
