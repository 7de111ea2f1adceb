import { afterEach, expect, test, vi } from 'vitest';

import { api } from '../wire/api';
import { Problem } from '../wire/problem';
import type { Event, LessonDeed, LessonStatus, Taught, Whole } from '../wire/shapes';
import type { Hearer } from '../wire/socket';
import { LessonWire } from './wire';

/** A lesson of three steps: the answer "right" is accepted, any other is not, and nothing may be answered with "illegal". */
function taught(deeds: readonly LessonDeed[]): Taught {
  let [step, answers, verdict] = [0, 0, '' as LessonStatus['verdict']];
  let version = 0;
  for (const deed of deeds) {
    if (deed.is === 'skip' || deed.is === 'go-on') [step, answers, verdict, version] = [step + 1, 0, '', 10 * (step + 1)];
    else if (deed.is === 'back') [step, answers, verdict, version] = [answers ? step : Math.max(0, step - 1), 0, '', 10 * step];
    else {
      const answer = deed.is === 'show-me' ? 'right' : deed.is === 'stand' ? deed.orders.join() : deed.answer;
      if (answer === 'illegal') throw new Problem('Refused', '6.2.b', { key: 'rowed-out', args: [] }, 409);
      [answers, verdict, version] = [answers + 1, answer === 'right' ? 'accepted' : 'wrong', version + 1];
    }
  }
  const last = deeds.at(-1)?.is;
  const events = last === 'answer' || last === 'show-me' || last === 'stand' ? [{ version, before: version - 1 } as Event] : [];
  const status = { step, answers, verdict, over: step === 3 } as LessonStatus;
  return { is: 'taught', status, whole: { version } as Whole, events };
}

function sat(step = 0, problems: Problem[] = []) {
  const sent: (readonly LessonDeed['is'][])[] = [];
  vi.spyOn(api, 'takeLesson').mockImplementation(async (_game, _lesson, deeds) => {
    sent.push(deeds.map(({ is }) => is));
    const problem = problems.shift();
    if (problem) throw problem;
    return taught(deeds);
  });
  const stands: LessonStatus[] = [];
  const heard: string[] = [];
  const wire = new LessonWire('lepanto', '01-wind', step, (status) => stands.push(status));
  const nothing = () => undefined;
  const hearer: Hearer = {
    whole: ({ version }) => heard.push(`whole ${version}`),
    event: ({ version }) => heard.push(`event ${version}`),
    room: nothing,
    spoken: nothing,
    problem: ({ said }) => heard.push(said.key),
    link: (link) => heard.push(link),
  };
  wire.watch('', '', hearer);
  return { wire, sent, stands, heard };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
afterEach(() => vi.restoreAllMocks());

test('a lesson begins where one left off, and its whole table is heard', async () => {
  const { sent, heard, stands } = sat(2);
  await settled();
  expect(sent).toEqual([['skip', 'skip']]);
  expect(heard).toEqual(['open', 'whole 20']);
  expect(stands.at(-1)?.step).toBe(2);
});

test('a lesson that could not begin begins when it is asked for again', async () => {
  const { heard, wire } = sat(0, [new Problem('Unavailable', '', { key: 'question-too-long', args: [] }, 503)]);
  await settled();
  expect(heard).toEqual(['open', 'question-too-long']);
  wire.again();
  await settled();
  expect(heard).toEqual(['open', 'question-too-long', 'whole 0']);
});

test('an answer is heard as an event, and goes along until the step is left', async () => {
  const { wire, sent, heard, stands } = sat();
  await settled();
  const say = (answer: string) => wire.call({ is: 'say', game: '', seat: '', reply: '', answer });
  expect(await say('left')).toEqual({ is: 'done', version: 1 });
  expect(stands.at(-1)?.verdict).toBe('wrong');
  await wire.do({ is: 'back' });
  await say('right');
  await wire.do({ is: 'go-on' });
  await say('right');
  expect(sent).toEqual([[], ['answer'], ['answer', 'back'], ['answer'], ['answer', 'go-on'], ['skip', 'answer']]);
  expect(heard).toEqual(['open', 'whole 0', 'event 1', 'whole 0', 'event 1', 'whole 10', 'event 11']);
});

test('what is done while something is under way goes on from what came of that', async () => {
  const { wire, sent, stands } = sat();
  await settled();
  const say = (answer: string) => wire.call({ is: 'say', game: '', seat: '', reply: '', answer });
  await Promise.all([say('left'), say('right')]);
  expect(sent).toEqual([[], ['answer'], ['answer', 'answer']]);
  expect(stands.at(-1)?.verdict).toBe('accepted');
  const [refused] = await Promise.all([say('illegal'), wire.do({ is: 'go-on' })]);
  expect(refused.is).toBe('refusal');
  expect(stands.at(-1)?.step).toBe(1);
});

test('what is shown begins at the beginning of its step', async () => {
  const { wire, sent } = sat();
  await settled();
  await wire.call({ is: 'say', game: '', seat: '', reply: '', answer: 'left' });
  await wire.do({ is: 'show-me' });
  await wire.do({ is: 'go-on' });
  expect(sent.slice(2)).toEqual([
    ['answer', 'show-me'],
    ['show-me', 'go-on'],
  ]);
});

test('what is not allowed is refused with its rule, and changes nothing', async () => {
  const { wire, heard } = sat();
  await settled();
  const refused = await wire.call({ is: 'say', game: '', seat: '', reply: '', answer: 'illegal' });
  expect(refused).toMatchObject({ is: 'refusal', rule: '6.2.b', message: { key: 'rowed-out' } });
  expect(await wire.call({ is: 'delegate', game: '', seat: '', reply: '' })).toMatchObject({ message: { key: 'lesson-one-by-one' } });
  expect(heard).toEqual(['open', 'whole 0']);
});

test('standing orders are left as an answer is given', async () => {
  const { wire, sent, stands } = sat();
  await settled();
  expect(await wire.call({ is: 'stand', game: '', seat: '', reply: '', orders: ['right'] })).toEqual({ is: 'done', version: 1 });
  expect(sent.at(-1)).toEqual(['stand']);
  expect(stands.at(-1)?.verdict).toBe('accepted');
});
