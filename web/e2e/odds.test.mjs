/** Odds at a real table: two taps to a charge's figure, with a server and without one. */
import assert from 'node:assert/strict';

import { fits, isSound } from './checks.mjs';
import { DESKTOP, PHONE, picture, play } from './stage.mjs';

/** How long somebody at a table may take from opening the page to the figure, in milliseconds. */
const LONGEST = 30_000;
/** Who charges whom in each game. */
const CHARGES = {
  tercios: { mine: /^Coraceros$/, enemy: /^Compañía de picas$/ },
  aguila: { mine: /^Infantería de línea \(24\)$/, enemy: /^Infantería de línea \(24\)$/ },
};

const side = (page, name) => page.locator(`[data-side="${name}"]`);
const rowsOf = (page) => page.locator('[data-control="odds"] li[data-chance]').evaluateAll((all) => all.map((one) => [one.querySelector('.change').textContent.trim(), one.dataset.chance]));

/** Opens the odds of a game and taps both units; gives the rows and how long it took. */
async function charge(player, game) {
  const { page } = player;
  const began = Date.now();
  await player.open(`/odds/${game}`);
  player.pressed = 0;
  await player.press(side(page, 'mine').getByRole('button', { name: CHARGES[game].mine }));
  await player.press(side(page, 'enemy').getByRole('button', { name: CHARGES[game].enemy }));
  await page.getByText('exacto', { exact: true }).waitFor();
  const took = Date.now() - began;
  assert.equal(player.pressed, 2, 'two taps');
  assert.ok(took < LONGEST, `${took} ms`);
  const rows = await rowsOf(page);
  assert.ok(rows.length >= 6, `${rows.length} rows`);
  return { rows, took };
}

play('two taps give the odds of a charge, and without a connection the same ones', async (stage) => {
  const player = await stage.player({ shaky: true, keeps: true, ...PHONE });
  const { page } = player;
  await player.open('/device');
  await page.getByText('Está todo aquí').waitFor();
  const online = {};
  for (const game of Object.keys(CHARGES)) {
    online[game] = await charge(player, game);
    await fits(player, `odds of ${game}`);
    await isSound(page, `odds of ${game}`);
    await picture(player, `odds-${game}`);
    if (process.env.MAESTRE_E2E_PICTURES) await page.screenshot({ path: `${process.env.MAESTRE_E2E_PICTURES}/odds-${game}-whole.png`, fullPage: true });
  }
  player.offline = true;
  player.relay.cut();
  for (const game of Object.keys(CHARGES)) {
    const away = await charge(player, game);
    assert.deepEqual(away.rows, online[game].rows, game);
    console.log(`${game}: two taps, ${online[game].took} ms with a server, ${away.took} ms without`);
  }

  // One tap each changes what is given; what is beyond the tables says so, and says what to do.
  await player.open('/odds/tercios');
  await player.press(side(page, 'mine').getByRole('button', { name: /^Coraceros$/ }));
  await player.press(side(page, 'enemy').getByRole('button', { name: /^Compañía de picas$/ }));
  const before = await rowsOf(page);
  await player.press(page.locator('[data-question="side"]').getByRole('button', { name: /flanco/i }));
  await page.waitForFunction((first) => document.querySelector('[data-chance]')?.dataset.chance !== first, before[0][1]);
  await player.press(page.locator('[data-question="mine_wear"]').getByRole('button', { name: /^Más/ }));
  await page.getByText('Esto no está en las tablas de este dispositivo').waitFor();
  await picture(player, 'odds-beyond');
  await player.press(page.locator('.lack').getByRole('button', { name: 'Como al principio' }));
  await page.getByText('exacto', { exact: true }).waitFor();
  assert.deepEqual(await rowsOf(page), before);

  player.relay.mend();
  player.offline = false;
});

play('the server tells what is not in the tables, and what a rule forbids with its rule', async (stage) => {
  const player = await stage.player({ ...PHONE, colorScheme: 'dark' });
  const { page } = player;
  await player.open('/odds/tercios');
  await picture(player, 'odds-first-dark');
  await player.press(side(page, 'mine').getByRole('button', { name: /^Tercio$/ }));
  await picture(player, 'odds-enemy-dark');
  await player.press(side(page, 'enemy').getByRole('button', { name: /^Tercio$/ }));
  await page.getByText('De las tablas de este dispositivo').waitFor();
  await player.press(page.getByRole('switch', { name: /lo mío está en desorden/i }));
  await page.getByText('Calculado ahora por el servidor').waitFor();
  await player.press(page.getByText('De qué números sale'));
  await page.getByRole('button', { name: /1\.07/ }).first().waitFor();
  await isSound(page, 'odds in the dark');
  await page.screenshot({ path: `${process.env.MAESTRE_E2E_PICTURES ?? '/tmp'}/odds-dark-whole.png`, fullPage: true });

  player.expects(/409/);
  await player.press(page.locator('[data-question="mine_with"] summary'));
  const has = page.locator('[data-question="mine_with"]');
  await player.press(has.getByRole('button', { name: 'Cuadros' }));
  await page.getByText('Calculado ahora por el servidor').waitFor();
  await player.press(has.getByRole('button', { name: /odern/ }));
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Quitar el último cambio' }) });
  await alert.getByRole('button', { name: /8\.10/ }).waitFor();
  await player.press(alert.getByRole('button', { name: 'Quitar el último cambio' }));
  await page.getByText('exacto', { exact: true }).waitFor();
});

play('the units of a list come first', async (stage) => {
  const player = await stage.player(DESKTOP);
  const { page } = player;
  await player.open('/lists');
  await player.press(player.button('Lista nueva'));
  const sheet = page.getByRole('dialog');
  await player.press(sheet.getByRole('region', { name: /Tercios/ }).getByRole('button', { name: 'Con un ejército listo' }));
  await player.press(sheet.getByRole('button', { name: /^Ejército de Flandes/ }));
  await page.getByRole('button', { name: 'Reglamentaria' }).waitFor();
  await page.waitForTimeout(600);
  await player.open('/lists');
  await player.press(player.button(/^Qué hacer con/));
  await player.press(sheet.getByRole('button', { name: 'Probabilidades en la mesa' }));
  await page.waitForURL(/\/odds\/tercios\?list=/);
  const first = side(page, 'mine').getByRole('button').first();
  await first.waitFor();
  await page.locator('.own').first().waitFor();
  await picture(player, 'odds-list');
  await player.press(player.button('Disparo', { exact: true }));
  await player.press(page.locator('.own').first());
  await player.press(side(page, 'enemy').getByRole('button', { name: /^Coraceros$/ }));
  await page.locator('[data-control="odds"] li').first().waitFor();
  await picture(player, 'odds-desk');
});
