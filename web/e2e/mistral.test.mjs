/** A Turn of Mistral as people look at it: by day and by night, on a phone, and in their language. */
import assert from 'node:assert/strict';

import { fits, isSound, isSpoken, visibleWords } from './checks.mjs';
import { Admiral } from './mistral.admiral.mjs';
import { PHONE, play } from './stage.mjs';

const PANEL = '.mistral-panel';
const PAGES = ['Flota', 'Órdenes', 'Rutina', 'Calendario', 'Eventos', 'Prestigio', 'Fuentes'];

for (const colorScheme of ['light', 'dark']) {
  play(`axe finds nothing serious on the sea of Mistral, ${colorScheme}`, async (stage) => {
    const player = await stage.player({ as: Admiral, colorScheme });
    await walk(player, (where, part) => isSound(player.page, where, part));
  });
}

play('the sea of Mistral fits a phone and is hit with a finger', async (stage) => {
  const player = await stage.player({ as: Admiral, ...PHONE });
  await walk(player, (where) => fits(player, where));
});

play('the sea of Mistral speaks Spanish', async (stage) => {
  const player = await stage.player({ as: Admiral });
  await walk(player, async (where) => isSpoken(await visibleWords(player.page), where));
});

/** Goes through all that a Turn shows, from the lobby on, and has each stop checked. */
async function walk(player, check) {
  const { page } = player;
  await player.arrive('Beatriz');
  await player.chooseGame();
  const form = page.getByRole('region', { name: 'Nueva partida' });
  await player.press(form.getByText('Reglas opcionales'));
  await check('the scenarios and options');
  await player.startAgainstBot(/^Invierno de 1744/, 'Flota Británica');
  await player.untilAsked('2.234');
  await check('roles', PANEL);
  await player.leaveRoles();
  await player.untilOffered();
  await check('first Orders');
  await player.press(player.own(/^Robar/));
  await player.considered().getByRole('button', { name: 'Confirmar' }).waitFor();
  await check('an order looked at', PANEL);
  await player.press(player.considered().getByRole('button', { name: 'Confirmar' }));
  await player.untilAsked('IC.9.35');
  await check('Orders drawn', PANEL);
  await player.pick(0);
  await player.untilAsked('IC.9.36');
  await player.untilOffered();
  for (const name of PAGES) {
    await player.press(player.own(name, { exact: true }));
    await player.orders.locator('details').evaluateAll((all) => all.forEach((one) => (one.open = true)));
    await check(name, PANEL);
  }
  await player.press(player.own('Ahora'));
  await untilCourses(player);
  await player.press(player.own(/^Destacamento 1/));
  await player.orders.getByRole('combobox', { name: /^Destino/ }).selectOption('Cagliari');
  await check('a course');
  await player.press(player.own(/^Dar los rumbos/));
  for (const tab of ['Diario', 'Mesa']) {
    await player.tab(tab);
    await check(tab, '[role=tabpanel]:not([hidden])');
  }
  await player.tab('Órdenes');
  await player.press(page.getByRole('button', { name: 'Tablero en texto' }));
  await check('the sea in text');
  assert.ok(await page.getByRole('rowheader').first().isVisible());
}

/** Lets everything be until stacks are to be told where to go. */
async function untilCourses(player) {
  while (player.asked.ask?.rule !== 'S.10') {
    const before = player.asked;
    if (before.ask) {
      await player.untilOffered();
      await player.page.getByText(`§ ${before.ask.rule}`, { exact: true }).first().waitFor({ state: 'attached' });
      await player.press(player.own(/^(Pasar|Terminar|No pedirlo|Confirmar)/).first());
    }
    await player.untilAfter(before);
  }
}
