import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Ask } from '../../wire/shapes';
import { Recorded } from '../../miniatures/table.check.svelte';
import { questionOf } from './asked';
import { countersOf, galesOf, lanesOf, placesOf } from './drawn';
import { engagementIn, stepOf } from './engagement';
import battle from './fixtures/battle.json';
import courses from './fixtures/courses.json';
import opening from './fixtures/opening.json';
import sheetFile from './fixtures/sheet.json';
import tasks from './fixtures/tasks.json';
import { actionOf, goalOf, nameOf, placesIn, placesOfChit } from './naming';
import { Play } from './play.svelte';
import { atSea, moored, sailOf, stackOf, thirdsOf, worstOf, type Position } from './position';
import { readSheet } from './sheet';

const sheet = readSheet(sheetFile);
const later = courses.state as unknown as Position;
const first = opening.state as unknown as Position;

/** Says a message as its key with what is put into it, so that a test sees both. */
function say(message: unknown, args: Record<string, unknown> = {}): string {
  if (typeof message === 'string') return [message, ...Object.values(args)].join(' ');
  const { key, args: given } = message as { key: string; args: [string, unknown][] };
  return [key, ...given.map(([, value]) => (typeof value === 'object' ? `(${say(value)})` : String(value)))].join(' ');
}

function playing(fixture: { state: unknown; ask: unknown }): { client: Recorded; play: Play } {
  const client = new Recorded('mistral', fixture.state, sheetFile, fixture.ask as Ask | null);
  client.seat = 'british';
  client.words = say as typeof client.words;
  client.knows = (key) => key.startsWith('mistral-answer-');
  let play!: Play;
  $effect.root(() => {
    play = new Play(client);
  });
  play.follow();
  flushSync();
  return { client, play };
}

describe('a position of Mistral', () => {
  it('counts the Sail of a stack with those Subordinated to it, and of a hidden one none', () => {
    expect(stackOf(later, 'british_grand').map((one) => one.id)).toEqual(['british_grand', 'british_flag_A']);
    expect(sailOf(later, 'british_grand')).toBe(20);
    expect(sailOf(later, 'bourbon-2')).toBe(0);
    expect(sailOf(later, 'french_flag_B')).toBe(13);
  });

  it('tells damage in thirds of the Damage Rating, and none where it is not known', () => {
    expect(thirdsOf(sheet, { ...later.squadrons['B1']!, dp: 0 })).toBe(0);
    expect(thirdsOf(sheet, { ...later.squadrons['B1']!, dp: 3 })).toBe(1);
    expect(thirdsOf(sheet, { ...later.squadrons['B1']!, dp: 4 })).toBe(2);
    expect(thirdsOf(sheet, { ...later.squadrons['B1']!, dp: -1 })).toBe(0);
    expect(worstOf(later, sheet, 'british_grand')).toBe(2);
    expect(worstOf(later, sheet, 'french_flag_B')).toBe(0);
  });

  it('puts what is in harbour apart from what is at sea', () => {
    expect(moored(later, 'toulon')).toHaveLength(3);
    expect(atSea(later).map((one) => one.id)).not.toContain('british_flag_B');
    expect(moored(first, 'toulon')).toHaveLength(14);
  });
});

describe('names', () => {
  const name = (id: string): string => nameOf(id, sheet, later, say as never);

  it.each([
    ['toulon', 'place-toulon'],
    ['golfe_du_lion:in', 'box-in (place-golfe_du_lion)'],
    ['bourbon-2', 'counter-hidden bourbon 2'],
    ['british_flag_A', 'counter-flag british A'],
    ['bourbon_grand', 'counter-grand bourbon '],
    ['alone:B8', 'counter-alone (squadron-name B8)'],
    ['convoy:french_levant', 'convoy-french_levant '],
    ['dummy:british:1', 'counter-dummy british 1'],
    ['bFire1', 'auxiliary-fire british 1'],
    ['Namur', 'Namur'],
    ['mathews', 'Thomas Mathews'],
    ['whatever', 'whatever'],
  ])('of %s are those of the game', (id, named) => expect(name(id)).toBe(named));

  it('of actions say where they lead', () => {
    expect(actionOf('go:golfe_du_lion:in', sheet, later, say as never)).toBe('action-go box-in (place-golfe_du_lion)');
    expect(actionOf('stay', sheet, later, say as never)).toBe('action-stay');
    expect(actionOf('unload:2', sheet, later, say as never)).toBe('action-unload 2');
    expect(goalOf('go:golfe_du_lion:in', 's13')).toBe('golfe_du_lion:in');
    expect(goalOf('sail', 'toulon')).toBe('toulon');
    expect(goalOf('stay', 'toulon')).toBe('');
  });
});

