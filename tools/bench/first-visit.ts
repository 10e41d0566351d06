// What a first visit costs, on a real browser: bytes and requests as served, and what Lighthouse thinks of it;
// and how soon the next thing is there.
import { chromium } from 'playwright-core';
import { findBrowser, browserFlags } from '../test/browser.ts';
import { limitsOf, unmet } from './first-visit/budget.ts';
import { logIn } from './servers/log-in.ts';
import { nextSteps } from './first-visit/next-steps.ts';
import { score } from './first-visit/lighthouse.ts';
import { startSite } from './servers/site.ts';
import { severalRemotes } from './first-visit/several-remotes.ts';
import { firstVisit } from './first-visit/visit.ts';

const columns = ['requests', 'script', 'style', 'font', 'total', 'requestsUntilUsable', 'scriptUntilUsable'];
const scores = ['performance', 'accessibility', 'best-practices', 'seo', 'shift'];
const runs = Number(process.env.RUNS ?? 3);
const chromePath = await findBrowser();
const site = await startSite();
try {
  const figures = {};
  for (const page of await pages()) figures[page.path] = await measure(page);
  console.log('\nKilobytes on the wire, brotli as served:');
  console.table(figures, [...columns, ...scores]);
  report(figures);
  await reportNextSteps();
  await reportSeveralRemotes();
} finally {
  await site.stop();
}

/** `usable` is what a visitor has come for. */
async function pages() {
  const all = [
    { path: '/', usable: 'main form button[type=submit]' },
    { path: '/search?from=JFK&to=DEL', usable: 'main article button' },
    { path: `/listing/${await someListing()}`, usable: 'main article' },
    { path: `/checkout/${await someHelper()}?amount=5`, usable: 'main form button[type=submit]' },
    { path: '/profile', usable: 'main form button[type=submit]', isMember: true },
    { path: '/contact', usable: 'main form button[type=submit]' },
  ];
  return process.env.PAGES ? all.filter(({ path }) => process.env.PAGES.split(',').includes(path)) : all;
}

async function someListing() {
  const [listing] = await (await fetch(`${site.url}/api/listings?limit=1`)).json();
  return listing?.id;
}

async function someHelper() {
  const [listing] = await (await fetch(`${site.url}/api/listings?type=helper&limit=1`)).json();
  return listing?.userId;
}

async function measure({ path, usable, isMember }) {
  console.log(`Visiting ${path} …`);
  const url = site.url + path;
  const cookie = isMember ? await logIn(site.url, 'first.visit@example.com') : undefined;
  const visit = await inBrowser((browser) => firstVisit(browser, url, { cookie, usable }));
  const lighthouse = await score(url, { chromePath, cookie, runs });
  return { ...visit, ...lighthouse, shift: Number(lighthouse.shift.toFixed(3)) };
}

async function inBrowser(work) {
  const browser = await chromium.launch({ executablePath: chromePath, args: browserFlags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

function report(figures) {
  for (const [path, { lost }] of Object.entries(figures))
    console.log(`${path} loses points for: ${lost.join(', ') || 'nothing'}`);
  for (const [path, figure] of Object.entries(figures)) say(`To reach on ${path}:`, figure, limitsOf(path));
}

async function reportNextSteps() {
  const taken = await inBrowser((browser) => nextSteps(browser, site.url));
  say('\nAfter the first page, in ms:', taken, {
    'a dialog opens': { most: 100 },
    'another page of the room': { most: 150 },
  });
}

async function reportSeveralRemotes() {
  const script = await inBrowser((browser) => severalRemotes(browser, site.url));
  say('\nKilobytes of script by the end of each step, through several remotes:', script, {
    home: { most: 160 },
    'logged in': { most: 255 },
    posted: { most: 305 },
    'profile saved': { most: 360 },
  });
}

function say(title, figure, limits) {
  console.log(title);
  const missed = unmet(figure, limits);
  for (const name of Object.keys(limits))
    console.log(
      `  ${missed.includes(name) ? '✗' : '✓'} ${name}: ${figure[name]} (${JSON.stringify(limits[name])})`,
    );
  if (missed.length) process.exitCode = 1;
}
