// What a first visit costs, on a real browser: bytes and requests as served, and what Lighthouse thinks of it.
import { chromium } from 'playwright-core';
import { browser as findBrowser, browserFlags } from '../browser.mjs';
import { logIn } from './log-in.mjs';
import { score } from './score.mjs';
import { startSite } from './site.mjs';
import { firstVisit } from './visit.mjs';

/** `usable` is what a visitor has come for. */
const pages = [
  { path: '/', usable: 'main a[href="/offer/create"]' },
  { path: '/profile', usable: 'main form button[type=submit]', isMember: true },
  { path: '/contact', usable: 'main form button[type=submit]' },
];

/** What must be reached on /contact. */
const wanted = {
  script: ['JavaScript, KB', (value) => value <= 150, '<= 150'],
  requestsUntilUsable: ['requests until usable', (value) => value <= 14, '<= 14'],
  performance: ['performance', (value) => value >= 95, '>= 95'],
  accessibility: ['accessibility', (value) => value === 100, '100'],
  'best-practices': ['best practices', (value) => value === 100, '100'],
  seo: ['seo', (value) => value === 100, '100'],
  shift: ['layout shift', (value) => value === 0, '0'],
};

const columns = ['requests', 'script', 'style', 'font', 'total', ...Object.keys(wanted).slice(1)];
const runs = Number(process.env.RUNS ?? 3);
const chromePath = await findBrowser();
const site = await startSite();
try {
  const figures = {};
  for (const page of pages) figures[page.path] = await measure(page);
  report(figures);
} finally {
  await site.stop();
}

async function measure({ path, usable, isMember }) {
  console.log(`Visiting ${path} …`);
  const url = site.url + path;
  const cookie = isMember ? await logIn(site.url, 'first.visit@example.com') : undefined;
  const browser = await chromium.launch({ executablePath: chromePath, args: browserFlags });
  const visit = await firstVisit(browser, url, { cookie, usable });
  await browser.close();
  const kilobytes = ['script', 'style', 'font', 'total'].map((kind) => [
    kind,
    Math.round(visit[kind] / 100) / 10,
  ]);
  const lighthouse = await score(url, { chromePath, cookie, runs });
  return {
    ...visit,
    ...Object.fromEntries(kilobytes),
    ...lighthouse,
    shift: Number(lighthouse.shift.toFixed(3)),
  };
}

function report(figures) {
  console.log('\nKilobytes on the wire, brotli as served:');
  console.table(figures, columns);
  for (const [path, { lost }] of Object.entries(figures))
    console.log(`${path} loses points for: ${lost.join(', ') || 'nothing'}`);
  console.log('\nTo reach on /contact:');
  for (const [key, [name, isReached, target]] of Object.entries(wanted)) {
    const value = figures['/contact'][key];
    const good = isReached(value);
    if (!good) process.exitCode = 1;
    console.log(`  ${good ? '✓' : '✗'} ${name}: ${value} (${target})`);
  }
}
