import { describe, expect, it } from 'vitest';

import aguilaFile from './catalogue/aguila.json';
import terciosFile from './catalogue/tercios.json';
import { aguilaLists, EMPTY as NO_BRIGADE } from './aguila';
import { changesSince, summary } from './changes';
import { begun, done, redone, undone } from './history';
import { Unreadable } from './kept';
import { likeness, nearest } from './likeness';
import { hasLists, loadLists } from './load';
import { folded } from './names';
import { keyOf } from './said';
import { EMPTY, terciosLists, type Draft, type Tap } from './tercios';

const tercios = terciosLists(terciosFile);
const aguila = aguilaLists(aguilaFile);

const tapped = (...taps: Tap[]): Draft => taps.reduce((draft, tap) => tercios.tap(draft, tap), EMPTY);
const kinds = (draft: Draft): string[] => tercios.judge(draft).flaws.filter((flaw) => flaw.grave).map(keyOf);

/** A legal list, by taps. */
const SMALL: readonly Tap[] = [
  { do: 'faction', faction: 'spain' },
  { do: 'add-commander', name: 'A' },
  { do: 'add-command', kind: 'infantry', name: 'B' },
  { do: 'add-unit', to: 'commands.1', profile: 'tercio' },
  { do: 'add-unit', to: 'commands.1', profile: 'tercio' },
];

describe('taps', () => {
  it('build a legal list from nothing', () => {
    const draft = tapped(...SMALL);
    expect(kinds(draft)).toEqual([]);
    expect(tercios.judge(draft)).toMatchObject({ points: 285, limit: 1000 });
    expect(draft).toMatchObject({ chart: 'standard', century: 17 });
    expect(EMPTY.commands).toEqual([]);
  });

  it('buy an option in place of those that exclude it', () => {
    const squares = tapped(...SMALL, { do: 'option', at: 'commands.1.units.1', option: 'squares', on: true });
    const modern = tercios.tap(squares, { do: 'option', at: 'commands.1.units.1', option: 'modernised', on: true });
    expect([squares, modern].map((draft) => draft.commands[0]?.units[0]?.options)).toEqual([['squares'], ['modernised']]);
  });

  it('do nothing where there is nothing', () => {
    const draft = tapped(...SMALL);
    expect(tercios.tap(draft, { do: 'remove-unit', at: 'commands.1.units.9' })).toBe(draft);
    expect(tercios.tap(draft, { do: 'count', at: 'elite.1', count: 2 })).toBe(draft);
    expect(aguila.tap(NO_BRIGADE, { do: 'add-officer', brigade: 1, rank: 'comandante' })).toBe(NO_BRIGADE);
  });

  it('are taken back and done again', () => {
    const [first, second] = [tapped(...SMALL.slice(0, 1)), tapped(...SMALL.slice(0, 2))];
    const history = done(done(begun(EMPTY), first), second);
    expect(undone(history).now).toBe(first);
    expect(undone(undone(undone(history))).now).toBe(EMPTY);
    expect(redone(undone(history)).now).toBe(second);
    expect(redone(done(undone(history), EMPTY)).now).toBe(EMPTY);
    expect(done(history, second)).toBe(history);
  });

  it('put the first general of an army at its head, and leave units to an heir', () => {
    const raised = [
      { do: 'add-brigade', list: 'france_light' },
      { do: 'add-officer', brigade: 1, rank: 'comandante' },
      { do: 'add-officer', brigade: 1, rank: 'brigade_general' },
      { do: 'add-unit', brigade: 1, unit: 'france_line_24', tier: 'basic' },
      { do: 'remove-officer', at: 'brigades.1.officers.2' },
    ] as const;
    const drafts = raised.map((_, index) => raised.slice(0, index + 1).reduce((draft, tap) => aguila.tap(draft, tap), NO_BRIGADE));
    expect(drafts[0]?.brigades[0]).toMatchObject({ nation: 'france', list: 'france_light' });
    expect(drafts.map((draft) => draft.general)).toEqual(['', '', 'g', 'g', '']);
    expect(drafts.slice(3).map((draft) => draft.brigades[0]?.units[0]?.officer)).toEqual(['g', 'c1']);
  });
});

