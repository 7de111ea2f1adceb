/** The picture of every scenario in the lobby: a battle between bots, half-way. `npm run e2e:scenarios [game…]` writes them into the games' folders of art. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';

import { chromium } from 'playwright-core';

import { call } from './call.mjs';
import { PYTHON, ROOT } from './server.mjs';
import { ARGUMENTS, CHROMIUM } from './stage.mjs';

const PORT = 8433;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const [WIDTH, HEIGHT, QUALITY] = [480, 270, 0.72];
/** A Campaign of years looks like its first. */
const LOOKS_LIKE = { campaign: '1744' };

const wanted = process.argv.slice(2);
const folder = join(tmpdir(), `maestre-scenarios-${process.pid}`);
const home = spawn(PYTHON, ['-m', 'maestre', 'play', '--web', '--folder', folder, '--port', String(PORT)], { cwd: ROOT, stdio: 'inherit' });
const until = async (what, done) => {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = await done().catch(() => null);
    if (found) return found;
    await new Promise((go) => setTimeout(go, 500));
  }
  throw new Error(`in vain: ${what}`);
};
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
try {
  const space = await browser.newContext({ locale: 'es-ES', colorScheme: 'light', reducedMotion: 'reduce', bypassCSP: true, viewport: { width: 1500, height: 900 }, deviceScaleFactor: 2 });
  await space.addInitScript(() => localStorage.setItem('maestre.briefing', 'no'));
  const page = await space.newPage();
  await until('the server', () => fetch(ADDRESS).then(({ ok }) => ok));
  await page.goto(ADDRESS);
  await call(page, 'POST', '/api/session/guest', { name: 'Foto', language: 'es' });
  for (const game of await call(page, 'GET', '/api/catalogue')) {
    if (wanted.length > 0 && !wanted.includes(game.key)) continue;
    const art = `${ROOT}src/maestre/games/${game.key}/art`;
    mkdirSync(art, { recursive: true });
    for (const scenario of game.scenarios) {
      const bots = Object.fromEntries(game.seats.map((seat) => [seat, 'veteran']));
      const room = await call(page, 'POST', '/api/rooms', { game: game.key, scenario: LOOKS_LIKE[scenario] ?? scenario, mine: [], bots });
      await until(`the end of ${scenario}`, async () => (await call(page, 'GET', `/api/rooms/${room.id}`)).stage === 'over');
      await page.goto(`${ADDRESS}/room/${room.id}/replay`);
      const last = Number(await page.getByRole('slider').getAttribute('max'));
      await page.goto(`${ADDRESS}/room/${room.id}/replay?v=${Math.round(last * 0.55)}`);
      await page.getByRole('slider').waitFor();
      await page.addStyleTag({ content: 'section.board { position: fixed !important; inset: 0; z-index: 99 } section.board :is(button, nav, .labels, .compass) { display: none !important }' });
      await page.evaluate(() => dispatchEvent(new Event('resize')));
      await page.waitForTimeout(1500);
      const clip = await page.evaluate((ratio) => {
        const boxes = [...document.querySelectorAll('section.board [data-piece]')].map((piece) => piece.getBoundingClientRect());
        const [left, top] = [Math.min(...boxes.map(({ x }) => x)) - 30, Math.min(...boxes.map(({ y }) => y)) - 30];
        const [right, bottom] = [Math.max(...boxes.map((box) => box.right)) + 30, Math.max(...boxes.map((box) => box.bottom)) + 30];
        const width = Math.min(innerWidth, innerHeight * ratio, Math.max(right - left, (bottom - top) * ratio));
        const height = width / ratio;
        const within = (middle, size, all) => Math.min(Math.max(0, middle - size / 2), all - size);
        return { x: within((left + right) / 2, width, innerWidth), y: within((top + bottom) / 2, height, innerHeight), width, height };
      }, WIDTH / HEIGHT);
      const shot = (await page.screenshot({ clip })).toString('base64');
      const drawn = await page.evaluate(
        async ([png, width, height, quality]) => {
          const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
          const scale = Math.max(width / picture.width, height / picture.height);
          const canvas = new OffscreenCanvas(width, height);
          const brush = canvas.getContext('2d');
          brush.imageSmoothingQuality = 'high';
          brush.drawImage(picture, (width - picture.width * scale) / 2, (height - picture.height * scale) / 2, picture.width * scale, picture.height * scale);
          const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
          return btoa(String.fromCharCode(...bytes));
        },
        [shot, WIDTH, HEIGHT, QUALITY],
      );
      const file = Buffer.from(drawn, 'base64');
      writeFileSync(`${art}/${scenario}.webp`, file);
      console.log(`${game.key} ${scenario}: ${file.length} bytes, at ${Math.round(last * 0.55)} of ${last}`);
    }
  }
} finally {
  await browser.close();
  home.kill();
}
