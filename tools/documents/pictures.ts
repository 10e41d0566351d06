// Draws the pictures of the documents and of the manifest again, from what is built: node tools/documents/pictures.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core';
import { screenshots } from '../../backend/src/pages/installed/contract.ts';
import { root } from '../root.mjs';
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
  for (const theme of themes) await photographSearch(theme);
  for (const screenshot of screenshots) await photographForManifest(screenshot);
} finally {
  await browser.close();
  await site.stop();
}

async function photographSearch(theme: (typeof themes)[number]) {
  const look = { colorScheme: theme, viewport: { width: 1280, height: 900 } };
  await photograph(look, join(folder, `search-${theme}.webp`), { quality: 80 });
}

async function photographForManifest({ form, ...viewport }: (typeof screenshots)[number]) {
  const look = { viewport, isMobile: form === 'narrow' };
  const file = join(root, `backend/src/pages/installed/screenshot-${form}.webp`);
  await photograph(look, file, { quality: 70, prepare: showResults });
}

async function showResults(page: Page) {
  await page.getByRole('heading', { name: 'Available Amigos' }).evaluate((heading) => {
    window.scrollTo({ top: heading.getBoundingClientRect().top + window.scrollY - 24 });
  });
}

/** A search, as a visitor finds it. Playwright writes no WebP, which is a third of a PNG here. */
async function photograph(
  look: BrowserContextOptions,
  file: string,
  { quality, prepare }: { quality: number; prepare?: (page: Page) => Promise<void> },
) {
  const context = await browser.newContext({ ...look, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${site.url}/search?to=DEL`);
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  const protocol = await context.newCDPSession(page);
  const { data } = await protocol.send('Page.captureScreenshot', { format: 'webp', quality });
  writeFileSync(file, Buffer.from(data, 'base64'));
  await context.close();
}
