/** A whole battle of Tercios that is known beforehand: `battle.json`, which `make battle` looks for. */
import { readFileSync } from 'node:fs';

export const battle = JSON.parse(readFileSync(new URL('battle.json', import.meta.url), 'utf8'));

/** Blue begins the battle, with the dice of the script, and red follows the link. */
export async function sitDown(blue, red) {
  await blue.arrive('Beatriz');
  await blue.chooseGame();
  await blue.scriptDice(battle.entropy);
  const link = await blue.invite('Aprendizaje', { side: 'Azul' });
  await red.joinByLink(link, 'Gustavo');
  await blue.seeBoard();
}

/** Both play by the script; `before` and `after` are told of every answer, with whoever gives it. */
export async function playScript({ blue, red }, { before, after } = {}) {
  const sides = { blue, red };
  for (const [index, step] of battle.steps.entries()) {
    const player = sides[step.seat];
    try {
      await before?.(step, player);
      await player.give(step);
      await after?.(step, player);
    } catch (thrown) {
      throw new Error(`answer ${index}, ${JSON.stringify(step)}: ${thrown.message}`, { cause: thrown });
    }
  }
}
