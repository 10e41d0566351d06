// Draws the pictures of the documents again, from what is built: node tools/documents/pictures.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { startBuiltSite } from '../testing/built-site.ts';
import { browserFlags, findBrowser } from '../test/browser.ts';
import { partsPicture } from './parts-picture.ts';

const folder = join(import.meta.dirname, 'pictures');
const themes = ['light', 'dark'] as const;

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'parts.svg'), await partsPicture());

const site = await startBuiltSite();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
try {
  for (const theme of themes) await photograph(browser, theme);
} finally {
  await browser.close();
  await site.stop();
}

/** A search, as a visitor finds it. Playwright writes no WebP, which is a third of a PNG here. */
async function photograph(from: Browser, theme: (typeof themes)[number]) {
  const viewport = { width: 1280, height: 900 };
  const context = await from.newContext({ colorScheme: theme, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${site.url}/search?to=DEL`);
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const protocol = await context.newCDPSession(page);
  const { data } = await protocol.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  writeFileSync(join(folder, `search-${theme}.webp`), Buffer.from(data, 'base64'));
  await context.close();
}
