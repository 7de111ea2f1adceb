/** A turn of Águila as people look at it: by day and by night, and on a phone. */
import assert from 'node:assert/strict';

import { General } from './aguila.general.mjs';
import { fits, isSound } from './checks.mjs';
import { PHONE, play } from './stage.mjs';

for (const colorScheme of ['light', 'dark']) {
  play(`axe finds nothing serious on a table of Águila, ${colorScheme}`, async (stage) => {
    const player = await stage.player({ as: General, colorScheme });
    await walk(player, (where) => isSound(player.page, where));
  });
}

play('a table of Águila fits a phone and is hit with a finger', async (stage) => {
  const player = await stage.player({ as: General, ...PHONE });
  await walk(player, (where) => fits(player, where));
});

/** Goes through all that a turn shows, from the lobby on, and has each stop checked. */
async function walk(player, check) {
  const { page } = player;
  await player.arrive('Beatriz');
  await player.chooseGame();
  const form = page.getByRole('region', { name: 'Nueva partida' });
  await player.chooseScenario(form, 'Tomar la colina');
  await form.getByText('Ambos quieren la colina').waitFor();
  await check('the scenarios');
  await player.sitDownAlone('Aprendizaje (nuestro)');
  for (let sides = 0; sides < 2; sides += 1) {
    await player.untilAsked('5.02');
    const before = player.asked;
    const done = await player.followAdvice();
    await check('formations');
    await player.press(done);
    await player.untilAfter(before);
  }
  await player.untilAsked('2.06');
  await player.pick(0);
  await player.untilAsked('3.01');
  const [unit] = player.asked.ask.about.pieces;
  await player.select(unit);
  await player.card('Órdenes de movimiento').getByRole('button', { name: /^Avanzar/ }).waitFor();
  await check('orders');
  await player.give({ rule: '3.01', answer: { verb: 'advance', piece: unit, objects: [] } });
  await player.untilAsked('3.05');
  await player.plot([['ahead', '2']]);
  await check('a way that is measured');
  await player.press(page.getByRole('button', { name: 'Capas' }));
  for (const layer of await page.getByRole('group', { name: 'Capas' }).getByRole('checkbox').all()) await layer.check();
  await check('all layers');
  await player.press(page.getByRole('button', { name: 'Capas' }));
  for (const tab of ['Diario', 'Mesa']) {
    await player.tab(tab);
    await check(tab);
  }
  await player.tab('Órdenes');
  await player.press(page.getByRole('button', { name: 'Tablero en texto' }));
  await check('the table in text');
  assert.ok(await page.getByRole('rowheader').first().isVisible());
}
