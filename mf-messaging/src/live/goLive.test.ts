import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { LiveEvent } from 'backend/contract/messaging';
import { liveLines, type LiveLine } from '../testing/liveLine';
import { saidByMeera } from '../testing/server';
import { sharedBrowser } from '../testing/sharedBrowser';
import { goLive } from './goLive';

const lines = liveLines();
const userId = 99;
let tabs: { end: () => void }[] = [];
beforeEach(() => {
  tabs = [];
});
afterEach(() => {
  for (const { end } of tabs) end();
});

/** A tab of this browser, and what it heard: the numbers of the messages, or that it has to ask anew. */
function tab(check: () => Promise<boolean> = async () => true) {
  const heard: (number | LiveEvent['kind'])[] = [];
  const hear = (event: LiveEvent) => heard.push(event.kind === 'message' ? event.message.id : event.kind);
  const opened = { heard, end: goLive({ userId, hear, check }) };
  tabs.push(opened);
  return opened;
}
const ready = (line: LiveLine, id: number) => line.say(id, { kind: 'ready', unread: 0 });
const message = (line: LiveLine, id: number) => line.say(id, saidByMeera(id, `Message ${id}`));
const soon = (check: () => void) => waitFor(check, { timeout: 10_000 });

describe('two tabs of one browser', () => {
  sharedBrowser();

  it('have one line, and both hear everything once', async () => {
    const [one, two] = [tab(), tab()];
    const line = await lines.one();
    ready(line, 10);
    await soon(() => expect(two.heard).toEqual(['ready']));
    for (const id of [11, 12, 13]) message(line, id);
    await soon(() => expect(two.heard).toEqual(['ready', 11, 12, 13]));
    expect(one.heard).toEqual(['ready', 11, 12, 13]);
    expect(lines.all()).toHaveLength(1);
  });

  it('begin where the first one is, when the second is opened later', async () => {
    tab();
    const line = await lines.one();
    ready(line, 10);
    message(line, 11);
    const two = tab();
    await soon(() => expect(two.heard).toEqual(['ready']));
    message(line, 12);
    await soon(() => expect(two.heard).toEqual(['ready', 12]));
    expect(lines.all()).toHaveLength(1);
  });

  it('go on where they were when the one with the line is closed', async () => {
    const [one, two] = [tab(), tab()];
    const line = await lines.one();
    ready(line, 10);
    message(line, 11);
    await soon(() => expect(two.heard).toEqual(['ready', 11]));
    one.end();
    await soon(() => expect(lines.all()).toHaveLength(2));
    expect(line.readyState).toBe(2);
    const next = await lines.one();
    expect(next.url).toBe('/api/messages/stream?after=11');
    for (const id of [12, 13]) message(next, id);
    await soon(() => expect(two.heard).toEqual(['ready', 11, 12, 13]));
    expect(one.heard).toEqual(['ready', 11]);
  });

  it('ask anew when one of them has missed something', async () => {
    tab();
    const line = await lines.one();
    ready(line, 10);
    const two = tab();
    await soon(() => expect(two.heard).toEqual(['ready']));
    const channel = new BroadcastChannel(`messages of ${userId}`);
    const tell = channel.postMessage.bind(channel);
    tell({ id: 15, event: saidByMeera(15, 'Far ahead') });
    await soon(() => expect(two.heard).toEqual(['ready', 'reset']));
  });

  it('take the line from a tab that sleeps in it', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    // A tab that holds the lock and answers nobody.
    const asleep = navigator.locks.request(`messages of ${userId}`, () => new Promise(() => undefined));
    const lost = asleep.catch((error: DOMException) => error.name);
    tab();
    jest.advanceTimersByTime(3_000);
    jest.useRealTimers();
    await soon(() => expect(lines.open()).toHaveLength(1));
    expect(await lost).toBe('AbortError');
  });
});

describe('a tab alone, where tabs cannot agree', () => {
  it('has its own line, and hangs up when it is closed', async () => {
    const { heard, end } = tab();
    const line = await lines.one();
    ready(line, 1);
    message(line, 2);
    expect(heard).toEqual(['ready', 2]);
    end();
    expect(lines.open()).toEqual([]);
  });

  it('comes back after a break, for what came after the last it heard', async () => {
    const { heard } = tab();
    const line = await lines.one();
    line.accept();
    ready(line, 1);
    message(line, 2);
    line.break();
    expect(lines.open()).toEqual([]);
    await soon(() => expect(lines.open()).toHaveLength(1));
    const next = await lines.one();
    expect(next.url).toBe('/api/messages/stream?after=2');
    for (const id of [2, 3]) message(next, id);
    expect(heard).toEqual(['ready', 2, 3]);
  });

  it('comes back at once when the net is there again', async () => {
    tab();
    (await lines.one()).break();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(lines.open()).toHaveLength(1), { timeout: 400 });
  });

  it('asks ever more slowly while nobody answers', async () => {
    jest.useFakeTimers();
    const pauses: number[] = [];
    tab();
    for (let round = 0; round < 9; round++) {
      lines.open()[0]!.break();
      const before = Date.now();
      while (!lines.open().length) await jest.advanceTimersByTimeAsync(500);
      pauses.push(Date.now() - before);
    }
    jest.useRealTimers();
    expect(pauses[0]).toBeLessThanOrEqual(2_000);
    expect(pauses[5]).toBeGreaterThan(15_000);
    expect(pauses[8]).toBeGreaterThanOrEqual(30_000);
    expect(pauses[8]).toBeLessThanOrEqual(90_500);
  });

  it('does not come back for somebody else', async () => {
    let asked = 0;
    tab(async () => {
      asked += 1;
      return false;
    });
    (await lines.one()).break();
    await soon(() => expect(asked).toBe(1));
    expect(lines.open()).toEqual([]);
  });

  it('looks whether the line is alive when it is seen again after a while', async () => {
    tab();
    const line = await lines.one();
    line.accept();
    ready(line, 1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(lines.open()).toEqual([line]);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 16_000);
    document.dispatchEvent(new Event('visibilitychange'));
    clock.mockRestore();
    await soon(() => expect(lines.open()).toHaveLength(1));
    expect(lines.open()[0]?.url).toBe('/api/messages/stream?after=1');
  });
});
