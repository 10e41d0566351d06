import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserFlags } from '../../../tools/test/browser.ts';
import { cookiesOf, type SessionCookie } from '../../../tools/testing/log-in.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

export interface LighthouseScores {
  scores: Record<string, number>;
  lost: string[];
}

export interface LighthouseOptions {
  chromePath: string;
  cookie?: SessionCookie | undefined;
  runs: number;
}

export async function lighthouseScores(url: string, options: LighthouseOptions): Promise<LighthouseScores> {
  const results: LighthouseScores[] = [];
  for (let run = 0; run < options.runs; run++) results.push(await runOnce(url, options));
  results.sort((one, other) => (one.scores.performance ?? 0) - (other.scores.performance ?? 0));
  const middle = results[Math.floor(options.runs / 2)];
  if (!middle) throw new Error('RUNS must be at least 1');
  return middle;
}

async function runOnce(url: string, { chromePath, cookie }: LighthouseOptions): Promise<LighthouseScores> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserFlags] });
  try {
    if (cookie) await rememberMember(chrome.port, url, cookie);
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
      // It would delete the cookies. The browser is new, so there is nothing else.
      disableStorageReset: true,
    });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { lhr } = result;
    const points = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? NaN) * 100)]);
    const lost = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9);
    const shift = lhr.audits['cumulative-layout-shift']?.numericValue ?? NaN;
    return {
      scores: { ...Object.fromEntries(points), shift: Number(shift.toFixed(3)) },
      lost: lost.map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}

/** Lighthouse would send a cookie header with the page, but not with the calls that it makes. */
async function rememberMember(port: number, url: string, cookie: SessionCookie): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no context for cookies');
  await context.addCookies(cookiesOf(cookie, url));
  await browser.close();
}
