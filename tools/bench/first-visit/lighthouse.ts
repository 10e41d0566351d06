import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags } from '../../test/browser.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What Lighthouse says of a page on a slow phone: the run with the median performance of several. */
export async function score(url, { chromePath, cookie, runs }) {
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await once(url, chromePath, cookie));
  return results.sort((one, other) => one.performance - other.performance)[Math.floor(runs / 2)];
}

async function once(url, chromePath, cookie) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserFlags] });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
      ...(cookie && { extraHeaders: { Cookie: `${cookie.name}=${cookie.value}` } }),
    });
    const points = categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)]);
    const lost = Object.values(lhr.audits).filter(({ score: one }) => one !== null && one < 0.9);
    return {
      ...Object.fromEntries(points),
      shift: lhr.audits['cumulative-layout-shift'].numericValue,
      lost: lost.map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}