describe('what is drawn', () => {
  it('blows the winds of the Impulse along their lanes, and no other', () => {
    const lanes = lanesOf(sheet, later);
    const blown = lanes.find((lane) => lane.a === 'marseilles' && lane.b === 's13');
    expect(blown?.blowing.map((wind) => [wind.wind, wind.toward])).toEqual([['mistral', 's13']]);
    expect(lanesOf(sheet, first).every((lane) => lane.blowing.length === 0)).toBe(true);
  });

  it('has a Gale reach the places within its radius', () => {
    const [mistral, levanter] = galesOf(sheet, later, say as never);
    expect(mistral?.reach).toContain('s13');
    expect(mistral?.reach).toContain('s12');
    expect(mistral?.reach).not.toContain('s2');
    expect(levanter?.reach).toEqual(['s2']);
  });

  it('shows the back of a hidden counter, and of a Spotted one what is in it but not its damage', () => {
    const drawn = countersOf(sheet, later, 'british', new Set(['british_grand']), say as never);
    expect(drawn.find((one) => one.id === 'bourbon-2')).toMatchObject({ sign: 'hidden', sail: '', letter: '', mine: false });
    expect(drawn.find((one) => one.id === 'french_flag_B')).toMatchObject({ sign: 'flag', sail: '13', letter: 'B', pips: 0 });
    expect(drawn.find((one) => one.id === 'british_grand')).toMatchObject({ sign: 'grand', sail: '20', pips: 2, able: true, mine: true });
    expect(drawn.map((one) => one.id)).not.toContain('british_flag_A');
  });

  it('marks watches of Auxiliaries, and how many lie in a harbour', () => {
    const places = placesOf(sheet, later, say as never);
    expect(places.find((place) => place.id === 'villefranche')?.watched).toEqual([{ camp: 'other', kind: 'blockade' }]);
    expect(places.find((place) => place.id === 'elba_straits')?.watched).toEqual([{ camp: 'one', kind: 'interdiction' }]);
    expect(places.find((place) => place.id === 'port_mahon')?.moored).toEqual([{ camp: 'one', count: 2 }]);
  });
});

describe('courses', () => {
  let client: Recorded;
  let play: Play;
  beforeEach(() => ({ client, play } = playing(courses)));

  it('are asked of every stack due, which stays unless it is told otherwise or cannot', () => {
    expect(play.mode).toBe('course');
    expect([...play.able]).toEqual(['british_grand', 'british_flag_B', 'british_detachment_1', 'alone:B8', 'british_detachment_2']);
    expect(play.told('british_grand')).toBe('stay');
    expect(play.told('alone:B8')).toBe('catch:golfe_du_lion');
  });

  it('are given by touching a stack and then a place that it may go to', () => {
    play.touch('s13', 'british_grand');
    expect([...play.targets.keys()]).toContain('s12');
    play.touch('s12', '');
    expect(play.told('british_grand')).toBe('go:s12');
    expect(play.selected).toBe('british_grand');
    expect(play.ways.find((way) => way.id === 'british_grand')).toMatchObject({ from: 's13', to: 's12', sure: true });
  });

  it('lead even where an enemy lies, and a place out of reach is only looked at', () => {
    play.touch('s13', 'british_grand');
    play.touch('s14', 'bourbon-4');
    expect(play.told('british_grand')).toBe('go:s14');
    play.touch('naples', '');
    expect([play.told('british_grand'), play.chosen, play.selected]).toEqual(['go:s14', 'naples', '']);
  });

  it('that Catch the Wind are not sure', () => {
    play.touch('s11', 'british_detachment_1');
    expect(play.targets.get('cB')?.sure).toBe(false);
    expect(play.targets.get('s12')?.sure).toBe(true);
  });

  it('are said all at once', async () => {
    play.tell('british_grand', 'go:s12');
    await play.sail();
    expect(client.said).toEqual([
      { british_grand: 'go:s12', british_flag_B: 'stay', british_detachment_1: 'stay', 'alone:B8': 'catch:golfe_du_lion', british_detachment_2: 'stay' },
    ]);
  });

  it('are forgotten when the game goes on', () => {
    play.tell('british_grand', 'go:s12');
    client.version += 1;
    play.follow();
    expect(play.told('british_grand')).toBe('stay');
  });

  it('go on from stack to stack', () => {
    expect([play.next(), play.next()]).toEqual(['british_grand', 'british_flag_B']);
    expect(play.chosen).toBe('port_mahon');
  });

  it('let a Formation in harbour sail when its Port is touched twice', () => {
    play.touch('port_mahon', '');
    expect(play.selected).toBe('british_flag_B');
    play.touch('port_mahon', '');
    expect(play.told('british_flag_B')).toBe('sail');
  });

  it('come one after another where several counters lie, then none', () => {
    play.touch('s6', '');
    const seen = [play.selected];
    play.touch('s6', '');
    seen.push(play.selected);
    play.touch('s6', '');
    expect([...seen, play.selected]).toEqual(['dummy:british:1', 'dummy:british:2', '']);
  });
});

