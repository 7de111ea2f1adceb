/** Whole battles that are known beforehand: files that `make battle` looks for. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

/** The battle of a file. */
export function scripted(name) {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

export const battle = scripted('battle.json');

/** Blue, or whoever has the first side, begins a battle, with the dice and the armies of the script, and red follows the link. */
export async function sitDown(blue, red, { script = battle, scenario = 'Aprendizaje', side = 'Azul', isPublic = false } = {}) {
  await blue.arrive('Beatriz');
  await blue.chooseGame();
  await blue.scriptDice(script.entropy);
  const link = await blue.invite(scenario, { side, isPublic, lists: script.lists });
  await red.joinByLink(link, 'Gustavo');
  await blue.seeBoard();
}

/** All, by their seats, play by the script; `before` and `after` are told of every answer, with whoever gives it. */
export async function playScript(sides, { script = battle, before, after } = {}) {
  for (const [index, step] of script.steps.entries()) {
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

/** Waits until both tables show the same pieces in the same state and, from opposite ends, place. */
export async function bothSee(blue, red) {
  for (let tries = 0; ; tries += 1) {
    const [ours, theirs] = [await blue.troops(), await red.troops()];
    const sums = ours.map(({ at }, index) => at.map((one, axis) => Math.round(one + (theirs[index]?.at[axis] ?? 0))).join());
    if (told(ours) === told(theirs) && new Set(sums).size === 1) return;
    if (tries > 60) assert.fail(`both tables show the same:\n${told(ours)}\n\n${told(theirs)}\n\n${sums}`);
    await blue.page.waitForTimeout(100);
  }
}

const told = (troops) => troops.map(({ words }) => words).join('\n');

/** How many lines of a battle's log a browser has at least, however late it looked. */
const LEAST = 50;

/** Both have read the same log, as far back as each has it, and heard of all that the battle was to show. */
export async function bothRead(blue, red, events) {
  for (const player of [blue, red])
    for (const event of events)
      assert.ok(player.frames.some((frame) => frame.includes(`"${event}"`)), `${player.side} has heard of ${event}`);
  const [one, other] = [await blue.log(), await red.log()];
  const back = Math.min(one.length, other.length);
  assert.ok(back >= LEAST, `both have the end of the log: ${one.length} and ${other.length} lines`);
  assert.equal(one.slice(-back).join('\n'), other.slice(-back).join('\n'), 'both read the same log');
  return one;
}
