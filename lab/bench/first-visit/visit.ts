import type { Browser, Page } from 'playwright-core';
import { cookiesOf, type SessionCookie } from '../../../tools/testing/log-in.ts';

export interface PageRequest {
  url: string;
  type: string | undefined;
  /** On the wire, headers included. */
  bytes: number;
}

export interface VisitOptions {
  cookie?: SessionCookie | undefined;
  usable: string;
}

export async function firstVisit(
  browser: Browser,
  url: string,
  { cookie, usable }: VisitOptions,
): Promise<Record<string, number>> {
  const context = await browser.newContext();
  if (cookie) await context.addCookies(cookiesOf(cookie, url));
  const page = await context.newPage();
  const requests = await recordRequests(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator(usable).first().waitFor();
  await page.locator(usable).first().isEnabled();
  const untilUsable = [...requests.values()];
  await page.waitForLoadState('networkidle');
  await context.close();
  const all = [...requests.values()];
  return {
    requests: all.length,
    requestsUntilUsable: untilUsable.length,
    script: kilobytes(all, 'Script'),
    scriptUntilUsable: kilobytes(untilUsable, 'Script'),
    style: kilobytes(all, 'Stylesheet'),
    font: kilobytes(all, 'Font'),
    total: kilobytes(all),
  };
}

export function kilobytes(requests: readonly PageRequest[], type?: string): number {
  const counted = type ? requests.filter((request) => request.type === type) : requests;
  return Math.round(counted.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;
}

export async function recordRequests(page: Page): Promise<Map<string, PageRequest>> {
  const requests = new Map<string, PageRequest>();
  const protocol = await page.context().newCDPSession(page);
  protocol.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, { url: request.url, type, bytes: 0 });
  });
  protocol.on('Network.responseReceived', ({ requestId, type }) => {
    Object.assign(requests.get(requestId) ?? {}, { type });
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength });
  });
  await protocol.send('Network.enable');
  return requests;
}
