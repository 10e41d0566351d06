import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { beginLogin, botCheck, forgetLimits, wrongCodeFor } from '../../testing/log-in.js';
import { Limits } from '../../platform/limits/limits.js';
import { Mail } from '../../platform/mail/mail.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SiteWrongCodeBudget } from './site-wrong-code-budget.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const forget = (pattern: string) =>
  app.database.query('forget-some', 'delete from limit_bucket where key like $1', [pattern]);

async function begin(email: string, client: Client = app.asVisitor()) {
  await forget('login.request:%');
  await forget('mail.unsolicited:%');
  const attempt = await beginLogin(app, client, email);
  const enter = (code: string) => client.post('/api/auth/verify', { code, userId: attempt.id });
  return { client, ...attempt, enter, guess: () => enter(wrongCodeFor(attempt.code)) };
}

/** Wrong codes for one email, five an attempt, each from another address. */
async function guessFor(email: string, times: number) {
  for (let left = times; left > 0; left -= 5) {
    const { guess } = await begin(email);
    for (let round = 0; round < Math.min(left, 5); round++) await guess().expect(400);
  }
}

describe('the limit of wrong codes', () => {
  it('allows ten wrong codes a day for one email, with or without an account', async () => {
    const { email } = await app.make.user({ email: 'besieged@example.com' });
    for (const victim of [email, 'no.account@example.com']) {
      await guessFor(victim, 10);
      const { enter, code } = await begin(victim);
      const refused = await enter(code).expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
    }
  });

  it('keeps codes of its own for a device that the account has been used on', async () => {
    const email = 'besieged.at.home@example.com';
    const home = app.asVisitor();
    const first = await begin(email, home);
    await first.enter(first.code).expect(200);
    await home.post('/api/auth/logout').expect(200);
    await guessFor(email, 10);
    const elsewhere = await begin(email);
    await elsewhere.enter(elsewhere.code).expect(429);
    for (let round = 0; round < 2; round++) {
      const { guess } = await begin(email, home);
      for (let time = 0; time < 5; time++) await guess().expect(400);
    }
    // There, too, ten a day.
    const tooLate = await begin(email, home);
    await tooLate.enter(tooLate.code).expect(429);
    await forget('wrong-code:account:86400:%');
    const again = await begin(email, home);
    await again.enter(again.code).expect(200);
  });

  it('allows 25 wrong codes in 30 days for one email', async () => {
    for (const times of [10, 10, 5]) {
      await guessFor('long.siege@example.com', times);
      await forget('wrong-code:account:86400:%');
    }
    const { enter, code } = await begin('long.siege@example.com');
    await enter(code).expect(429);
  });

  it('still accepts the link in the mail after the wrong-code limit', async () => {
    await guessFor('locked.out@example.com', 10);
    const owner = await begin('locked.out@example.com');
    await owner.enter(owner.code).expect(429);
    await owner.client.post('/api/auth/link', { token: owner.linkToken }).expect(200);
    await owner.client.get('/api/auth/me').expect(200);
  });

  it('does not count a right code as a wrong one', async () => {
    for (let round = 0; round < 12; round++) {
      const { enter, code } = await begin('often@example.com');
      await enter(code).expect(200);
    }
  });

  it('stops guesses against many accounts from one address', async () => {
    const sweeper = app.asVisitor();
    for (let victim = 0; victim < 5; victim++) {
      const { guess } = await begin(`swept${victim}@example.com`, sweeper);
      for (let round = 0; round < 4; round++) await guess().expect(400);
    }
    const { enter, code } = await begin('swept.last@example.com', sweeper);
    await enter(code).expect(429);
  });

  it('also counts guesses at attempts that do not exist', async () => {
    const visitor = app.asVisitor();
    const invented = { code: '123456', userId: 'A'.repeat(22) };
    for (let round = 0; round < 20; round++) await visitor.post('/api/auth/verify', invented).expect(400);
    await visitor.post('/api/auth/verify', invented).expect(429);
  });

  const siteCount = async () => {
    const most = `select max(count) as count from limit_bucket where key like 'wrong-code.site:%'`;
    return (await app.database.query<{ count: number | null }>('site-count', most))[0]?.count;
  };
  const spend = (count: number) =>
    app.database.query(
      'spend-site',
      `update limit_bucket set count = $1 where key like 'wrong-code.site:%'`,
      [count],
    );

  it('stops guesses from many addresses after 200 wrong codes a day, but not the link in the mail', async () => {
    const { client, enter, guess, code, linkToken } = await begin('swept.by.many@example.com');
    await guess().expect(400);
    await spend(199);
    await guess().expect(400);
    const refused = await enter(code).expect(429);
    expect((refused.json() as { message: string }).message).toMatch(/^Please use the link in our mail/);
    expect(refused.text).not.toContain('hours');
    await client.post('/api/auth/link', { token: linkToken }).expect(200);
  });

  it('still accepts a right code on a device that the account has been used on', async () => {
    const email = 'at.home@example.com';
    const home = app.asVisitor();
    const first = await begin(email, home);
    await first.enter(first.code).expect(200);
    await home.post('/api/auth/logout').expect(200);
    const { guess } = await begin('stranger@example.com');
    await guess().expect(400);
    await spend(100_000);

    const elsewhere = await begin(email);
    expect((await elsewhere.enter(elsewhere.code).expect(429)).text).toContain('use the link');
    const again = await begin(email, home);
    await again.guess().expect(400);
    await again.enter(again.code).expect(200);
    // It is known to this account alone.
    const other = await begin('next.door@example.com', home);
    await other.enter(other.code).expect(429);
  });

  it('tells the operator when half of the wrong codes of a day were entered', async () => {
    const { guess } = await begin('noticed@example.com');
    const set = `insert into wrong_code_day (day, count) values ((now() at time zone 'utc')::date, 98)
    on conflict (day) do update set count = 98`;
    await app.database.query('almost-half', set);
    for (let round = 0; round < 3; round++) await guess().expect(400);
    const { text } = await app.outbox({ to: app.config.contactEmail, channel: 'email' });
    expect(text).toContain('100 wrong login codes were entered today');
  });

  it('still verifies phones while logins are locked by guesses against the whole site', async () => {
    const { client, guess, linkToken } = await begin('verifier@example.com');
    await guess().expect(400);
    await client.post('/api/auth/link', { token: linkToken }).expect(200);
    await spend(100_000);
    await client.patch('/api/profile', { phoneNumber: '+1 2025550144' }).expect(200);
    const { text } = await app.outbox({ to: '+12025550144', channel: 'sms' });
    const code = /\b(\d{6})\b/.exec(text)?.[1] ?? '';
    await client.post('/api/auth/verify', { code }).expect(200);
  });

  it('allows twice the median day of the last four weeks if that is more', async () => {
    const busy = new SiteWrongCodeBudget(app.config, app.database, app.get(Limits), app.get(Mail));
    const onEachDay = (count: number) =>
      app.database.query(
        'busy-days',
        `insert into wrong_code_day (day, count)
       select (now() at time zone 'utc')::date - ago, $1 from generate_series(1, 28) as ago
       on conflict (day) do update set count = excluded.count`,
        [count],
      );
    await onEachDay(150);
    await busy.take('192.0.2.1');
    await spend(299);
    await busy.take('192.0.2.1');
    await expect(busy.take('192.0.2.1')).rejects.toMatchObject({ status: 429 });
    await onEachDay(0);
  });

  it('stores the number of wrong codes of each day', async () => {
    const today = async () =>
      (
        await app.database.query<{ count: number }>(
          'today',
          `select count from wrong_code_day where day = (now() at time zone 'utc')::date`,
        )
      )[0]?.count ?? 0;
    const before = await today();
    const { enter, guess, code } = await begin('written.down@example.com');
    await guess().expect(400);
    await enter(code).expect(200);
    expect(await today()).toBe(before + 1);
  });

  it('does not let one patient address use up the budget of the whole site', async () => {
    const visitor = app.asVisitor();
    for (let victim = 0; victim < 12; victim++) {
      await forget('wrong-code.address:ip:600:%');
      const { guess } = await begin(`patient${victim}@example.com`, visitor);
      for (let round = 0; round < 4; round++) await guess();
    }
    expect(await siteCount()).toBe(20);
  });

  it('lets one network use a tenth of the budget, and stops its guesses after 60', async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 16; host++) {
      const { guess } = await begin(
        `network${host}@example.com`,
        app.asVisitor({ ip: `198.51.100.${host}` }),
      );
      for (let round = 0; round < 4; round++) statuses.push((await guess()).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429, 429, 429]);
    expect(await siteCount()).toBe(20);

    const { enter, code } = await begin('next.network@example.com', app.asVisitor({ ip: '203.0.113.7' }));
    await enter(code).expect(200);
  });

  it('refuses a network that has used its share when the budget is used up by others', async () => {
    const at = (host: number) => app.asVisitor({ ip: `198.51.100.${host}` });
    for (let host = 1; host <= 6; host++) {
      const { guess } = await begin(`used${host}@example.com`, at(host));
      for (let round = 0; round < 4; round++) await guess().expect(400);
    }
    await spend(100_000);
    const { enter, code } = await begin('used7@example.com', at(7));
    await enter(code).expect(429);
  });

  it('says that the mailed link still works when no more codes are sent', async () => {
    const email = 'asked.too.often@example.com';
    await begin(email);
    const stranger = app.asVisitor();
    const captchaToken = await botCheck(stranger);
    const refused = await stranger.post('/api/auth/login', { email, captchaToken }).expect(429);
    expect(refused.text).toContain('the link in it still works');
  });
});
