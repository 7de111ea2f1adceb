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
const MOST_TABS = 90;
const MOST_ANSWERS = 220;
/** An answer may take so long until what was pressed, or what comes in its place, has the focus again. */
const PATIENCE = 4000;

/** What has the focus: its name, whether it is aimed at, and why it cannot be seen; run in the page. */
function focused() {
  const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const element = document.activeElement;
  if (!element || element === document.body) {
    // Tab past the last thing of the page leads to the browser's own: then that thing is still there.
    const stops = [...document.querySelectorAll(STOPS)].filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }));
    const isEnd = window.hadFocus?.isConnected && window.hadFocus === stops.at(-1);
    return { name: '', aimed: false, lost: isEnd ? '' : 'nothing has the focus', isEnd };
  }
  window.hadFocus = element;
  const name = (element.ariaLabel || element.innerText || element.textContent || element.tagName).trim().slice(0, 60);
  const { width, height } = element.getBoundingClientRect();
  const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 0 && height > 0;
  return { name, aimed: element.hasAttribute('data-aimed'), lost: seen ? '' : `${name} cannot be seen`, isEnd: false };
}

class Typist extends Visitor {
  keys = 0;
  /** Where the focus was lost: after which key, on what. */
  lost = [];
  at = { name: '', aimed: false };

  async look() {
    this.at = await this.page.evaluate(focused);
    return this.at;
  }

  /** Presses Tab, and looks where the focus is. */
  async tab() {
    const before = this.at.name;
    await this.page.keyboard.press('Tab');
    this.keys += 1;
    const { lost } = await this.look();
    if (lost) this.lost.push(`Tab on “${before}”: ${lost}`);
  }

  /** Presses Enter and, once all has come of it, looks where the focus is. */
  async enter() {
    const before = this.at.name;
    await this.page.keyboard.press('Enter');
    this.keys += 1;
    await settled(this.page, 160, 8000);
    const until = Date.now() + PATIENCE;
    while ((await this.look()).name === '' && Date.now() < until) await this.page.waitForTimeout(50);
    if (this.at.lost || this.at.isEnd) this.lost.push(`Enter on “${before}”: ${this.at.lost || 'nothing has the focus'}`);
  }

  /** Marks the control that answers best what is asked now: the last word, the end of a phase, advice, or any answer. */
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
        all.find((one) => one.matches('.answer')) ??
        all[0];
      if (!best) return '';
      best.dataset.aimed = '';
      return best.innerText.trim();
    });
  }

  /** Goes with Tab to what is aimed at, and presses Enter. */
  async answer() {
    if (!(await this.aim())) return false;
    await this.look();
    for (let tabs = 0; tabs < MOST_TABS && !this.at.aimed; tabs += 1) await this.tab();
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
      await page.locator('[role=tab][aria-selected=true]').focus();
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
    { minutes: 12 },
  );
}
