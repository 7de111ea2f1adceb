/** Draws figures without names and signs, and beside the picture what each is: `npm run e2e:troops [folder] [seed] [count]`. */
import { mkdirSync, writeFileSync } from 'node:fs';

import { chromium } from 'playwright-core';
import { createServer } from 'vite';

import { ARGUMENTS, CHROMIUM } from './stage.mjs';

const [folder = 'shots', seed = 'sheet', count = '30'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = await createServer({ server: { port: 0 }, logLevel: 'error' });
await server.listen();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
for (const colorScheme of ['light', 'dark']) {
  const page = await browser.newPage({ colorScheme, viewport: { width: 1200, height: 800 } });
  await page.goto(`${server.resolvedUrls.local[0]}troops/index.html?seed=${seed}&count=${count}`);
  const sheet = page.locator('main');
  await sheet.waitFor();
  await page.screenshot({ path: `${folder}/troops-${colorScheme}.png`, fullPage: true });
  const answers = JSON.parse(await sheet.getAttribute('data-answers'));
  writeFileSync(`${folder}/troops.json`, `${JSON.stringify(answers, null, 2)}\n`);
}
console.log(`${folder}/troops-light.png and troops-dark.png; what is right is in troops.json`);
await browser.close();
await server.close();
