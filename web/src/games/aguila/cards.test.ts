import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Ask, Offer } from '../../wire/shapes';
import { Recorded } from '../../miniatures/table.check.svelte';
import battle from './fixtures/battle.json';
import sheet from './fixtures/sheet.json';
import Panel from './Panel.svelte';
import { playOf, type Play } from './play.svelte';
import TextBoard from './TextBoard.svelte';

const asks = battle.asks as unknown as Record<string, Ask>;
const drawn: Record<string, unknown>[] = [];

afterEach(() => {
  for (const one of drawn.splice(0)) void unmount(one);
  document.body.replaceChildren();
});
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollTo = () => undefined;
});

async function settled(): Promise<void> {
  for (let round = 0; round < 10; round++) await tick();
  flushSync();
}

/** Opens a part of the game at a question. */
async function shown(part: Component<any>, name: string): Promise<{ table: Recorded; play: Play; root: HTMLElement }> {
  const table = new Recorded('aguila', battle.state, sheet, asks[name] ?? null);
  table.offered = battle.offers as unknown as Record<string, Offer[]>;
  const root = document.body.appendChild(document.createElement('div'));
  drawn.push(mount(part, { target: root, props: { client: table } }));
  await settled();
  return { table, play: playOf(table) as Play, root };
}

function button(root: HTMLElement, text: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find((one) => (one.textContent ?? '').includes(text) || one.getAttribute('aria-label')?.includes(text));
  if (!found) throw new Error(`there is no button ${text}`);
  return found;
}

describe('the panel', () => {
  it('lets everybody be aimed by lists, and fires when nobody is left', async () => {
    const { table, play, root } = await shown(Panel, 'fire');
    expect(root.querySelectorAll('.aim select')).toHaveLength(play.rows.length);
    expect(root.textContent).toContain('aguila-left');
    button(root, 'aguila-fire-nearest').click();
    await settled();
    button(root, 'aguila-fire-open').click();
    await settled();
    expect(table.said).toHaveLength(1);
  });

  it('shows each shot of the unit selected with its figures', async () => {
    const { play, root } = await shown(Panel, 'fire');
    play.select('B1-2');
    await settled();
    expect([...root.querySelectorAll('fieldset small')].map((one) => one.textContent)).toEqual(['offer-shot', 'offer-shot']);
  });

  it('offers to aim all at the enemy selected', async () => {
    const { play, root } = await shown(Panel, 'fire');
    play.select('R1-1');
    await settled();
    button(root, 'aguila-fire-all').click();
    expect(Object.keys(play.draft)).toContain('B1-1');
  });

  it('draws everybody up by rows of signs', async () => {
    const { table, root } = await shown(Panel, 'form');
    button(root, 'aguila-form-all: formation-line').click();
    await settled();
    expect(root.querySelectorAll('[role=radio][aria-checked=true]')).toHaveLength(2);
    button(root, 'aguila-form-done').click();
    await settled();
    expect(table.said).toEqual([{ 'B1-1': 'line', 'B3-1': 'line' }]);
  });

  it('orders the unit selected, formations apart', async () => {
    const { table, play, root } = await shown(Panel, 'order');
    play.select('B1-1');
    await settled();
    expect(root.querySelectorAll('.verbs')).toHaveLength(2);
    button(root, 'verb-advance').click();
    await settled();
    expect(table.said).toEqual([{ verb: 'advance', piece: 'B1-1', objects: [] }]);
  });

  it('ends the orders', async () => {
    const { table, root } = await shown(Panel, 'order');
    button(root, 'aguila-command-done').click();
    await settled();
    expect(table.said).toEqual([{ verb: 'done' }]);
  });

  it('declares a charge after its odds, with the ledger of its reach', async () => {
    const { table, play, root } = await shown(Panel, 'charge');
    play.select('B3-1');
    await settled();
    expect(root.textContent).toContain('aguila-charge-reach');
    button(root, 'unit-name').click();
    await settled();
    button(root, 'measured-confirm').click();
    await settled();
    expect(table.said).toEqual([{ verb: 'charge', piece: 'B3-1', objects: ['R2-2'] }]);
  });

  it('tells of a unit its values, and of an officer his', async () => {
    const { play, root } = await shown(Panel, 'order');
    play.select('B1-1');
    await settled();
    expect([...root.querySelectorAll('.unit dd')].map((one) => one.textContent)).toEqual(['4', '5+', '4+', '4+', '12', '16/18', '4+']);
    play.select('B1');
    await settled();
    expect(root.querySelectorAll('.unit dd')).toHaveLength(8);
  });

  it('asks only where a unit looks that stays', async () => {
    const { root } = await shown(Panel, 'facing');
    expect([...root.querySelectorAll('.place input')].map((one) => one.getAttribute('name'))).toEqual(['facing']);
  });
});

describe('the table as text', () => {
  it('lists every unit under its officer', async () => {
    const { root } = await shown(TextBoard, 'order');
    expect(root.querySelectorAll('tbody tr')).toHaveLength(Object.keys(battle.state.units).length);
    expect(root.querySelectorAll('details').length).toBeGreaterThan(5);
  });
});
