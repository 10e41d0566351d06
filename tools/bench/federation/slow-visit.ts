import { setTimeout as pause } from 'node:timers/promises';
import { throttling } from 'lighthouse/core/config/constants.js';
import { kilobytes, listen } from '../first-visit/visit.ts';

/** Lighthouse's slow 4G; the browser delays each request by one round trip. */
const { rttMs, throughputKbps } = throttling.mobileSlow4G;
const bytesASecond = (kilobits) => (kilobits * 1000) / 8;
const slow4G = {
  offline: false,
  latency: rttMs,
  downloadThroughput: bytesASecond(throughputKbps),
  uploadThroughput: bytesASecond(750),
};
/** 4 is Lighthouse's phone. Whatever else this machine does is slowed down with it, so that it must be asked for. */
const cpuSlowdown = Number(process.env.CPU_SLOWDOWN ?? 1);
const unslowed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** The first visit of somebody with a slow phone: when they could begin, and how much JavaScript it took. */
export async function slowVisit(browser, url, { cookie, usable }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  if (cookie) await context.addCookies([{ ...cookie, url }]);
  const page = await context.newPage();
  const wire = await listen(page);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', slow4G);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(noticeUsable, ['h1', usable]);
  await page.goto(url, { waitUntil: 'commit' });
  const milliseconds = await page.evaluate(() => globalThis.usableAt);
  const untilUsable = kilobytes([...wire.values()], 'Script');
  // What follows counts by its bytes alone.
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await protocol.send('Network.emulateNetworkConditions', unslowed);
  await quiet(wire);
  await context.close();
  const all = [...wire.values()];
  return { milliseconds, untilUsable, inAll: kilobytes(all, 'Script'), requests: all.length };
}

/** Until nothing was asked for and nothing came for as long as a page may wait for its idle moment. */
async function quiet(wire) {
  for (let before = ''; ;) {
    const now = JSON.stringify([...wire.values()]);
    if (now === before) return;
    before = now;
    await pause(2_000);
  }
}

/** Runs in the page: when all of it could first be seen, counted from when the visit began. */
function noticeUsable(wanted) {
  const isThere = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;
  globalThis.usableAt = new Promise((settle) => {
    const look = () => {
      if (wanted.every(isThere)) settle(Math.round(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
}
