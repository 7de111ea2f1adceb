/** A turn of Tercios as people play it: cards face down, a Troop moved by typing, another dragged, all on the table. */
import assert from 'node:assert/strict';

import { play } from './stage.mjs';

/** Sits down on both sides of the learning battle. */
async function sitDown(player) {
  const { page } = player;
  await player.arrive('Beatriz');
  await page.getByLabel('Juego').selectOption('tercios');
  await page.getByRole('radio', { name: 'Aprendizaje' }).check({ force: true });
  await page.locator('input[type=radio][value=both]').check({ force: true });
  await page.locator('form button.main').last().click();
  await page.getByRole('group', { name: /^Mesa de Tercios/ }).waitFor();
}

const orders = (page) => page.getByRole('region', { name: 'Órdenes' });

/** Lays the cards of both sides, the same for all Troops. */
async function layCards(page, order) {
  for (const side of ['B1-1', 'R1-1']) {
    await orders(page).getByRole('radiogroup', { name: new RegExp(side) }).waitFor();
    for (const card of await orders(page).getByRole('radio', { name: order }).all()) await card.click();
    await orders(page).getByRole('button', { name: 'Poner las cartas boca abajo' }).click();
  }
}

play('a turn of Tercios is planned in secret and moved by typing and by hand', async (stage) => {
  const player = await stage.player();
  const { page } = player;
  await sitDown(player);
  await layCards(page, '¡Corred!');
  await orders(page).getByRole('button', { name: 'Empieza Azul' }).click();
  const table = page.getByRole('group', { name: /^Mesa de Tercios/ });
  const hidden = table.getByRole('button', { name: /R1-1.*orden boca abajo/ });
  const mine = table.getByRole('button', { name: /B1-1.*orden ¡Corred! \(boca abajo\)/ });
  await hidden.or(mine).first().waitFor();
  assert.equal(await table.getByRole('button', { name: /B1-1/ }).count(), 1);

  await orders(page).getByRole('button', { name: 'Activar Tercio B1-1' }).click();
  await orders(page).getByRole('button', { name: 'Confirmar' }).click();
  await orders(page).getByLabel('Pulgadas').fill('3,5');
  await orders(page).getByLabel(/^Ángulo/).fill('-20');
  await orders(page).getByRole('button', { name: 'Medir' }).click();
  await orders(page).getByText(/avanza 3[.,]5″/).waitFor();
  await orders(page).getByRole('button', { name: 'Mover', exact: true }).click();
  await table.getByRole('button', { name: /B1-1.*ya ha actuado: ¡Corred!/ }).waitFor({ state: 'attached' });
  assert.deepEqual(player.complaints, []);
});