describe('mending', () => {
  it('takes a list step by step to a legal one', () => {
    let draft = tapped(
      { do: 'faction', faction: 'cossacks' },
      { do: 'chart', chart: 'standard' },
      { do: 'add-command', kind: 'battery' },
      { do: 'add-command', kind: 'companies', name: 'X' },
      { do: 'add-unit', to: 'commands.2', profile: 'tercio' },
      { do: 'level', at: 'commands.2.leader', level: 6 },
    );
    for (let step = 0; step < 30 && kinds(draft).length > 0; step++) {
      const taps = tercios.judge(draft).flaws.flatMap((flaw) => (flaw.grave ? (tercios.mend(draft, flaw) ?? []) : []));
      expect(taps).not.toEqual([]);
      draft = tercios.tap(draft, taps[0] as Tap);
    }
    expect(kinds(draft)).toEqual([]);
  });

  it('puts what was meant in the place of what was written', () => {
    const { draft, verdict } = tercios.paste(tercios.write(tapped(...SMALL), 'en').replace(/Tercio =/g, 'Tersio ='));
    const wrong = verdict.flaws.filter((flaw) => keyOf(flaw) === 'no-profile');
    const mended = wrong.reduce((one, flaw) => tercios.tap(one, tercios.mend(one, flaw) as Tap), draft);
    expect(wrong).toHaveLength(2);
    expect(kinds(mended)).toEqual([]);
  });
});

describe('texts', () => {
  it.each(['es', 'en'] as const)('are read as they are written: %s', (language) => {
    for (const id of tercios.forces) {
      const draft = tercios.force(id, language) as Draft;
      expect(tercios.paste(tercios.write(draft, language)).draft).toEqual(draft);
    }
    for (const id of aguila.forces) {
      const written = aguila.write(aguila.force(id, language) ?? NO_BRIGADE, language);
      expect(aguila.paste(written).verdict.flaws.filter((flaw) => flaw.grave)).toEqual([]);
    }
  });

  it('are kept as JSON and opened again; what is no list is refused with a reason', () => {
    const draft = tapped(...SMALL);
    expect(tercios.open(tercios.keep(draft))).toEqual(draft);
    const wrong = ['{"name": 1}', '{"nme": ""}', '{', '{"name":"","faction":"","chart":"","limit":1e9,"century":1}'];
    const said = wrong.map((text) => {
      try {
        return tercios.open(text);
      } catch (thrown) {
        return (thrown as Unreadable).said.args[0]?.[1];
      }
    });
    expect(said[0]).toBe('Expected `str`, got `int` - at `$.name`');
    expect(said[1]).toBe('Object contains unknown field `nme`');
    expect(said[3]).toBe('Expected `int` <= 999999 - at `$.limit`');
    expect(() => tercios.open('{')).toThrow(Unreadable);
  });

  it('have names without accents, capitals and spare spaces', () => {
    expect(folded('  Compañía\u00a0de_DISPARO ')).toBe('compania de disparo');
    expect(folded('Straße')).toBe('strasse');
  });

  it('have names like others', () => {
    expect(likeness('tercio', 'tersio')).toBeCloseTo(10 / 12);
    expect(nearest('tersio', ['tercio', 'tercio viejo', 'leva'])).toBe('tercio');
    expect(nearest('zuavos', ['tercio', 'leva'])).toBeUndefined();
    expect(nearest('ab', ['abc', 'abd'])).toBe('abd');
  });
});

describe('older lists', () => {
  const before = summary(tercios.judge(tapped(...SMALL)), 1);

  it('say what newer rules say differently', () => {
    const now = tercios.judge(tapped(...SMALL, { do: 'limit', limit: 200 }));
    expect(changesSince(before, { ...now, points: 300 }, 2)).toMatchObject({ rules: [1, 2], points: [285, 300], gone: 0 });
    expect(changesSince(before, now, 2)?.fresh.map(keyOf)).toEqual(['over-limit']);
    expect(changesSince(summary(now, 1), tercios.judge(tapped(...SMALL)), 2)).toMatchObject({ fresh: [], gone: 1 });
  });

  it('say nothing where nothing is different', () => {
    const same = tercios.judge(tapped(...SMALL));
    expect([changesSince(before, same, 1), changesSince(before, same, 2)]).toEqual([undefined, undefined]);
  });
});

it('sends for the lists of a game once', async () => {
  expect(['tercios', 'aguila', 'lepanto'].map(hasLists)).toEqual([true, true, false]);
  expect(await loadLists('tercios')).toBe(await loadLists('tercios'));
  expect((await loadLists('aguila')).forces).toContain('france_1500');
});
