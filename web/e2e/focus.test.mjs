/**
 * The keyboard alone, through a whole turn of every game: after every key something that can be seen has the focus.
 *
 * MAESTRE_FOCUS="tercios mistral" tries some games. Only past the last thing of a page Tab leads out of it, to the browser.
 */
import assert from 'node:assert/strict';

import { settled } from './positions.mjs';
import { play } from './stage.mjs';
import { Visitor } from './visitor.mjs';

const GAMES = [
  { game: 'lepanto', scenario: 'Aprendizaje', side: 'Liga Santa' },
  { game: 'tercios', scenario: 'Aprendizaje', side: 'Azul' },
  { game: 'aguila', scenario: 'Aprendizaje (nuestro)', side: 'Azul' },
  { game: 'mistral', scenario: /^Invierno de 1744/, side: 'Flota Británica' },
];
const WANTED = process.env.MAESTRE_FOCUS?.split(' ') ?? GAMES.map(({ game }) => game);
/** What is aimed at is reached in one go, unless the page changes meanwhile. */
const MOST_TRIES = 20;
const MOST_ANSWERS = 220;
/** An answer may take so long until what was pressed, or what comes in its place, has the focus again. */
const PATIENCE = 4000;

/** Looks in the page after every Tab; `window.looked` gives what has the focus now and where it was lost since. */
function watch() {
  const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getBoundingClientRect().width > 0;
  const nameOf = (one) => (one.ariaLabel || one.innerText || one.textContent || one.tagName).trim().slice(0, 60);
  const stopsNow = () => [...document.querySelectorAll(STOPS)].filter((one) => one.tabIndex >= 0 && !one.disabled && isSeen(one));
  let last = document.body;
  let lost = [];
  const look = (key, isBack = false) => {
    const now = document.activeElement ?? document.body;
    const before = last;
    if (now !== document.body) last = now;
    if (now !== document.body && isSeen(now)) return now;
    // Tab past the last thing of the page, or back past the first, leads to the browser's own: then that thing is still there.
    const isEnd = key === 'Tab' && now === document.body && stopsNow().at(isBack ? 0 : -1) === before;
    if (!isEnd) lost.push(`${key} on “${nameOf(before)}”: ${now === document.body ? 'nothing has the focus' : 'it cannot be seen'}`);
    return now;
  };
  addEventListener('keyup', ({ key, shiftKey }) => key === 'Tab' && look(key, shiftKey), true);
  window.looked = (key) => {
    const now = key ? look(key) : (document.activeElement ?? document.body);
    const stops = stopsNow();
    const before = stops.filter((one) => now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING).length;
    const aimed = stops.findIndex((one) => one.hasAttribute('data-aimed'));
    const told = { is: now !== document.body, aimed: now.hasAttribute('data-aimed'), steps: aimed - before + (stops.includes(now) || aimed < before ? 0 : 1), lost };
    lost = [];
    return told;
  };
}

class Typist extends Visitor {
  keys = 0;
  /** Where the focus was lost: after which key, on what. */
  lost = [];
  at = { is: true, aimed: false, steps: 0 };

  async look(key = '') {
    this.at = await this.page.evaluate((pressed) => window.looked(pressed), key);
    this.lost.push(...this.at.lost);
    return this.at;
  }

  /** Presses Tab, or Shift and Tab, so often. */
  async tab(steps) {
    for (let left = Math.abs(steps); left > 0; left -= 1) await this.page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab');
    this.keys += Math.abs(steps);
    await this.look();
  }

  /** Presses Enter and, once all has come of it, looks where the focus is. */
  async enter() {
    await this.page.keyboard.press('Enter');
    this.keys += 1;
    await settled(this.page, 160, 8000);
    const until = Date.now() + PATIENCE;
    while (!(await this.look()).is && Date.now() < until) await this.page.waitForTimeout(50);
    await this.look('Enter');
  }

  /** Marks the control that answers best what is asked now: the last word, the end of a phase, advice, or an answer; none while one is awaited. */
  aim() {
    return this.page.evaluate(() => {
      document.querySelectorAll('[data-aimed]').forEach((one) => delete one.dataset.aimed);
      const panel = document.querySelector('[role=tabpanel]:not([hidden]) .game-panel');
      const can = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled;
      const all = [...(panel?.querySelectorAll('button') ?? [])].filter((one) => can(one) && !one.closest('.pages') && !one.innerText.startsWith('§'));
      const says = (words) => all.find((one) => words.test(one.innerText));
      const best =
        all.find((one) => one.matches('.consider .main, .advice .main, .sure .main')) ??
        all.find((one) => one.matches('.main')) ??
        says(/^(Terminar|Fin\b|Fin:|Pasar|No pedir|Permanecen|No mueven|No cargar|Confirmar|No )/) ??
        says(/^Consejo/) ??
        (panel?.querySelector('.last button:disabled') ? undefined : all.find((one) => one.matches('.answer')));
      if (!best) return '';
      best.dataset.aimed = '';
      return best.innerText.trim();
    });
  }

  /** Goes with Tab to what is aimed at, and presses Enter. */
  async answer() {
    if (!(await this.aim())) return false;
    await this.look();
    for (let tries = 0; tries < MOST_TRIES && !this.at.aimed; tries += 1) await this.tab(this.at.steps || 1);
    // If it is gone, the panel has changed meanwhile.
    if (this.at.aimed) await this.enter();
    return true;
  }

  turn() {
    return this.page.locator('header.header h1').innerText();
  }
}

for (const { game, scenario, side } of GAMES.filter((one) => WANTED.includes(one.game))) {
  play(
    `the focus is kept through a whole turn of ${game}`,
    async (stage) => {
      const player = await stage.player({ as: Typist });
      const { page } = player;
      await player.arrive('Teresa');
      await page.getByRole('group', { name: 'Juego' }).locator(`input[value=${game}]`).check();
      await player.newGame({ scenario, side });
      await page.locator('.game-panel').waitFor();
      await settled(page);
      await page.evaluate(watch);
      // Before its first turn a game is set up; that belongs to the turn that follows.
      const first = await player.turn();
      const numbered = /\d/.test(first);
      let begun = numbered ? first : '';
      let answers = 0;
      for (; answers < MOST_ANSWERS; answers += 1) {
        const now = await player.turn();
        if (!begun && /\d/.test(now)) begun = now;
        if (begun && now !== begun) break;
        if (!(await player.answer())) await page.waitForTimeout(200);
      }
      stage.context.diagnostic(`${game}: ${first} to ${await player.turn()}, ${answers} answers, ${player.keys} keys, focus lost ${player.lost.length} times`);
      assert.deepEqual(player.lost, []);
      assert.notEqual(await player.turn(), begun, 'a turn is over');
    },
    { minutes: 5 },
  );
}
