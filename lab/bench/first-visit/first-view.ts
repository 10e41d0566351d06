import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { openSlowPhone, untilUnchanged, watchForShown, type SlowPhone } from './slow-phone.ts';
import { kilobytes } from './visit.ts';

const cpuSlowdown = 4;
const lookEveryMs = 50;
const lostAfterMs = 30_000;

/** A control that needs script, and what its answer shows. */
export interface Press {
  control: string;
  answer: string;
  /** For a field: a tap sets the cursor, and this is typed. */
  typed?: string;
}

export interface FirstView {
  largestPaint: number;
  shift: number;
  tapAnswered: number;
  /** Of the page, by then: an untouched visit loads it too. */
  scriptUntilAnswer: number;
  /** The code of the answer, such as a dialog's. */
  scriptOfAnswer: number;
  /** 1 when the HTML had the page, 0 when it had a frame. */
  rendered: number;
}

/**
 * Two visits, because the browser ends its search for the largest paint, and forgives shifts of the layout, at the first
 * input.
 */
export async function visitSlowly(
  browser: Browser,
  url: string,
  press: Press,
  giveUpMs = lostAfterMs,
): Promise<FirstView> {
  const painted = await visitUntouched(browser, url);
  const tapped = await onSlowPhone(browser, url, (phone) => pressOnce(phone, url, press, giveUpMs));
  const [ofPage, ofAnswer] = [true, false].map((wanted) =>
    tapped.loaded.filter((request) => painted.loaded.has(request.url) === wanted),
  );
  return {
    largestPaint: painted.largestPaint,
    shift: painted.shift,
    tapAnswered: tapped.tapAnswered,
    scriptUntilAnswer: kilobytes(ofPage ?? [], 'Script'),
    scriptOfAnswer: kilobytes(ofAnswer ?? [], 'Script'),
    rendered: Math.min(painted.rendered, tapped.rendered),
  };
}

export interface UntouchedView {
  largestPaint: number;
  shift: number;
  loaded: ReadonlySet<string>;
  script: number;
  rendered: number;
}

export const visitUntouched = (browser: Browser, url: string): Promise<UntouchedView> =>
  onSlowPhone(browser, url, untouched);

async function onSlowPhone<Result>(
  browser: Browser,
  url: string,
  work: (phone: SlowPhone, url: string) => Promise<Result>,
): Promise<Result> {
  const phone = await openSlowPhone(browser, { url, cpuSlowdown });
  try {
    return await work(phone, url);
  } finally {
    await phone.close();
  }
}

async function untouched({ page, requests }: SlowPhone, url: string): Promise<UntouchedView> {
  await page.addInitScript(watchPaints);
  const response = await page.goto(url, { waitUntil: 'load' });
  await untilUnchanged(async () => [...requests.values(), await page.evaluate(() => globalThis.paints)]);
  const { largest, shift } = await page.evaluate(() => globalThis.paints);
  return {
    largestPaint: Math.round(largest),
    shift: Number(shift.toFixed(3)),
    loaded: new Set(Array.from(requests.values(), (request) => request.url)),
    script: kilobytes([...requests.values()], 'Script'),
    rendered: isRendered(await response?.text()),
  };
}

/**
 * One real touch, at the moment at which a person sees the control. A page that loses it fails. What counts is the
 * answer itself, such as the open dialog with its own code, and not the first sign that the page is busy.
 */
async function pressOnce({ page, requests }: SlowPhone, url: string, press: Press, giveUpMs: number) {
  await page.addInitScript(watchForShown, { selectors: [press.answer] });
  const began = Date.now();
  const response = await page.goto(url, { waitUntil: 'commit' });
  const answered = page.evaluate(() => globalThis.shownAt);
  let tapAnswered: number | undefined;
  void answered.then(
    (at) => (tapAnswered = at),
    // The loop below fails with the reason.
    () => {},
  );
  let isPressed = false;
  while (tapAnswered === undefined) {
    if (Date.now() - began > giveUpMs)
      throw new Error(`${url}: nothing answered a press on ${press.control}`);
    const spot = isPressed ? null : await page.evaluate(spotOf, press.control);
    if (spot) {
      await tap(page, spot, press);
      isPressed = true;
    }
    await pause(lookEveryMs);
  }
  return {
    tapAnswered,
    loaded: Array.from(requests.values(), (request) => ({ ...request })),
    rendered: isRendered(await response?.text()),
  };
}

async function tap(page: Page, { x, y }: { x: number; y: number }, { typed }: Press): Promise<void> {
  await page.touchscreen.tap(x, y);
  if (typed) await page.keyboard.insertText(typed);
}

export const isRendered = (html = '') => (html.includes('"rendered":') ? 1 : 0);

/** Where a finger would touch it: null until it is painted, and while something else covers it. */
function spotOf(selector: string): { x: number; y: number } | null {
  const element = document.querySelector(selector);
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (!isPainted || !element?.checkVisibility()) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const spot = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const touched = document.elementFromPoint(spot.x, spot.y);
  return touched && element.contains(touched) ? spot : null;
}

function watchPaints(): void {
  globalThis.paints = { largest: 0, shift: 0 };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (globalThis.paints.largest = startTime));
  watch(
    'layout-shift',
    (entry) => (globalThis.paints.shift += (entry as unknown as { value: number }).value),
  );
}

declare global {
  var paints: { largest: number; shift: number };
}
