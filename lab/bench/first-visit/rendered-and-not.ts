import type { Browser } from 'playwright-core';
import { OwnServers } from '../servers/own-servers.ts';
import { compareFirstViews, type ComparedFirstView, type FirstViews } from './compare-first-views.ts';
import { visitSlowly, type Press } from './first-view.ts';

type Urls = Record<keyof FirstViews, string>;

const order = ['before', 'after'] as const;
const maxTries = 50;

/** The same release and database with and without rendering, visited in turn on a slow phone. */
export async function measureFirstViews(
  browser: Browser,
  pressedPages: (url: string) => Promise<Record<string, Press>>,
  visits: number,
): Promise<Record<string, ComparedFirstView>> {
  const servers = new OwnServers();
  try {
    const { url: after } = await servers.start({ DEMO_DATA: '1', RENDER_BUDGET_MS: '50' });
    const unrendered = { DATABASE_URL: servers.databaseUrl(), RENDER_BUDGET_MS: '0' };
    const { url: before } = await servers.start(unrendered);
    const measured: Record<string, ComparedFirstView> = {};
    for (const [path, press] of Object.entries(await pressedPages(after))) {
      const urls = { before: before + path, after: after + path };
      measured[path] = await measurePage(browser, urls, press, visits);
    }
    return measured;
  } finally {
    await servers.end();
  }
}

async function measurePage(browser: Browser, urls: Urls, press: Press, visits: number) {
  await untilRendered(urls.after);
  // Warm-up, which does not count.
  for (const site of order) await visitSlowly(browser, urls[site], press);
  const views: FirstViews = { before: [], after: [] };
  for (let visit = 1; visit <= visits; visit++) {
    // The order alternates, so that other work of the machine affects both.
    for (const site of visit % 2 ? order : order.toReversed())
      views[site].push(await visitSlowly(browser, urls[site], press));
    const times = order.map((site) => [views[site].at(-1)?.largestPaint, views[site].at(-1)?.tapAnswered]);
    console.log(`${urls.after}, visit ${visit}: paint and tap before ${times[0]}, after ${times[1]} ms`);
  }
  return compareFirstViews(views, {
    before: await brotliKilobytes(urls.before),
    after: await brotliKilobytes(urls.after),
  });
}

/** A server that has just started compiles its bundles first. */
async function untilRendered(url: string): Promise<void> {
  for (let tries = 0; tries < maxTries; tries++)
    if ((await (await fetch(url)).text()).includes('"rendered":')) return;
  throw new Error(`${url} is not rendered`);
}

async function brotliKilobytes(url: string): Promise<number> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  if (headers.get('content-encoding') !== 'br') throw new Error(`${url} is not compressed with brotli`);
  return Math.round(Number(headers.get('content-length')) / 100) / 10;
}
