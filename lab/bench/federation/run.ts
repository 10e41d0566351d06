// The cost of federation for a first visit: the real site compared with the same pages built as one bundle, both served
// by the same server and opened in turn on a slow phone.
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../../../tools/test/browser.ts';
import { compareVisits, summarize, type Visits } from './comparison.ts';
import { startBoth } from './sites.ts';
import { slowVisit } from './slow-visit.ts';
import type { VisitOptions } from '../first-visit/visit.ts';
import { printVerdicts } from '../servers/verdict.ts';

const rounds = Number(process.env.ROUNDS ?? 7);

type Site = keyof Visits;

const { urls, cookie, end } = await startBoth();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });

try {
  const pages: Record<string, VisitOptions> = {
    '/': { usable: 'main form button[type=submit]:enabled' },
    '/messages': { usable: 'main li a[href^="/messages?to="]', cookie },
  };
  for (const [path, page] of Object.entries(pages)) report(path, await measure(path, page));
} finally {
  await browser.close();
  await end();
}

async function measure(path: string, page: VisitOptions): Promise<Visits> {
  const visit = (site: Site) => slowVisit(browser, urls[site] + path, page);
  const order: Site[] = ['oneBundle', 'federated'];
  // Warm-up, which does not count.
  for (const site of order) await visit(site);
  const visits: Visits = { oneBundle: [], federated: [] };
  for (let round = 1; round <= rounds; round++) {
    // The order alternates, so that other work of the machine affects both.
    for (const site of round % 2 ? order : order.toReversed()) visits[site].push(await visit(site));
    const [one, ours] = order.map((site) => visits[site].at(-1)?.milliseconds);
    console.log(`${path}, round ${round}: one bundle ${one} ms, federated ${ours} ms`);
  }
  return visits;
}

function report(path: string, visits: Visits): void {
  console.log(`\nA first visit to ${path}, the median of ${rounds}; kilobytes of JavaScript as served:`);
  console.table({ 'one bundle': summarize(visits.oneBundle), federated: summarize(visits.federated) });
  printVerdicts(compareVisits(visits));
}