describe('what an option leads to', () => {
  it('is named in it, or printed on an Order, or where a piece lies', () => {
    expect(placesIn('naples', sheet, later)).toEqual(['naples']);
    expect(placesIn({ verb: 'search', objects: ['golfe_du_lion:in', 'free'] }, sheet, later)).toEqual(['golfe_du_lion:in']);
    expect(placesIn('go:s12', sheet, later)).toEqual(['s12']);
    expect(placesIn('BR-CR1', sheet, later)).toEqual(['s2', 's4', 's5']);
    expect(placesIn({ verb: 'issue', piece: 'BR-CR1', objects: ['british_grand'] }, sheet, later)).toEqual([later.formations['british_grand']?.place, 's2', 's4', 's5']);
    expect(placesOfChit('BR-SFP:algiers', sheet)).toEqual(['algiers']);
    expect(placesIn({ verb: 'pass' }, sheet, later)).toEqual([]);
    expect(placesIn({ british_grand: 'stay' }, sheet, later)).toEqual([]);
  });

  it('is shown on the map while it is pointed at or considered, and nothing else', async () => {
    const { play } = playing(tasks);
    play.pointing = { verb: 'search', objects: ['naples'] };
    expect([...play.targets.keys()]).toEqual(['naples']);
    play.pointing = { verb: 'pass' };
    expect([...play.targets.keys()]).toEqual([]);
    play.pointing = null;
    await play.order({ verb: 'search', objects: ['toulon'] });
    expect([...play.targets.keys()]).toEqual(['toulon']);
  });
});

describe('destinations', () => {
  const plan = (stack: string, action: string, ...marks: string[]) => ({
    answer: { [stack]: action },
    words: { key: 'offer-plan-part', args: [] },
    where: [],
    marks,
  });

  async function bound(...standing: string[]): Promise<{ client: Recorded; play: Play }> {
    const { client, play } = playing(courses);
    client.standing = standing;
    client.offered = { british_grand: [plan('british_grand', 'stay', 'stay'), plan('british_grand', 'go:s12', 'go', 's12', 'genoa', 'naples')] };
    client.version += 1;
    play.follow();
    await new Promise((resolve) => setTimeout(resolve));
    return { client, play };
  }

  it('are touched far away, said as the first step there, and stand from then on', async () => {
    const { client, play } = await bound();
    play.touch('s13', 'british_grand');
    play.touch('naples', '');
    expect([play.boundFor('british_grand'), play.told('british_grand')]).toEqual(['naples', 'go:s12']);
    expect(play.ways.find((way) => way.far)).toMatchObject({ from: 's12', to: 'naples' });
    play.resting = true;
    await play.sail();
    expect(client.said[0]).toMatchObject({ british_grand: 'go:s12', british_flag_B: 'stay' });
    expect(client.standing).toEqual(['course british_grand naples unless contact', 'stay all unless contact']);
  });

  it('that stand say what a stack does until it is told otherwise', async () => {
    const { client, play } = await bound('course british_grand genoa unless spotted', 'repairs always');
    expect([play.boundFor('british_grand'), play.told('british_grand')]).toEqual(['genoa', 'go:s12']);
    play.tell('british_grand', 'stay');
    expect(play.boundFor('british_grand')).toBe('');
    await play.sail();
    expect(client.standing).toEqual(['repairs always']);
  });

  it('that are reached, or whose stack is no more, are lifted with the next courses', async () => {
    const { client, play } = await bound('course british_grand s13', 'course british_flag_C genoa', 'course british_detachment_1 s11 then stay');
    expect(play.boundFor('british_grand')).toBe('');
    await play.sail();
    expect(client.standing).toEqual(['course british_detachment_1 s11 then stay']);
  });

  it('are set at any time for the stack selected, which is kept while one looks at places', async () => {
    const { client, play } = playing(tasks);
    play.touch('s13', 'british_grand');
    play.touch('naples', '');
    expect([play.selected, play.sendable]).toEqual(['british_grand', 'british_grand']);
    await play.send(play.sendable, 'naples');
    expect(client.standing).toEqual(['course british_grand naples unless contact']);
    expect(play.selected).toBe('');
    play.touch('s12', 'french_flag_B');
    play.touch('naples', '');
    expect(play.sendable).toBe('');
  });
});

