// What it costs a first visitor that the site is federated: the real one beside the same pages built as one bundle,
// both served by the same server and opened in turn on a slow phone.
import { chromium } from 'playwright-core';
import { findBrowser, browserFlags } from '../test/browser.ts';
import { startBoth } from './federation/sites.ts';
import { slowVisit } from './federation/slow-visit.ts';
import { median } from './servers/own-servers.ts';

const most = { untilUsable: 1.25, inAll: 1.25, milliseconds: 150 };
const rounds = Number(process.env.ROUNDS ?? 7);

const { sites, cookie, end } = await startBoth();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
try {
  const pages = {
    '/': { usable: 'main form button[type=submit]:enabled' },
    '/messages': { usable: 'main li a[href^="/messages?to="]', cookie },
  };
  for (const [path, page] of Object.entries(pages)) report(path, await measure(path, page));
} finally {
  await browser.close();
  await end();
}

async function measure(path, page) {
  const visits = { oneBundle: [], federated: [] };
  const visit = async (name) => visits[name].push(await slowVisit(browser, sites[name].url + path, page));
  // Both servers are warm before anything counts.
  for (const name of Object.keys(visits)) await visit(name);
  for (const name of Object.keys(visits)) visits[name].length = 0;
  for (let round = 1; round <= rounds; round++) {
    const turns = Object.keys(visits);
    // Who comes first changes, so that whatever else the machine does meets both.
    for (const name of round % 2 ? turns : turns.toReversed()) await visit(name);
    const [one, ours] = turns.map((name) => visits[name].at(-1).milliseconds);
    console.log(`${path}, round ${round}: one bundle ${one} ms, federated ${ours} ms`);
  }
  return visits;
}

function report(path, { oneBundle, federated }) {
  const [one, ours] = [oneBundle, federated].map(figures);
  console.log(`\nA first visit to ${path}, the middle one of ${rounds}; kilobytes of JavaScript as served:`);
  console.table({ 'one bundle': one, federated: ours });
  for (const [name, words] of Object.entries({ untilUsable: 'until it can be used', inAll: 'in all' })) {
    const ratio = ours[name] / one[name];
    say(
      ratio <= most[name],
      `JavaScript ${words}: ${ratio.toFixed(3)} of one bundle's (at most ${most[name]})`,
    );
  }
  const later = median(federated.map(({ milliseconds }, at) => milliseconds - oneBundle[at].milliseconds));
  say(later <= most.milliseconds, `usable ${later} ms later than one bundle (at most ${most.milliseconds})`);
}

/** On a busy machine the fastest visit says most about the site, and the middle one about the machine. */
function figures(visits) {
  const middle = Object.keys(visits[0]).map((name) => [name, median(visits.map((visit) => visit[name]))]);
  return { ...Object.fromEntries(middle), fastest: Math.min(...visits.map((visit) => visit.milliseconds)) };
}

function say(isMet, words) {
  console.log(`  ${isMet ? '✓' : '✗'} ${words}`);
  if (!isMet) process.exitCode = 1;
}
