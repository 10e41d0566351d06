import { setTimeout as pause } from 'node:timers/promises';
import { throttling } from 'lighthouse/core/config/constants.js';
import type { Browser } from 'playwright-core';
import { kilobytes, recordRequests, type PageRequest, type VisitOptions } from '../first-visit/visit.ts';

const { rttMs, throughputKbps } = throttling.mobileSlow4G;
const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8;
const slow4G = {
  offline: false,
  latency: rttMs,
  downloadThroughput: bytesPerSecond(throughputKbps),
  uploadThroughput: bytesPerSecond(750),
};
/** Lighthouse's phone has 4. The default is 1, because a slowdown multiplies the noise of this machine too. */
const cpuSlowdown = Number(process.env.CPU_SLOWDOWN ?? 1);
const unthrottled = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

export interface SlowVisit {
  milliseconds: number;
  untilUsable: number;
  inAll: number;
  requests: number;
}

declare global {
  var usableAt: Promise<number>;
}

export async function slowVisit(
  browser: Browser,
  url: string,
  { cookie, usable }: VisitOptions,
): Promise<SlowVisit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  if (cookie) await context.addCookies([{ ...cookie, url }]);
  const page = await context.newPage();
  const requests = await recordRequests(page);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', slow4G);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(watchForUsable, ['h1', usable]);
  await page.goto(url, { waitUntil: 'commit' });
  const milliseconds = await page.evaluate(() => globalThis.usableAt);
  const untilUsable = kilobytes([...requests.values()], 'Script');
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await protocol.send('Network.emulateNetworkConditions', unthrottled);
  await networkQuiet(requests);
  await context.close();
  const all = [...requests.values()];
  return { milliseconds, untilUsable, inAll: kilobytes(all, 'Script'), requests: all.length };
}

/** Waits until no request has started or progressed for two seconds, which is longer than the page's idle callbacks. */
async function networkQuiet(requests: ReadonlyMap<string, PageRequest>): Promise<void> {
  for (let before = ''; ;) {
    const now = JSON.stringify([...requests.values()]);
    if (now === before) return;
    before = now;
    await pause(2_000);
  }
}

function watchForUsable(selectors: string[]): void {
  const isVisible = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
  globalThis.usableAt = new Promise((resolve) => {
    const poll = () => {
      if (selectors.every(isVisible)) resolve(Math.round(performance.now()));
      else requestAnimationFrame(poll);
    };
    poll();
  });
}