describe('a window', () => {
  it('is declined for good where it is asked', async () => {
    const { client, play } = playing(tasks);
    expect([play.window, play.choosing]).toEqual(['tasks', '']);
    expect(play.mayDecline).toBe(true);
    await play.always(play.window, 'never');
    expect(client.standing).toEqual(['tasks never unless contact']);
    expect(play.mayDecline).toBe(false);
  });

  it('is declined for the rest of an Impulse', async () => {
    const { client, play } = playing(tasks);
    const { turns, impulse } = play.position;
    expect(play.recurs).toBe(true);
    await play.enough();
    expect(client.standing).toEqual([`tasks never in ${turns}/${impulse}`]);
  });

  it('of Tasks is answered with Searches of one place as long as somebody can be kept back', async () => {
    const { client, play } = playing(tasks);
    const search = (count: number, ...objects: string[]): object => ({
      answer: { verb: 'search', objects },
      words: { key: 'offer-search', args: [['count', count]] },
      where: [],
      marks: [],
    });
    const looking = async (...offers: object[]): Promise<string> => {
      play.offers = offers as typeof play.offers;
      play.forget();
      await play.order({ verb: 'search', objects: ['naples'] });
      return play.searched;
    };
    expect(await looking(search(1, 'naples'), search(1, 'toulon'))).toBe('');
    expect(await looking(search(1, 'naples'), search(1, 'naples', 'free'))).toBe('naples');
    await play.searchOn(play.searched);
    expect(client.standing).toEqual([`search naples in ${play.now}`]);
    expect(play.considered).toBeNull();
  });

  it('in which something must be chosen is answered so for good', async () => {
    const { client, play } = playing({ ...tasks, ask: { ...tasks.ask, window: 'entry', choice: { type: 'pick', options: ['gibraltar', 'port_mahon'] } } });
    expect([play.window, play.choosing]).toEqual(['', 'entries']);
    await play.always(play.choosing, 'port_mahon');
    expect(client.standing).toEqual(['entries choose port_mahon']);
  });
});

describe('a question', () => {
  const asked = (rule: string, about: object): string => questionOf(later, sheet, { ...courses.ask, rule, about } as never, say as never);

  it('is told in its message, with the names of what it is about', () => {
    expect(asked('S.10', courses.ask.about)).toBe('course-ask moves british 3 2');
    expect(asked('IC.7.13', { type: 'found', fleet: 'british', place: 's12', formation: 'french_flag_B' })).toBe('shadow-ask found british place-s12 counter-flag french B');
    expect(asked('2.543.a', { type: 'offer', pirate: 'tunis_pirate', place: 'the_gut' })).toBe('knights-ask-offer offer corsair-tunis_pirate place-the_gut');
    expect(asked('IC.11.12.d', { type: 'withdrawing', contingent: 'british', sol: 1 })).toBe('matter-withdrawing withdrawing contingent-british 1');
    expect(asked('none', {})).toBe('mistral-asked');
  });

  it('about a Battle fought elsewhere says what the other side says, once both have spoken and differ', () => {
    const about = { type: 'fought-elsewhere', fleet: 'british', apart: [], theirs: [] };
    expect(asked('2.243', about)).toBe('battle-ask-elsewhere 0  fought-elsewhere british');
    const differing = { ...about, apart: ['B1', 'intensity'], theirs: [['intensity', 'heavy'], ['B1', '3'], ['B2', '0']] };
    const parts = 'offer-plan-part squadron-name B1 offer-elsewhere-dp 3, offer-plan-part offer-matter-intensity offer-elsewhere heavy';
    expect(asked('2.243', differing)).toBe(`battle-ask-elsewhere 2 ${parts} fought-elsewhere british`);
  });

  it('has an Order called by its kind and where it leads', () => {
    expect(nameOf('BR-SF1', sheet, later, say as never)).toMatch(/^chit-name \(order-name-show_of_force\)/);
  });
});

