/** Where the keyboard goes on: after a briefing, the keys of a board, a notice, advice, an undo, the end, and in lessons. */
import assert from 'node:assert/strict';

import { settled } from './positions.mjs';
import { play } from './stage.mjs';

const PATIENCE = 8000;

/** What has the focus: its name or class, and whether a ring shows it; run in the page. */
function focused() {
  const element = document.activeElement;
  const name = element.ariaLabel || element.labels?.[0]?.innerText || element.innerText || element.textContent;
  const panel = element.getAttribute('role') === 'tabpanel' && element.querySelector('h2').innerText;
  const { outlineStyle } = getComputedStyle(element);
  return { is: element === document.body ? 'nothing' : panel ? `panel ${panel}` : name.trim().split('\n')[0], ring: element.matches(':focus-visible') && outlineStyle === 'solid' };
}

/** Waits until this has the focus, and a ring around it. */
async function goesOnAt(page, wanted, when) {
  const until = Date.now() + PATIENCE;
  let at = await page.evaluate(focused);
  while (!wanted.test(at.is) && Date.now() < until) {
    await page.waitForTimeout(60);
    at = await page.evaluate(focused);
  }
  assert.match(at.is, wanted, when);
  assert.ok(at.ring, `${at.is} has a ring, ${when}`);
}

async function presses(page, place, key = 'Enter') {
  await place.focus();
  await page.keyboard.press(key);
}

play('the keyboard goes on where it was, or where something has come', async (stage) => {
  const player = await stage.player();
  const { page } = player;
  await page.context().addInitScript(() => location.protocol.startsWith('http') && localStorage.removeItem('maestre.briefing'));
  await player.arrive('Juan');
  await player.newGame({ scenario: 'Aprendizaje', side: 'Liga Santa' });
  const briefing = page.getByRole('dialog', { name: 'De qué va' });
  await presses(page, briefing.getByRole('button', { name: 'A la mesa' }));
  await goesOnAt(page, /^panel Órdenes$/, 'after the briefing');
  await settled(page);

  await presses(page, player.button('De qué va'));
  await briefing.getByRole('button', { name: 'A la mesa' }).waitFor();
  await page.keyboard.press('Escape');
  await goesOnAt(page, /^De qué va$/, 'after it was read again');

  await presses(page, player.button('Teclas del tablero'));
  await goesOnAt(page, /^Cerrar$/, 'in the keys of the board');
  await page.keyboard.press('Enter');
  await goesOnAt(page, /^Teclas del tablero$/, 'after the keys of the board');

  await presses(page, player.orders.getByRole('button', { name: /^Terminar la fase/ }), 'u');
  const notice = page.getByRole('status').getByRole('button', { name: 'Cerrar' }).first();
  await notice.waitFor();
  await presses(page, notice);
  await goesOnAt(page, /^Terminar la fase/, 'after a notice');

  await presses(page, player.orders.getByRole('button', { name: 'Consejo' }));
  const doIt = player.orders.getByRole('button', { name: 'Hacerlo' });
  await doIt.waitFor();
  await goesOnAt(page, /^Consejo$/, 'once there is advice');
  await presses(page, doIt);
  await doIt.waitFor({ state: 'detached' });
  await settled(page);
  await goesOnAt(page, /^(panel Órdenes|Confirmar|Atacar)$/, 'after an answer');
  await presses(page, page.locator('header.header').getByRole('button', { name: 'Deshacer' }));
  await settled(page);
  await goesOnAt(page, /^Deshacer$/, 'after an undo');

  await page.keyboard.press('4');
  await presses(page, player.button('Rendirse'));
  await presses(page, page.getByRole('dialog').getByRole('button', { name: 'Rendirse' }));
  await goesOnAt(page, /^panel Órdenes$/, 'at the end');
  await page.getByRole('heading', { name: /^Gana / }).waitFor();
  await page.keyboard.press('Tab');
  await goesOnAt(page, /^Ver la partida$/, 'one further');
});

for (const game of ['lepanto', 'tercios', 'aguila', 'mistral']) {
  play(`the keyboard goes on in a lesson of ${game}`, async (stage) => {
    const player = await stage.player();
    const { page } = player;
    await player.open(`/learn/${game}`);
    await presses(page, page.getByRole('link', { name: /^Empezar/ }).first());
    const coach = page.getByRole('region', { name: 'Lección', exact: true });
    await presses(page, coach.getByRole('button', { name: 'Seguir' }));
    await goesOnAt(page, /^Pista$/, 'when something is to be done');
    await presses(page, coach.getByRole('button', { name: 'Muéstremelo' }));
    await goesOnAt(page, /^Seguir$/, 'when it has been shown');
    await page.keyboard.press('Enter');
    await goesOnAt(page, /^(Pista|Seguir)$/, 'at the next step');
  });
}
