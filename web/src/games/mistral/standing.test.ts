import { describe, expect, it } from 'vitest';

import sheet from './fixtures/sheet.json';
import { alarmIn, ALL, courseIn, coursesIn, FORCED, GROUPS, passingIn, quiet, saidOf, withAlarm, withCourse, withoutCourse, withPassing, withRoutine, withSaid } from './standing';

const COURSE = 'course british_flag_A s13 s12 then enter unless contact';

describe('standing orders', () => {
  it('of courses are read and written as the rules have them', () => {
    expect(courseIn(COURSE)).toEqual({ who: 'british_flag_A', way: ['s13', 's12'], then: 'enter', unless: 'contact' });
    expect(courseIn('course british_flag_A s12')).toEqual({ who: 'british_flag_A', way: ['s12'], then: '', unless: '' });
    expect(courseIn('stay all unless spotted')).toEqual({ who: ALL, way: [], then: 'stay', unless: 'spotted' });
    expect(courseIn('orders never')).toBeNull();
    for (const order of [COURSE, 'stay all unless spotted', 'course british_flag_A s12']) {
      const course = courseIn(order);
      expect(course && withCourse([], course)).toEqual([order]);
    }
  });

  it('have one course for a stack, the last', () => {
    const orders = withCourse([COURSE, 'orders never'], { who: 'british_flag_A', way: ['genoa'], then: '', unless: 'contact' });
    expect(orders).toEqual(['orders never', 'course british_flag_A genoa unless contact']);
    expect([...coursesIn(orders).keys()]).toEqual(['british_flag_A']);
    expect(withoutCourse(orders, 'british_flag_A')).toEqual(['orders never']);
  });

  it('of windows take the place of each other, and only those at sea heed the alarm', () => {
    const orders = withSaid(withSaid([COURSE], 'searches', 'never', 'contact'), 'repairs', 'always', 'contact');
    expect(orders).toEqual([COURSE, 'searches never unless contact', 'repairs always']);
    expect([saidOf(orders, 'searches'), saidOf(orders, 'repairs'), saidOf(orders, 'tasks')]).toEqual(['never', 'always', '']);
    expect(withSaid(orders, 'searches', '', 'contact')).toEqual([COURSE, 'repairs always']);
    const chosen = withSaid(orders, 'entries', 'port_mahon', 'contact');
    expect([chosen.at(-1), saidOf(chosen, 'entries')]).toEqual(['entries choose port_mahon', 'port_mahon']);
  });

  it('heed one alarm, an enemy near as long as no other is set', () => {
    expect(alarmIn(['repairs always'])).toBe('contact');
    const orders = withAlarm([COURSE, 'tasks never unless contact', 'repairs always'], '');
    expect(orders).toEqual(['course british_flag_A s13 s12 then enter', 'tasks never', 'repairs always']);
    expect(alarmIn(orders)).toBe('');
  });

  it('of a quiet cruise leave courses, Orders and requests to the player', () => {
    const orders = quiet([COURSE], sheet.standing.routine);
    expect(orders).toContain(COURSE);
    expect(orders).toContain('stay all unless contact');
    expect(orders).toContain('tasks never unless contact');
    expect(['orders', 'requests', 'attack', 'fitting-out'].map((word) => saidOf(orders, word))).toEqual(['', '', '', '']);
    expect(quiet(orders, sheet.standing.routine).sort()).toEqual([...orders].sort());
  });

  it('of Routine are those of the parts that are left to it, and heed the alarm that is wanted', () => {
    const { routine } = sheet.standing;
    expect(withRoutine([], routine, ['dice'], 'near')).toEqual(['reroll never', 'rank never']);
    const orders = withRoutine([], routine, Object.keys(routine), 'near');
    expect(orders).toContain('stay all unless near');
    expect(orders).toContain('tasks never unless near');
    expect(orders).toContain('requests never');
    expect(alarmIn(orders)).toBe('near');
  });

  it('that pass leave the others as they are, and are dropped with the next one once they are over', () => {
    const [now, later] = ['14/2/1/first-window', '14/3/1/first-window'];
    const standing = ['tasks never unless near', FORCED];
    const orders = withPassing(withPassing(standing, 'search golfe_du_lion:in in 14/2/1/first-window', now), 'tasks never in 14/2', now);
    expect(orders).toHaveLength(4);
    expect(passingIn(orders, now).map(({ word, place }) => [word, place])).toEqual([
      ['search', 'golfe_du_lion:in'],
      ['tasks', ''],
    ]);
    expect(passingIn(orders, '14/2/1/second-window').map(({ word }) => word)).toEqual(['tasks']);
    expect([saidOf(orders, 'tasks'), alarmIn(orders)]).toEqual(['never', 'near']);
    expect(withAlarm(orders, 'contact')).toEqual(['tasks never unless contact', ...orders.slice(1)]);
    expect(withPassing(orders, 'tasks never in 14/3', later)).toEqual([...standing, 'tasks never in 14/3']);
    expect(saidOf(['tasks never in 14/2'], 'tasks')).toBe('');
  });

  it('have a switch for every window that can be declined, and for no other', () => {
    const shown = GROUPS.flatMap(([, words]) => [...words]) as string[];
    expect(shown.sort()).toEqual(Object.keys(sheet.standing.windows).sort());
  });
});
