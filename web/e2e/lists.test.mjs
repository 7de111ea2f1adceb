/** A player with an army of their own: what is wrong with it is said while it is written, and then it is played with. */
import assert from 'node:assert/strict';

import { PHONE, play } from './stage.mjs';

for (const [where, like] of Object.entries({ 'at a desk': {}, 'on a phone': PHONE })) {
  play(`an own army list is judged as it is written, mended and played with, ${where}`, async (stage) => {
    const player = await stage.player(like);
    const { page } = player;
    await player.arrive('Ana');
    await page.getByRole('group', { name: 'Juego' }).locator('input[value=tercios]').check();
    await player.chooseScenario(page, 'Los Campos de Gloria');
    await page.getByRole('combobox', { name: 'Ejército azul' }).selectOption('Una lista propia…');
    const list = page.getByRole('textbox', { name: 'Ejército azul: lista propia' });
    await page.getByText('1000 de 1000 puntos').waitFor();
    const ready = await list.inputValue();

    await list.fill(ready.replace('Límite: 1000', 'Límite: 900'));
    await page.getByText('1 cosa que corregir').waitFor();
    await page.getByText('El ejército suma 1000 puntos y el límite es 900.').waitFor();
    await player.press(player.button('Leer la regla 8.01'));
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');

    await list.fill(ready.replace(/^.*\n/, 'Los de Breda\n'));
    await page.getByText('Se puede jugar con ella').waitFor();
    await player.press(player.button('Empezar'));
    await page.waitForURL(/\/room\//);
    const id = page.url().split('/room/')[1];
    const room = await page.evaluate((name) => fetch(`/api/rooms/${name}`).then((answer) => answer.json()), id);
    assert.equal(JSON.parse(room.options.blue_army).name, 'Los de Breda');
    assert.equal(room.options.red_army, 'sweden_1000');
  });
}
