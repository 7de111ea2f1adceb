import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { isWithin, keepFocus } from './focus';

// What jsdom lacks: everything that is there can be seen, unless it is hidden.
Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
  return this.closest('[hidden], dialog:not([open])') === null;
};

let letGo: () => void;

function page(html: string): HTMLElement {
  document.body.innerHTML = `<div id="app"><main tabindex="-1">${html}</main></div>`;
  const root = document.querySelector<HTMLElement>('#app') as HTMLElement;
  letGo = keepFocus(root);
  return root;
}

const one = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector) as E;
const now = () => document.activeElement;
/** A browser takes the keyboard from what cannot be used any more; jsdom does not. */
function waitsFor(button: HTMLButtonElement): void {
  button.blur();
  button.disabled = true;
}
const later = (time = 100) => vi.advanceTimersByTimeAsync(time);

const TABLE = `
  <section class="board"><svg><g tabindex="0" id="piece"></g></svg><button id="zoom">+</button></section>
  <aside class="side"><div role="tabpanel" tabindex="-1"><button id="answer">A</button><button id="other">B</button></div></aside>`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { escape: String });
});
afterEach(() => {
  letGo();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an answer that is gone leaves the keyboard at its panel', async () => {
  page(TABLE);
  one('#answer').focus();
  one('#answer').remove();
  await later();
  expect(now()).toBe(one('[role=tabpanel]'));
});

test('what is gone from the board leaves it on the board', async () => {
  page(TABLE);
  one('#zoom').focus();
  one('#zoom').remove();
  await later();
  expect(now()).toBe(one('#piece'));
});

test('the likeness of what is gone comes first', async () => {
  page(TABLE.replace('id="other"', 'id="other" data-control="end"').replace('id="answer"', 'id="answer" data-control="end"'));
  one('#answer').focus();
  one('#answer').remove();
  await later();
  expect(now()).toBe(one('#other'));
});

test('a button that waits for its answer has the keyboard again once it may be used', async () => {
  page(TABLE);
  const button = one<HTMLButtonElement>('#answer');
  button.focus();
  waitsFor(button);
  await later(400);
  expect(now()).toBe(one('[role=tabpanel]'));
  expect(isWithin(one('.side'))).toBe(true);
  button.disabled = false;
  await later();
  expect(now()).toBe(button);
});

test('nobody is called back who has gone on meanwhile', async () => {
  page(TABLE);
  const button = one<HTMLButtonElement>('#answer');
  button.focus();
  waitsFor(button);
  await later();
  one('#other').focus();
  button.disabled = false;
  await later();
  expect(now()).toBe(one('#other'));
});

test('an answer that has come takes the place of the button that waited for it', async () => {
  page(TABLE);
  const button = one<HTMLButtonElement>('#answer');
  button.focus();
  waitsFor(button);
  await later();
  button.remove();
  await later();
  expect(now()).toBe(one('[role=tabpanel]'));
});

test('what a lesson says keeps the keyboard, at its first button or itself', async () => {
  page(`<div class="said" tabindex="-1"><a href="/rule">§</a><div class="buttons"><button id="show">Show me</button></div></div>${TABLE}`);
  one('#show').focus();
  one('.buttons').innerHTML = '<button id="on">Go on</button>';
  await later();
  expect(now()).toBe(one('#on'));
  one('.buttons').innerHTML = '<button id="next" disabled>Go on</button>';
  await later();
  expect(now()).toBe(one('.said'));
  one<HTMLButtonElement>('#next').disabled = false;
  await later();
  expect(now()).toBe(one('#next'));
});

test('beside a table the keyboard goes back to where it was, or to the page', async () => {
  page('<button id="first">1</button><button id="note">×</button>');
  one('#first').focus();
  one('#note').focus();
  one('#note').remove();
  await later();
  expect(now()).toBe(one('#first'));
  one('#first').remove();
  await later();
  expect(now()).toBe(one('main'));
});

test('within a dialog it stays in the dialog', async () => {
  page('<dialog open><button id="close">×</button><button id="go">Go</button></dialog><button id="behind">Behind</button>');
  one('#behind').focus();
  one('#go').focus();
  one('#go').remove();
  await later();
  expect(now()).toBe(one('#close'));
});

test('nobody is held back who leaves on purpose or takes the mouse', async () => {
  page(TABLE);
  one('#answer').focus();
  one<HTMLButtonElement>('#answer').disabled = true;
  await later();
  one<HTMLButtonElement>('#answer').disabled = false;
  await later();
  one('#answer').focus();
  one('#answer').blur();
  await later(2000);
  expect(now()).toBe(document.body);
  one('#answer').focus();
  one('#other').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  one('#answer').remove();
  await later(2000);
  expect(now()).toBe(document.body);
  expect(isWithin(one('.side'))).toBe(false);
});
