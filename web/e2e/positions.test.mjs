/**
 * Positions that nobody chose: drawn by a seed from recorded games, on four screens. No text lies under another or is cut
 * by its box, no name under a piece, headers have one line, and on a phone the first answer is in sight.
 *
 * `npm run e2e:positions` looks at twenty positions of each game and writes down what it counted; the tests of every day
 * look at a few. MAESTRE_POSITIONS says how many, MAESTRE_POSITIONS_SEED draws others, MAESTRE_POSITIONS_GAMES some games.
 */
import assert from 'node:assert/strict';

import { faults } from './boxes.mjs';
import { isSound } from './checks.mjs';
import { drawn, enter, SCREENS } from './positions.mjs';
import { picture, play } from './stage.mjs';

const COUNT = Number(process.env.MAESTRE_POSITIONS ?? 2);
const SEED = process.env.MAESTRE_POSITIONS_SEED ?? 'positions';
const GAMES = process.env.MAESTRE_POSITIONS_GAMES?.split(' ') ?? [];

const nameOf = ({ record, entry }) => `${record} at ${entry}`;

play(
  `${COUNT} positions a game are legible on four screens, by day and by night`,
  async (stage) => {
    const rooms = await drawn(stage, COUNT, SEED, GAMES);
    const wrong = [];
    let looked = 0;
    let texts = 0;
    let sound = 0;

    // A long run tells what is wrong as soon as it is found.
    const notes = (fault) => {
      wrong.push(fault);
      console.error(fault);
    };
    const looks = async ([size, screen]) => {
      const player = await stage.player(screen);
      for (const room of rooms) {
        await enter(player, room);
        const { found, count } = await faults(player.page, { phone: 'isMobile' in screen });
        for (const fault of found) notes(`${size}, ${nameOf(room)}: ${fault}`);
        looked += 1;
        texts += count;
        await picture(player, `${size}-${room.record}-${room.entry}`);
      }
    };
    const listens = async (colorScheme) => {
      const player = await stage.player({ ...SCREENS['1280x800'], colorScheme });
      for (const room of rooms) {
        await enter(player, room);
        await isSound(player.page, `${nameOf(room)}, ${colorScheme}`).then(
          () => (sound += 1),
          (thrown) => notes(thrown.message),
        );
      }
    };
    // Much of the time is spent waiting until nothing moves any more: all screens wait at once.
    await Promise.all([...Object.entries(SCREENS).map(looks), ...['light', 'dark'].map(listens)]);
    stage.context.diagnostic(`${rooms.length} positions, ${looked} screens, ${texts} texts, ${wrong.length} wrong; axe: ${sound} of ${2 * rooms.length} sound`);
    assert.deepEqual(wrong, []);
  },
  { minutes: 60 },
);