describe('what the server offers', () => {
  it('is what a plan begins with, and says in its own words what a stack may do', async () => {
    const { client, play } = playing(courses);
    const begun = { british_grand: 'go:s14', british_flag_B: 'sail' };
    const words = (what: string) => ({ key: 'offer-plan-part', args: [['who', 'x'], ['what', { key: what, args: [] }]] as [string, string][] });
    client.offered = {
      '': [{ answer: begun, words: { key: 'offer-plan-same', args: [] }, where: [], marks: [] }],
      british_grand: [{ answer: { ...begun, british_grand: 'go:s12' }, words: words('action-go-against'), where: [573, 168], marks: ['go'] }],
    };
    client.version += 1;
    play.follow();
    await new Promise((resolve) => setTimeout(resolve));
    expect([play.told('british_grand'), play.told('british_flag_B')]).toEqual(['go:s14', 'sail']);
    expect(play.saidAction('british_grand', 'go:s12')).toBe('action-go-against');
    expect(play.saidAction('british_grand', 'stay')).toBe('action-stay');
  });

  it('is drawn at the places that it is aimed at, and asked anew for a piece that is named', async () => {
    const { client, play } = playing(tasks);
    const order = (verb: string, objects: string[], where: number[]) => ({
      answer: { verb, objects },
      words: { key: `${verb}-${objects[0]}`, args: [] },
      where,
      marks: [],
    });
    client.offered = { '': [order('search', ['s12'], [573, 168])], bFleet1: [order('shadow', ['s13'], [488, 182])] };
    client.version += 1;
    play.follow();
    await new Promise((resolve) => setTimeout(resolve));
    expect([...play.targets.keys()]).toEqual(['s12']);
    expect(play.saidOrder({ verb: 'search', objects: ['s12'] })).toBe('search-s12');
    await play.name('bFleet1');
    expect([...play.targets.keys()]).toEqual(['s13']);
    await play.name('');
    expect([...play.targets.keys()]).toEqual(['s12']);
  });

  it('of a pick is considered where its place is touched', async () => {
    const { client, play } = playing({ ...tasks, ask: { ...tasks.ask, choice: { type: 'pick', options: ['toulon', 'naples'] } } });
    client.offered = { '': [{ answer: 'toulon', words: { key: 'toulon', args: [] }, where: [507, 164], marks: [] }] };
    client.version += 1;
    play.follow();
    await new Promise((resolve) => setTimeout(resolve));
    play.touch('toulon', '');
    await new Promise((resolve) => setTimeout(resolve));
    expect(play.considered?.answer).toBe('toulon');
    play.touch('naples', '');
    expect(play.chosen).toBe('naples');
  });
});

describe('answers', () => {
  it('name both of a pair, and are looked at before they are given', async () => {
    const { client, play } = playing(battle);
    expect(play.said('B1/F3')).toBe('squadron-name B1 – squadron-name F3');
    await play.pick('B1/F3');
    expect(client.said).toEqual([]);
    await play.confirm();
    expect(client.said).toEqual(['B1/F3']);
  });

  it('that only pass are given at once', async () => {
    const { client, play } = playing(tasks);
    expect(play.saidOrder({ verb: 'pass' })).toBe('mistral-answer-pass');
    await play.order({ verb: 'pass' });
    expect(client.said).toEqual([{ verb: 'pass' }]);
  });

  it('of a Battle belong to its steps', () => {
    expect(engagementIn(battle.ask.about)?.place).toBe('s12');
    expect(engagementIn(courses.ask.about)).toBeNull();
    expect([stepOf('IC.8.33'), stepOf('T.bit.b'), stepOf('S.08')]).toEqual(['pairs', 'intensity', '']);
  });
});
