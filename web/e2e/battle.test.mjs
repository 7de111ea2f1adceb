/** Two people, one at a desk and one with a phone, play a whole battle of Tercios by a script, with dice that it knows. */
import assert from 'node:assert/strict';

import { Commander } from './commander.mjs';
import { battle, bothRead, bothSee, playScript, sitDown } from './script.mjs';
import { PHONE, play } from './stage.mjs';

const DESK = { viewport: { width: 1280, height: 800 } };

play('two browsers play a whole battle of Tercios', async (stage) => {
  const blue = await stage.player({ node: 0, as: Commander, ...DESK });
  const red = await stage.player({ node: 1, as: Commander, ...PHONE });
  await sitDown(blue, red);
  await playScript({ blue, red }, { after: async ({ rule }) => rule === '2.06' && hidden(blue, red) });
  await ends(blue, red);
});

/** Once all cards lie on the table, nobody sees the faces of the other side's. */
async function hidden(blue, red) {
  await bothSee(blue, red);
  for (const [player, enemy] of [[blue, 'R'], [red, 'B']]) {
    const cards = player.board.getByRole('button', { name: new RegExp(`${enemy}\\d-\\d.*orden `) });
    const words = await cards.evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('aria-label')));
    assert.ok(words.length > 0, 'the other side has laid its cards');
    assert.deepEqual(words.filter((one) => !one.includes('orden boca abajo')), []);
  }
}

/** The end is the same for both, with the points that the script foretells, and all of it is in the log. */
async function ends(blue, red) {
  await bothSee(blue, red);
  const points = Object.fromEntries(battle.outcome.points);
  for (const player of [blue, red]) {
    const ending = player.page.getByRole('status').filter({ hasText: 'Ver la partida' });
    await ending.waitFor();
    const counted = await ending.getByRole('row', { name: /^Puntos/ }).getByRole('cell').allInnerTexts();
    const seats = player.side === 'Azul' ? ['blue', 'red'] : ['red', 'blue'];
    assert.deepEqual(counted, seats.map((seat) => String(points[seat])), 'one reads one\'s own points first');
    assert.deepEqual(leaks(player), [], 'no frame has the face of an enemy card that lies face down');
  }
  await bothRead(blue, red, ['reaction-lost', 'mala-guerra-called', 'pursues']);
}

/** The cards in a browser's frames whose face it should not know. */
function leaks(player) {
  const seat = player.side === 'Azul' ? 'blue' : 'red';
  const enemy = seat === 'blue' ? /^R\d/ : /^B\d/;
  const found = [];
  let hidden = 0;
  const look = (thing) => {
    if (!thing || typeof thing !== 'object') return;
    for (const [name, part] of Object.entries(thing)) {
      const card = enemy.test(name) && part && typeof part === 'object' && 'knows' in part ? part : null;
      if (card && !card.order) hidden += 1;
      if (card?.order && !card.knows.includes('') && !card.knows.includes(seat)) found.push([name, card]);
      look(part);
    }
  };
  for (const frame of player.frames) look(JSON.parse(frame));
  assert.ok(hidden > 0, 'cards that lie face down were looked at');
  return found;
}
