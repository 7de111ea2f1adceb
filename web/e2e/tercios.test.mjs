/** A turn of Tercios as people play it: with the mouse, with the keyboard alone, with a finger; by day and by night. */
import assert from 'node:assert/strict';

import { fits, isSound, tabTo } from './checks.mjs';
import { Commander } from './commander.mjs';
import { PHONE, play } from './stage.mjs';

/** Sits down on both sides of the learning battle. */
async function sitDown(stage, like = {}) {
  const player = await stage.player({ as: Commander, ...like });
  await player.sitDownAlone('Aprendizaje');
  return player;
}

/** Lays the cards of both sides, the same for all Troops, and lets blue begin. */
async function layCards(player, order) {
  for (const side of ['B', 'R']) {
    await player.untilAskedFor(side);
    const before = player.asked;
    await player.layCards(Object.fromEntries(before.ask.choice.options.filter(([key]) => !key.includes(':')).map(([key]) => [key, order])));
    await player.untilAfter(before);
  }
  await player.untilAsked('2.06');
  await player.pick(0);
}

play('a turn of Tercios is planned in secret and moved by typing', async (stage) => {
  const player = await sitDown(stage);
  await layCards(player, 'corred');
  const { board } = player;
  const hidden = board.getByRole('button', { name: /R1-1.*orden boca abajo/ });
  const mine = board.getByRole('button', { name: /B1-1.*orden ¡Corred! \(boca abajo\)/ });
  await hidden.or(mine).first().waitFor();
  await player.give({ rule: '2.07', answer: { verb: 'act', piece: 'B1-1', objects: [] } });
  await player.untilAsked('3.05');
  await player.measure('3.5', '-20');
  await player.orders.getByText(/avanza 3[.,]5″/).waitFor();
  await player.press(player.own('Mover', { exact: true }));
  await board.getByRole('button', { name: /B1-1.*ya ha actuado: ¡Corred!/ }).waitFor({ state: 'attached' });
});

play('whoever plays both sides takes back what either has done, without asking anybody', async (stage) => {
  const player = await sitDown(stage);
  await layCards(player, 'corred');
  await player.untilAsked('2.07');
  await player.press(player.button('Deshacer'));
  await player.untilAsked('2.06');
  await player.press(player.button('Deshacer'));
  await player.untilAsked('2.03');
});

play('the doctrine advises on the cards and on a go of Tercios', async (stage) => {
  const player = await sitDown(stage);
  for (const side of ['B', 'R']) {
    await player.untilAskedFor(side);
    const before = player.asked;
    await player.press(player.own('Consejo'));
    await player.press(player.own('Poner las cartas boca abajo'));
    await player.untilAfter(before);
  }
  await player.untilAsked('2.06');
  await player.pick(0);
  await player.untilAsked('2.07');
  const before = player.asked;
  await player.press(player.own('Consejo'));
  await player.press(player.considered().getByRole('button', { name: 'Confirmar' }));
  await player.untilAfter(before);
});

play('a go of Tercios is played with the keyboard alone', async (stage) => {
  const player = await sitDown(stage);
  const { page, board } = player;
  for (const side of ['B', 'R']) {
    await player.untilAskedFor(side);
    await board.locator('[data-piece][tabindex="0"]').focus();
    await player.key('n');
    for (let cards = 0; cards < 5; cards += 1) await player.key('3');
    const before = player.asked;
    await tabTo(player, 'button', 'Poner las cartas boca abajo');
    await player.key('Enter');
    await player.untilAfter(before);
  }
  await player.untilAsked('2.06');
  await tabTo(player, 'button', /Empieza Azul/);
  await player.key('1');
  await player.untilAsked('2.07');
  await board.locator('[data-piece][tabindex="0"]').focus();
  await player.key('Escape');
  await tabTo(player, 'button', /Activar Tercio B1-1/);
  await player.key('Enter');
  await page.getByRole('button', { name: 'Confirmar' }).and(page.locator(':focus')).waitFor();
  await player.key('Enter');
  await player.untilAsked('3.05');
  await board.getByRole('button', { name: /B1-1/ }).focus();
  await player.key('Shift+ArrowUp');
  await player.key('Shift+ArrowUp');
  await player.key('ArrowUp');
  await player.orders.getByText(/avanza 2[.,]3″|avanza 2[.,]25″/).waitFor();
  await player.key('Enter');
  await board.getByRole('button', { name: /B1-1.*ya ha actuado: ¡Corred!/ }).waitFor({ state: 'attached' });
});

for (const colorScheme of ['light', 'dark']) {
  play(`axe finds nothing serious on a table of Tercios, ${colorScheme}`, async (stage) => {
    const player = await sitDown(stage, { colorScheme });
    await walk(player, (where) => isSound(player.page, where));
  });
}

play('a table of Tercios fits a phone and is hit with a finger', async (stage) => {
  const player = await sitDown(stage, PHONE);
  await walk(player, (where) => fits(player, where));
});

/** Goes through all that a go shows, and has each stop checked. */
async function walk(player, check) {
  const { page } = player;
  await player.untilAskedFor('B');
  await check('the plan');
  await player.press(player.own('Completar el plan'));
  await check('a full plan');
  await layCards(player, 'corred');
  await player.untilAsked('2.07');
  await check('a go');
  await player.press(page.getByRole('button', { name: 'Capas' }));
  for (const layer of await page.getByRole('group', { name: 'Capas' }).getByRole('checkbox').all()) await layer.check();
  await check('all layers');
  await player.press(page.getByRole('button', { name: 'Capas' }));
  await player.give({ rule: '2.07', answer: { verb: 'act', piece: 'B2-1', objects: [] } });
  await player.untilAsked('6.77');
  await player.pick(0);
  await player.untilAsked('3.05');
  await player.measure('40', '10');
  await player.page.locator('.ghost.yes').waitFor();
  await check('a move that is measured');
  await player.press(player.orders.getByText('Órdenes permanentes'));
  await check('standing orders');
  for (const tab of ['Diario', 'Mesa']) {
    await player.tab(tab);
    await check(tab);
  }
  await player.tab('Órdenes');
  await player.press(page.getByRole('button', { name: 'Tablero en texto' }));
  await check('the table in text');
  assert.ok(await page.getByRole('rowheader').first().isVisible());
}
