/** A phone in the hand: the whole way against the computer by touch; nothing is too wide, nothing too small to hit. */
import { fits } from './checks.mjs';
import { PHONE, play } from './stage.mjs';

play('everything fits a phone and is hit with a finger', async (stage) => {
  const player = await stage.player(PHONE);
  const { page } = player;
  await player.open();
  await fits(player, 'the page of games');
  await player.open('/account');
  await page.getByRole('heading', { level: 1, name: 'Cuenta' }).waitFor();
  await fits(player, 'the account');
  await player.arrive('Beatriz');
  await player.playSmallBattle();
  await player.turn();
  await fits(player, 'the table');

  const ship = await player.tapAShip();
  await fits(player, 'a ship selected');
  const before = await player.whereabouts(ship);
  await player.tapAHex();
  await fits(player, 'a move looked at');
  await player.confirm();
  await player.untilFleet((fleet) => !fleet.includes(before));

  await player.press(player.squadrons().first());
  await fits(player, 'a squadron selected');
  await player.order('Avanzar');
  await player.delegateUntilAttack();
  await player.press(player.button('Tablero en texto'));
  await fits(player, 'the board in text');
  await player.press(player.button('Tablero en texto'));
  await player.prepareAttackByList();
  await fits(player, 'the odds');
  await player.press(player.considered().getByRole('button', { name: 'Atacar' }));
  await player.considered().waitFor({ state: 'detached' });

  await player.tab('Diario');
  await fits(player, 'the log');
  const line = page.getByRole('log', { name: 'Diario' }).getByText(/(dispara|hunde)/).last();
  await player.press(line);
  await page.getByRole('log', { name: 'Diario' }).getByText(/^Dados: \d/).last().waitFor();
  await fits(player, 'a ledger');
  await player.tab('Charla');
  await fits(player, 'the chat');
  await player.tab('Mesa');
  await fits(player, 'the table’s own things');
  await player.press(page.getByRole('tabpanel', { name: 'Mesa' }).getByRole('link', { name: 'Ver la partida' }));
  await page.getByRole('slider').waitFor();
  await fits(player, 'the replay');
});
