import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { LiveEvent, NewsSignal, TripSignal } from 'backend/contract/messaging';
import { fakeStreams, type FakeEventSource } from '../testing/fakeEventSource';
import { saidByMeera } from '../testing/server';
import { sharedBrowser } from '../testing/sharedBrowser';
import { LiveConnection } from './LiveConnection';

const streams = fakeStreams();
const userId = 99;
let tabs: { close: () => void }[] = [];
beforeEach(() => {
  tabs = [];
});
afterEach(() => {
  for (const { close } of tabs) close();
});

/** A tab of this browser and what it received: ids of messages, and the kinds of other events. */
function openTab(checkSession: () => Promise<boolean> = async () => true) {
  const received: (number | LiveEvent['kind'])[] = [];
  const trips: TripSignal[] = [];
  const onEvent = (event: LiveEvent) =>
    received.push(event.kind === 'message' ? event.message.id : event.kind);
  const onTrip = (signal: TripSignal) => trips.push(signal);
  const news: NewsSignal[] = [];
  const onNews = (signal: NewsSignal) => news.push(signal);
  const connection = new LiveConnection({ userId, onEvent, onTrip, onNews, checkSession });
  const tab = { received, trips, news, close: () => connection.close() };
  tabs.push(tab);
  return tab;
}
const ready = (stream: FakeEventSource, id: number) => stream.emit(id, { kind: 'ready', unread: 0 });
const message = (stream: FakeEventSource, id: number) => stream.emit(id, saidByMeera(id, `Message ${id}`));
const soon = (check: () => void) => waitFor(check, { timeout: 10_000 });

describe('two tabs of one browser', () => {
  sharedBrowser();

  it('have one stream, and both receive each event once', async () => {
    const [one, two] = [openTab(), openTab()];
    const stream = await streams.one();
    ready(stream, 10);
    await soon(() => expect(two.received).toEqual(['ready']));
    for (const id of [11, 12, 13]) message(stream, id);
    await soon(() => expect(two.received).toEqual(['ready', 11, 12, 13]));
    expect(one.received).toEqual(['ready', 11, 12, 13]);
    expect(streams.all()).toHaveLength(1);
  });

  it('both hear that a trip has changed, and it moves no position', async () => {
    const [one, two] = [openTab(), openTab()];
    const stream = await streams.one();
    ready(stream, 10);
    await soon(() => expect(two.received).toEqual(['ready']));
    const signal = { kind: 'trip', tripId: 12, about: 'day' } as const;
    stream.signal(signal);
    await soon(() => expect([one.trips, two.trips]).toEqual([[signal], [signal]]));
    message(stream, 11);
    await soon(() => expect(two.received).toEqual(['ready', 11]));
    expect(one.received).toEqual(['ready', 11]);
  });

  it('both hear that there is news, also after a reconnect, which may have missed some', async () => {
    const [one, two] = [openTab(), openTab()];
    const stream = await streams.one();
    stream.open();
    ready(stream, 10);
    await soon(() => expect(two.received).toEqual(['ready']));
    expect([one.news, two.news]).toEqual([[], []]);
    stream.signal({ kind: 'news' });
    await soon(() => expect([one.news, two.news]).toEqual([[{ kind: 'news' }], [{ kind: 'news' }]]));
    stream.fail();
    await soon(() => expect(streams.open()).toHaveLength(1));
    (await streams.one()).open();
    await soon(() => expect([one.news.length, two.news.length]).toEqual([2, 2]));
  });

  it('have the same position when the second one is opened later', async () => {
    openTab();
    const stream = await streams.one();
    ready(stream, 10);
    message(stream, 11);
    const two = openTab();
    await soon(() => expect(two.received).toEqual(['ready']));
    message(stream, 12);
    await soon(() => expect(two.received).toEqual(['ready', 12]));
    expect(streams.all()).toHaveLength(1);
  });

  it('have a stream for each language', async () => {
    openTab();
    expect((await streams.one()).url).toBe('/api/messages/stream');
    document.documentElement.lang = 'fa';
    openTab();
    await soon(() => expect(streams.open()).toHaveLength(2));
    document.documentElement.lang = 'en';
    expect(streams.open().map(({ url }) => url)).toEqual([
      '/api/messages/stream',
      '/api/messages/stream?language=fa',
    ]);
  });

  it('continue from the last event when the leader is closed', async () => {
    const [one, two] = [openTab(), openTab()];
    const stream = await streams.one();
    ready(stream, 10);
    message(stream, 11);
    await soon(() => expect(two.received).toEqual(['ready', 11]));
    one.close();
    await soon(() => expect(streams.all()).toHaveLength(2));
    expect(stream.readyState).toBe(2);
    const next = await streams.one();
    expect(next.url).toBe('/api/messages/stream?after=11');
    for (const id of [12, 13]) message(next, id);
    await soon(() => expect(two.received).toEqual(['ready', 11, 12, 13]));
    expect(one.received).toEqual(['ready', 11]);
  });

  it('refetch when one of them has missed an event', async () => {
    openTab();
    const stream = await streams.one();
    ready(stream, 10);
    const two = openTab();
    await soon(() => expect(two.received).toEqual(['ready']));
    const channel = new BroadcastChannel(`messages of ${userId}`);
    const tell = channel.postMessage.bind(channel);
    tell({ id: 15, event: saidByMeera(15, 'Far ahead') });
    await soon(() => expect(two.received).toEqual(['ready', 'reset']));
  });

  it('take the lead from a tab that is suspended', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    // A tab that has the lock but does not respond.
    const asleep = navigator.locks.request(`messages of ${userId}`, () => new Promise(() => undefined));
    const lost = asleep.catch((error: DOMException) => error.name);
    openTab();
    jest.advanceTimersByTime(3_000);
    jest.useRealTimers();
    await soon(() => expect(streams.open()).toHaveLength(1));
    expect(await lost).toBe('AbortError');
  });
});

