import { describe, expect, it } from '@jest/globals';
import { DatabaseBusy } from './database-errors.js';
import { Lanes } from './lanes.js';

describe('lanes of a pool', () => {
  it('leave room for others, however many want the same', async () => {
    const lanes = new Lanes(6);
    const messages = lanes.of('messages-page');
    const entered = Array.from({ length: 10 }, () => lanes.enter(messages));
    expect(entered.filter((turn) => turn === undefined)).toHaveLength(3);
    const tips = lanes.of('tips-all');
    expect([lanes.enter(tips), lanes.enter(tips)]).toEqual([undefined, undefined]);
    expect(lanes.enter(lanes.of('session-find'))).toBeUndefined();

    lanes.leave(tips);
    lanes.leave(tips);
    lanes.leave(messages);
    const outcomes = await Promise.allSettled(entered.map(async (turn) => turn));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(outcomes[9]).toMatchObject({ reason: expect.any(DatabaseBusy) });
    expect(messages.active).toBe(4);
  });

  it('are not stuck when everybody comes at once after a quiet time', async () => {
    const lanes = new Lanes(2);
    void lanes.enter(lanes.of('messages-page'));
    lanes.leave(lanes.of('messages-page'));
    await new Promise((done) => setTimeout(done, 60));
    for (const name of ['messages-page', 'tips-all']) void lanes.enter(lanes.of(name));
    expect(lanes.isStuck(50)).toBe(false);
    await new Promise((done) => setTimeout(done, 60));
    expect(lanes.isStuck(50)).toBe(true);
  });

  it('give a quick one all connections but one', () => {
    const lanes = new Lanes(6);
    const listings = lanes.of('listings-all');
    void lanes.enter(listings);
    lanes.leave(listings);
    for (let at = 0; at < 5; at++) expect(lanes.enter(listings)).toBeUndefined();
    const turn = lanes.enter(listings);
    expect(turn).toBeInstanceOf(Promise);
    expect(lanes.enter(lanes.of('session-find'))).toBeUndefined();
    lanes.leave(lanes.of('session-find'));
    lanes.leave(listings);
    return turn;
  });

  it('are shared by the statements, routes and jobs of one subject', () => {
    const lanes = new Lanes(6);
    expect(lanes.of('messages-unread')).toBe(lanes.of('messages-page'));
    expect(lanes.of('/api/messages/:id')).toBe(lanes.of('/api/messages'));
    expect(lanes.of('mail.send')).not.toBe(lanes.of('sms.send'));
    expect(lanes.of('')).toBe(lanes.of('*'));
  });
});
