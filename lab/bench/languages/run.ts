// First visits in every language on a slow phone, compared with those in English. BESIDE=http://localhost:… names another
// release, which is visited in English between them. VISITS makes it shorter.
import { chromium, type Browser } from 'playwright-core';
import { completeLanguages, prefixOf } from '../../../backend/src/platform/language/languages.ts';
import { browserFlags, findBrowser } from '../../../tools/test/browser.ts';
import { startBuiltSite } from '../../../tools/testing/built-site.ts';
import { visitUntouched, type UntouchedView } from '../first-visit/first-view.ts';
import { printVerdicts } from '../servers/verdict.ts';
import { comparedWith, type Views } from './compare-languages.ts';

const paths = ['/', '/search?from=JFK&to=DEL'];
const visits = Number(process.env.VISITS ?? 9);
const beside = process.env.BESIDE;

const site = await startBuiltSite();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
try {
  for (const path of paths) report(path, await visitAll(browser, addresses(path)));
} finally {
  await browser.close();
  await site.stop();
}

function addresses(path: string): Record<string, string> {
  const inLanguages = completeLanguages.map((language) => [language, site.url + prefixOf(language) + path]);
  return { ...Object.fromEntries(inLanguages), ...(beside && { beside: beside + path }) };
}

/** In turn, from both ends, so that other work of the machine affects all of them. */
async function visitAll(browser: Browser, urls: Record<string, string>): Promise<Views> {
  const views: Views = {};
  const all = Object.entries(urls);
  // Warm-up, which does not count.
  for (const [, url] of all) await visitUntouched(browser, url);
  for (let visit = 1; visit <= visits; visit++) {
    const round: Record<string, UntouchedView> = {};
    for (const [name, url] of visit % 2 ? all : all.toReversed())
      round[name] = await visitUntouched(browser, url);
    for (const [name, view] of Object.entries(round)) (views[name] ??= []).push(view);
    const paints = all.map(([name]) => `${name} ${round[name]?.largestPaint}`);
    console.log(`visit ${visit}: ${paints.join(', ')}`);
  }
  return views;
}

function report(path: string, { beside: other, ...views }: Views): void {
  console.log(`\n${path}, medians of ${visits} visits:`);
  print(comparedWith('en', views));
  if (!other || !views.en) return;
  console.log(`\n${path} in English, compared with ${beside}:`);
  print(comparedWith('beside', { beside: other, en: views.en }));
}

function print({ figures, verdicts }: ReturnType<typeof comparedWith>): void {
  console.table(figures);
  printVerdicts(verdicts);
}
