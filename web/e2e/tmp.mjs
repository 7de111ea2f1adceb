import { chromium } from 'playwright-core';
import { server } from './server.mjs';
import { CHROMIUM, ARGUMENTS } from './stage.mjs';
import * as tercios from './tercios.images.mjs';
const running = await server();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
let last;
async function somebody(like, Kind) {
  const space = await browser.newContext({ locale: 'es-ES', reducedMotion: 'reduce', ...like });
  space.setDefaultTimeout(30000);
  last = new Kind(await space.newPage(), running.addresses[0], { touches: like.hasTouch });
  return last;
}
async function picture(player, name) {
  await player.page.mouse.move(2, 2);
  await player.page.waitForTimeout(400);
  await player.page.screenshot({ path: `/tmp/web/img/${name}.png`, animations: 'disabled', scale: 'css' });
}
try { await tercios[process.argv[2]](somebody, picture); } catch (e) { console.log(String(e).slice(0, 500)); await last.page.screenshot({ path: '/tmp/web/img/failed.png' }); }
await browser.close(); await running.stop();
