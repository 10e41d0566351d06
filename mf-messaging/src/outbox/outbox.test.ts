import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { outbox, type Draft } from './outbox';

const pair = { me: 99, otherId: 7 };
const key = 'unsent-99-7';
const draft: Draft = { clientKey: 'a1', content: 'See you', sendSMS: false };
const states = () => outbox.list(pair).map(({ clientKey, state, reason }) => [clientKey, state, reason]);
/** Clears what the page holds in memory, as when the conversation is closed. */
const reopen = () => outbox.subscribe(pair, () => undefined)();

beforeEach(() => {
  for (const { clientKey } of outbox.list(pair)) outbox.remove(pair, clientKey);
  sessionStorage.clear();
  reopen();
});

describe('an unsent message', () => {
  it('is sending, then failed with the reason, then sending again in the last place', () => {
    outbox.markSending(pair, draft);
    outbox.markSending(pair, { ...draft, clientKey: 'b2' });
    outbox.markFailed(pair, 'a1', { reason: 'The site is busy.' });
    expect(states()).toEqual([
      ['a1', 'failed', 'The site is busy.'],
      ['b2', 'sending', undefined],
    ]);
    outbox.markSending(pair, draft);
    expect(states()).toEqual([
      ['b2', 'sending', undefined],
      ['a1', 'sending', undefined],
    ]);
  });

  it('belongs to one conversation', () => {
    outbox.markSending(pair, draft);
    expect(outbox.list({ ...pair, otherId: 8 })).toEqual([]);
    expect(outbox.list({ ...pair, me: 98 })).toEqual([]);
  });

  it('is still sending when the conversation is opened again in the same page', () => {
    outbox.markSending(pair, draft);
    reopen();
    expect(states()).toEqual([['a1', 'sending', undefined]]);
  });

  it('counts as failed after a reload', () => {
    sessionStorage.setItem(key, JSON.stringify([{ ...draft, state: 'sending' }]));
    expect(states()).toEqual([['a1', 'failed', undefined]]);
  });

  it('leaves nothing in the storage once it is removed', () => {
    outbox.markSending(pair, draft);
    expect(sessionStorage.getItem(key)).toContain('See you');
    outbox.remove(pair, 'a1');
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('is not written again when it fails after a logout', () => {
    outbox.markSending(pair, draft);
    sessionStorage.clear();
    outbox.markFailed(pair, 'a1', {});
    expect(sessionStorage).toHaveLength(0);
    expect(outbox.list(pair)).toEqual([]);
  });
});

it('ignores what another program left in the storage', () => {
  sessionStorage.setItem(key, JSON.stringify(['nonsense', null, { clientKey: 'a1' }]));
  expect(outbox.list(pair)).toEqual([]);
});

it('keeps messages as long as the page where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(forbidden),
  );
  outbox.markSending(pair, draft);
  outbox.markFailed(pair, 'a1', {});
  reopen();
  expect(states()).toEqual([['a1', 'failed', undefined]]);
  outbox.remove(pair, 'a1');
  expect(outbox.list(pair)).toEqual([]);
  for (const spy of spies) spy.mockRestore();
});

it('notifies the page of changes until it unsubscribes', () => {
  const listener = jest.fn();
  const stop = outbox.subscribe(pair, listener);
  const before = outbox.list(pair);
  expect(outbox.list(pair)).toBe(before);
  outbox.markSending(pair, draft);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(outbox.list(pair)).not.toBe(before);
  stop();
  outbox.remove(pair, 'a1');
  expect(listener).toHaveBeenCalledTimes(1);
});
