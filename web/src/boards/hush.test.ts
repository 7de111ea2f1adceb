import { describe, expect, it } from 'vitest';

import { lost } from './hush';

const pane = { left: 0, top: 100, right: 400, bottom: 500 };
const tools = { left: 350, top: 110, right: 395, bottom: 300 };
const text = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 14 });

describe('names that cannot be read whole', () => {
  it('are those that the edge cuts', () => {
    expect(lost(text(20, 200), pane, [])).toBe(false);
    expect(lost(text(-5, 200), pane, [])).toBe(true);
    expect(lost(text(345, 200), pane, [])).toBe(true);
    expect(lost(text(20, 95), pane, [])).toBe(true);
    expect(lost(text(20, 490), pane, [])).toBe(true);
  });

  it('are those beneath the tools', () => {
    expect(lost(text(300, 200), pane, [tools])).toBe(true);
    expect(lost(text(280, 200), pane, [tools])).toBe(false);
    expect(lost(text(300, 310), pane, [tools])).toBe(false);
  });
});
