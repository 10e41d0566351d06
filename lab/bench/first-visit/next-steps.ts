import type { Browser, Page } from 'playwright-core';
import { median } from '../servers/statistics.ts';
import { untilUnchanged } from './slow-phone.ts';
import { recordRequests } from './visit.ts';

const rounds = 5;

export async function measureNextSteps(browser: Browser, url: string): Promise<Record<string, number>> {
  const dialogs: number[] = [];
  const pages: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { dialog, page } = await measureOnce(browser, url);
    dialogs.push(dialog);
    pages.push(page);
  }
  return { 'a dialog opens': median(dialogs), 'another page of the remote': median(pages) };
}

async function measureOnce(browser: Browser, url: string): Promise<{ dialog: number; page: number }> {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const requests = await recordRequests(tab);
  await tab.goto(`${url}/`, { waitUntil: 'networkidle' });
  // The first movement fetches the dialog, and only the program of the page notices it.
  await tab.mouse.move(200, 200);
  await untilUnchanged(() => [...requests.values()]);
  const dialog = await timeClick(tab, 'main article button', '[role=dialog] h2');
  await tab.keyboard.press('Escape');
  await tab.locator('[role=dialog]').waitFor({ state: 'detached' });
  const page = await timeClick(tab, 'main a[href="/search?type=helper"]', '#results');
  await context.close();
  return { dialog, page };
}

const timeClick = (page: Page, clicked: string, result: string): Promise<number> =>
  page.evaluate(
    ([clicked, result]) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const poll = () => {
          if (document.querySelector(result)) resolve(Math.round(performance.now() - began));
          else requestAnimationFrame(poll);
        };
        document.querySelector<HTMLElement>(clicked)?.click();
        requestAnimationFrame(poll);
      }),
    [clicked, result] as const,
  );
