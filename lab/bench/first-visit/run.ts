// The cost of a first visit in a real browser: bytes, requests and Lighthouse scores; the time of the next steps; and
// what a slow phone gains by pages that the server renders. RUNS, VISITS and PAGES make it shorter.
import { chromium, type Browser } from 'playwright-core';
import { browserFlags, findBrowser } from '../../../tools/test/browser.ts';
import { checkLimits, limitsOf, noMoreThan, type Figures, type Limits } from './budget.ts';
import { firstViewLimits } from './compare-first-views.ts';
import type { Press } from './first-view.ts';
import { lighthouseScores } from './lighthouse.ts';
import { measureNextSteps } from './next-steps.ts';
import { measureFirstViews } from './rendered-and-not.ts';
import { severalRemotes } from './several-remotes.ts';
import { firstVisit } from './visit.ts';
import { logIn, type SessionCookie } from '../../../tools/testing/log-in.ts';
import { startBuiltSite } from '../../../tools/testing/built-site.ts';
import { printVerdicts } from '../servers/verdict.ts';

interface VisitedPage {
  path: string;
  usable: string;
  cookie?: SessionCookie;
}

const search = '/search?from=JFK&to=DEL';
const route = '/routes/DEL-ORD';
const columns = ['requests', 'script', 'style', 'font', 'total', 'requestsUntilUsable', 'scriptUntilUsable'];
const scores = ['performance', 'accessibility', 'best-practices', 'seo', 'shift'];
const runs = Number(process.env.RUNS ?? 3);
const visits = Number(process.env.VISITS ?? 9);

const chromePath = await findBrowser();
const site = await startBuiltSite();

try {
  const figures: Record<string, Figures> = {};
  const lost: Record<string, string[]> = {};
  for (const page of await pages()) {
    const measured = await measure(page);
    figures[page.path] = measured.figures;
    lost[page.path] = measured.lost;
  }
  console.log('\nKilobytes on the wire, brotli as served:');
  console.table(figures, [...columns, ...scores]);
  for (const [path, audits] of Object.entries(lost))
    console.log(`${path} loses points for: ${audits.join(', ') || 'nothing'}`);
  for (const [path, figure] of Object.entries(figures)) report(`Limits on ${path}:`, figure, limitsOf(path));
  if (figures[search] && figures[route])
    report(`${route} weighs no more than ${search}:`, figures[route], noMoreThan(figures[search]));
  await reportNextSteps();
  await reportSeveralRemotes();
} finally {
  await site.stop();
}
await reportFirstViews();

async function pages(): Promise<VisitedPage[]> {
  const listing = await firstListing(site.url, '/api/listings?limit=1');
  const help = await firstListing(site.url, '/api/listings?type=helper&limit=1');
  const member = await logIn(site.url, 'first.visit@example.com');
  const trip = await demoTrip();
  const all: VisitedPage[] = [
    { path: '/', usable: 'main form button[type=submit]' },
    { path: search, usable: 'main article button' },
    { path: route, usable: 'main a[href^="/search"]' },
    { path: `/listing/${listing.id}`, usable: 'main article' },
    { path: `/checkout/${help.userId}?amount=5`, usable: 'main form button[type=submit]' },
    { path: '/profile', usable: 'main form button[type=submit]', cookie: member },
    { path: `/trips/${trip.id}`, usable: '[aria-labelledby=step] button', cookie: trip.cookie },
    { path: trip.journey, usable: 'main li' },
    { path: '/contact', usable: 'main form button[type=submit]' },
  ];
  const wanted = process.env.PAGES?.split(',');
  return wanted ? all.filter(({ path }) => wanted.includes(path)) : all;
}

async function firstListing(url: string, path: string): Promise<{ id: number; userId: number }> {
  const response = await fetch(url + path);
  const [listing] = (await response.json()) as { id: number; userId: number }[];
  if (!listing) throw new Error('the demo data has no listing');
  return listing;
}

/** A trip on its day, with a link that the family has shared. */
async function demoTrip() {
  const cookie = await logIn(site.url, 'ifeoma@example.com');
  const read = async <Body>(path: string) => {
    const response = await fetch(site.url + path, { headers: { cookie: `${cookie.name}=${cookie.value}` } });
    return response.json() as Promise<Body>;
  };
  const trips = await read<{ id: number }[]>('/api/matches?when=coming');
  for (const { id } of trips) {
    const { familyLink } = await read<{ familyLink: string | null }>(`/api/matches/${id}`);
    if (familyLink) return { id, cookie, journey: new URL(familyLink).pathname };
  }
  throw new Error('the demo data has no shared trip');
}

async function measure({ path, usable, cookie }: VisitedPage) {
  console.log(`Visiting ${path} …`);
  const url = site.url + path;
  const visit = await withBrowser((browser) => firstVisit(browser, url, { cookie, usable }));
  const { scores, lost } = await lighthouseScores(url, { chromePath, cookie, runs });
  return { figures: { ...visit, ...scores }, lost };
}

async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: chromePath, args: browserFlags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function reportNextSteps(): Promise<void> {
  const times = await withBrowser((browser) => measureNextSteps(browser, site.url));
  report('\nAfter the first page, in ms:', times, {
    'a dialog opens': { most: 100 },
    'another page of the remote': { most: 150 },
  });
}

async function reportSeveralRemotes(): Promise<void> {
  const script = await withBrowser((browser) => severalRemotes(browser, site.url));
  report('\nKilobytes of script by the end of each step, through several remotes:', script, {
    home: { most: 160 },
    'logged in': { most: 255 },
    posted: { most: 305 },
    'profile saved': { most: 360 },
  });
}

async function reportFirstViews(): Promise<void> {
  console.log(
    '\nThe first view on a slow phone, with rendering on the server (after) and without (before) …',
  );
  const measured = await withBrowser((browser) => measureFirstViews(browser, pressedPages, visits));
  for (const [path, figures] of Object.entries(measured)) {
    console.log(`\n${path}, medians of ${visits} in ms and kilobytes, brotli as served:`);
    console.table(figures);
    report(`Limits of the first view of ${path}:`, figures.after, firstViewLimits(visits));
  }
}

async function pressedPages(url: string): Promise<Record<string, Press>> {
  const { id } = await firstListing(url, '/api/listings?limit=1');
  const from = 'main input[name=from]';
  const dialog = '[role=dialog] h2';
  return {
    '/': { control: from, typed: 'D', answer: `${from}[aria-expanded=true]` },
    [search]: { control: 'main article button', answer: dialog },
    [`/listing/${id}`]: { control: 'main [role=tabpanel] button', answer: dialog },
  };
}

function report(title: string, figures: Figures, limits: Limits): void {
  console.log(title);
  printVerdicts(checkLimits(figures, limits));
}