describe('a tab of a browser without Web Locks', () => {
  it('has its own stream, which ends when the tab is closed', async () => {
    const { received, close } = openTab();
    const stream = await streams.one();
    ready(stream, 1);
    message(stream, 2);
    expect(received).toEqual(['ready', 2]);
    close();
    expect(streams.open()).toEqual([]);
  });

  it('reconnects after an error and catches up from its last event', async () => {
    const { received } = openTab();
    const stream = await streams.one();
    stream.open();
    ready(stream, 1);
    message(stream, 2);
    stream.fail();
    expect(streams.open()).toEqual([]);
    await soon(() => expect(streams.open()).toHaveLength(1));
    const next = await streams.one();
    expect(next.url).toBe('/api/messages/stream?after=2');
    for (const id of [2, 3]) message(next, id);
    expect(received).toEqual(['ready', 2, 3]);
  });

  it('reconnects at once when the network is back', async () => {
    openTab();
    (await streams.one()).fail();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(streams.open()).toHaveLength(1), { timeout: 400 });
  });

  it('backs off while the server does not respond', async () => {
    jest.useFakeTimers();
    const pauses: number[] = [];
    openTab();
    for (let round = 0; round < 9; round++) {
      streams.open()[0]!.fail();
      const before = Date.now();
      while (!streams.open().length) await jest.advanceTimersByTimeAsync(500);
      pauses.push(Date.now() - before);
    }
    jest.useRealTimers();
    expect(pauses[0]).toBeLessThanOrEqual(2_000);
    expect(pauses[5]).toBeGreaterThan(15_000);
    expect(pauses[8]).toBeGreaterThanOrEqual(30_000);
    expect(pauses[8]).toBeLessThanOrEqual(90_500);
  });

  it('does not reconnect for another user', async () => {
    let asked = 0;
    openTab(async () => {
      asked += 1;
      return false;
    });
    (await streams.one()).fail();
    await soon(() => expect(asked).toBe(1));
    expect(streams.open()).toEqual([]);
  });

  it('replaces a stale stream when the tab becomes visible', async () => {
    openTab();
    const stream = await streams.one();
    stream.open();
    ready(stream, 1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(streams.open()).toEqual([stream]);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 16_000);
    document.dispatchEvent(new Event('visibilitychange'));
    clock.mockRestore();
    await soon(() => expect(streams.open()).toHaveLength(1));
    expect(streams.open()[0]?.url).toBe('/api/messages/stream?after=1');
  });
});
