import type { Browser } from 'playwright-core';
import { isRendered } from '../first-visit/first-view.ts';
import { openSlowPhone, untilUnchanged, watchForShown } from '../first-visit/slow-phone.ts';
import { kilobytes, type VisitOptions } from '../first-visit/visit.ts';

/** The default is 1, because a slowdown multiplies the noise of this machine too. */
const cpuSlowdown = Number(process.env.CPU_SLOWDOWN ?? 1);

export interface SlowVisit {
  milliseconds: number;
  untilUsable: number;
  inAll: number;
  requests: number;
  /** 1 when the HTML had the page, 0 when it had a frame. */
  rendered: number;
}

export async function slowVisit(
  browser: Browser,
  url: string,
  { cookie, usable }: VisitOptions,
): Promise<SlowVisit> {
  const phone = await openSlowPhone(browser, { url, cookie, cpuSlowdown });
  const { page, requests } = phone;
  await page.addInitScript(watchForShown, { selectors: ['h1', usable], withProgram: true });
  const response = await page.goto(url, { waitUntil: 'commit' });
  const milliseconds = await page.evaluate(() => globalThis.shownAt);
  const untilUsable = kilobytes([...requests.values()], 'Script');
  await phone.speedUp();
  await untilUnchanged(() => [...requests.values()]);
  const rendered = isRendered(await response?.text());
  await phone.close();
  const all = [...requests.values()];
  return { milliseconds, untilUsable, inAll: kilobytes(all, 'Script'), requests: all.length, rendered };
}
