/** Takes the pictures of the documentation: in Spanish and in English, and as small as they come. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { settled } from './positions.mjs';

export const FOLDER = process.env.MAESTRE_IMAGES ?? fileURLToPath(new URL('../../docs/images/', import.meta.url));
/** For how long nothing on a page moves before it is taken, in milliseconds. */
const REST = 700;

mkdirSync(FOLDER, { recursive: true });

/** Takes a picture of what somebody sees, and the same once more in English; `shows` waits until it can be seen in a language. */
export async function picture(player, name, { shows } = {}) {
  const { page } = player;
  if (!player.touches) await page.mouse.move(2, 2);
  await page.waitForFunction(() => document.documentElement.lang);
  const at = await page.evaluateHandle(() => document.activeElement);
  await at.evaluate((one) => one.closest('[data-piece]') && one.blur());
  for (const passing of [page.getByRole('status').filter({ hasText: 'Desde su último turno' }), page.locator('.notices')]) {
    const close = passing.getByRole('button', { name: 'Cerrar' });
    while (await close.first().isVisible()) await close.first().click();
  }
  for (const [language, ending] of [['es', ''], ['en', '-en']]) {
    await speak(page, language);
    await shows?.(language);
    await shot(page, `${name}${ending}`);
  }
  await speak(page, 'es');
  // A page that has been loaded anew has nothing of what it had.
  await at.evaluate((one) => one.isConnected && one.focus({ preventScroll: true })).catch(() => undefined);
}

/** The same by day and by night. */
export async function dayAndNight(player, name) {
  for (const [colorScheme, ending] of [['light', ''], ['dark', '-dark']]) {
    await player.page.emulateMedia({ colorScheme });
    await picture(player, `${name}${ending}`);
  }
  await player.page.emulateMedia({ colorScheme: 'light' });
}

/** Says everything in another language, as the choice on the page does, wherever it stands; a page without it is loaded anew. */
async function speak(page, language) {
  if ((await page.evaluate(() => document.documentElement.lang)) === language) return;
  const list = page.locator('.settings select:has(option[value=en])').first();
  if (await list.count()) {
    await list.evaluate((one, wanted) => {
      one.value = wanted;
      one.dispatchEvent(new Event('change', { bubbles: true }));
    }, language);
  } else {
    await page.evaluate((wanted) => localStorage.setItem('maestre.language', wanted), language);
    await page.reload();
    await page.getByRole('main').waitFor();
  }
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}

async function shot(page, name) {
  await settled(page, REST);
  const path = `${FOLDER}/${name}.png`;
  await page.screenshot({ path, animations: 'disabled', scale: 'css' });
  const shrunk = shrink(path);
  console.log(`${name}: ${Math.round(statSync(path).size / 1024)} KiB${shrunk ? '' : ', as it came: no pngquant here'}`);
}

/** Makes do with 64 colours, if the machine knows how. */
function shrink(path) {
  try {
    execFileSync('pngquant', ['--force', '--nofs', '--strip', '--speed', '1', '--output', path, '64', path]);
    return true;
  } catch (thrown) {
    if (thrown.code === 'ENOENT') return false;
    throw thrown;
  }
}
