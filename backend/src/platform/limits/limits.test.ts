import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpException } from '@nestjs/common';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { LimitsCleanup } from './limits-cleanup.js';
import { Metrics } from '../observe/metrics.js';
import { Limits } from './limits.js';

describe('limits', () => {
  let app: TestApp;
  let limits: Limits;
  beforeAll(async () => {
    app = await startTestApp();
    limits = app.get(Limits);
  });
  afterAll(() => app.close());

  const all = (tries: Promise<void>[]) =>
    Promise.allSettled(tries).then(
      (settled) => settled.filter(({ status }) => status === 'fulfilled').length,
    );
  const counts = async (action: string) => {
    const rows = await app.database.query<{ key: string; count: number }>(
      'test-counts',
      'select key, count from limit_bucket where key like $1',
      [`${action}:%`],
    );
    return Object.fromEntries(rows.map(({ key, count }) => [key.split(':').slice(1, 3).join(':'), count]));
  };

  it('counts 200 simultaneous attempts as 200', async () => {
    const tries = Array.from({ length: 200 }, () => limits.take('wrong-code.address', { ip: '10.0.0.1' }));
    expect(await all(tries)).toBe(20);
    expect(await counts('wrong-code.address')).toEqual({ 'ip:600': 200, 'ip:86400': 200 });
  });

  it('shares its counts between two nodes', async () => {
    const other = new Limits(app.database, app.get(Metrics), app.config);
    const tries = Array.from({ length: 30 }, (_, at) =>
      (at % 2 ? limits : other).take('testimonial.write', { account: 'two nodes' }),
    );
    expect(await all(tries)).toBe(5);
  });

  it('does not use the daily limit when a request comes too early', async () => {
    const who = { ip: '10.0.0.2', destination: 'early@example.com' };
    expect(await all([limits.take('login.request', who)])).toBe(1);
    for (let again = 0; again < 3; again++) expect(await all([limits.take('login.request', who)])).toBe(0);
    expect(await counts('login.request')).toMatchObject({ 'ip:600': 1, 'destination:86400': 1 });
  });

  it('returns how long to wait', async () => {
    const who = { ip: '10.0.0.3' };
    for (let use = 0; use < 3; use++) await limits.take('contact.form', who);
    const refused = await limits.take('contact.form', who).catch((error: HttpException) => error);
    expect(refused).toBeInstanceOf(HttpException);
    const { message, retryAfter } = (refused as HttpException).getResponse() as {
      message: string;
      retryAfter: number;
    };
    expect(message).toBe('That was too often. Please try again in 60 minutes.');
    expect(retryAfter).toBeGreaterThan(3_590);
  });

  it('counts one IPv6 household as one address, and the next household separately', async () => {
    for (let host = 1; host <= 3; host++) await limits.take('contact.form', { ip: `2001:db8:1:2::${host}` });
    await expect(limits.take('contact.form', { ip: '2001:db8:1:2:ffff::1' })).rejects.toThrow();
    await limits.take('contact.form', { ip: '2001:db8:1:3::1' });
  });

  it('allows verified members more', async () => {
    const reveal = (trust: 'new' | 'verified') =>
      all(Array.from({ length: 25 }, () => limits.take('contact.reveal', { account: trust, trust })));
    expect(await reveal('new')).toBe(3);
    expect(await reveal('verified')).toBe(20);
  });

  it('names the verified phone number as the way out, where it is one', async () => {
    const refusal = async (who: Parameters<Limits['take']>[1]) => {
      for (;;) {
        const error = await limits.take('contact.reveal', who).then(
          () => null,
          (refused: HttpException) => refused.getResponse(),
        );
        if (error) return error;
      }
    };
    expect(await refusal({ account: 'newcomer', trust: 'new' })).toMatchObject({
      message:
        'That was too often. Please try again in 24 hours. Or verify your phone number: then you have 20 a day.',
      code: 'verify-phone',
    });
    expect(await refusal({ account: 'regular', trust: 'known' })).toMatchObject({ code: 'verify-phone' });
    for (const who of [{ account: 'trusted', trust: 'verified' } as const, { ip: '10.0.0.9' }]) {
      const refused = await refusal(who);
      expect(refused).toMatchObject({ message: 'That was too often. Please try again in 24 hours.' });
      expect(refused).not.toHaveProperty('code');
    }
  });

  it('resets when the window ends, and deletes unused windows', async () => {
    await limits.take('testimonial.write', { account: 'late' });
    await app.database.query('test-age', `update limit_bucket set ends_at = now() - interval '1 second'`);
    expect(
      await all(Array.from({ length: 6 }, () => limits.take('testimonial.write', { account: 'late' }))),
    ).toBe(5);
    await app.get(LimitsCleanup).run();
    expect(await counts('contact.form')).toEqual({});
    expect(await counts('testimonial.write')).toEqual({ 'account:86400': 6 });
  });

  it('stores no email or IP address in plain text', async () => {
    await limits.take('login.request', { destination: 'secret@example.com', ip: '10.9.9.9' });
    const rows = await app.database.query('test-rows', 'select * from limit_bucket');
    expect(JSON.stringify(rows)).not.toMatch(/secret@|10\.9\.9\.9/);
  });

  it('answers a route that is called too often with 429, a sentence and Retry-After', async () => {
    const visitor = app.asVisitor();
    const error = { message: 'x failed', where: 'page', path: '/' };
    for (let use = 0; use < 30; use++) await visitor.post('/api/client-errors', error);
    const reply = await visitor.post('/api/client-errors', error).expect(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(reply.json()).toMatchObject({ message: expect.stringContaining('too often') });
  });
});
