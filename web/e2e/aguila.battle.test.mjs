/** Two people, one at a desk and one with a phone, play a whole battle of Águila by a script, with dice that it knows. */
import assert from 'node:assert/strict';

import { General } from './aguila.general.mjs';
import { bothRead, bothSee, playScript, scripted, sitDown } from './script.mjs';
import { PHONE, play } from './stage.mjs';

const DESK = { viewport: { width: 1280, height: 800 } };
const script = scripted('aguila.battle.json');
/** What the battle was looked for: a charge that comes home, a square formed before one, fire, courage, a loss. */
const EVENTS = ['charge-contact', 'reaction-square-formed', 'shot', 'courage-tested', 'piece-lost'];

play('two browsers play a whole battle of Águila', async (stage) => {
  const blue = await stage.player({ node: 0, as: General, ...DESK });
  const red = await stage.player({ node: 1, as: General, ...PHONE });
  await sitDown(blue, red, { script, scenario: 'Tomar la colina' });
  const squares = [];
  const before = async ({ rule }, player) => {
    if (rule === '5.09') squares.push(await formedSquare(player, player === blue ? red : blue));
  };
  await playScript({ blue, red }, { script, before });
  await bothSee(blue, red);
  assert.ok(squares.length > 0, 'a charger has stood before a square');
  const log = (await bothRead(blue, red, EVENTS)).join('\n');
  assert.match(log, /ha formado el cuadro/);
  assert.match(log, /Cañón .* dispara a .*: 2 dados/, 'a battery of two guns has fired as one');
  assert.match(log, /: derrotada\.\s[^]*Se pierde /, 'courage has failed, and a unit is gone');
  for (const player of [blue, red]) await ended(player);
});

/** Both see the square before which the charger of one of them hesitates; gives who has formed it. */
async function formedSquare(charger, charged) {
  await charger.untilAsked('5.09');
  const { on } = charger.asked.ask.about;
  for (const player of [charger, charged]) await player.board.getByRole('button', { name: new RegExp(`${on},.*Cuadro`) }).waitFor({ state: 'attached' });
  return on;
}

/** The end is told to both: who has won, and that the battle can be watched again. */
async function ended(player) {
  const { winner } = script.outcome;
  const own = player.side === (winner === 'blue' ? 'Azul' : 'Rojo');
  const ending = player.page.getByRole('status').filter({ hasText: 'Ver la partida' });
  await ending.getByText(own ? 'Ha ganado usted' : `Gana ${winner === 'blue' ? 'Azul' : 'Rojo'}`).waitFor();
}
