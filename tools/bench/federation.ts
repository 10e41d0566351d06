// The cost of federation for a first visit: the real site compared with the same pages built as one bundle, both served
// by the same server and opened in turn on a slow phone.
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../test/browser.ts';
import { startBoth } from './federation/sites.ts';
import { slowVisit, type SlowVisit } from './federation/slow-visit.ts';
import type { VisitOptions } from './first-visit/visit.ts';
import { median } from './servers/statistics.ts';

const wanted = { untilUsable: 1.25, inAll: 1.25, milliseconds: 150 };
const rounds = Number(process.env.ROUNDS ?? 7);

type Site = 'oneBundle' | 'federated';
type Visits = Record<Site, SlowVisit[]>;

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

function report(path: string, { oneBundle, federated }: Visits): void {
  const [one, ours] = [summarize(oneBundle), summarize(federated)];
  console.log(`\nA first visit to ${path}, the median of ${rounds}; kilobytes of JavaScript as served:`);
  console.table({ 'one bundle': one, federated: ours });
  for (const [name, label] of [['untilUsable', 'until usable'] as const, ['inAll', 'in all'] as const]) {
    const ratio = ours[name] / one[name];
    printLimit(
      ratio <= wanted[name],
      `JavaScript ${label}: ${ratio.toFixed(3)} of one bundle's (at most ${wanted[name]})`,
    );
  }
  const delay = median(federated.map((visit, round) => visit.milliseconds - timeOf(oneBundle[round])));
  printLimit(
    delay <= wanted.milliseconds,
    `usable ${delay} ms later than one bundle (at most ${wanted.milliseconds})`,
  );
}

function timeOf(visit: SlowVisit | undefined): number {
  return visit?.milliseconds ?? NaN;
}

/** On a busy machine the fastest visit says most about the site, and the median most about the machine. */
function summarize(visits: SlowVisit[]): SlowVisit & { fastest: number } {
  const medianOf = (name: keyof SlowVisit) => median(visits.map((visit) => visit[name]));
  return {
    milliseconds: medianOf('milliseconds'),
    untilUsable: medianOf('untilUsable'),
    inAll: medianOf('inAll'),
    requests: medianOf('requests'),
    fastest: Math.min(...visits.map(timeOf)),
  };
}

function printLimit(isMet: boolean, text: string): void {
  console.log(`  ${isMet ? '✓' : '✗'} ${text}`);
  if (!isMet) process.exitCode = 1;
}
