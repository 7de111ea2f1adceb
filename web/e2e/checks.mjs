/** What is checked of any page: that it serves everybody, fits a phone, and is reached with the keyboard. */
import assert from 'node:assert/strict';

import { AxeBuilder } from '@axe-core/playwright';

import { foreignWords, rawKeys } from './sentences.mjs';
import { PHONE } from './stage.mjs';

const WIDTH = PHONE.viewport.width;
const LEAST_TARGET = 24;
const MOST_TABS = 70;

/** Axe finds nothing serious on the page, or in a part of it, and every heading in its place. */
export async function isSound(page, where, part = 'html') {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  const serious = violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || id === 'heading-order')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(told).join(' | ')}`);
  assert.deepEqual(serious, [], `axe finds nothing serious on ${where}`);
}

const told = (node) => `${node.html.slice(0, 160)} (${node.any[0]?.message ?? ''})`;

/** Nothing has to be scrolled sideways, and every button and link is large enough. */
export async function fits(player, where) {
  const { page } = player;
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= WIDTH, `${where} is ${wide} px wide`);
  const targets = page.locator('button, a[href], summary, select, input:not([type=radio]):not([type=checkbox])');
  const small = await targets.evaluateAll(
    (elements, least) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => [element.ariaLabel || element.textContent.trim() || element.id, element.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && box.right > 0 && box.bottom > 0 && (box.width < least || box.height < least))
        .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
    LEAST_TARGET,
  );
  assert.deepEqual(small, [], `${where} has nothing too small to hit`);
}

/** What is to be read on a page, and what is told of it to whoever does not see it. */
export function visibleWords(page) {
  return page.evaluate(() => {
    const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
    const told = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => names.map((name) => element.getAttribute(name)));
    return [document.title, document.body.innerText, ...told.filter(Boolean)].join('\n');
  });
}

/** A page says something, nothing of it in the other language, and shows no key instead of words. */
export function isSpoken(words, where, foreign = 'en') {
  assert.ok(words.length > 100, `${where} says something`);
  assert.deepEqual(rawKeys(words), [], `${where} shows no key instead of words`);
  assert.deepEqual(foreignWords(words, foreign), [], `${where} says nothing in the other language`);
}

/** Presses Tab until the focus is there. */
export async function tabTo(player, role, name) {
  const focused = player.page.getByRole(role, { name }).and(player.page.locator(':focus'));
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if ((await focused.count()) > 0) return;
    await player.key('Tab');
  }
  assert.fail(`${MOST_TABS} tabs do not reach ${name}`);
}

export async function tabToElement(player, wanted) {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const found = await player.page.evaluate(`(${wanted})(document.activeElement)`);
    if (found) return;
    await player.key('Tab');
  }
  assert.fail(`${MOST_TABS} tabs do not reach it`);
}
