/** Everything that is shown is Spanish; it becomes English at once, and Spanish again. */
import assert from 'node:assert/strict';

import { isSpoken, visibleWords } from './checks.mjs';
import { sentences } from './sentences.mjs';
import { play } from './stage.mjs';

play('every page speaks Spanish, and English at once when asked to', async (stage) => {
  const player = await stage.player();
  const { page } = player;
  const seen = new Map();
  const look = async (name) => {
    seen.set(name, await visibleWords(page));
  };

  await player.open();
  await look('the page of games');
  await player.open('/account');
  await page.getByRole('heading', { level: 1, name: 'Cuenta' }).waitFor();
  await look('the account');
  await player.open('/rules/lepanto/5.2.a');
  await page.getByRole('heading', { level: 1, name: /5\.2\.a/ }).waitFor();
  await look('the page of a rule');
  await player.arrive('Juan');
  const link = await player.invite('Aprendizaje');
  await page.getByText('Esperando a los demás').waitFor();
  await look('waiting for somebody');

  const friend = await stage.player({ node: 1 });
  await friend.open(link);
  await friend.button(/^Jugar: /).waitFor();
  seen.set('the invitation', await visibleWords(friend.page));
  await friend.joinByLink(link, 'Alí');
  await player.seeBoard();
  await player.turn();
  await look('the table');
  await walkTheTable(player, look);
  await switchesAtOnce(player);

  for (const phase of ['combate', 'reorientación']) {
    await player.delegate();
    await player.until(`1 Liga Santa ${phase}`);
    await player.turn();
    await player.nextShip().catch(() => undefined);
    await look(phase);
  }
  await surrenders(player);
  await look('the end');
  await player.press(page.getByRole('tabpanel', { name: 'Órdenes' }).getByRole('link', { name: 'Ver la partida' }));
  await page.getByRole('slider').waitFor();
  await look('the replay');

  for (const [place, words] of seen) isSpoken(words, place);
});

/** Opens all that can be opened at a table. */
async function walkTheTable(player, look) {
  const { page } = player;
  await player.hint();
  await look('advice');
  await player.press(player.button('Dejarlo'));
  await player.consider(/^\d{4}: /);
  await look('an order looked at');
  await player.confirm();
  await player.selectAll();
  await look('many ships');
  await player.order('Avanzar');
  await player.order('Avanzar');
  await player.press(player.report().getByText(/no han? podido/));
  await look('what could not be done');
  await player.press(player.report().getByRole('button', { name: /^regla / }).first());
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  await look('a rule');
  await player.key('Escape');
  for (const tab of ['Diario', 'Charla', 'Mesa']) {
    await player.tab(tab);
    await look(tab);
  }
  await player.press(page.getByRole('tabpanel', { name: 'Mesa' }).getByRole('button', { name: 'Atajos de teclado' }));
  await look('the keys of the page');
  await player.key('Escape');
  await player.tab('Órdenes');
  await player.press(player.button('Teclas del tablero'));
  await look('the keys of the board');
  await player.press(player.button('Teclas del tablero'));
  await player.press(player.button('Tablero en texto'));
  await page.getByRole('table').first().waitFor();
  await look('the board in text');
  await player.press(player.button('Tablero en texto'));
  await player.seeBoard();
}

/** The language changes without loading anything anew, and the other language leaves nothing behind. */
async function switchesAtOnce(player) {
  const { page } = player;
  await player.tab('Mesa');
  await page.getByRole('tabpanel', { name: 'Mesa' }).getByLabel('Idioma').selectOption('English');
  await page.getByRole('tab', { name: 'Orders' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  for (const tab of ['Orders', 'Log', 'Chat', 'Table']) {
    await player.press(page.getByRole('tab', { name: tab }));
    isSpoken(await visibleWords(page), tab, 'es');
  }
  await page.getByRole('tabpanel', { name: 'Table' }).getByLabel('Language').selectOption('Español');
  await page.getByRole('tab', { name: 'Órdenes' }).waitFor();
  await player.tab('Órdenes');
}

async function surrenders(player) {
  await player.resign();
  await player.page.getByRole('heading', { name: /^Gana / }).waitFor();
}

assert.ok(sentences('es').length > 300 && sentences('en').length > 300, 'the sentences of both languages are known');
