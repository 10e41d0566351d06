import { setTimeout as pause } from 'node:timers/promises';
import { throttling } from 'lighthouse/core/config/constants.js';
import type { Browser, Page } from 'playwright-core';
import { cookiesOf, type SessionCookie } from '../../../tools/testing/log-in.ts';
import { recordRequests, type PageRequest } from './visit.ts';

const { rttMs, throughputKbps } = throttling.mobileSlow4G;
const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8;
const slow4G = {
  offline: false,
  latency: rttMs,
  downloadThroughput: bytesPerSecond(throughputKbps),
  uploadThroughput: bytesPerSecond(750),
};
const unthrottled = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

export interface SlowPhone {
  page: Page;
  requests: ReadonlyMap<string, PageRequest>;
  speedUp(): Promise<void>;
  close(): Promise<void>;
}

interface SlowPhoneOptions {
  url: string;
  cookie?: SessionCookie | undefined;
  /** Lighthouse's phone has 4. */
  cpuSlowdown: number;
}

export async function openSlowPhone(
  browser: Browser,
  { url, cookie, cpuSlowdown }: SlowPhoneOptions,
): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  if (cookie) await context.addCookies(cookiesOf(cookie, url));
  const page = await context.newPage();
  const requests = await recordRequests(page);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', slow4G);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const speedUp = async () => {
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await protocol.send('Network.emulateNetworkConditions', unthrottled);
  };
  return { page, requests, speedUp, close: () => context.close() };
}

/** Waits until it has been the same for two seconds, which is longer than the page's idle callbacks. */
export async function untilUnchanged(read: () => unknown): Promise<void> {
  for (let before = ''; ;) {
    const now = JSON.stringify(await read());
    if (now === before) return;
    before = now;
    await pause(2_000);
  }
}

interface Watched {
  selectors: string[];
  /** A rendered page shows its elements before their program is there. React marks those that it has taken over. */
  withProgram?: boolean;
}

/** For a page's init script: resolves `shownAt` to the time from the start of the navigation. */
export function watchForShown({ selectors, withProgram }: Watched): void {
  const hasProgram = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  const isVisible = (selector: string) => {
    const element = document.querySelector(selector);
    return element?.checkVisibility() && (!withProgram || hasProgram(element));
  };
  globalThis.shownAt = new Promise((resolve) => {
    const poll = () => {
      if (selectors.every(isVisible)) resolve(Math.round(performance.now()));
      else requestAnimationFrame(poll);
    };
    poll();
  });
}

declare global {
  var shownAt: Promise<number>;
}
