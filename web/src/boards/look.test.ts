import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { troopLook } from './look.svelte';

describe('how pieces are seen', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    troopLook.choose('figures');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is as figures where they can be told apart, else as signs', () => {
    expect(troopLook.figures(0.6)).toBe(true);
    expect(troopLook.figures(0.2)).toBe(false);
    expect(troopLook.figures()).toBe(true);
  });

  it('is as the player says, and this browser remembers', () => {
    troopLook.toggle();
    expect(troopLook.figures(2)).toBe(false);
    expect(localStorage.getItem('maestre.troops')).toBe('signs');
    troopLook.toggle();
    expect(localStorage.getItem('maestre.troops')).toBe('figures');
  });

  it('is as signs for whoever has colours of their own', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('forced-colors') }));
    expect(troopLook.figures(2)).toBe(false);
  });
});
