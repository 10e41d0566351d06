import { describe, expect, it } from '@jest/globals';
import { DatabaseBusy } from './database-errors.js';
import { Bulkheads } from './bulkheads.js';

describe('bulkheads of a pool', () => {
  it('keep connections free for others, however busy one of them is', async () => {
    const bulkheads = new Bulkheads(6);
    const messages = bulkheads.of('messages-page');
    const entered = Array.from({ length: 10 }, () => bulkheads.enter(messages));
    expect(entered.filter((turn) => turn === undefined)).toHaveLength(3);
    const tips = bulkheads.of('tips-all');
    expect([bulkheads.enter(tips), bulkheads.enter(tips)]).toEqual([undefined, undefined]);
    expect(bulkheads.enter(bulkheads.of('session-find'))).toBeUndefined();

    bulkheads.leave(tips);
    bulkheads.leave(tips);
    bulkheads.leave(messages);
    const outcomes = await Promise.allSettled(entered.map(async (turn) => turn));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(outcomes[9]).toMatchObject({ reason: expect.any(DatabaseBusy) });
    expect(messages.active).toBe(4);
  });

  it('do not get stuck when many callers arrive at once after a quiet time', () =>
    withClock((pass) => {
      const bulkheads = new Bulkheads(2);
      void bulkheads.enter(bulkheads.of('messages-page'));
      bulkheads.leave(bulkheads.of('messages-page'));
      pass(60);
      for (const name of ['messages-page', 'tips-all']) void bulkheads.enter(bulkheads.of(name));
      pass(50);
      expect(bulkheads.isStuck(50)).toBe(false);
      pass(1);
      expect(bulkheads.isStuck(50)).toBe(true);
    }));

  it('refuse who has waited for as long as they are told', async () => {
    const refusals: number[] = [];
    const overflow = async (waitMs: number) => {
      const bulkheads = new Bulkheads(2, waitMs);
      const enter = async () => bulkheads.enter(bulkheads.of('messages-page'));
      await expect(Promise.all([enter(), enter(), enter()])).rejects.toThrow(DatabaseBusy);
      refusals.push(waitMs);
    };
    await Promise.all([overflow(1_000), overflow(100)]);
    expect(refusals).toEqual([100, 1_000]);
  });

  it.each([
    ['fast work use all connections but one', 19, 5],
    ['work that takes longer use half of them', 20, 3],
  ])('let %s', async (_, milliseconds, expected) => {
    const { turn, leave } = withClock((pass) => {
      const bulkheads = new Bulkheads(6);
      const listings = bulkheads.of('listings-all');
      void bulkheads.enter(listings);
      bulkheads.leave(listings);
      pass(milliseconds);
      for (let at = 0; at < expected; at++) expect(bulkheads.enter(listings)).toBeUndefined();
      const turn = bulkheads.enter(listings);
      expect(bulkheads.enter(bulkheads.of('session-find'))).toBeUndefined();
      bulkheads.leave(bulkheads.of('session-find'));
      return { turn, leave: () => bulkheads.leave(listings) };
    });
    expect(turn).toBeInstanceOf(Promise);
    leave();
    await turn;
  });

  it('are shared by the statements, routes and jobs of one domain', () => {
    const bulkheads = new Bulkheads(6);
    expect(bulkheads.of('messages-unread')).toBe(bulkheads.of('messages-page'));
    expect(bulkheads.of('/api/messages/:id')).toBe(bulkheads.of('/api/messages'));
    expect(bulkheads.of('mail.send')).not.toBe(bulkheads.of('sms.send'));
    expect(bulkheads.of('')).toBe(bulkheads.of('*'));
  });
});

/** A clock that only `pass` moves: a pause of the machine must not look like slow work. */
function withClock<Result>(work: (pass: (milliseconds: number) => void) => Result): Result {
  const clock = performance.now.bind(performance);
  let now = clock();
  performance.now = () => now;
  try {
    return work((milliseconds) => (now += milliseconds));
  } finally {
    performance.now = clock;
  }
}
