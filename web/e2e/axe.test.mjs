/** What a machine can tell of how well the pages serve everybody: axe finds nothing serious, by day and by night. */
import { isSound } from './checks.mjs';
import { play } from './stage.mjs';

for (const colorScheme of ['light', 'dark']) {
  play(`axe finds nothing serious on any page, ${colorScheme}`, async (stage) => {
    const player = await stage.player({ colorScheme });
    const { page } = player;
    await player.open();
    await page.getByRole('radio', { name: 'Aprendizaje' }).waitFor({ state: 'attached' });
    await isSound(page, 'the page of games');
    await player.open('/account');
    await page.getByRole('heading', { level: 1, name: 'Cuenta' }).waitFor();
    await isSound(page, 'the account');
    await player.open('/help');
    await player.press(page.getByRole('link', { name: 'La primera batalla' }));
    await page.getByRole('article').getByRole('heading', { level: 2 }).first().waitFor();
    await isSound(page, 'a page of help');
    await player.arrive('Juan');
    await player.playSmallBattle();
    await player.turn();
    await isSound(page, 'the table');
    await player.consider(/^\d{4}: /);
    await isSound(page, 'an order looked at');
    await player.confirm();
    await player.selectAll();
    await player.order('Avanzar');
    await isSound(page, 'many ships');
    for (const tab of ['Diario', 'Charla', 'Mesa']) {
      await player.tab(tab);
      await isSound(page, tab);
    }
    await player.press(player.button('Tablero en texto'));
    await isSound(page, 'the board in text');
    await player.press(player.button('Tablero en texto'));
    await player.press(page.getByRole('tabpanel', { name: 'Mesa' }).getByRole('link', { name: 'Ver la partida' }));
    await page.getByRole('slider').waitFor();
    await isSound(page, 'the replay');
  });
}
