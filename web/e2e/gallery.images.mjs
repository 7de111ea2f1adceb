/** A moment of each game in the middle of a battle, at a desk and on a phone, by day and by night. */
import { enter, named, settled } from './positions.mjs';
import { DESK, PHONE } from './stage.mjs';
import { Visitor } from './visitor.mjs';

/** Recorded games, and how much of each has been played. */
const MOMENTS = {
  lepanto: 'lepanto-left-wings-doctrine-0:0.65',
  tercios: 'tercios-fields_of_glory-doctrine-0:0.5',
  aguila: 'aguila-pitched_battle-doctrine-0:0.6',
  mistral: 'mistral-1744-doctrine-0:0.4',
};

/** By how much one comes closer on a phone to see who stands there, in turns of a wheel. */
const CLOSER = { lepanto: 250, tercios: 600, aguila: 600, mistral: 0 };

/** Opens the room of a game at its moment, for somebody who must answer there. */
export async function atTheMoment(running, game, player) {
  const [room] = await named(running, [MOMENTS[game]]);
  await enter(player, room);
  return player;
}

export async function gallery(somebody, dayAndNight, running, game) {
  for (const [like, ending] of [[DESK, ''], [PHONE, '-phone']]) {
    const player = await atTheMoment(running, game, await somebody(like, Visitor));
    if (player.touches) await comeCloser(player.page, CLOSER[game]);
    await dayAndNight(player, `${game}${ending}`);
    await player.leave();
  }
}

/** Comes closer to the piece in the middle of all. */
async function comeCloser(page, turns) {
  if (!turns) return;
  const [x, y] = await page.locator('section.board').evaluate((board) => {
    const places = [...board.querySelectorAll('[data-piece]')].map((piece) => piece.getBoundingClientRect());
    const middle = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
    return [middle(places.map(({ left, right }) => (left + right) / 2)), middle(places.map(({ top, bottom }) => (top + bottom) / 2))];
  });
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -turns);
  await settled(page);
}
